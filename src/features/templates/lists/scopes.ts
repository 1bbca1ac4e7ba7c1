import { listScope } from '#src/commands/gate/scopes.ts'

/** Where the commands of templates for e-mails and orders are alive. */
export const TEMPLATE_SCOPES = [listScope('emailTemplates'), listScope('orderTemplates'), 'record:template'] as const

/** The same of those for documents. */
export const DOCUMENT_TEMPLATE_SCOPES = [listScope('documentTemplates'), 'record:documentTemplate'] as const
