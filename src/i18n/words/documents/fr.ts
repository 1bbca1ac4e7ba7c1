import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const fr: Translation<typeof de> = {
  'documents.title': 'Documents',
  'documents.rows_one': '{{total}} document',
  'documents.rows_other': '{{total}} documents',
  'documents.failed': 'Impossible de charger les documents',
  'documents.empty.title': 'Aucun document',
  'documents.empty.text': 'Les documents naissent avec les commandes et leurs transports.',
  'documents.noPermission': 'Documents réservés à l’exploitation, au commercial, aux finances et à l’administration.',
  'documents.noMatch': 'Aucun document pour ces filtres',
  'documents.filter.unverified': 'Non vérifiés',
  'documents.column.name': 'Document',
  'documents.column.kind': 'Type',
  'documents.column.order': 'Commande',
  'documents.column.state': 'Contrôle',
  'documents.column.uploaded': 'Ajouté',
  'documents.column.size': 'Taille',
  'documents.check': 'Marquer comme vérifié',
  'documents.uncheck': 'Retirer la vérification',
  'documents.filter.verified': 'Contrôle',
  'commands.group.document': 'Document',
  'commands.palette.group.document': 'Documents',
  'reasons.select.document': 'Sélectionnez d’abord un document',
}
