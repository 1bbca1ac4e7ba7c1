import type { Row } from '../../store/models.ts'
import { STREETS } from '../basics/names.ts'
import type { SeedContext } from '../basics/seed-context.ts'

/** The raw fields behind an inquiry, as OCR has read them: a street now and then is not legible. */
function enhancedOrder(inquiry: Row<'transports'>, context: SeedContext): Row<'enhancedOrders'> {
  const random = context.random(`enhanced:${inquiry.id}`)
  const street = () => {
    const written = `${random.pick(STREETS)} ${random.int(1, 120)}`
    return random.chance(0.12) ? '' : written
  }
  const created = inquiry.createdAt ?? ''
  const updated = inquiry.updatedAt ?? ''
  return {
    id: inquiry.id.replace('tra-', 'enh-'),
    tenantId: inquiry.tenantId,
    version: 1,
    order_number: inquiry.loadId,
    customer_name: inquiry.customerName === 'Unbekannt' ? '' : inquiry.customerName,
    pickup_date: inquiry.loadingDate,
    delivery_date: inquiry.unloadingDate,
    created_at: created,
    updated_at: updated,
    cargo_description: inquiry.cargo,
    pickup_street: street(),
    pickup_city: inquiry.origin,
    delivery_street: street(),
    delivery_city: inquiry.destination,
    status: inquiry.status,
    inquiry_id: inquiry.id,
    createdAt: created,
    updatedAt: updated,
  }
}

/** One for each inquiry. */
export function enhancedOrderRows(
  inquiries: readonly Row<'transports'>[],
  context: SeedContext,
): Row<'enhancedOrders'>[] {
  return inquiries.map((inquiry) => enhancedOrder(inquiry, context))
}
