import { AlarmClock, Paperclip } from 'lucide-react'
import type { Email } from '#src/contract/emails/email.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { dayOf, isBack, isUnread, KIND_ICONS, momentOf, senderOf } from './email-words.ts'

/** An e-mail in three lines: who and when, about what, and what was understood of it. */
export function EmailRow({ row: email }: { row: Email }) {
  const { t } = useText()
  const format = useFormat()
  const today = useDay()
  const { attachments, subject, kind, doubtful, followUpAt, listedAt, receivedAt, status } = email
  const Icon = KIND_ICONS[kind]
  const isNew = isUnread(email)
  return (
    <div className="relative pt-0.5 pl-3">
      {isNew && <span aria-hidden className="forced-fill absolute top-2 -left-1 size-1.5 rounded-full bg-accent" />}
      <div className="flex items-center gap-2">
        {isNew && <span className="sr-only">{t('inbox.isNew')}</span>}
        <bdi className={classes('min-w-0 grow truncate leading-5', isNew && 'font-semibold')}>{senderOf(email)}</bdi>
        {attachments.length > 0 && (
          <span className="flex shrink-0 items-center gap-1 text-chip text-text-2">
            <Paperclip aria-hidden size={14} strokeWidth={1.75} />
            <span aria-hidden>{attachments.length}</span>
            <span className="sr-only">{t('inbox.files', { count: attachments.length })}</span>
          </span>
        )}
        {isBack(email) && (
          <span className="flex shrink-0 items-center text-text-2">
            <AlarmClock aria-hidden size={14} strokeWidth={1.75} />
            <span className="sr-only">{t('inbox.isBack')}</span>
          </span>
        )}
        <span className="shrink-0 text-chip text-text-2">
          {followUpAt !== undefined && dayOf(followUpAt) === today && `${t('inbox.day.todayAt')} `}
          {momentOf(followUpAt ?? listedAt ?? receivedAt, today, format)}
        </span>
      </div>
      <div className="truncate text-chip text-text-2">
        <bdi>{subject}</bdi>
      </div>
      <div className="flex items-center gap-1.5 text-chip">
        <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0 text-text-2" />
        <span className="min-w-0 grow truncate">
          {t(`inbox.kind.${kind}`)}
          <Understood email={email} />
        </span>
        {doubtful > 0 && status === 'new' && (
          <span className="flex shrink-0 items-center gap-1 text-status-amber">
            <StatusSign status="warning" />
            <span className="@max-[400px]:hidden">{t('reading.count.check', { count: doubtful })}</span>
            <span aria-hidden className="@min-[401px]:hidden">
              {format.number(doubtful)}
            </span>
          </span>
        )}
      </div>
    </div>
  )
}

/** Route, number, amount: what was understood before anyone has opened it. */
function Understood({ email: { understood, kind } }: { email: Email }) {
  const { t } = useText()
  const format = useFormat()
  const { originCity, originPostalCode, destinationCity, destinationPostalCode, orderNumber, amount, rows } = understood
  return (
    <>
      {originCity !== undefined && destinationCity !== undefined && (
        <bdi>
          {' · '}
          <PostalCode code={originPostalCode} />
          {originCity}
          <span className="text-text-3"> → </span>
          <PostalCode code={destinationPostalCode} />
          {destinationCity}
        </bdi>
      )}
      {orderNumber !== undefined && <bdi>{` · ${orderNumber}`}</bdi>}
      {rows !== undefined && ` · ${t('inbox.understood.rows', { rows: format.number(rows) })}`}
      {amount !== undefined &&
        kind !== 'loadOrder' &&
        ` · ${t('inbox.understood.net', { amount: format.money(amount) })}`}
    </>
  )
}

/** Where there is little room the town says enough. */
function PostalCode({ code }: { code: string | undefined }) {
  return code === undefined ? null : <span className="@max-[400px]:hidden">{`${code} `}</span>
}
