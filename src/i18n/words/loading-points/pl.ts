import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'loadingPoints.name': 'Nazwa',
  'loadingPoints.email': 'E-mail do awizacji',
  'loadingPoints.hours.hint': 'Na przykład, dni po niemiecku: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Miejsce załadunku dodane',
  'loadingPoints.changed': 'Miejsce załadunku zmienione',
  'loadingPoints.create.title': 'Dodaj miejsce załadunku …',
  'loadingPoints.update.title': 'Edytuj miejsce załadunku …',
}
