import type { Translation } from '../../keys.ts'
import type { de } from './de.ts'

export const pt: Translation<typeof de> = {
  'documents.title': 'Documentos',
  'documents.rows_one': '{{total}} documento',
  'documents.rows_other': '{{total}} documentos',
  'documents.failed': 'Não foi possível carregar os documentos',
  'documents.empty.title': 'Ainda sem documentos',
  'documents.empty.text': 'Os documentos surgem com as ordens e os seus transportes.',
  'documents.noPermission': 'Os documentos são vistos por tráfego, comercial, financeiro e administração.',
  'documents.noMatch': 'Nenhum documento corresponde aos filtros',
  'documents.filter.unverified': 'Só por verificar',
  'documents.column.name': 'Documento',
  'documents.column.kind': 'Tipo',
  'documents.column.order': 'Ordem',
  'documents.column.state': 'Controlo',
  'documents.column.uploaded': 'Enviado',
  'documents.column.size': 'Tamanho',
  'documents.check': 'Marcar como verificado',
  'documents.uncheck': 'Anular verificação',
  'documents.filter.verified': 'Controlo',
  'commands.group.document': 'Documento',
  'commands.palette.group.document': 'Documentos',
  'reasons.select.document': 'Selecione primeiro um documento',
}
