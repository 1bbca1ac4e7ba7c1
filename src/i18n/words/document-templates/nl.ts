import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Documentsjablonen …',
  'documentTemplates.manage.choose': 'Sjabloon wijzigen of aanmaken',
  'documentTemplates.new': 'Nieuw sjabloon …',
  'documentTemplates.change': 'Sjabloon wijzigen',
  'documentTemplates.created': 'aangemaakt',
  'documentTemplates.changed': 'gewijzigd',
  'documentTemplates.delete.title': 'Documentsjabloon wissen …',
  'documentTemplates.delete.choose': 'Welk sjabloon',
  'documentTemplates.delete.confirm': 'Sjabloon wissen',
  'documentTemplates.name': 'Naam van het sjabloon',
  'documentTemplates.fields': 'Velden',
  'documentTemplates.fields.hint': 'Eén veld per regel, in de volgorde waarin ze worden getoond',
  'documentTemplates.description': 'Beschrijving',
}
