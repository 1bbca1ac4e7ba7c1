import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'business.title': 'Mina uppdrag',
  'business.newest': 'bara de {{count}} senaste av {{all}}',
  'business.filter.title': 'Filtrera efter steg',
  'business.empty': 'Inga egna uppdrag än',
  'business.empty.text': 'Här visas de uppdrag du har skapat.',
  'business.noMatch': 'Inget uppdrag står på det här steget',
  'business.column.progress': 'Framsteg',
  'business.filter': 'Steg',
  'business.step': '{{name}} · {{percent}} · steg {{step}} av {{steps}}',
}
