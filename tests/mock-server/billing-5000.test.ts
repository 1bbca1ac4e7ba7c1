import { expect, test } from 'vitest'
import { BillingRun } from '#src/contract/billing/runs.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { createMockServer } from '#mock-server/index.ts'
import { memoryBlobs } from '#mock-server/ports/blobs.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import { NOW } from './seeded-backend.ts'

/** Most orders of one run, and a world that has as many to bill. */
const ORDERS = 5_000
const SCALE = 120
/** Looks at what is due that a run and some of its papers may take. */
const MOST_LOOKS = 20
const FINANCE = 'usr-nordkurs-finanzen'

/** Rows that outlive the server: the next one goes on with them. */
class KeptDatabase extends Database {
  override async holdsWorld(): Promise<boolean> {
    return (await this.store('').count('tenants')) > 0
  }
}

const database = new KeptDatabase({ now: () => NOW })
const store = database.store('nordkurs')
const blobs = memoryBlobs()

/** A server on the rows that are there. */
async function start() {
  const server = createMockServer({ now: () => NOW, scale: SCALE, database, blobs })
  await server.ready
  const headers = {
    'X-Tenant-Id': 'nordkurs',
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await server.tokenFor(FINANCE)}`,
  }
  const call = async (method: string, path: string, body?: object): Promise<BillingRun> => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await server.fetch(`/api/v1/billing/runs${path}`, init)
    if (!answer.ok) throw new Error(await answer.text())
    return BillingRun.parse(await answer.json())
  }
  return { server, call }
}

/** Orders that can be billed and stand on no invoice, with what was agreed for them. */
async function freeOrders() {
  const held = new Set((await store.all('billedOrders', { kind: 'invoice' })).map(({ orderId }) => orderId))
  const proven = { status: 'DELIVERED', proofOfDeliveryVerified: true, customerPrice: { gt: 0 } } as const
  return (await store.all('orders', proven, undefined, 2 * ORDERS)).filter(({ id }) => !held.has(id))
}

const numbered = async () =>
  store.all('invoices', { number: { prefix: 'RE-2026-' } }, [{ field: 'number' }], 2 * ORDERS)
const papersLeft = () => store.count('jobs', { name: 'billing.finishPaper', state: 'waiting' })

test('5 000 orders are billed to the end over a halt and a restart: no gap in numbers, no cent lost', async () => {
  const first = await start()
  const orders = (await freeOrders()).slice(0, ORDERS)
  expect(orders).toHaveLength(ORDERS)
  const before = await numbered()
  const { id } = await first.call('POST', '', { orderIds: orders.map((order) => order.id) })

  // Halted while it goes: what is done stays, and nothing more is done.
  const looking = first.server.runDue()
  await expect.poll(async () => (await first.call('GET', `/${id}`)).done, { interval: 20, timeout: 90_000 }).not.toBe(0)
  await first.call('POST', `/${id}/halt`)
  await looking
  const halted = await first.call('GET', `/${id}`)
  expect(halted).toMatchObject({ state: 'halted', billed: halted.done, refused: 0 })
  expect(halted.done).toBeLessThan(ORDERS)
  expect((await numbered()).length).toBe(before.length + halted.invoices)

  // Another server on the same rows goes on, and is gone in the middle of a run as well.
  const second = await start()
  expect((await second.call('GET', `/${id}`)).done).toBe(halted.done)
  const left = await papersLeft()
  await second.call('POST', `/${id}/resume`)
  await second.server.runDue()
  const middle = await second.call('GET', `/${id}`)
  expect(middle).toMatchObject({ state: 'running' })
  expect(middle.done).toBeGreaterThan(halted.done)

  // Numbers come before papers: as long as the run has parts, no look draws one.
  expect(await papersLeft()).toBe(left + middle.invoices - halted.invoices)
  const third = await start()
  for (let look = 0; look < MOST_LOOKS && (await third.call('GET', `/${id}`)).state === 'running'; look += 1) {
    await third.server.runDue()
  }
  const done = await third.call('GET', `/${id}`)
  expect(done).toMatchObject({ state: 'done', total: ORDERS, done: ORDERS, billed: ORDERS, refused: 0 })
  expect(new Set(done.results.map(({ orderId }) => orderId)).size).toBe(ORDERS)

  const all = await numbered()
  expect(all.map(({ number }) => Number(number?.slice(-5)))).toEqual(all.map((_, index) => index + 1))
  const made = all.filter(({ runId }) => runId === id)
  expect([made.length, all.length - before.length]).toEqual([done.invoices, done.invoices])
  expect(made[0]?.number).toBe(done.firstNumber)
  expect(made.at(-1)?.number).toBe(done.lastNumber)

  // Each order is on one of them, and all come to what was agreed, to the cent; the tax is of each invoice's own sum.
  const billed = await store.findMany(
    'orders',
    made.flatMap(({ orderIds }) => orderIds),
  )
  expect(billed.map(({ id: orderId }) => orderId).toSorted()).toEqual(orders.map((order) => order.id).toSorted())
  expect(billed.every(({ status }) => status === 'BILLED')).toBe(true)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  expect(sum(made.map(({ netCents }) => netCents))).toBe(
    sum(orders.map(({ customerPrice }) => toCents(customerPrice ?? 0))),
  )
  expect(sum(made.map(({ grossCents }) => grossCents))).toBe(done.grossCents)
  expect(made.every(({ netCents, vatCents, grossCents }) => netCents + vatCents === grossCents)).toBe(true)

  // Each invoice has its paper: drawn by now, or down to be drawn.
  await third.server.runDue()
  const drawn = await store.all(
    'documentFiles',
    { id: { in: made.map((invoice) => `doc-${invoice.id}-1`) } },
    undefined,
    ORDERS,
  )
  expect(drawn.length).toBeGreaterThan(10)
  expect(drawn.length + (await papersLeft())).toBe(made.length)
  const file = new Response(await blobs.read('nordkurs', drawn[0]?.blobId ?? ''))
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
}, 600_000)
