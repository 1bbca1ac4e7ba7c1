import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#src/contract/index.ts'
import { invalidateRecords } from '#src/records/changes/invalidate.ts'
import type { DocumentReader } from './document-reader.ts'

interface ReadTools {
  call: Call
  queryClient: QueryClient
  /** That of the session: `documentReader`. */
  reader: DocumentReader
}

/**
 * Reads a document that has just come, of the file that is at hand, and has the server find its fields. Never rejects: how it goes
 * stands in the reader. What was found is taken back with the document, and by no step of its own.
 */
export async function readDocument(
  { call, queryClient, reader }: ReadTools,
  { id, file }: { id: string; file: File },
): Promise<void> {
  await reader.start({
    id,
    file: async () => file,
    async send(text) {
      await call('documents.read', { params: { id }, body: text })
      invalidateRecords(queryClient, 'document', [id])
    },
  })
}
