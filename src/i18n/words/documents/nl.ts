import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const nl: Translation<typeof de> = {
  'documents.title': 'Documenten',
  'documents.rows_one': '{{total}} document',
  'documents.rows_other': '{{total}} documenten',
  'documents.failed': 'Documenten konden niet worden geladen',
  'documents.empty.title': 'Nog geen documenten',
  'documents.empty.text': 'Documenten ontstaan met de opdrachten en hun transporten.',
  'documents.noPermission': 'Documenten zijn zichtbaar voor planning, verkoop, financiën en beheer.',
  'documents.noMatch': 'Geen document past bij deze filters',
  'documents.filter.unverified': 'Alleen ongecontroleerde',
  'documents.column.name': 'Document',
  'documents.column.kind': 'Soort',
  'documents.column.order': 'Opdracht',
  'documents.column.state': 'Controle',
  'documents.column.uploaded': 'Geüpload',
  'documents.column.size': 'Grootte',
  'documents.check': 'Als gecontroleerd markeren',
  'documents.uncheck': 'Controle intrekken',
  'documents.filter.verified': 'Controle',
  'commands.group.document': 'Document',
  'commands.palette.group.document': 'Documenten',
  'reasons.select.document': 'Selecteer eerst een document',
}
