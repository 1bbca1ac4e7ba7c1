import { Copy, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { tripDuration } from '#src/domain/places/driving-time.ts'
import { stopOf } from '#src/domain/orders/facts.ts'
import { checkOpeningHours } from '#src/domain/stops/checks.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { FieldCell } from '#src/records/fields/editor/cell.tsx'
import { issueText } from '#src/records/fields/saving/check.ts'
import { CommandLine } from '#src/records/fields/lines/command-line.tsx'
import { FieldLines } from '#src/records/fields/lines/lines.tsx'
import { useOrderPlace } from '../../fields/editable-order.ts'
import { fieldsOf } from '../../fields/order-fields.ts'
import { troubleOf } from '../../list/order-cells.tsx'
import { fieldText } from '../../order-values.ts'
import { EditButton } from './edit-button.tsx'
import { CustomerLine, OrderGlance } from './glance.tsx'
import { addressText } from './record-text.ts'

/** Number, status, kind and urgency of the order. `isPanel`: its papers too, for whose button the head has no room. */
export function OrderBasics({ isPanel }: { isPanel?: boolean }) {
  const { t } = useText()
  const { shown: order } = useOrderPlace()
  return (
    <Section
      title={t('orders.order')}
      fact={
        <span className="flex items-center gap-2">
          <span className="flex">
            <CopyButton label={t('orders.fields.copyNumber')} text={order.orderNumber || order.id} />
            {isPanel && (
              <CommandButton
                id="orders.print"
                icon={Printer}
                iconOnly
                record={recordOf(order)}
                className="h-6! min-w-6! text-text-3"
              />
            )}
          </span>
          <EditButton id="orders.edit" record={recordOf(order)} />
          <CommandButton id="palette.actions" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />
        </span>
      }
    >
      <dl>
        <CommandLine
          id="status"
          label={fieldText('status', t)}
          command="orders.setStatus"
          shown={t(`order.status.${order.status}`)}
        >
          <StatusWord status={order.status}>{t(`order.status.${order.status}`)}</StatusWord>
        </CommandLine>
        {isPanel && <OrderGlance />}
        <FieldLines fields={fieldsOf('order')} />
      </dl>
    </Section>
  )
}

const recordOf = (order: Order) => ({ kind: 'order', id: order.id, record: order }) as const

/** A delay or a disruption under way; nothing while all goes well. */
export function OrderTrouble({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const trouble = troubleOf(order, t, format)
  if (!trouble) return null
  return (
    <Section>
      <p className="flex items-start gap-1.5">
        <StatusSign status={order.disruption === undefined ? 'warning' : 'failure'} className="mt-[3px]" />
        {trouble}
      </p>
    </Section>
  )
}

/** Where and when is loaded or unloaded. */
export function OrderStop({ kind }: { kind: 'pickup' | 'delivery' }) {
  const { t } = useText()
  const format = useFormat()
  const { shown: order } = useOrderPlace()
  const km = kind === 'delivery' ? order.distanceKm : undefined
  const way = km === undefined ? [] : [format.way(km), format.duration(tripDuration(km).drivingMin)]
  return (
    <Section
      title={t(`orders.section.${kind}`)}
      fact={
        <span className="flex items-center gap-1">
          {way.join(' · ')}
          <CopyButton label={t('orders.fields.copyAddress')} text={addressText(order, { kind, part: 0 })} />
        </span>
      }
    >
      <dl>
        <FieldLines fields={fieldsOf(kind)} />
      </dl>
      <OpeningWarning kind={kind} />
    </Section>
  )
}

/** The window lies outside of what the loading point is open. */
function OpeningWarning({ kind }: { kind: 'pickup' | 'delivery' }) {
  const { t } = useText()
  const format = useFormat()
  const { shown: order } = useOrderPlace()
  const issue = checkOpeningHours(kind, stopOf(order, kind))[0]
  if (issue?.severity !== 'warning') return null
  return (
    <p className="mt-1 flex items-start gap-1.5 text-chip">
      <StatusSign status="warning" className="mt-px" />
      {issueText(issue, t, format)}
    </p>
  )
}

/** Puts something on the clipboard and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { t } = useText()
  const { source } = useCommands()
  const copy = async () => {
    const { services } = source.current()
    await services.copy(text).then(
      () => services.notify({ type: 'success', message: t('ui.copied', { what: text.replaceAll('\n', ', ') }) }),
      () => services.notify({ type: 'error', message: t('ui.copyFailed') }),
    )
  }
  return <IconButton icon={Copy} label={label} className="h-6! min-w-6! text-text-3" onClick={() => void copy()} />
}

/** For whom it is carried. `isPanel`: who that is stands at the head already. */
export function OrderCustomer({ isPanel }: { isPanel?: boolean }) {
  const { t } = useText()
  return (
    <Section title={t(isPanel === true ? 'orders.section.customer' : 'orders.customer')}>
      <dl>
        {isPanel !== true && <CustomerLine />}
        <FieldLines fields={fieldsOf('customer')} />
      </dl>
    </Section>
  )
}

/** The internal note. */
export function OrderNotes() {
  const { t } = useText()
  const { shown: order } = useOrderPlace()
  return (
    <Section title={t('orders.notes')} fact={<EditButton id="orders.editNotes" record={recordOf(order)} />}>
      <div className="relative flex flex-wrap">
        {fieldsOf('notes').map((field) => (
          <FieldCell key={field.id} field={field} />
        ))}
      </div>
    </Section>
  )
}

/** A word that opens another record beside this one. */
export function PanelLink({ panel, children }: { panel: PanelRef; children: ReactNode }) {
  const panels = usePanels()
  return (
    <button
      type="button"
      onClick={() => panels.open(panel, { how: 'add' })}
      className="max-w-full truncate rounded-cap text-left text-accent hover:underline"
    >
      <bdi>{children}</bdi>
    </button>
  )
}
