import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const en: Translation<typeof de> = {
  'documents.title': 'Documents',
  'documents.rows_one': '{{total}} document',
  'documents.rows_other': '{{total}} documents',
  'documents.failed': 'Documents could not be loaded',
  'documents.empty.title': 'No documents yet',
  'documents.empty.text': 'Documents come with the orders and their transports.',
  'documents.noPermission': 'Documents are for dispatch, sales, finance and administration.',
  'documents.noMatch': 'No document matches these filters',
  'documents.filter.unverified': 'Unverified only',
  'documents.column.name': 'Document',
  'documents.column.kind': 'Type',
  'documents.column.order': 'Order',
  'documents.column.state': 'Check',
  'documents.column.uploaded': 'Uploaded',
  'documents.column.size': 'Size',
  'documents.check': 'Mark as verified',
  'documents.uncheck': 'Withdraw verification',
  'documents.filter.verified': 'Check',
  'commands.group.document': 'Document',
  'commands.palette.group.document': 'Documents',
  'reasons.select.document': 'Select a document first',
}
