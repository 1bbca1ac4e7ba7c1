import * as z from 'zod/mini'

/** An order of the lean page, about as wide as a row of the product's list. */
const Order = z.object({
  number: z.string().check(z.maxLength(40)),
  status: z.enum(['Angelegt', 'Bestätigt', 'Unterwegs']),
  customer: z.string(),
  from: z.string(),
  to: z.string(),
  amount: z.number(),
})
export type Order = z.output<typeof Order>
const Page = z.object({ total: z.int(), rows: z.array(Order) })

export interface ListRequest {
  text: string
  sortBy: keyof Order
  desc: boolean
}

const COUNT = Number(new URLSearchParams(location.search).get('orders') ?? 10_000)
const cities = ['Hamburg', 'Köln', 'München', 'Bremen', 'Kassel', 'Leipzig', 'Dresden', 'Würzburg']
const at = <T>(values: readonly T[], index: number): T => values[index % values.length] as T

export const orders: readonly Order[] = Array.from({ length: COUNT }, (_, i) => ({
  number: `NK-2026-${String(i).padStart(6, '0')}`,
  status: at(['Angelegt', 'Bestätigt', 'Unterwegs'] as const, i),
  customer: `Spedition ${(i * 31 + 500) % 997}`,
  from: at(cities, i),
  to: at(cities, i * 3 + 1),
  amount: ((i * 7919 + 1000) % 300_000) / 100,
}))

const labels = orders.map((order) => `${order.number} ${order.customer} ${order.from} ${order.to}`.toLowerCase())

/** What an endless list asks a server: filtered, sorted, one page of it; checked as the product checks what it gets. */
export async function fetchOrders(wanted: ListRequest, page: number, limit: number): Promise<z.output<typeof Page>> {
  await Promise.resolve()
  const text = wanted.text.toLowerCase()
  const direction = wanted.desc ? -1 : 1
  const found = text === '' ? orders : orders.filter((_, index) => labels[index]?.includes(text))
  const sorted = found.toSorted((a, b) => (a[wanted.sortBy] < b[wanted.sortBy] ? -direction : direction))
  return Page.parse({ total: found.length, rows: sorted.slice(page * limit, (page + 1) * limit) })
}

/** The best entries of a palette over all orders: all terms, labels that start with the first one before the others. */
export function searchOrders(query: string, limit: number): readonly Order[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  const first: Order[] = []
  const others: Order[] = []
  for (const [index, order] of orders.entries()) {
    const label = labels[index] ?? ''
    if (!terms.every((term) => label.includes(term))) continue
    if (label.startsWith(terms[0] ?? '')) first.push(order)
    else if (others.length < limit) others.push(order)
    if (first.length === limit) break
  }
  return [...first, ...others].slice(0, limit)
}
