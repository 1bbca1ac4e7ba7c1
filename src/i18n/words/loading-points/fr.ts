import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'loadingPoints.name': 'Nom',
  'loadingPoints.email': 'E-mail pour les avis',
  'loadingPoints.hours.hint': 'Par exemple, avec les jours en allemand : Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Lieu de chargement créé',
  'loadingPoints.changed': 'Lieu de chargement modifié',
  'loadingPoints.create.title': 'Créer un lieu de chargement …',
  'loadingPoints.update.title': 'Modifier un lieu de chargement …',
}
