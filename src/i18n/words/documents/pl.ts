import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pl: Translation<typeof de> = {
  'documents.title': 'Dokumenty',
  'documents.rows_one': '{{total}} dokument',
  'documents.rows_few': '{{total}} dokumenty',
  'documents.rows_many': '{{total}} dokumentów',
  'documents.rows_other': '{{total}} dokumentu',
  'documents.failed': 'Nie udało się załadować dokumentów',
  'documents.empty.title': 'Brak dokumentów',
  'documents.empty.text': 'Dokumenty powstają wraz ze zleceniami i transportami.',
  'documents.noPermission': 'Dokumenty widzą dyspozycja, sprzedaż, finanse i administracja.',
  'documents.noMatch': 'Żaden dokument nie pasuje do filtrów',
  'documents.filter.unverified': 'Tylko niesprawdzone',
  'documents.column.name': 'Dokument',
  'documents.column.kind': 'Rodzaj',
  'documents.column.order': 'Zlecenie',
  'documents.column.state': 'Kontrola',
  'documents.column.uploaded': 'Przesłano',
  'documents.column.size': 'Rozmiar',
  'documents.check': 'Oznacz jako sprawdzone',
  'documents.uncheck': 'Cofnij sprawdzenie',
  'documents.filter.verified': 'Kontrola',
  'commands.group.document': 'Dokument',
  'commands.palette.group.document': 'Dokumenty',
  'reasons.select.document': 'Najpierw wybierz dokument',
}
