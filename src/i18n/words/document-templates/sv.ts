import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Dokumentmallar …',
  'documentTemplates.manage.choose': 'Ändra eller skapa en mall',
  'documentTemplates.new': 'Ny mall …',
  'documentTemplates.change': 'Ändra mall',
  'documentTemplates.created': 'skapad',
  'documentTemplates.changed': 'ändrad',
  'documentTemplates.delete.title': 'Radera dokumentmall …',
  'documentTemplates.delete.choose': 'Vilken mall',
  'documentTemplates.delete.confirm': 'Radera mall',
  'documentTemplates.name': 'Mallens namn',
  'documentTemplates.fields': 'Fält',
  'documentTemplates.fields.hint': 'Ett fält per rad, i den ordning de visas',
  'documentTemplates.description': 'Beskrivning',
}
