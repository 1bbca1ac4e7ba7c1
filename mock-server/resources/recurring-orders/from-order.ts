import type { FurtherFields } from '#src/contract/recurring/recurring-order.ts'
import type { RecurringOrderInput } from '#src/contract/recurring-orders.ts'
import { addDays, weekday, type PlainDate } from '#src/domain/basics/dates.ts'
import { toEuros } from '#src/domain/basics/money.ts'
import { forNextOrder } from '#src/domain/stops/further-stops.ts'
import { statedTimes } from '#src/domain/stops/window.ts'
import { agreedCharges, chargesSum } from '#src/domain/prices/charges.ts'
import { BOUNDS, placeOf } from '#src/domain/recurring/order-part.ts'
import { unloadsOn } from '#src/domain/recurring/rule.ts'
import { todayOf, type RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'

type Order = Row<'orders'>

const PLAIN = [
  ...(['customerId', 'customerName', 'cargoDescription', 'weight', 'packageCount', 'packageType'] as const),
  ...(['pickupCompany', 'pickupAddress', 'pickupPostalCode', 'pickupCity', 'pickupCountry'] as const),
  ...(['deliveryCompany', 'deliveryAddress', 'deliveryPostalCode', 'deliveryCity', 'deliveryCountry'] as const),
]

const FURTHER = [
  ...(['customerReference', 'contactPerson', 'paymentTerms', 'volume', 'quantity', 'stackable', 'dimensions'] as const),
  ...(['requiredVehicleType', 'dangerousGoods', 'temperatureMin', 'temperatureMax', 'tailLift'] as const),
  ...(['palletExchange', 'vatRate', 'pickupLoadingPointId', 'pickupRamp', 'pickupOpeningHours'] as const),
  ...(['pickupDriverHints', 'pickupContactPerson', 'pickupPhone', 'pickupEmail'] as const),
  ...(['pickupReference', 'pickupFixed'] as const),
  ...(['deliveryLoadingPointId', 'deliveryRamp', 'deliveryOpeningHours', 'deliveryDriverHints'] as const),
  ...(['deliveryContactPerson', 'deliveryPhone', 'deliveryEmail', 'deliveryReference', 'deliveryFixed'] as const),
  ...(['goodsLines', 'banExemption'] as const),
]

const part = <F extends keyof Order>(order: Order, fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, order[field]]))

/** Working days between the two stops of an order; one where it does not say its days. */
function transitDaysOf(order: Order): number {
  const { pickupDate, deliveryDate } = order
  if (pickupDate === undefined || deliveryDate === undefined) return 1
  const place = placeOf(order, 'delivery')
  let days = 0
  while (days < BOUNDS.transitDays.max && unloadsOn(pickupDate, days, place) < deliveryDate) days += 1
  return days
}

/** The first day that is not the order's own. */
const startOf = ({ pickupDate }: Order, today: PlainDate) =>
  pickupDate !== undefined && pickupDate >= today ? addDays(pickupDate, 1) : today

function timesOf(order: Order, stop: 'pickup' | 'delivery') {
  const { timeFrom, timeTo } = statedTimes({
    timeFrom: order[`${stop}TimeFrom`],
    timeTo: order[`${stop}TimeTo`],
    timesAssumed: order[`${stop}TimesAssumed`],
  })
  return { [`${stop}TimeFrom`]: timeFrom, [`${stop}TimeTo`]: timeTo }
}

/** What a template takes of an order: all that holds for the next one too, so not its days, booking numbers and what came up on the way. */
export function templateOfOrder(
  context: RuleContext,
  order: Order,
): { input: RecurringOrderInput; further: FurtherFields } {
  const agreed = agreedCharges(order.customerCharges, order.customerPrice)
  const input: RecurringOrderInput = {
    name: `${order.customerName} ${order.pickupCity}–${order.deliveryCity}`.slice(0, 80),
    weekdays: [weekday(order.pickupDate ?? todayOf(context))],
    startsOn: startOf(order, todayOf(context)),
    transitDays: transitDaysOf(order),
    ...part(order, PLAIN),
    // Calculated ones are calculated again.
    loadingMeters: order.loadingMetersCalculated === true ? undefined : order.loadingMeters,
    ...timesOf(order, 'pickup'),
    ...timesOf(order, 'delivery'),
    customerPrice: agreed.length === 0 ? undefined : toEuros(chargesSum(agreed)),
  }
  return { input, further: { ...part(order, FURTHER), furtherStops: forNextOrder(order.furtherStops) } }
}
