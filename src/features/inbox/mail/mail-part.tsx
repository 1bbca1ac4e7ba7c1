import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { useText } from '#src/i18n/use-text.ts'
import { BelowRecord } from '#src/records/panel/below-record.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { MailAttachment } from './mail-attachment.tsx'
import { MailHead } from './mail-head.tsx'
import { MailText } from './mail-text.tsx'

/** A part of an e-mail: its text with who wrote it, or a file that came along. */
export function MailPart({ email, part }: { email: Email; part: number }) {
  const { t } = useText()
  const { id, attachments } = email
  const { data, error, refetch } = useQuery(queryFor(useCall(), 'emails.get', { params: { id } }))
  const attachment = attachments[part - 1]
  if (attachment !== undefined) return <MailAttachment key={attachment.index} email={email} attachment={attachment} />
  return (
    <>
      <MailHead email={email} />
      {data === undefined && error === null && <LoadingRows rows={6} rowHeight={20} />}
      {data === undefined && error !== null && (
        <FailureState title={t('inbox.failed')} detail={error.message} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <MailText email={data} />}
      {data !== undefined && <BelowRecord kind="email" id={id} label={email.subject} />}
    </>
  )
}
