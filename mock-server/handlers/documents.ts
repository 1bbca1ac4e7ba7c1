import { handle } from '../core/handle.ts'
import { findDocuments, readDocument, verifyDocument } from '../rules/document-rules.ts'
import { undoing } from './undoing.ts'

export const documentHandlers = {
  'documents.list': handle('documents.list', ({ store, query }) => findDocuments(store, query)),
  'documents.get': handle('documents.get', ({ store, params }) => readDocument({ store }, params.id)),
  'documents.verify': handle('documents.verify', async (context) => {
    const { row, eventId } = await verifyDocument(context, context.params.id, context.body.verified)
    return { ...row, eventId }
  }),
  'documents.undo': handle('documents.undo', undoing('document')),
}
