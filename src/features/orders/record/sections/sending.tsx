import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Message } from '#src/contract/messages.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { may, type Permission } from '#src/domain/accounts/roles.ts'
import { type MessagePurpose, whyNotDue } from '#src/domain/messages/sending.ts'
import { changedText, messageSign, messageState } from '#src/entities/messages/message-words.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { NoticeButtons } from './notices.tsx'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'

const COMMANDS: Readonly<Record<MessagePurpose, string>> = {
  order: 'messages.sendTransportOrder',
  driver: 'messages.informDriver',
  proof: 'messages.requestProof',
  confirmation: 'orders.sendConfirmation',
}
const SENDINGS = ['confirmation', 'order', 'driver', 'proof'] as const

/** Who sends it. */
const SENDERS: Readonly<Record<MessagePurpose, Permission>> = {
  order: 'transports.write',
  driver: 'transports.write',
  proof: 'transports.write',
  confirmation: 'orders.create',
}

/** What went out for an order and what came back: to its customer, its carrier, the driver. Nothing while there is nothing to send. */
export function OrderSending({ order }: { order: Order }) {
  const { t } = useText()
  const call = useCall()
  const { role } = useSession()
  const isMine = may(role, 'documents.read')
  const query = useQuery({
    ...queryFor(call, 'messages.list', { query: { orderId: order.id, limit: 20 } }),
    enabled: isMine,
  })
  if (!isMine) return null
  const messages = query.data?.data
  const possible = SENDINGS.filter((sending) => may(role, SENDERS[sending]) && whyNotDue(sending, order) === undefined)
  if (messages?.length === 0 && possible.length === 0) return null
  return (
    <Section
      title={t('orders.sending')}
      fact={messages !== undefined && messages.length > 1 ? messages.length : undefined}
    >
      {messages === undefined && query.isError && (
        <SectionFailure text={t('orders.sending.failed')} onRetry={() => void query.refetch()} />
      )}
      {messages?.length === 0 && <p className="text-chip text-text-2">{t('orders.sending.none')}</p>}
      {messages !== undefined && messages.length > 0 && (
        <ul className="flex flex-col gap-2">
          {messages.map((message) => (
            <Sent key={message.id} message={message} />
          ))}
        </ul>
      )}
      {possible.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {possible.map((sending) => (
            <CommandButton
              key={sending}
              id={COMMANDS[sending]}
              record={{ kind: 'order', id: order.id, record: order }}
            />
          ))}
        </div>
      )}
      <NoticeButtons order={order} />
    </Section>
  )
}

function Sent({ message }: { message: Message }) {
  const { t } = useText()
  const format = useFormat()
  const { id, kind, recipient, sentAt, reason, reminders, remindedAt, isOutdated, fileName } = message
  const record = { kind: 'message', id, record: message } as const
  const isWaiting = kind === 'transportOrder' && message.status === 'sent'
  return (
    <li className="flex flex-col gap-0.5">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <RecordLink kind="message" id={id} label={t(`message.kind.${kind}`)} />
        <StatusWord status={messageSign(message)}>{messageState(message, t)}</StatusWord>
        <span className="ml-auto shrink-0 text-chip text-text-3">{format.stamp(message.answeredAt ?? sentAt)}</span>
      </div>
      <span className="min-w-0 truncate text-chip text-text-2">
        <bdi>{recipient}</bdi>
      </span>
      {reason !== undefined && <span className="text-chip wrap-anywhere">{reason}</span>}
      {reminders > 0 && (
        <span className="text-chip text-text-2">
          {t('message.reminders')}: {t('message.remindersValue', { count: reminders, at: format.stamp(remindedAt) })}
        </span>
      )}
      {isOutdated && (
        <span className="flex items-start gap-1.5 text-chip">
          <StatusSign status="warning" className="mt-px" />
          {changedText(message, t)}
        </span>
      )}
      {(fileName !== undefined || isWaiting) && (
        <div className="mt-1 flex flex-wrap gap-2">
          {fileName !== undefined && (
            <CommandButton id="messages.openFile" record={record} showKeys={false} className="h-6" />
          )}
          {isWaiting && <CommandButton id="messages.remind" record={record} showKeys={false} className="h-6" />}
        </div>
      )}
    </li>
  )
}
