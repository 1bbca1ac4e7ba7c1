import { handle } from '../core/handle.ts'
import { findDocuments, readDocument, verifyDocument } from '../rules/document-rules.ts'

export const documentHandlers = {
  'documents.list': handle('documents.list', ({ store, query }) => findDocuments(store, query)),
  'documents.get': handle('documents.get', ({ store, params }) => readDocument({ store }, params.id)),
  'documents.verify': handle('documents.verify', (context) => {
    return verifyDocument(context, context.params.id, context.body.verified)
  }),
}
