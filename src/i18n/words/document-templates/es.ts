import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Plantillas de documentos …',
  'documentTemplates.manage.choose': 'Cambiar o crear una plantilla',
  'documentTemplates.new': 'Nueva plantilla …',
  'documentTemplates.change': 'Cambiar plantilla',
  'documentTemplates.created': 'creada',
  'documentTemplates.changed': 'cambiada',
  'documentTemplates.delete.title': 'Borrar plantilla …',
  'documentTemplates.delete.choose': 'Qué plantilla',
  'documentTemplates.delete.confirm': 'Borrar plantilla',
  'documentTemplates.name': 'Nombre de la plantilla',
  'documentTemplates.fields': 'Campos',
  'documentTemplates.fields.hint': 'Un campo por línea, en el orden en que se muestran',
  'documentTemplates.description': 'Descripción',
}
