import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'loadingPoints.name': 'Name',
  'loadingPoints.email': 'E-mail for notices',
  'loadingPoints.hours.hint': 'For example, in German days: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Loading point created',
  'loadingPoints.changed': 'Loading point changed',
  'loadingPoints.create.title': 'Create loading point …',
  'loadingPoints.update.title': 'Edit loading point …',
}
