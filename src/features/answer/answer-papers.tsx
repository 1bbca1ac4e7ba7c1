import { Upload } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Answer } from '#src/contract/messages.ts'
import { checkPaperBytes, PAPER_ENDINGS } from '#src/domain/documents/documents.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { MOST_FILES, pickFiles } from '#src/records/upload/given-files.ts'
import { isUnderWay } from '#src/records/upload/item.ts'
import type { GivenFile } from '#src/records/upload/upload-ports.ts'
import { UploadRow } from '#src/records/upload/upload-row.tsx'
import { createUploads } from '#src/records/upload/uploads.ts'
import { useGivenFiles } from '#src/records/upload/use-given-files.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'

interface PapersProps {
  token: string
  answer: Answer
  /** What stands behind the link now. */
  onChange(answer: Answer): void
}

/** The papers a carrier brings: what has arrived, what is on its way, and how more is added. */
export function AnswerPapers({ token, answer, onChange }: PapersProps) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const [uploads] = useState(() =>
    createUploads<undefined>({
      check: checkPaperBytes,
      async send(file, { key, signal, onProgress }) {
        onChange(await call('answers.upload', { params: { token }, file, idempotencyKey: key, signal, onProgress }))
        return { id: key, name: file.name, step: key }
      },
      isOnline: () => navigator.onLine,
      newKey: () => crypto.randomUUID(),
    }),
  )
  const items = useSyncExternalStore(uploads.subscribe, uploads.current)
  useEffect(() => () => uploads.end(), [uploads])
  const take = (files: readonly GivenFile[]) => uploads.add(files.slice(0, MOST_FILES), undefined)
  const overlay = useGivenFiles({ take, told: () => t('upload.over', { target: t('answer.papers') }) })
  const pick = async () => take((await pickFiles(PAPER_ENDINGS)).map((file) => ({ name: file.name, file })))
  const goOn = async (id: string, isRefused: boolean) => {
    if (!isRefused) return uploads.resume(id)
    const [file] = await pickFiles(PAPER_ENDINGS, { many: false })
    if (file !== undefined) uploads.replace(id, file)
  }
  const words = { unfiled: t('answer.papers.arrived'), which: '' }
  const open = items.filter(({ state }) => state !== 'done')
  return (
    <Section title={t('answer.papers')}>
      <ul aria-label={t('answer.papers')}>
        {answer.papers.map(({ name, size, uploadedAt }, at) => (
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
      <p className="my-2 text-text-2">{t('answer.papers.text')}</p>
      <Button icon={Upload} className="h-10!" onClick={() => void pick()}>
        {t('answer.papers.add')}
      </Button>
      {overlay}
    </Section>
  )
}
