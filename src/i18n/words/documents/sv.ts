import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const sv: Translation<typeof de> = {
  'documents.title': 'Dokument',
  'documents.rows_one': '{{total}} dokument',
  'documents.rows_other': '{{total}} dokument',
  'documents.failed': 'Dokumenten kunde inte laddas',
  'documents.empty.title': 'Inga dokument än',
  'documents.empty.text': 'Dokument skapas med uppdragen och deras transporter.',
  'documents.noPermission': 'Dokument ses av trafikledning, försäljning, ekonomi och administration.',
  'documents.noMatch': 'Inget dokument matchar filtren',
  'documents.filter.unverified': 'Endast ogranskade',
  'documents.column.name': 'Dokument',
  'documents.column.kind': 'Slag',
  'documents.column.order': 'Uppdrag',
  'documents.column.state': 'Granskning',
  'documents.column.uploaded': 'Uppladdat',
  'documents.column.size': 'Storlek',
  'documents.check': 'Markera som granskad',
  'documents.uncheck': 'Häv granskning',
  'documents.filter.verified': 'Granskning',
  'commands.group.document': 'Dokument',
  'commands.palette.group.document': 'Dokument',
  'reasons.select.document': 'Välj först ett dokument',
}
