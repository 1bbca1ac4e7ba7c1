import type { LucideIcon } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import type { NotificationType } from '#src/domain/alerts/notifications.ts'
import { classes } from '#src/ui/classes.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { StatusSign, type PlainSign } from '#src/ui/signs/status-sign.tsx'

const signs: Record<NotificationType, PlainSign> = {
  success: 'success',
  info: 'notice',
  warning: 'warning',
  error: 'failure',
}

/** A message or an alert: sign, sentence, second line, time, and what can be done with it. Unread ones are bold. */
export function MessageRow(props: {
  /** The alert or reminder it shows; a message is no record. */
  record?: string
  type: NotificationType
  title: string
  detail: string
  time: string
  unread: boolean
  /** Shows the record the message is about. */
  onOpen?: (() => void) | undefined
  /** `isRemoval`: what takes the row away, for its key too. */
  actions: readonly { icon: LucideIcon; title: string; isRemoval?: boolean; onRun(): void }[]
}) {
  const { t } = useText()
  const { type, title, detail, time, unread, onOpen, actions } = props
  return (
    <li
      data-message
      data-record={props.record}
      data-autofocus
      tabIndex={-1}
      className="ring-inside focus:bg-tint flex min-h-11 items-start gap-2 border-b border-line py-1.5 pr-2 pl-4"
    >
      <span className="flex h-5 items-center">
        <StatusSign status={signs[type]} />
      </span>
      <span className="min-w-0 grow">
        <span className="sr-only">
          {t(`notifications.type.${type}`)}
          {unread && `, ${t('notifications.unreadWord')}`}:{' '}
        </span>
        <span className={classes('block break-words', unread && 'font-semibold')}>
          {onOpen === undefined ? (
            title
          ) : (
            <button
              data-open
              type="button"
              className="relative rounded-cap text-left after:absolute after:inset-x-0 after:-inset-y-0.5 hover:underline"
              onClick={onOpen}
            >
              {title}
            </button>
          )}
        </span>
        {detail !== '' && <span className="block text-chip break-words whitespace-pre-line text-text-2">{detail}</span>}
      </span>
      <span className="shrink-0 text-chip leading-5 text-text-3">{time}</span>
      <span className="-my-1 flex min-w-14 shrink-0 justify-end">
        {actions.map((action) => (
          <IconButton
            key={action.title}
            icon={action.icon}
            label={action.title}
            data-remove={action.isRemoval}
            onClick={action.onRun}
          />
        ))}
      </span>
    </li>
  )
}
