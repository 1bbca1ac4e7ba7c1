import { useCallback, useSyncExternalStore } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { documentReader, isUnderWay } from '#src/entities/documents/reading/document-reader.ts'
import { ReadingProgress } from '#src/entities/documents/reading/reading-progress.tsx'
import { useProgress } from '#src/entities/documents/reading/use-reading.ts'
import { readableOf, readerIdOf } from '#src/entities/emails/attachment-readings.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'

/** How far the attachment is that is being read, or why one could not be. */
export function FileProgress({ email }: { email: Email }) {
  const reader = useSessionValue(documentReader)
  const subscribe = useCallback((listener: () => void) => reader.subscribe(listener), [reader])
  const index = useSyncExternalStore(subscribe, () => {
    const isShown = (state: string) =>
      state === 'failed' || state === 'waiting' || state === 'reading' || state === 'sending'
    return readableOf(email).find((one) => isShown(reader.of(readerIdOf(email.id, one.index)).state))?.index
  })
  return index === undefined ? null : <OneFile key={index} email={email} index={index} />
}

function OneFile({ email, index }: { email: Email; index: number }) {
  const { t } = useText()
  const reading = useProgress(readerIdOf(email.id, index))
  const record = { kind: 'email', id: email.id, record: email } as const
  const name = email.attachments.find((one) => one.index === index)?.name ?? ''
  return (
    <div className="shrink-0 border-b border-line px-4 py-3">
      <p className="truncate text-chip text-text-2">
        <bdi>{name}</bdi>
      </p>
      {reading.failure === undefined ? (
        <ReadingProgress reading={reading} />
      ) : (
        <p role="alert" className="flex items-center gap-1.5">
          <StatusSign status="failure" />
          {`${t('reading.failed')}: ${reading.failure}`}
        </p>
      )}
      <div className="mt-2">
        {isUnderWay(reading) ? (
          <CommandButton id="emails.cancelReading" record={record} />
        ) : (
          <CommandButton id="emails.readFile" record={record} label={t('reading.again')} />
        )}
      </div>
    </div>
  )
}
