import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Document templates …',
  'documentTemplates.manage.choose': 'Change or create a template',
  'documentTemplates.new': 'New template …',
  'documentTemplates.change': 'Change template',
  'documentTemplates.created': 'created',
  'documentTemplates.changed': 'changed',
  'documentTemplates.delete.title': 'Delete document template …',
  'documentTemplates.delete.choose': 'Which template',
  'documentTemplates.delete.confirm': 'Delete template',
  'documentTemplates.name': 'Name of the template',
  'documentTemplates.fields': 'Fields',
  'documentTemplates.fields.hint': 'One field per line, in the order in which they are shown',
  'documentTemplates.description': 'Description',
}
