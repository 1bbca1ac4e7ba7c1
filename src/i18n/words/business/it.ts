import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'business.title': 'I miei ordini',
  'business.newest': 'solo i {{count}} più recenti di {{all}}',
  'business.filter.title': 'Filtra per passo',
  'business.empty': 'Ancora nessun ordine proprio',
  'business.empty.text': 'Qui compaiono gli ordini creati da Lei.',
  'business.noMatch': 'Nessun ordine è a questo passo',
  'business.column.progress': 'Avanzamento',
  'business.filter': 'Passo',
  'business.step': '{{name}} · {{percent}} · passo {{step}} di {{steps}}',
}
