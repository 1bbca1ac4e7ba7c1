import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'documentTemplates.manage.title': 'Szablony dokumentów …',
  'documentTemplates.manage.choose': 'Zmień lub utwórz szablon',
  'documentTemplates.new': 'Nowy szablon …',
  'documentTemplates.change': 'Zmień szablon',
  'documentTemplates.created': 'utworzony',
  'documentTemplates.changed': 'zmieniony',
  'documentTemplates.delete.title': 'Usuń szablon dokumentu …',
  'documentTemplates.delete.choose': 'Który szablon',
  'documentTemplates.delete.confirm': 'Usuń szablon',
  'documentTemplates.name': 'Nazwa szablonu',
  'documentTemplates.fields': 'Pola',
  'documentTemplates.fields.hint': 'Jedno pole w wierszu, w kolejności wyświetlania',
  'documentTemplates.description': 'Opis',
}
