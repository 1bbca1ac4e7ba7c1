import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor, queryKeys } from '#src/api/query.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { isMailbox, isRecipient } from '#src/domain/partners/recipients.ts'
import { isPaperSent, type MessagePurpose, whyNoFreight } from '#src/domain/messages/sending.ts'
import { MessageFields } from '#src/entities/messages/message-fields.tsx'
import { attemptAfter, questionOf, type SendAttempt } from '#src/entities/messages/send-attempt.ts'
import { changedText } from '#src/entities/messages/message-words.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import { putRecords } from '#src/records/changes/record-cache.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { openFile } from '#src/ui/print/open-file.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { paperFacts } from '../facts/paper-facts.ts'
import { usePaperSources } from '../facts/use-paper-sources.ts'
import { mailText } from './mail-texts.ts'
import { send } from './send.ts'
import { useKeptText } from '#src/entities/messages/use-kept-text.ts'
import { useOrderFile, type OrderFile } from './use-order-file.ts'

const TITLES = {
  order: 'send.order.title',
  driver: 'send.driver.title',
  proof: 'send.proof.title',
  confirmation: 'send.confirmation.title',
} as const

/** Where it goes unless somebody says otherwise. */
function usualRecipient(sending: MessagePurpose, order: Order, { carrier, customer }: Partners): string {
  if (sending === 'driver') return order.driverPhone ?? ''
  const toCustomer = sending === 'confirmation'
  const partner = toCustomer ? customer : carrier
  const said = toCustomer ? order.customerEmail : order.carrierContactEmail
  return said ?? partner?.email ?? partner?.contacts.find(({ email }) => email)?.email ?? ''
}

type Partners = Partial<Record<'carrier' | 'customer', Partner | undefined>>

/** Whom it goes to. */
const RECEIVERS = {
  order: 'carrierName',
  proof: 'carrierName',
  driver: 'driverName',
  confirmation: 'customerName',
} as const

/**
 * What is about to go out: to whom, the text, the PDF to look at. It stands until the server has it: what did not arrive
 * stays typed, over a reload too, and says why.
 */
export function SendDialog(props: { context: CommandContext; sending: MessagePurpose; id: string; onClose(): void }) {
  const { context, sending, id, onClose } = props
  const { t } = useText()
  const { name: sender } = useSession()
  const queryClient = useQueryClient()
  const paper = sending === 'confirmation' ? 'confirmation' : 'forwarding'
  const { sources } = usePaperSources(id, paper)
  const facts = useMemo(() => sources && paperFacts(sources), [sources])
  const order = sources?.order
  const hasPaper = isPaperSent(sending)
  const made = useOrderFile(paper, hasPaper ? order?.version : undefined, facts, sources?.now ?? 0)
  const { typed, type, forget } = useKeptText(`${sending}.${id}`)
  const [fieldError, setFieldError] = useState<string>()
  const [attempt, setAttempt] = useState<SendAttempt>()
  /** The version that was sent before its PDF was there: it goes as soon as that is made. */
  const [wish, setWish] = useState<number>()
  const underWay = useRef(false)
  const said = useRef({ again: false, withoutFreight: false })
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  const usual = order === undefined ? '' : usualRecipient(sending, order, sources ?? {})
  const recipient = typed.recipient ?? usual
  const text = typed.text ?? (facts === undefined ? '' : mailText(sending, facts, sender))
  const name = order?.[RECEIVERS[sending]]
  const isReady = order !== undefined && (!hasPaper || made.file !== undefined)

  const refuse = (message: string) => {
    setFieldError(message)
    form.current?.querySelector<HTMLElement>('[name="recipient"]')?.focus()
  }
  const submit = async () => {
    // No one sends what has not been seen.
    if (underWay.current || order === undefined) return
    const isRight = sending === 'driver' ? isRecipient : isMailbox
    if (!isRight(recipient)) return refuse(t(sending === 'driver' ? 'reason.send.recipient' : 'reason.send.mailbox'))
    setFieldError(undefined)
    setWish(isReady ? undefined : order.version)
    if (!isReady) return
    // What was said yes to holds for what is sent afterwards.
    if (attempt?.next === 'send.again') said.current = { ...said.current, again: true }
    if (attempt?.next === 'send.withoutFreight') said.current = { ...said.current, withoutFreight: true }
    underWay.current = true
    setSending(true)
    try {
      await send(context, { sending, order, recipient, text, ...said.current, file: made.file })
      forget()
      onClose()
    } catch (error) {
      underWay.current = false
      setSending(false)
      const current = currentOf(error, 'order')
      if (current !== undefined) {
        putRecords(queryClient, 'order', [current])
        void queryClient.invalidateQueries({ queryKey: queryKeys.record('orders.get', id) })
        return setAttempt({ failure: t('send.orderChanged'), next: 'send.confirm' })
      }
      const failed = attemptAfter(error, t)
      if (typeof failed === 'string') refuse(failed)
      else setAttempt(failed)
    }
  }
  const isWished = wish !== undefined && wish === order?.version
  useEffect(() => {
    if (isWished && isReady) form.current?.requestSubmit()
  }, [isWished, isReady])
  /** Who types on has not done with it. */
  const change = (next: typeof typed) => {
    setWish(undefined)
    type(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.stopPropagation()
    form.current?.requestSubmit()
  }
  return (
    <FormDialog
      ref={form}
      title={plainTitle(t(TITLES[sending]))}
      confirm={t(attempt?.next ?? 'send.confirm')}
      width={600}
      onCancel={() => {
        forget()
        onClose()
      }}
      onSubmit={() => void submit()}
      question={questionOf(attempt)}
    >
      <div className="contents" onKeyDown={onKeyDown}>
        <p className="text-text-2">
          <bdi>{[order?.orderNumber ?? id, name].filter(Boolean).join(' · ')}</bdi>
        </p>
        {hasPaper && <HeldNote id={id} sending={sending} />}
        {sending === 'order' && order !== undefined && whyNoFreight(order) !== undefined && (
          <FormFailure status="warning">{t('reason.send.noFreight')}</FormFailure>
        )}
        <MessageFields
          label={t(sending === 'driver' ? 'send.phone' : 'send.mailbox')}
          {...{ recipient, text, error: fieldError, rows: 9, readOnly: isSending }}
          hint={order !== undefined && usual === '' && name !== undefined ? t('send.noAddress', { name }) : undefined}
          onChange={(next) => {
            if (next.recipient !== undefined) setFieldError(undefined)
            change({ ...typed, ...next })
          }}
        />
        {hasPaper && <FilePreview made={made} isWished={isWished} />}
        {attempt === undefined ? (
          <p className="text-chip text-text-3">{t('send.final')}</p>
        ) : (
          <FormFailure status={attempt.next === 'send.confirm' ? 'failure' : 'warning'}>{attempt.failure}</FormFailure>
        )}
      </div>
    </FormDialog>
  )
}

/** The PDF as it will go, to be looked at. */
function FilePreview({ made: { file, hasFailed }, isWished }: { made: OrderFile; isWished: boolean }) {
  const { t } = useText()
  const format = useFormat()
  if (hasFailed) {
    return <FormFailure>{t('send.makingFailed')}</FormFailure>
  }
  if (file === undefined) {
    return (
      <p role="status" className="h-7 text-chip leading-7 text-text-2">
        {t(isWished ? 'send.whenMade' : 'send.making')}
      </p>
    )
  }
  return (
    <div className="flex items-center gap-2">
      <FileText aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-text-2" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="shrink-0 text-chip text-text-3">{format.fileSize(file.size)}</span>
      <Button type="button" className="ml-auto shrink-0" onClick={() => openFile(file)}>
        {t('message.openFile')}
      </Button>
    </div>
  )
}

/** What the carrier, or the customer, holds already is older than the order: this is the new version, and what is new in it. */
function HeldNote({ id, sending }: { id: string; sending: MessagePurpose }) {
  const { t } = useText()
  const call = useCall()
  const { data } = useQuery(queryFor(call, 'messages.list', { query: { orderId: id, limit: 20 } }))
  const held = data?.data.find(
    ({ isOutdated, kind }) => isOutdated && (kind === 'orderConfirmation') === (sending === 'confirmation'),
  )
  if (held === undefined) return null
  return (
    <p className="flex items-start gap-1.5 text-chip">
      <StatusSign status="warning" className="mt-px" />
      {changedText(held, t)}
    </p>
  )
}
