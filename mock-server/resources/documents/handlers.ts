import { handle } from '../../core/handle.ts'
import { MOST_ROWS } from '../../store/store.ts'
import type { Jobs } from '../../write/noun.ts'
import { deleteDocuments, updateDocuments } from './bulk.ts'
import { documents } from './document.resource.ts'
import { documentCsv, documentStatistics } from './figures.ts'
import { documentFile, documentPreview } from './files.ts'
import { readDocument, readingOf, readingStatus, readSoon, readWaiting } from './reading.ts'
import { forget } from './retention.ts'
import { verifyDocument } from './rules.ts'
import { addTags, removeTags } from './tags.ts'
import { templates } from './template.resource.ts'
import { keepDocument, keepDocuments } from './upload.ts'

const { read, changing } = documents
const list = documents.handlers['documents.list']

export const documentNoun = {
  ...documents,
  handlers: {
    ...documents.handlers,
    'documents.upload': handle(
      'documents.upload',
      async (context) => {
        const { row, eventId } = await keepDocument(context, context.file, context.body ?? {})
        return { ...(await documents.shown(row, context)), eventId }
      },
      { status: 201 },
    ),
    'documents.uploadMany': handle(
      'documents.uploadMany',
      async (context) => keepDocuments(context, context.files, context.body ?? {}),
      { status: 201 },
    ),
    'documents.updateMany': handle('documents.updateMany', async (context) => updateDocuments(context, context.body)),
    'documents.deleteMany': handle('documents.deleteMany', async (context) => deleteDocuments(context, context.body)),
    'documents.download': handle('documents.download', async ({ store, params }) =>
      documentFile(store, await read({ store }, params.id)),
    ),
    'documents.preview': handle('documents.preview', async ({ store, params }) =>
      documentPreview(await read({ store }, params.id)),
    ),
    'documents.verify': changing('documents.verify', (context, document) =>
      verifyDocument(context, document, context.body.verified),
    ),
    'documents.addTags': changing('documents.addTags', (context, document) =>
      addTags(context, document, context.body.tags),
    ),
    'documents.removeTags': changing('documents.removeTags', (context, document) =>
      removeTags(context, document, context.body.tags),
    ),
    'documents.statistics': handle('documents.statistics', async ({ store }) => documentStatistics(store)),
    'documents.search': handle('documents.search', async (context) => {
      const { query: q, options } = context.body
      return list.run({ ...context, params: undefined, body: undefined, query: { page: 1, limit: 20, ...options, q } })
    }),
    'documents.export': handle('documents.export', async (context) => {
      const { data } = await list.run({ ...context, query: { ...context.query, page: 1, limit: MOST_ROWS } })
      return documentCsv(data, context.now)
    }),
    'documents.read': handle('documents.read', async (context) => {
      const document = await read(context, context.params.id)
      const { eventId } = await readDocument(context, document, context.body)
      return { ...(await readingOf(context, await read({ store: context.store }, document.id))), eventId }
    }),
    'documents.reading': handle('documents.reading', async ({ store, params }) =>
      readingOf({ store }, await read({ store }, params.id)),
    ),
    'ocr.upload': handle(
      'ocr.upload',
      async (context) => {
        const { role, description, documentType, text, lines, scanned } = context.body
        const metadata = { role, ...(description !== undefined && { description }) }
        const input = { metadata, ...(documentType !== undefined && { kind: documentType }) }
        const { row, eventId } = await keepDocument(context, context.file, input, { text })
        await readSoon(context, row, { text, lines, scanned })
        return { id: row.id, status: 'waiting' as const, progress: 0, eventId }
      },
      { status: 201 },
    ),
    'ocr.status': handle('ocr.status', async (context) => {
      const { id } = context.body
      return { ...(await readingStatus(context, await read({ store: context.store }, id))), id }
    }),
  },
}

export const templateNoun = templates

/** What is done with documents by the clock. */
export const documentJobs: Jobs = {
  'documents.read': (context, { documentId = '' }) => readWaiting(context, documentId),
  'documents.forget': (context, { documentId = '' }) => forget(context, documentId),
}
