import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'classic.title': 'Klasická navigace',
  'classic.count_one': '{{total}} obrazovka',
  'classic.count_few': '{{total}} obrazovky',
  'classic.count_other': '{{total}} obrazovek',
  'classic.text': 'Všechny obrazovky dostupné roli {{role}}, s adresou a klávesou.',
  'classic.daily': 'Denní práce',
  'classic.market': 'Trh',
  'classic.office': 'Kancelář',
  'classic.further': 'Další',
}
