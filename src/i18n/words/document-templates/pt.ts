import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Modelos de documento …',
  'documentTemplates.manage.choose': 'Alterar ou criar um modelo',
  'documentTemplates.new': 'Novo modelo …',
  'documentTemplates.change': 'Alterar modelo',
  'documentTemplates.created': 'criado',
  'documentTemplates.changed': 'alterado',
  'documentTemplates.delete.title': 'Eliminar modelo …',
  'documentTemplates.delete.choose': 'Que modelo',
  'documentTemplates.delete.confirm': 'Eliminar modelo',
  'documentTemplates.name': 'Nome do modelo',
  'documentTemplates.fields': 'Campos',
  'documentTemplates.fields.hint': 'Um campo por linha, pela ordem em que são mostrados',
  'documentTemplates.description': 'Descrição',
}
