import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'loadingPoints.name': 'Naam',
  'loadingPoints.email': 'E-mail voor aviezen',
  'loadingPoints.hours.hint': 'Bijvoorbeeld, met Duitse dagen: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Laadadres aangemaakt',
  'loadingPoints.changed': 'Laadadres gewijzigd',
  'loadingPoints.create.title': 'Laadadres aanmaken …',
  'loadingPoints.update.title': 'Laadadres bewerken …',
}
