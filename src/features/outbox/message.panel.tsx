import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { RecordPanel, type RecordSection } from '#src/records/panel/record-panel.tsx'
import type { Message } from '#src/contract/messages.ts'
import { changedText, messageSign, messageState } from '#src/entities/messages/message-words.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'

/** One message as it went out: to whom, what it says, what went along, what came back. */
export function MessagePanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const call = useCall()
  const id = panel.id ?? ''
  const query = useQuery(queryFor(call, 'messages.get', { params: { id } }))
  const sections = useMessageSections()
  return (
    <RecordPanel
      kind="message"
      id={id}
      query={query}
      failure="message.failed"
      title={(message) => message.orderNumber || message.subject}
      status={(message) => <StatusWord status={messageSign(message)}>{messageState(message, t)}</StatusWord>}
      sections={sections}
    />
  )
}

/** What the page behind its link is called, where it is not a carrier's. */
const PAGES: Partial<Record<Message['kind'], TextKey>> = {
  orderConfirmation: 'message.customer.answerPage',
  driver: 'message.driverPage',
}

function useMessageSections(): (message: Message) => RecordSection[] {
  const { t } = useText()
  const format = useFormat()
  return (message) => {
    const { id, orderId, orderNumber, answeredAt, answeredBy, reason, reminders, remindedAt, answerPath } = message
    const record = { kind: 'message', id, record: message } as const
    return [
      {
        id: 'facts',
        title: t(`message.kind.${message.kind}`),
        rows: [
          {
            label: t('records.order'),
            value: <RecordLink kind="order" id={orderId} label={orderNumber} />,
            text: orderNumber,
          },
          { label: t('message.to'), value: [message.recipientName, message.recipient].filter(Boolean).join(' · ') },
          { label: t('outbox.column.sentAt'), value: format.stamp(message.sentAt) },
          { label: t('outbox.column.sentBy'), value: message.sentBy },
          ...(reminders > 0
            ? [
                {
                  label: t('message.reminders'),
                  value: t('message.remindersValue', { count: reminders, at: format.stamp(remindedAt) }),
                },
              ]
            : []),
        ],
        content: message.isOutdated ? <OutdatedNote message={message} /> : undefined,
      },
      ...(answeredAt === undefined
        ? []
        : [
            {
              id: 'answer',
              title: t('message.answer'),
              rows: [
                { label: t('outbox.column.state'), value: messageState({ ...message, isOutdated: false }, t) },
                { label: t('message.answeredAt'), value: format.stamp(answeredAt) },
                { label: t('message.answeredBy'), value: answeredBy ?? '–' },
                ...(reason === undefined ? [] : [{ label: t('message.reason'), value: reason }]),
              ],
            },
          ]),
      {
        id: 'text',
        title: t('message.text'),
        content: (
          <div className="flex flex-col items-start gap-3">
            <p className="max-w-full wrap-anywhere whitespace-pre-line">{message.text}</p>
            {answerPath !== undefined && (
              <a href={answerPath} target="_blank" rel="noopener" className="text-accent hover:underline">
                {t(PAGES[message.kind] ?? 'message.answerPage')}
              </a>
            )}
            {answerPath !== undefined && <CommandButton id="messages.copyLink" record={record} />}
          </div>
        ),
      },
      ...(message.fileName === undefined
        ? []
        : [
            {
              id: 'file',
              title: t('message.file'),
              fact: format.fileSize(message.fileSize),
              content: (
                <div className="flex flex-col items-start gap-2">
                  <p className="max-w-full wrap-anywhere">{message.fileName}</p>
                  <div className="flex flex-wrap gap-2">
                    <CommandButton id="messages.openFile" record={record} />
                    {message.kind === 'transportOrder' && message.status === 'sent' && (
                      <CommandButton id="messages.remind" record={record} />
                    )}
                  </div>
                </div>
              ),
            },
          ]),
    ]
  }
}

function OutdatedNote({ message }: { message: Message }) {
  const { t } = useText()
  return (
    <p className="mt-2 flex items-start gap-1.5 text-chip">
      <StatusSign status="warning" className="mt-px" />
      {changedText(message, t)}
    </p>
  )
}
