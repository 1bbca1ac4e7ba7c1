import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryKeys } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { minutesLate } from '#src/domain/notices/expected.ts'
import { type NoticeKind, stopOfNotice } from '#src/domain/notices/notices.ts'
import { isMailbox } from '#src/domain/partners/recipients.ts'
import { MessageFields } from '#src/entities/messages/message-fields.tsx'
import { attemptAfter, questionOf, type SendAttempt } from '#src/entities/messages/send-attempt.ts'
import { useKeptText } from '#src/entities/messages/use-kept-text.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { type NoticeFacts, noticeText, timesOf } from './notice-text.ts'
import { sendNotice } from './send.ts'
import { useNoticeFacts } from './use-notice-facts.ts'
import { WORDS } from './words.ts'

interface Props {
  context: CommandContext
  commandId: string
  kind: NoticeKind
  id: string
  /** Which of several it is. */
  place: { number: number; count: number } | undefined
  onDone(): void
  /** Called where a delay is to be told of an order that comes in time. */
  onInTime: (() => void) | undefined
  onClose(): void
}

/**
 * What is about to be told of an order: to whom, when the truck is expected, the text. It stands until the server has it: what did not
 * arrive stays typed, over a reload too, and says why.
 */
export function NoticeDialog({ context, commandId, kind, id, place, onDone, onInTime, onClose }: Props) {
  const { t } = useText()
  const { name: sender } = useSession()
  const queryClient = useQueryClient()
  const { facts, order: asked, address } = useNoticeFacts(kind, id)
  const { typed, type, forget } = useKeptText(`${kind}.${id}`)
  const [fieldError, setFieldError] = useState<string>()
  const [attempt, setAttempt] = useState<SendAttempt>()
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const order = facts?.order ?? asked.data
  const recipient = typed.recipient ?? address
  const text = typed.text ?? (facts === undefined ? '' : noticeText(kind, facts, sender))
  const isInTime = kind === 'delayNotice' && facts !== undefined && lateOf(facts) === 0
  useEffect(() => {
    if (isInTime) onInTime?.()
  })

  const refuse = (message: string) => {
    setFieldError(message)
    form.current?.querySelector<HTMLElement>('[name="recipient"]')?.focus()
  }
  const submit = async () => {
    // No one sends what has not been seen.
    if (underWay.current || facts === undefined) return
    if (!isMailbox(recipient)) return refuse(t('reason.send.mailbox'))
    setFieldError(undefined)
    underWay.current = true
    setSending(true)
    try {
      const again = attempt?.next === 'send.again'
      const { order: told, expectedAt } = facts
      await sendNotice(context, { commandId, kind, order: told, recipient, text, expectedAt, again })
      forget()
      // The address is kept in the order.
      void queryClient.invalidateQueries({ queryKey: queryKeys.record('orders.get', id) })
      onDone()
    } catch (error) {
      underWay.current = false
      setSending(false)
      const said = attemptAfter(error, t)
      if (typeof said === 'string') refuse(said)
      else setAttempt(said)
    }
  }
  const name = order && receiverOf(kind, order)
  return (
    <FormDialog
      ref={form}
      title={plainTitle(t(WORDS[kind].title))}
      confirm={t(attempt?.next ?? 'send.confirm')}
      width={600}
      onCancel={() => {
        forget()
        onClose()
      }}
      onSubmit={() => void submit()}
      question={questionOf(attempt)}
    >
      <p className="text-text-2">
        <bdi>{[order?.orderNumber ?? id, name].filter(Boolean).join(' · ')}</bdi>
        {place !== undefined && <span className="ml-2 text-text-3">{t('notice.of', place)}</span>}
      </p>
      {asked.isError && order === undefined ? (
        <FormFailure>{t('notice.failed')}</FormFailure>
      ) : (
        <Forecast kind={kind} facts={facts} />
      )}
      <MessageFields
        label={t('send.mailbox')}
        {...{ recipient, text, error: fieldError, rows: 14, readOnly: isSending }}
        hint={facts !== undefined && address === '' ? missingHint(kind, name, t) : undefined}
        onChange={(next) => {
          if (next.recipient !== undefined) setFieldError(undefined)
          type({ ...typed, ...next })
        }}
      />
      {attempt === undefined ? (
        <p className="text-chip text-text-3">{t('send.final')}</p>
      ) : (
        <FormFailure status={attempt.next === 'send.confirm' ? 'failure' : 'warning'}>{attempt.failure}</FormFailure>
      )}
    </FormDialog>
  )
}

/** Whose address it is. */
function receiverOf(kind: NoticeKind, order: Order): string | undefined {
  if (kind === 'delayNotice') return order.customerName
  const stop = stopOfNotice(kind)
  return order[`${stop}Company`] ?? order[`${stop}ContactPerson`]
}

/** What is said where no address is known: of a place it is kept once it is typed. */
function missingHint(
  kind: NoticeKind,
  name: string | undefined,
  t: ReturnType<typeof useText>['t'],
): string | undefined {
  const missing = name === undefined ? undefined : t('send.noAddress', { name })
  return kind === 'delayNotice' ? missing : t('notice.keeps')
}

/** Minutes behind the agreed window that notices of an order speak of; nothing where one of the two is not known. */
function lateOf({ order, expectedAt }: NoticeFacts): number | undefined {
  return expectedAt === undefined ? undefined : minutesLate('delivery', timesOf(order, 'delivery'), expectedAt)
}

/** When it was agreed and when it is expected, before the text that says so. */
function Forecast({ kind, facts }: { kind: NoticeKind; facts: NoticeFacts | undefined }) {
  const { t } = useText()
  const format = useFormat()
  if (facts === undefined) {
    return (
      <p role="status" className="text-chip text-text-2">
        {t('notice.forecasting')}
      </p>
    )
  }
  const { order, expectedAt } = facts
  const stop = stopOfNotice(kind)
  const { date, timeFrom, timeTo } = timesOf(order, stop)
  const late = expectedAt === undefined ? undefined : minutesLate(stop, timesOf(order, stop), expectedAt)
  const time = format.stamp(expectedAt)
  return (
    <div className="flex flex-col gap-0.5 text-chip">
      <p className="text-text-2">{t('notice.window', { window: format.stopTime(date, timeFrom, timeTo) })}</p>
      <p className="flex items-start gap-1.5">
        {(late === undefined || late > 0) && <StatusSign status="warning" className="mt-px" />}
        {expectedAt === undefined
          ? t('notice.unknown')
          : late === undefined
            ? t('notice.expected', { time })
            : late > 0
              ? t('notice.late', { time, duration: format.duration(late) })
              : t('notice.inTime', { time })}
      </p>
    </div>
  )
}
