import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'loadingPoints.name': 'Nombre',
  'loadingPoints.email': 'Correo para avisos',
  'loadingPoints.hours.hint': 'Por ejemplo, con los días en alemán: Mo–Do 7–16, Fr 7–12',
  'loadingPoints.created': 'Punto de carga creado',
  'loadingPoints.changed': 'Punto de carga modificado',
  'loadingPoints.create.title': 'Crear punto de carga …',
  'loadingPoints.update.title': 'Editar punto de carga …',
}
