import { useEffect, useState } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useRecordHandle } from '#src/commands/gate/record-handles.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { typedValue } from '#src/entities/documents/fields/field-values.ts'
import { knownField } from '#src/entities/documents/fields/known-fields.ts'
import { readableOf } from '#src/entities/emails/attachment-readings.ts'
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
import { useIsSmall, useViewport } from '#src/workspace/viewport.ts'
import { FileProgress } from '../files/file-progress.tsx'
import { MailActs } from '../mail/mail-acts.tsx'
import { MailPart } from '../mail/mail-part.tsx'
import { shownFields } from '../shown-fields.ts'
import { emailOrders } from './order-handle.ts'
import { OrderFoot } from './order-foot.tsx'
import { quoted } from './quoted.ts'
import { StackTabs, useFieldsTab } from './stack-tabs.tsx'
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
  const isSmall = useIsSmall()
  const order = useEmailOrder(email)
  const { fields, parts, draft, customerPrice, confirms, choose } = order
  const [current, setCurrent] = useState<string>()
  const record = { kind: 'email', id: email.id, record: email } as const
  const doubtful = fields.filter(isDoubtful).length
  const isEditable = may(role, 'orders.create')
  const sections = useOrderSections(order)

  const { box, tab, show, focus } = useFieldsTab()
  const shown = useSessionValue(shownFields)
  useEffect(() => {
    shown.set({ emailId: email.id, fields, parts, current, isActive: active, choose: focus })
  }, [shown, email.id, fields, parts, current, active, focus])
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
  const isAway = stacked && tab !== 'fields'
  return (
    <div ref={box} className="flex h-full flex-col">
      <FileProgress email={email} />
      {isShown && <ReadingSummary fields={fields} />}
      {stacked && <StackTabs email={email} tab={tab} doubtful={doubtful} onShow={show} />}
      {stacked && tab !== 'fields' && (
        <>
          <div className="flex min-h-0 grow flex-col overflow-y-auto">
            <MailPart email={email} part={tab} />
          </div>
          <MailActs email={email} showKeys={!isSmall} />
        </>
      )}
      <div hidden={isAway} className={isAway ? undefined : 'min-h-0 grow overflow-y-auto'}>
        {isShown ? (
          <ReadingFields
            record={record}
            fields={together(
              stacked ? fields.map((field) => quoted(field, order.snippets, t)) : fields,
              current,
              format,
              t,
            )}
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
      </div>
      {isEditable && isShown && !isAway && (
        <OrderFoot
          email={email}
          isWide={wide}
          isSmall={isSmall}
          doubtful={doubtful}
          confirms={confirms}
          onToggle={order.toggleConfirm}
        />
      )}
    </div>
  )
}

/** An e-mail without an order in its text: it may stand in what came along, and one can be made all the same. */
function NothingFound({ email }: { email: Email }) {
  const { t } = useText()
  const record = { kind: 'email', id: email.id, record: email } as const
  return (
    <div className="px-4 py-4">
      <p className="flex items-center gap-1.5 text-panel">
        <StatusSign status="pending" />
        {t('inbox.order.nothing')}
      </p>
      <p className="mt-1 mb-3 text-text-2">{t('inbox.order.nothingText')}</p>
      <div className="flex flex-wrap gap-2">
        {readableOf(email).length > 0 && <CommandButton id="emails.readFile" record={record} />}
        <CommandButton id="wizard.fromEmail" record={record} label={t('inbox.order.anyway')} />
      </div>
    </div>
  )
}
