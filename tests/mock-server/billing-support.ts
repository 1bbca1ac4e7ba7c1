import type { BillingOrder } from '#src/contract/billing/orders.ts'
import type { seededBackend } from './seeded-backend.ts'

export type Backend = ReturnType<typeof seededBackend>
export const [FINANCE, ADMIN, DISPO] = ['finanzen@nordkurs', 'admin@nordkurs', 'dispo@nordkurs'] as const
export const DAY = 24 * 60 * 60_000

/** Orders that can be billed and stand in no draft. */
export async function freeOrders(backend: Backend): Promise<BillingOrder[]> {
  const { body } = await backend.ask(FINANCE, 'billing.orders', { query: { state: 'billable', limit: 500 } })
  return body.data.filter(({ obstacles }) => obstacles.length === 0)
}

/** The ids of such orders of one customer, who has at least so many. */
export async function ordersOfOne(backend: Backend, least = 2): Promise<string[]> {
  const free = await freeOrders(backend)
  const ofCustomer = free.map(({ customerId }) => free.filter((order) => order.customerId === customerId))
  const found = ofCustomer.find(({ length }) => length >= least)
  if (!found) throw new Error(`No customer has ${least} orders to bill`)
  return found.slice(0, least).map(({ id }) => id)
}

export const draft = (backend: Backend, orderIds: readonly string[], more: object = {}, by: string = FINANCE) =>
  backend.ask(by, 'invoices.create', { body: { orderIds, ...more } })

/** An invoice that has been issued for these orders. */
export async function issued(backend: Backend, orderIds: readonly string[]) {
  const made = await draft(backend, orderIds)
  const { id } = made.body.invoice
  const answer = await backend.ask(FINANCE, 'invoices.issue', { params: { id }, body: {} })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.refusal))
  return answer.body.invoice
}

export const invoice = async (backend: Backend, id: string) =>
  (await backend.ask(FINANCE, 'invoices.get', { params: { id } })).body

/** The numbers of all invoices of this year, in order, the sequence alone. */
export async function sequence(backend: Backend): Promise<number[]> {
  const numbers: number[] = []
  for (let page = 1; ; page += 1) {
    const { body } = await backend.ask(FINANCE, 'invoices.list', { query: { limit: 500, page } })
    numbers.push(...body.data.flatMap(({ number }) => (number === undefined ? [] : Number(number.slice(-5)))))
    if (page >= body.pagination.totalPages) return numbers.toSorted((a, b) => a - b)
  }
}
