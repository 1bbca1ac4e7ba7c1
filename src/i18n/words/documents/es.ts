import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const es: Translation<typeof de> = {
  'documents.title': 'Documentos',
  'documents.rows_one': '{{total}} documento',
  'documents.rows_other': '{{total}} documentos',
  'documents.failed': 'No se pudieron cargar los documentos',
  'documents.empty.title': 'Aún no hay documentos',
  'documents.empty.text': 'Los documentos nacen con los pedidos y sus transportes.',
  'documents.noPermission': 'Los documentos los ven tráfico, comercial, finanzas y administración.',
  'documents.noMatch': 'Ningún documento con estos filtros',
  'documents.filter.unverified': 'Solo sin verificar',
  'documents.column.name': 'Documento',
  'documents.column.kind': 'Tipo',
  'documents.column.order': 'Pedido',
  'documents.column.state': 'Control',
  'documents.column.uploaded': 'Subido',
  'documents.column.size': 'Tamaño',
  'documents.check': 'Marcar como verificado',
  'documents.uncheck': 'Retirar la verificación',
  'documents.filter.verified': 'Control',
  'commands.group.document': 'Documento',
  'commands.palette.group.document': 'Documentos',
  'reasons.select.document': 'Primero seleccione un documento',
}
