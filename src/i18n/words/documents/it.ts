import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const it: Translation<typeof de> = {
  'documents.title': 'Documenti',
  'documents.rows_one': '{{total}} documento',
  'documents.rows_other': '{{total}} documenti',
  'documents.failed': 'Impossibile caricare i documenti',
  'documents.empty.title': 'Ancora nessun documento',
  'documents.empty.text': 'I documenti nascono con gli ordini e i loro trasporti.',
  'documents.noPermission': 'I documenti sono visibili a traffico, vendite, contabilità e amministratori.',
  'documents.noMatch': 'Nessun documento corrisponde ai filtri',
  'documents.filter.unverified': 'Solo da verificare',
  'documents.column.name': 'Documento',
  'documents.column.kind': 'Tipo',
  'documents.column.order': 'Ordine',
  'documents.column.state': 'Verifica',
  'documents.column.uploaded': 'Caricato il',
  'documents.column.size': 'Dim.',
  'documents.check': 'Segna come verificato',
  'documents.uncheck': 'Revoca verifica',
  'documents.filter.verified': 'Verifica',
  'commands.group.document': 'Documento',
  'commands.palette.group.document': 'Documenti',
  'reasons.select.document': 'Selezionare prima un documento',
}
