import type { PaperLine } from '#src/domain/extraction/paper.ts'
import { documentReader } from '#src/entities/documents/reading/document-reader.ts'
import type { UploadedRecord } from '#src/records/upload/item.ts'
import type { UploadContext } from '#src/records/upload/session-uploads.ts'
import { noteDocument } from './filing.ts'

interface ReadOptions {
  record: UploadedRecord
  signal: AbortSignal
  onPage(at: number, of: number): void
}

/**
 * Reads a document that has just arrived, of the file that is at hand, and has the server find its fields: part of the step that has
 * made it. Answers its lines, none where nothing can be read of it; why stands in the session's reader. Rejects where the signal says so.
 */
export async function linesOf(
  context: UploadContext,
  file: File,
  { record, signal, onPage }: ReadOptions,
): Promise<readonly PaperLine[]> {
  const { call, sessionValue } = context.services
  const reader = sessionValue(documentReader)
  const { id, step } = record
  let lines: readonly PaperLine[] = []
  const unsubscribe = reader.subscribe(() => {
    const progress = reader.of(id)
    if (progress.state === 'reading') onPage(progress.page, progress.of)
  })
  const cancel = () => reader.cancel(id)
  signal.addEventListener('abort', cancel)
  try {
    await reader.start({
      id,
      file: async () => file,
      async send(text) {
        lines = text.lines
        const { eventId } = await call('documents.read', {
          params: { id },
          body: text,
          idempotencyKey: `${step}-read`,
          signal,
        })
        noteDocument(context, await call('documents.get', { params: { id } }), step, eventId)
      },
    })
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', cancel)
  }
  signal.throwIfAborted()
  return lines
}
