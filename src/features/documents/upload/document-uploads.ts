import { isApiError } from '#src/api/api-error.ts'
import { openKeptFiles } from '#src/storage/kept-files.ts'
import type { UploadItem } from '#src/records/upload/item.ts'
import { createKeptUploads } from '#src/records/upload/kept-uploads.ts'
import { defineUploads, type UploadContext } from '#src/records/upload/session-uploads.ts'
import type { UploadPorts } from '#src/records/upload/upload-ports.ts'
import { fileByPaper, fileWith, sayKind, noteDocument } from './filing.ts'
import { hasOwner, targetIn, type UploadTarget } from './upload-target.ts'

/** The tab of the document centre that lists files on their way. */
export const UPLOAD_TAB = 'upload'

/** Documents on their way to the server, for one person in one session. */
export const documentUploads = defineUploads<UploadTarget>(portsOf)

function portsOf(context: UploadContext): UploadPorts<UploadTarget> {
  const { services, session } = context
  const { call, t } = services
  return {
    async send(file, { target: { label: _label, ...owner }, key, signal, onProgress }) {
      const request = { body: owner, file, idempotencyKey: key, signal, onProgress }
      const { eventId, ...document } = await call('documents.upload', request)
      noteDocument(context, document, key, eventId)
      return { id: document.id, name: document.name, step: key }
    },
    async takeBack({ id, step }) {
      await services.undo(step)
      // What speaks against it has been told; then the document is still there.
      return call('documents.get', { params: { id } }).then(
        () => false,
        (error: unknown) => isApiError(error) && error.status === 404,
      )
    },
    async file(file, { record, target, signal, onPage }) {
      const { linesOf } = await import('./lines-of-file.ts')
      const read = await linesOf(context, file, { record, signal, onPage })
      const lines = read.map(({ text }) => text)
      if (!hasOwner(target)) return fileByPaper(context, record, lines, signal)
      await sayKind(context, record, lines)
      return { place: target.label ?? '' }
    },
    choose: (record, orderId) => fileWith(context, record, orderId),
    isOnline: () => navigator.onLine,
    newKey: () => crypto.randomUUID(),
    kept: createKeptUploads(openKeptFiles(session.tenantId, session.userId), navigator.locks, {
      page: crypto.randomUUID(),
      targetIn,
    }),
    settled(items) {
      const arrived = items.filter(({ record }) => record !== undefined).length
      const left = items.filter(({ state }) => state === 'refused' || state === 'failed').length
      if (arrived === 0 && left === 0) return
      const number = String(left)
      services.notify({
        type: left > 0 ? 'warning' : 'success',
        message: arrived > 0 ? t('upload.finished', { count: arrived }) : refusedText(items, number),
        ...(arrived > 0 && left > 0 && { detail: refusedText(items, number) }),
        action: { label: t('upload.show'), run: () => services.navigate(`/documents?tab=${UPLOAD_TAB}`) },
      })
    },
  }

  function refusedText(items: readonly UploadItem<UploadTarget>[], number: string): string {
    const isFailed = items.some(({ state }) => state === 'failed')
    return t(isFailed ? 'upload.summary.failed' : 'upload.summary.refused', { number })
  }
}
