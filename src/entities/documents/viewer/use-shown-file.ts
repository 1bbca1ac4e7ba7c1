import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { openPdf } from '../pdf/open-pdf.ts'
import { PdfFailure, type PdfProblem } from '../pdf/pdf-failure.ts'
import type { PdfFile } from '../pdf/read-pdf.ts'

/** A picture as it can be drawn: an address of its own, and its size in pixels, of which one counts as a point. */
interface ShownImage {
  kind: 'image'
  address: string
  width: number
  height: number
}

/** What a page can draw of a document: pages, a picture, or nothing. */
export type ShownFile = { kind: 'pdf'; pdf: PdfFile } | ShownImage | { kind: 'failed'; problem: PdfProblem }

/** Pictures a page draws as they are. Whatever a file says of itself: as one of these nothing in it is run or fetched. */
const IMAGES: readonly string[] = ['image/png', 'image/jpeg']
const PDF = 'application/pdf'

/** Whether a page draws files of this type. */
export const isShown = (mimeType: string): boolean => mimeType === PDF || IMAGES.includes(mimeType)

/** How long a file stays in memory once no one looks at it, milliseconds: it may be large. */
const KEPT = 60_000

/** A file of a document, or one that came with an e-mail, by its number there. */
export interface FileOfRecord extends Pick<Document, 'id' | 'mimeType'> {
  attachment?: number
}

// A file never changes.
const kept = { staleTime: Infinity, gcTime: KEPT }

/** The file of a record, opened for looking at; everything of it goes when no one looks any more. */
export function useShownFile({ id, mimeType, attachment }: FileOfRecord) {
  const call = useCall()
  const isDrawn = isShown(mimeType)
  const ofDocument = useQuery({
    ...queryFor(call, 'documents.download', { params: { id } }),
    ...kept,
    enabled: isDrawn && attachment === undefined,
  })
  const ofEmail = useQuery({
    ...queryFor(call, 'emails.file', { params: { id, index: String(attachment ?? 0) } }),
    ...kept,
    enabled: isDrawn && attachment !== undefined,
  })
  const file = attachment === undefined ? ofDocument : ofEmail
  const [shown, setShown] = useState<{ of: File; file: ShownFile }>()
  const { data } = file
  useEffect(() => {
    if (data === undefined) return undefined
    let isGone = false
    let close: (() => void) | undefined
    const opening = mimeType === PDF ? openedPdf(data) : openedImage(data, mimeType)
    void opening.then((opened) => {
      close = opened.close
      if (isGone) close()
      else setShown({ of: data, file: opened.file })
    })
    return () => {
      isGone = true
      close?.()
      setShown(undefined)
    }
  }, [data, mimeType])
  return { query: file, shown: shown !== undefined && shown.of === data ? shown.file : undefined }
}

interface OpenedFile {
  file: ShownFile
  close(): void
}

async function openedPdf(file: File): Promise<OpenedFile> {
  try {
    const pdf = await openPdf(file)
    return { file: { kind: 'pdf', pdf }, close: () => pdf.close() }
  } catch (error) {
    return failed(error instanceof PdfFailure ? error.problem : 'noReader')
  }
}

async function openedImage(file: File, type: string): Promise<OpenedFile> {
  const address = URL.createObjectURL(new Blob([file], { type }))
  const close = () => URL.revokeObjectURL(address)
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } catch {
    close()
    return failed('broken')
  }
  return { file: { kind: 'image', address, width: image.naturalWidth, height: image.naturalHeight }, close }
}

const failed = (problem: PdfProblem): OpenedFile => ({ file: { kind: 'failed', problem }, close: () => undefined })
