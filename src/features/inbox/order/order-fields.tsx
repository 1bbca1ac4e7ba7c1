import { useCallback, useEffect, useRef, useState } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { typedValue } from '#src/entities/documents/fields/field-values.ts'
import { knownField } from '#src/entities/documents/fields/known-fields.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { isDoubtful, nextDoubtful } from '#src/records/reading/reading-field.ts'
import { ReadingFields } from '#src/records/reading/reading-fields.tsx'
import { ReadingSummary } from '#src/records/reading/summary.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { useViewport } from '#src/workspace/viewport.ts'
import { MailText } from '../mail/mail-text.tsx'
import { emailOrders, shownFields } from './order-handle.ts'
import { OrderFoot } from './order-foot.tsx'
import { together } from './together.ts'
import { useEmailOrder } from './use-email-order.ts'
import { useOrderSections } from './use-order-sections.ts'

/** The fields of the order that stands in an e-mail, what is doubtful among them, and what is made of it. */
export function OrderFields({ email }: { email: Email }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const { run } = useCommands()
  const { active } = usePanelPlace()
  const { wide, stacked } = useViewport()
  const order = useEmailOrder(email)
  const { fields, draft, customerPrice, confirms, choose } = order
  const [current, setCurrent] = useState<string>()
  const box = useRef<HTMLDivElement>(null)
  const record = { kind: 'email', id: email.id, record: email } as const
  const doubtful = fields.filter(isDoubtful).length
  const isEditable = may(role, 'orders.create')
  const sections = useOrderSections(order)

  const focus = useCallback(
    (name: string) => box.current?.querySelector<HTMLElement>(`[data-reading="${CSS.escape(name)}"]`)?.focus(),
    [],
  )
  const shown = useSessionValue(shownFields)
  useEffect(() => {
    shown.set({ emailId: email.id, fields, current, isActive: active, choose: focus })
  }, [shown, email.id, fields, current, active, focus])
  useEffect(() => () => shown.set(undefined), [shown])

  const isReady = !order.isPending && order.error === null
  useRecordHandle(
    emailOrders,
    record,
    isReady
      ? {
          draft,
          customerPrice,
          doubtful,
          toFirstDoubtful: () => focus(nextDoubtful(fields, undefined)?.name ?? ''),
          toggleConfirm: order.toggleConfirm,
          made(orderId) {
            order.forget()
            if (confirms) void run('orders.sendConfirmation', { record: { kind: 'order', id: orderId } })
          },
        }
      : undefined,
  )
  if (order.isPending) return <LoadingRows rows={10} rowHeight={24} />
  if (order.error !== null)
    return <FailureState title={t('reading.failed')} detail={order.error.message} onRetry={order.retry} />
  const isShown = order.isRecognised || order.isFilledIn
  return (
    <div ref={box} className="flex h-full flex-col">
      {isShown && <ReadingSummary fields={fields} />}
      <div className="min-h-0 grow overflow-y-auto">
        {isShown ? (
          <ReadingFields
            record={record}
            fields={together(fields, current, format, t)}
            isPlain
            sections={sections}
            folds={!wide}
            current={current}
            onCurrent={setCurrent}
            onTake={(field, value, how) =>
              choose(field.name, how === 'typed' ? typedValue(value, knownField(field.name)?.kind ?? 'text') : value)
            }
            onDone={() => box.current?.querySelector<HTMLElement>('[data-next] button')?.focus()}
            isEditable={isEditable}
          />
        ) : (
          <NothingFound email={email} />
        )}
        {stacked && <MailText email={email} />}
      </div>
      {isEditable && isShown && (
        <OrderFoot email={email} isWide={wide} doubtful={doubtful} confirms={confirms} onToggle={order.toggleConfirm} />
      )}
    </div>
  )
}

/** An e-mail without an order in it: one can be made all the same. */
function NothingFound({ email }: { email: Email }) {
  const { t } = useText()
  return (
    <div className="px-4 py-4">
      <p className="flex items-center gap-1.5 text-panel">
        <StatusSign status="pending" />
        {t('inbox.order.nothing')}
      </p>
      <p className="mt-1 mb-3 text-text-2">{t('inbox.order.nothingText')}</p>
      <CommandButton
        id="wizard.fromEmail"
        record={{ kind: 'email', id: email.id, record: email }}
        label={t('inbox.order.anyway')}
      />
    </div>
  )
}
