import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SentBytes } from '#src/contract/basics/core.ts'
import { checkPaperBytes, PAPER_ENDINGS } from '#src/domain/documents/documents.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MOST_FILES, pickFiles } from '#src/records/upload/given-files.ts'
import { isUnderWay, type UploadItem } from '#src/records/upload/item.ts'
import type { GivenFile, Uploads } from '#src/records/upload/upload-ports.ts'
import { UploadRow } from '#src/records/upload/upload-row.tsx'
import { createUploads } from '#src/records/upload/uploads.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

type SendPaper<Target> = (
  file: File,
  given: { target: Target; idempotencyKey: string; signal: AbortSignal; onProgress(progress: SentBytes): void },
) => Promise<void>

/** Files on their way by a link; `target` says what each belongs to. */
export function useLinkUploads<Target>(sendPaper: SendPaper<Target>) {
  const [uploads] = useState(() =>
    createUploads<Target>({
      check: checkPaperBytes,
      async send(file, { target, key, signal, onProgress }) {
        await sendPaper(file, { target, idempotencyKey: key, signal, onProgress })
        return { id: key, name: file.name, step: key }
      },
      isOnline: () => navigator.onLine,
      newKey: () => crypto.randomUUID(),
    }),
  )
  const items = useSyncExternalStore(uploads.subscribe, uploads.current)
  useEffect(() => () => uploads.end(), [uploads])
  const take = (files: readonly GivenFile[], target: Target) => uploads.add(files.slice(0, MOST_FILES), target)
  const pick = async (target: Target) =>
    take(
      (await pickFiles(PAPER_ENDINGS)).map((file) => ({ name: file.name, file })),
      target,
    )
  return { uploads, items, take, pick }
}

interface ListProps<Target> {
  label: string
  papers: readonly { name: string; size: number; uploadedAt: string }[]
  items: readonly UploadItem<Target>[]
  uploads: Uploads<Target>
}

/** What has arrived by a link, and what is on its way. */
export function LinkPaperList<Target>({ label, papers, items, uploads }: ListProps<Target>) {
  const { t } = useText()
  const format = useFormat()
  const goOn = async (id: string, isRefused: boolean) => {
    if (!isRefused) return uploads.resume(id)
    const [file] = await pickFiles(PAPER_ENDINGS, { many: false })
    if (file !== undefined) uploads.replace(id, file)
  }
  const words = { unfiled: t('answer.papers.arrived'), which: '' }
  const open = items.filter(({ state }) => state !== 'done')
  return (
    <ul aria-label={label}>
      {papers.map(({ name, size, uploadedAt }, at) => (
        <li key={at} className="flex gap-3 border-b border-line py-2">
          <StatusSign status="success" className="mt-[3px] shrink-0" />
          <span className="min-w-0 grow wrap-anywhere">
            <bdi>{name}</bdi>
          </span>
          <span className="shrink-0 text-chip text-text-3">
            {format.fileSize(size)} · {format.stamp(uploadedAt)}
          </span>
        </li>
      ))}
      {open.map((item) => (
        <li key={item.id} className="border-b border-line">
          <UploadRow
            item={item}
            isCurrent={false}
            isPlain
            others={items.filter(isUnderWay).length}
            words={words}
            onRemove={() => void uploads.remove(item.id)}
            onGoOn={() => void goOn(item.id, item.state === 'refused')}
            onChoose={() => undefined}
          />
        </li>
      ))}
    </ul>
  )
}
