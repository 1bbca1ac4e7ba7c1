import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const cs: Translation<typeof de> = {
  'documents.title': 'Dokumenty',
  'documents.rows_one': '{{total}} dokument',
  'documents.rows_few': '{{total}} dokumenty',
  'documents.rows_many': '{{total}} dokumentu',
  'documents.rows_other': '{{total}} dokumentů',
  'documents.failed': 'Dokumenty nelze načíst',
  'documents.empty.title': 'Zatím žádné dokumenty',
  'documents.empty.text': 'Dokumenty vznikají se zakázkami a jejich přepravami.',
  'documents.noPermission': 'Dokumenty vidí dispečink, obchod, finance a správa.',
  'documents.noMatch': 'Filtrům neodpovídá žádný dokument',
  'documents.filter.unverified': 'Jen neověřené',
  'documents.column.name': 'Dokument',
  'documents.column.kind': 'Druh',
  'documents.column.order': 'Zakázka',
  'documents.column.state': 'Ověření',
  'documents.column.uploaded': 'Nahráno',
  'documents.column.size': 'Velikost',
  'documents.check': 'Označit jako ověřené',
  'documents.uncheck': 'Zrušit ověření',
  'documents.filter.verified': 'Ověření',
  'commands.group.document': 'Dokument',
  'commands.palette.group.document': 'Dokumenty',
  'reasons.select.document': 'Nejdříve vyberte dokument',
}
