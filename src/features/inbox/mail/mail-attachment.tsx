import { useSyncExternalStore } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Attachment, Email } from '#src/contract/emails/email.ts'
import type { ReadBox } from '#src/entities/documents/viewer/boxes.tsx'
import { DocumentViewer } from '#src/entities/documents/viewer/document-viewer.tsx'
import { isShown, useShownFile } from '#src/entities/documents/viewer/use-shown-file.ts'
import { ViewerFoot } from '#src/entities/documents/viewer/viewer-bars.tsx'
import { attachmentReadings } from '#src/entities/emails/attachment-readings.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isDoubtful } from '#src/records/reading/reading-field.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useShownFields } from '../use-shown-fields.ts'

const TABLE = /\.(?:csv|tsv|xlsx?)$/i

/** A file that came with an e-mail: looked at where a page draws it, else what can be done with it. */
export function MailAttachment({ email, attachment }: { email: Email; attachment: Attachment }) {
  const { t } = useText()
  const { index, name, mimeType, refusal } = attachment
  const record = { kind: 'email', id: email.id, record: email } as const
  const format = useFormat()
  const shown = useShownFields(email.id)
  const readings = useSessionValue(attachmentReadings)
  const read = useSyncExternalStore(readings.subscribe, readings.current).get(email.id)?.get(index)
  const boxes = (shown?.fields ?? []).flatMap((field): ReadBox[] => {
    const { page, box } = read?.fields.find(({ name: own }) => own === field.name) ?? {}
    if (page === undefined || box === undefined) return []
    const tag = `${field.label} ${format.percent(field.confidence, 0)}`
    return [{ name: field.name, label: tag, page, box, isDoubtful: isDoubtful(field) }]
  })
  const file = useShownFile({ id: email.id, mimeType: refusal === undefined ? mimeType : '', attachment: index })
  if (refusal === undefined && isShown(mimeType))
    return (
      <>
        <DocumentViewer
          viewed={{ record, name, mimeType, download: 'emails.saveFile' }}
          file={file}
          boxes={boxes}
          current={shown?.isActive === true ? shown.current : undefined}
          onChoose={shown?.choose ?? (() => undefined)}
        />
        <ViewerFoot />
      </>
    )
  return (
    <div className="m-auto max-w-80 p-6 text-center">
      <p className="text-panel break-words">
        <bdi>{name}</bdi>
      </p>
      <p className="mt-1 mb-4 text-text-2">
        {refusal !== undefined && <StatusSign status="failure" className="mr-1.5 align-[-2px]" />}
        {refusal === undefined
          ? t(TABLE.test(name) ? 'inbox.fileTable' : 'inbox.fileOther')
          : t('inbox.fileRefused', { reason: refusal })}
      </p>
      {refusal === undefined && (
        <div className="flex flex-wrap justify-center gap-2">
          {TABLE.test(name) && <CommandButton id="imports.fromEmail" record={record} variant="primary" />}
          <CommandButton id="emails.saveFile" record={record} />
        </div>
      )}
    </div>
  )
}
