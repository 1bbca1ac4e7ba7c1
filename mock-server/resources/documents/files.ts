import type { FileAnswer } from '../../core/bodies/file-answer.ts'
import { HttpError } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

type Document = Row<'documents'>

/** What a page can show as it is. */
const SHOWN: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg']

/** The file of a document; what came with the seed is made when somebody asks for it, and is the same every time. */
export async function documentFile(store: Store, document: Document): Promise<FileAnswer> {
  const { id, name, mimeType: type, size, paper } = document
  const file = await store.find('documentFiles', id)
  if (file) return { name, type, size, content: { blobId: file.blobId } }
  if (!paper) throw new HttpError(404, { message: 'Document not found', code: 'NOT_FOUND' })
  if (paper['invoiceId'] !== undefined) {
    const { paperFile } = await import('../billing/files.ts')
    return { ...(await paperFile(store, paper['invoiceId'])), name }
  }
  const { madePaper } = await import('./papers/made-paper.ts')
  const bytes = await madePaper(paper, type, size)
  return { name, type, size: bytes.length, content: { bytes } }
}

/** Where a page finds what it can show of a document. */
export function documentPreview({ id, name, mimeType }: Document) {
  const previewUrl = SHOWN.includes(mimeType) ? `/api/v1/documents/${encodeURIComponent(id)}/download` : undefined
  return { previewUrl, mimeType, name }
}
