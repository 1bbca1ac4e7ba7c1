import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'loadingPoints.name': 'Nome',
  'loadingPoints.email': 'E-mail per gli avvisi',
  'loadingPoints.hours.hint': 'Per esempio, con i giorni in tedesco: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Punto di carico creato',
  'loadingPoints.changed': 'Punto di carico modificato',
  'loadingPoints.create.title': 'Creare un punto di carico …',
  'loadingPoints.update.title': 'Modificare un punto di carico …',
}
