import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'business.title': 'Moje zlecenia',
  'business.newest': 'tylko najnowsze: {{count}} z {{all}}',
  'business.filter.title': 'Filtruj wg kroku',
  'business.empty': 'Brak własnych zleceń',
  'business.empty.text': 'Tu są zlecenia utworzone przez Państwa.',
  'business.noMatch': 'Żadne zlecenie nie jest na tym kroku',
  'business.column.progress': 'Postęp',
  'business.filter': 'Krok',
  'business.step': '{{name}} · {{percent}} · krok {{step}} z {{steps}}',
}
