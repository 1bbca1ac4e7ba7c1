import type { StopKind } from '#src/domain/stops/window.ts'
import { windowEnds } from '#src/domain/stops/window.ts'
import { notFound } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { OrderValues } from './edit.ts'

const STOPS: readonly StopKind[] = ['pickup', 'delivery']

/**
 * What a change of an order says by other fields than those it is kept in: a window in one text is its two times, who is asked
 * at the customer's is named by his id. Times and names that are given beside them count. Throws 404 for somebody the customer
 * does not know.
 */
export async function asKept(
  { store }: Pick<RuleContext, 'store'>,
  order: Row<'orders'>,
  given: OrderValues,
): Promise<OrderValues> {
  const { pickupTimeWindow, deliveryTimeWindow, contactPersonId, ...others } = given
  const windows = { pickup: pickupTimeWindow, delivery: deliveryTimeWindow }
  const times = STOPS.map((stop) => {
    const said = windows[stop]
    const ends = windowEnds(said)
    if (ends === undefined && said !== null) return {}
    return { [`${stop}TimeFrom`]: ends?.from ?? null, [`${stop}TimeTo`]: ends?.to ?? null }
  })
  const values: OrderValues = { ...times[0], ...times[1], ...others }
  if (contactPersonId === undefined || (contactPersonId ?? undefined) === order.contactPersonId) return values
  if (contactPersonId === null || contactPersonId === '') return { contactPerson: null, ...values }
  const customerId = typeof values['customerId'] === 'string' ? values['customerId'] : order.customerId
  const customer = customerId === undefined ? undefined : await store.find('partners', customerId)
  const contact = customer?.contacts?.find(({ id }) => id === contactPersonId)
  if (contact === undefined) throw notFound()
  return { contactPerson: contact.name, ...values }
}
