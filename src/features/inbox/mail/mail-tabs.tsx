import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { readableOf } from '#src/entities/emails/attachment-readings.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'

interface TabsProps {
  email: Email
  /** 0 is the message, each attachment the one behind its place; undefined while something else is shown. */
  part: number | undefined
  onShow(part: number): void
  /** A tab before them. */
  lead?: ReactNode
}

/** The parts of an e-mail: its text, and each file that came along. */
export function MailTabs({ email, part, onShow, lead }: TabsProps) {
  const { t } = useText()
  const format = useFormat()
  const { attachments } = email
  const attachment = attachments[(part ?? 0) - 1]
  const isReadable = attachment !== undefined && readableOf(email).includes(attachment)
  return (
    <nav
      aria-label={t('inbox.files', { count: attachments.length })}
      className="flex h-9 shrink-0 items-stretch gap-4 overflow-x-auto border-b border-line px-4 [scrollbar-width:none]"
    >
      {lead}
      <PartTab isCurrent={part === 0} onShow={() => onShow(0)}>
        {t('inbox.message')}
      </PartTab>
      {attachments.map(({ index, name, size }, at) => (
        <PartTab key={index} isCurrent={part === at + 1} onShow={() => onShow(at + 1)}>
          <Paperclip aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
          <bdi className="max-w-60 truncate">{name}</bdi>
          <span className="text-chip font-normal text-text-3">{format.fileSize(size)}</span>
        </PartTab>
      ))}
      {isReadable && (
        <span className="ml-auto flex items-center">
          <CommandButton
            id="emails.readFile"
            record={{ kind: 'email', id: email.id, record: email }}
            label={t('inbox.file.read.short')}
            variant="quiet"
            className="h-7"
          />
        </span>
      )}
    </nav>
  )
}

/** One of the things that stand in the same place. */
export function PartTab(props: { isCurrent: boolean; onShow(): void; children: ReactNode }) {
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
