import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'loadingPoints.name': 'Nome',
  'loadingPoints.email': 'E-mail para avisos',
  'loadingPoints.hours.hint': 'Por exemplo, com os dias em alemão: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Local de carga criado',
  'loadingPoints.changed': 'Local de carga alterado',
  'loadingPoints.create.title': 'Criar local de carga …',
  'loadingPoints.update.title': 'Editar local de carga …',
}
