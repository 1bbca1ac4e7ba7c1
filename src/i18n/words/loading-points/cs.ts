import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'loadingPoints.name': 'Název',
  'loadingPoints.email': 'E-mail pro avíza',
  'loadingPoints.hours.hint': 'Například, s německými dny: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Ložné místo založeno',
  'loadingPoints.changed': 'Ložné místo změněno',
  'loadingPoints.create.title': 'Založit ložné místo …',
  'loadingPoints.update.title': 'Upravit ložné místo …',
}
