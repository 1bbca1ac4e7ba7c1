import { uploadMimeType } from '#src/domain/documents/documents.ts'
import type { CameFile, UploadedFile } from '../../core/bodies/upload.ts'
import { refusedFile } from '../../core/bodies/refused-body.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { writeCreated } from '../../write/record-write.ts'
import { recordEvent } from '../orders/history.ts'
import { documents } from './document.resource.ts'
import { type DocumentInput, documentValues } from './values.ts'

/** What came of a file: the document, and the event that takes it away again. */
interface StoredUpload {
  row: Row<'documents'>
  eventId: string | undefined
  warnings: []
}

type FileFacts = Pick<UploadedFile, 'id' | 'name' | 'type' | 'size' | 'digest'>

/**
 * Makes a document of a file that was put away, and says so in the history of its order. `text` is what is known to stand in it; what
 * the product has made itself needs no check.
 */
export async function keepDocument(
  context: RuleContext,
  file: FileFacts,
  input: DocumentInput,
  { text, isOwn = false }: { text?: string | undefined; isOwn?: boolean } = {},
): Promise<StoredUpload> {
  const { store, session } = context
  const values = await documentValues(store, input)
  const id = context.newId('doc')
  const { id: blobId, name, size, digest } = file
  await store.insert('documentFiles', { id, blobId, digest, text })
  const now = stamp(context)
  const { row, eventId } = await writeCreated(context, 'document', {
    kind: 'other',
    tags: [],
    ...values,
    ...{ id, name, mimeType: uploadMimeType(file), size, ocrProcessed: false, verified: isOwn },
    ...{ uploadedAt: now, uploadedBy: session.userName, createdAt: now, updatedAt: now },
  })
  const order = row.orderId ? await store.find('orders', row.orderId) : undefined
  if (order) await recordEvent(context, order, { type: 'document_added', payload: { documentId: id, name } })
  return { row, eventId, warnings: [] }
}

/**
 * Makes documents of several files, each by itself: what was refused loses nothing of the others. `message` names the refused ones, each
 * behind its file name, joined by commas; 422 with it where nothing else came. Source: specification 5
 */
export async function keepDocuments(context: RuleContext, files: readonly CameFile[], input: DocumentInput) {
  const refused = files.flatMap((file) => ('refusal' in file ? `${file.name}: ${file.refusal}` : []))
  const message = refused.length === 0 ? undefined : refused.join(', ')
  if (message !== undefined && refused.length === files.length) throw refusedFile(message, 'files')
  const results = []
  for (const file of files) {
    if ('refusal' in file) {
      results.push({
        name: file.name,
        outcome: 'refused' as const,
        document: undefined,
        eventId: undefined,
        message: file.refusal,
      })
      continue
    }
    const { row, eventId } = await keepDocument(context, file, input)
    const document = await documents.shown(row, context)
    results.push({ name: row.name, outcome: 'created' as const, document, eventId, message: undefined })
  }
  return { results, message }
}
