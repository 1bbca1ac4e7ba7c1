import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'classic.title': 'Navigazione classica',
  'classic.count_one': '{{total}} schermata',
  'classic.count_other': '{{total}} schermate',
  'classic.text': 'Tutte le schermate aperte al ruolo {{role}}, con indirizzo e tasto.',
  'classic.daily': 'Lavoro quotidiano',
  'classic.market': 'Mercato',
  'classic.office': 'Ufficio',
  'classic.further': 'Altre',
}
