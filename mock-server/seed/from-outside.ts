import type { Row } from '../store/models.ts'
import { NO_TENANT, type World } from '../store/store.ts'
import { type BaseWorld, replaced } from './base-world.ts'
import { emailRows, followUpJobs } from './emails/emails.ts'
import { LAST_OFFER, offerRows } from './offers.ts'
import { loadBilling } from './billing/load.ts'
import { recurringJobs } from './orders/recurring-jobs.ts'
import { recurringOrderRows } from './orders/recurring-orders.ts'
import { LAST_PRICE_REQUEST, priceRequestRows } from './price-requests.ts'
import { templateRows } from './templates.ts'

/** Series all tenants share. */
const COMMON = Object.entries({ offers: LAST_OFFER, priceRequests: LAST_PRICE_REQUEST }).map(([name, value]) => {
  return { id: `${NO_TENANT}:${name}`, tenantId: NO_TENANT, version: 1, value }
})

/**
 * What customers and carriers have sent and are asked: e-mails, recurring orders, offers, and price requests about orders that still
 * wait in this world. `otherwise` are orders that stand otherwise in a world people work in, where recurring orders are made ahead.
 */
export async function loadFromOutside(
  world: World,
  { context, all, orders, partners, invoiceDocuments }: BaseWorld,
  otherwise: readonly Row<'orders'>[] | undefined,
): Promise<void> {
  const { emails, files } = emailRows({ orders, partners }, context)
  const recurring = recurringOrderRows(orders, context)
  await world.load('emails', emails)
  await world.load('emailFiles', files)
  await world.load('templates', templateRows(orders, context))
  await world.load('recurringOrders', recurring)
  if (otherwise !== undefined) await world.load('jobs', [...recurringJobs(recurring), ...followUpJobs(emails)])
  await world.load('offers', offerRows(all.customers, context))
  await world.load('priceRequests', priceRequestRows(replaced(orders, otherwise ?? []), all.carriers, context))
  await world.load('counters', COMMON)
  await loadBilling(world, { context, all, orders: replaced(orders, otherwise ?? []), partners, invoiceDocuments })
}
