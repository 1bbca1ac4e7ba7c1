import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Šablony dokumentů …',
  'documentTemplates.manage.choose': 'Změnit nebo vytvořit šablonu',
  'documentTemplates.new': 'Nová šablona …',
  'documentTemplates.change': 'Změnit šablonu',
  'documentTemplates.created': 'vytvořena',
  'documentTemplates.changed': 'změněna',
  'documentTemplates.delete.title': 'Smazat šablonu dokumentu …',
  'documentTemplates.delete.choose': 'Která šablona',
  'documentTemplates.delete.confirm': 'Smazat šablonu',
  'documentTemplates.name': 'Název šablony',
  'documentTemplates.fields': 'Pole',
  'documentTemplates.fields.hint': 'Jedno pole na řádek, v pořadí zobrazení',
  'documentTemplates.description': 'Popis',
}
