import type { Row } from '../../store/models.ts'
import { orderNumberOf } from '#src/domain/basics/record-ids.ts'
import { type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import type { MakingContext } from '../../write/resource-writes.ts'

type Order = Row<'orders'>

/** The next number of the tenant: `NK-2026-004820`. */
export async function nextOrderNumber(context: MakingContext): Promise<string> {
  const tenant = (await context.server.tenants()).find(({ id }) => id === context.session.tenantId)
  const value = await context.store.next('orders')
  return orderNumberOf(tenant?.orderPrefix ?? 'AU', value, Number(todayOf(context).slice(0, 4)))
}

/** An order as it begins, CREATED by the person at work; not stored yet. */
export function newOrder(context: RuleContext, orderNumber: string, fields: Partial<Order>): Order {
  return {
    pickupAddress: '',
    pickupCity: '',
    pickupPostalCode: '',
    pickupCountry: 'Deutschland',
    deliveryAddress: '',
    deliveryCity: '',
    deliveryPostalCode: '',
    deliveryCountry: 'Deutschland',
    cargoDescription: '',
    customerName: 'Unbekannt',
    orderType: 'standard',
    priority: 'normal',
    vatRate: 19,
    isFromOCR: false,
    ...fields,
    id: orderNumber,
    tenantId: context.session.tenantId,
    version: 1,
    orderNumber,
    status: 'CREATED',
    statusSince: stamp(context),
    currency: 'EUR',
    proofOfDeliveryVerified: false,
    createdBy: context.session.userName,
    createdById: context.session.userId,
    createdAt: stamp(context),
    updatedAt: stamp(context),
  }
}
