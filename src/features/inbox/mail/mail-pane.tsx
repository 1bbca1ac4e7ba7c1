import { useQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { recordFocus } from '#src/commands/gate/command.ts'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import type { Email } from '#src/contract/emails/email.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { MailAttachment } from './mail-attachment.tsx'
import { mailHandles } from './mail-handle.ts'
import { MailHead } from './mail-head.tsx'
import { MailText } from './mail-text.tsx'

/** An e-mail beside the list: head, its parts as tabs, and what can be done with it. The list knows all of it but its text. */
export function MailPane({ email: listed }: { email: Email }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const { id } = listed
  const { data, error, refetch } = useQuery(queryFor(call, 'emails.get', { params: { id } }))
  const email = data ?? listed
  const { attachments } = email
  /** 0 is the message, each attachment the one behind its place. */
  const [part, setPart] = useState(0)
  const attachment = attachments[part - 1]
  const body = useRef<HTMLDivElement>(null)
  const record = { kind: 'email', id, record: email } as const
  const scope = useFocusScope<HTMLDivElement>({
    scopes: ['own:mail', ...(attachment === undefined ? [] : ['own:viewer'])],
    focus: recordFocus('email', id, { record: email, name: email.subject, text: () => email.text }),
  })
  useRecordHandle(mailHandles, record, {
    focus() {
      const element = body.current
      if (element === null || element.offsetParent === null) return false
      element.focus()
      return true
    },
    showBy: (by) => setPart((before) => Math.min(Math.max(0, before + by), attachments.length)),
    attachment: () => attachment,
  })
  return (
    <div ref={scope} className="@container flex h-full min-w-0 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-3 px-4">
        <h2 className="min-w-0 grow truncate text-panel" title={email.subject}>
          <bdi>{email.subject}</bdi>
        </h2>
        <span className="shrink-0 text-chip text-text-2">{format.stamp(email.receivedAt)}</span>
      </header>
      <nav
        aria-label={t('inbox.files', { count: attachments.length })}
        className="flex h-9 shrink-0 items-stretch gap-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none]"
      >
        <PartTab isCurrent={part === 0} onShow={() => setPart(0)}>
          {t('inbox.message')}
        </PartTab>
        {attachments.map(({ index, name, size }, at) => (
          <PartTab key={index} isCurrent={part === at + 1} onShow={() => setPart(at + 1)}>
            <Paperclip aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
            <bdi className="max-w-60 truncate">{name}</bdi>
            <span className="text-chip font-normal text-text-3">{format.fileSize(size)}</span>
          </PartTab>
        ))}
      </nav>
      <div
        ref={body}
        role="region"
        aria-label={email.subject}
        tabIndex={-1}
        data-beside
        className="ring-inside flex min-h-0 grow flex-col overflow-y-auto"
      >
        {attachment === undefined ? (
          <>
            <MailHead email={email} />
            {data === undefined && error === null && <LoadingRows rows={6} rowHeight={20} />}
            {data === undefined && error !== null && (
              <FailureState title={t('inbox.failed')} detail={error.message} onRetry={() => void refetch()} />
            )}
            {data !== undefined && <MailText email={data} />}
          </>
        ) : (
          <MailAttachment key={attachment.index} email={email} attachment={attachment} />
        )}
      </div>
      <div
        data-foot
        className="flex min-h-12 shrink-0 items-center gap-2 overflow-x-auto border-t border-line px-4 [scrollbar-width:none]"
      >
        {email.status === 'new' ? (
          <CommandButton id="emails.done" record={record} label={t('inbox.done.short')} />
        ) : (
          <CommandButton id="emails.reopen" record={record} />
        )}
        <CommandButton id="emails.reply" record={record} label={t('inbox.reply.short')} />
        <CommandButton id="emails.assign" record={record} label={t('inbox.assign.short')} />
        {email.status === 'new' && (
          <CommandButton id="emails.followUp" record={record} label={t('inbox.tab.followUp')} />
        )}
        <span className="ml-auto @max-[560px]:hidden">
          <CommandButton id="palette.actions" record={record} label={t('list.more')} variant="quiet" />
        </span>
      </div>
    </div>
  )
}

function PartTab(props: { isCurrent: boolean; onShow(): void; children: ReactNode }) {
  const { isCurrent } = props
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={props.onShow}
      className={classes(
        'ring-inside relative -mx-1 inline-flex shrink-0 items-center gap-1.5 px-1 whitespace-nowrap',
        isCurrent ? 'font-semibold text-text' : 'text-text-2 hover:text-text',
      )}
    >
      {props.children}
      {isCurrent && <span aria-hidden className="forced-fill absolute inset-x-1 bottom-0 h-0.5 bg-accent" />}
    </button>
  )
}
