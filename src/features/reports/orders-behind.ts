import type { OrdersBehind } from '#src/contract/reports/reports.ts'

/** What the order list calls the filters that the server states. */
const PARAMS: Readonly<Record<keyof OrdersBehind, string>> = {
  status: 'status',
  currency: 'currency',
  deliveryFrom: 'dfrom',
  deliveryTo: 'dto',
  customerId: 'customer',
  carrierId: 'carrier',
  vehicleId: 'vehicle',
  site: 'site',
  fleet: 'fleet',
  lane: 'lane',
}

/** The order list with exactly the orders a figure is made of. */
export function ordersBehind(filter: OrdersBehind): string {
  const params = new URLSearchParams()
  for (const [field, param] of Object.entries(PARAMS)) {
    const value = filter[field as keyof OrdersBehind]
    if (value !== undefined && value !== '') params.set(param, value)
  }
  return `/orders?${params.toString()}`
}
