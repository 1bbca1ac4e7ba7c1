import { orderNumberOf, transportIdOf } from '#src/domain/basics/record-ids.ts'
import { orderVat } from '#src/domain/prices/vat-treatment.ts'
import { derivedPrices, toCents, toEuros } from '#src/domain/basics/money.ts'
import type { Row } from '../../store/models.ts'
import { byCarrier, type OrderSources } from '../fleet/carriage.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { FIXED_ORDER } from './set-orders.ts'

/** Numbers of the orders beyond scale 1 begin here, above those of the small world. */
const FIRST_NUMBER = 10_001

/**
 * Orders of a larger world: each one of the small world again and again, with another number, customer, reference and
 * price. Made one by one. No one's own vehicle is booked twice: they go to carriers.
 */
export function* moreOrders(
  base: readonly Row<'orders'>[],
  times: number,
  sources: OrderSources,
  context: SeedContext,
) {
  const random = context.random(`more:${sources.tenant.id}`)
  let number = FIRST_NUMBER
  for (let round = 0; round < times; round++) {
    for (const order of base) {
      const id = orderNumberOf(sources.tenant.orderPrefix, number++)
      const customer = random.pick(sources.customers)
      const carriage =
        order.carrierId || order.assignedVehicleId ? byCarrier(random.pick(sources.carriers), random) : undefined
      const factor = 0.94 + random.next() * 0.12
      const priced = (euros: number | undefined) => (euros === undefined ? undefined : toEuros(toCents(euros * factor)))
      const made: Partial<Row<'orders'>> = {
        id,
        orderNumber: id,
        customerId: customer.id,
        customerName: customer.name,
        customerEmail: customer.email,
        customerPhone: customer.phone,
        customerReference: order.customerReference === undefined ? undefined : `PO-${random.int(100_000, 999_999)}`,
        assignedVehicleId: undefined,
        ...carriage?.fields,
        vehicleType: order.vehicleType,
        transportId: order.transportId === undefined ? undefined : transportIdOf(id),
        customerPrice: priced(order.customerPrice),
        carrierPrice: priced(
          order.carrierPrice ??
            (carriage && order.customerPrice !== undefined ? order.customerPrice * 0.875 : undefined),
        ),
        // Their prices are freight alone: a hundred thousand lists of positions would be most of the world.
        customerCharges: undefined,
        carrierCharges: undefined,
        vatRate: orderVat({ ...order, customerCountry: customer.country, vatRate: 0 }).ratePercent,
        paymentTerms: customer.paymentTerms,
      }
      const copy = Object.assign({ ...order }, made)
      yield Object.assign(copy, derivedPrices(copy))
    }
  }
}

/** Whether an order may be copied: the ones on the days of the clock change and the well-known one are unique. */
export function copyable(order: Row<'orders'>): boolean {
  return (
    order.customerReference !== FIXED_ORDER.reference &&
    (order.pickupDate ?? '') !== '2026-03-28' &&
    (order.pickupDate ?? '') !== '2026-10-24'
  )
}
