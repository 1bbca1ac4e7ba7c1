import { orderTownsText } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, type KeyboardEvent } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { CarrierOrder, IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { FormControlProps } from '#src/records/form/form.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { orderIdsOf, textsOfOrders } from './agreed.ts'

/** Most orders that are offered at once. */
const MOST = 200

/** An order that can be ticked: its way as far as it is known. */
type OrderRow = Pick<CarrierOrder, 'id' | 'orderNumber' | 'netCents' | 'ratePercent'> & { way?: string }

/** The orders an invoice is for already, at what was agreed. */
type OwnOrders = IncomingInvoice['orders']

/** The orders of the form's carrier that stand on no paper of his yet, each with what was agreed; arrows move between them. */
export const OrdersControl = (props: FormControlProps) => <OrderBoxes {...props} own={[]} />

/** The same for an invoice that there is: its own orders come first. */
export const ordersControlOf = (own: OwnOrders) =>
  function OwnOrdersControl(props: FormControlProps) {
    return <OrderBoxes {...props} own={own} />
  }

function OrderBoxes({
  texts,
  error,
  required,
  isSending,
  isFirst,
  own,
  onChange,
}: FormControlProps & { own: OwnOrders }) {
  const { t } = useText()
  const format = useFormat()
  const label = useId()
  const rows = useRef<HTMLDivElement>(null)
  const { carrierId = '' } = texts
  const query = { carrierId, limit: MOST } as const
  const { data, isError } = useQuery({
    ...queryFor(useCall(), 'creditNotes.orders', { query }),
    enabled: carrierId !== '',
  })
  const others = (data?.data ?? []).filter(({ id }) => !own.some(({ orderId }) => orderId === id))
  const orders: readonly OrderRow[] = [
    ...own.map(({ orderId, orderNumber, agreedCents }) => ({
      ...{ id: orderId, orderNumber, netCents: agreedCents, ratePercent: 0 },
    })),
    ...others.map((order) => ({ ...order, way: orderTownsText(order) })),
  ]
  const chosen = orderIdsOf(texts)
  function toggle(id: string) {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]
    onChange(textsOfOrders(orders.filter((order) => next.includes(order.id))))
  }
  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    const boxes = [...(rows.current?.querySelectorAll<HTMLElement>('input') ?? [])]
    const at = boxes.findIndex((box) => box === document.activeElement)
    boxes[Math.max(0, Math.min(at + by, boxes.length - 1))]?.focus()
  }
  const empty =
    carrierId === ''
      ? t('carriers.orders.chooseCarrier')
      : isError
        ? t('billing.orders.failed')
        : data === undefined
          ? undefined
          : t('carriers.orders.empty')
  return (
    <div role="group" aria-labelledby={label} className="flex flex-col gap-1">
      <span id={label} className="text-chip text-text-2">
        {t('billing.orders')} {required && <span className="text-text-3">{t('ui.required')}</span>}
      </span>
      <div ref={rows} onKeyDown={onKeyDown} className="max-h-44 overflow-y-auto rounded-control border border-line">
        {orders.map((order, at) => (
          <label key={order.id} className="flex min-h-8 items-center gap-2 px-2 focus-within:bg-tint">
            <Checkbox
              aria-label={order.orderNumber}
              {...(isFirst && at === 0 && { 'data-autofocus': true })}
              checked={chosen.includes(order.id)}
              disabled={isSending}
              onChange={() => toggle(order.id)}
            />
            <span className="shrink-0">{order.orderNumber}</span>
            <span className="min-w-0 truncate text-chip text-text-2">{order.way}</span>
            <span className="ml-auto shrink-0">{format.cents(order.netCents)}</span>
          </label>
        ))}
        {orders.length === 0 && <p className="px-2 py-1.5 text-text-3">{empty}</p>}
      </div>
      {error !== undefined && (
        <p role="alert" className="text-chip text-status-red">
          {error}
        </p>
      )}
    </div>
  )
}
