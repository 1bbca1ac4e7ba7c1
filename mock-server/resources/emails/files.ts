import type { FileAnswer } from '../../core/bodies/file-answer.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { fileId } from './intake.ts'

/** A file that came with an e-mail, by its number; a paper of the seed is made when somebody asks for it. 404 where there is none. */
export async function emailFile(store: Store, email: Row<'emails'>, index: number): Promise<FileAnswer> {
  const file = await store.find('emailFiles', fileId(email.id, index))
  if (!file) throw notFound()
  const { name, mimeType: type, blobId, size, content = '', paper } = file
  if (blobId !== undefined) return { name, type, size, content: { blobId } }
  const bytes =
    paper === undefined
      ? new TextEncoder().encode(content)
      : (await import('../documents/papers/pdf.ts')).pdfOf(paper, size)
  return { name, type, size: bytes.length, content: { bytes } }
}
