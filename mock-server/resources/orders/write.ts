import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { readOnlyRefusal } from '#src/domain/orders/permissions.ts'
import type { Row } from '../../store/models.ts'
import { derivedPrices } from '#src/domain/basics/money.ts'
import { type RuleContext, notNow, stamp } from '../../core/rule-context.ts'
import { act } from '../../write/act.ts'
import { isDifferent } from '../../write/record-write.ts'
import type { EventText } from '../../write/unit-of-work.ts'
import { sameValue } from '../../write/same-value.ts'
import { alreadyBilled, claimsOf } from '../billing/claims.ts'
import { withChargesOf } from './charges.ts'

type Order = Row<'orders'>

/** Answer to every change of an order. */
export interface OrderChange {
  order: Order
  /** Missing when nothing changed, and where the change is part of another one. */
  eventId: string | undefined
  warnings: SaidWarning[]
  /** The change deleted the order again; `order` is how it was. */
  deleted?: true
}

/** 409 for an order that is closed for everybody. */
export function refuseReadOnly({ status }: Order): void {
  const refusal = readOnlyRefusal(status)
  if (refusal) throw notNow(refusal, 'READ_ONLY')
}

const CREDITED = ['carrierPrice', 'carrierCharges', 'carrierId'] as const

/** 409 where the carrier's price changes, or the carrier, and his credit note states it already. */
async function refuseCredited({ store }: RuleContext, before: Order, values: Partial<Order>): Promise<void> {
  if (CREDITED.every((field) => !(field in values) || sameValue(values[field], before[field]))) return
  const held = (await claimsOf(store, 'carrier', [before.id])).get(before.id)
  const note = held && (await store.find('creditNotes', held.paperId))
  if (!note) return
  const said = { order: before.orderNumber, number: note.number }
  throw alreadyBilled([{ code: 'reason.billing.carrierCredited', values: said }])
}

/**
 * Writes values to an order with its prices and margins; tour, transport, load, invoice and vehicles follow by their
 * cascades. Nothing happens when nothing differs. 409 for a carrier's price that his credit note states.
 */
export async function writeOrder(
  context: RuleContext,
  before: Order,
  given: Partial<Order>,
  said: EventText,
  warnings: SaidWarning[] = [],
): Promise<OrderChange> {
  const { store } = context
  const { id } = before
  const values = withChargesOf(before, given)
  if (!isDifferent('order', before, values)) return { order: before, eventId: undefined, warnings }
  await refuseCredited(context, before, values)
  const after: Order = { ...before, ...values }
  const since = after.status === before.status ? {} : { statusSince: values.statusSince ?? stamp(context) }
  const eventId = await act(context, { kind: 'order', id }, said, () =>
    store.patch('orders', id, { ...values, ...derivedPrices(after), ...since }),
  )
  return { order: (await store.find('orders', id)) ?? after, eventId, warnings }
}
