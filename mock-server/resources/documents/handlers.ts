import { handle } from '../../core/handle.ts'
import { undoing } from '../../write/undoing.ts'
import { documents } from './document.resource.ts'

/** The rules of documents, fetched with the first call for one. */
const rules = () => import('./rules.ts')

export const documentHandlers = {
  ...documents.handlers,
  'documents.verify': handle('documents.verify', async (context) => {
    const { row, eventId } = await (await rules()).verifyDocument(context, context.params.id, context.body.verified)
    return { ...row, eventId }
  }),
  'documents.undo': handle('documents.undo', undoing('document')),
}
