import { expect, onTestFinished, test } from 'vitest'
import { BillingRun } from '#src/contract/billing/runs.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { memoryBlobs } from '#mock-server/ports/blobs.ts'
import { Database } from '#mock-server/store/memory/database.ts'
import type { DatabasePort, Store } from '#mock-server/store/store.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { NOW } from './seeded-backend.ts'

/** Six parts of a run, and a seed that has as many orders to bill. */
const ORDERS = 300
const SCALE = 12
const FINANCE = 'usr-nordkurs-finanzen'

/** Rows that outlive the server: the next one goes on with them. */
class SavedDatabase extends Database {
  override async holdsWorld(): Promise<boolean> {
    return (await this.store('').count('tenants')) > 0
  }
}

const database = new SavedDatabase({ now: () => NOW })
const store = database.store('nordkurs')
const blobs = memoryBlobs()

/** What a program that has ended still asks for is never answered. */
const ended = new Proxy({} as Store, { get: () => () => new Promise(() => undefined) })

/** A server on the rows that are there; `end` is the end of its program, between two transactions. */
async function start() {
  let isOver = false
  const own: DatabasePort = new Proxy<DatabasePort>(database, {
    get(target, name) {
      if (name === 'store') return (tenantId: string) => (isOver ? ended : target.store(tenantId))
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const server = createTestServer({ now: () => NOW, scale: SCALE, database: own, blobs })
  await server.ready
  const headers = {
    'X-Tenant-Id': 'nordkurs',
    'Content-Type': 'application/json',
    Authorization: `Bearer ${await server.tokenFor(FINANCE)}`,
  }
  const call = async (method: string, path: string, body?: object): Promise<BillingRun> => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await server.fetch(`/api/v1/billing/runs${path}`, init)
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
    return BillingRun.parse(await answer.json())
  }
  const end = () => void (isOver = true)
  onTestFinished(end)
  return { server, call, end }
}

/** Orders that can be billed and stand on no invoice, with what was agreed for them. */
async function freeOrders() {
  const reserved = new Set((await store.all('billedOrders', { kind: 'invoice' })).map(({ orderId }) => orderId))
  const proven = { status: 'DELIVERED', proofOfDeliveryVerified: true, customerPrice: { gt: 0 } } as const
  return (await store.all('orders', proven)).filter(({ id }) => !reserved.has(id))
}

const numbered = () => store.all('invoices', { number: { prefix: 'RE-2026-' } }, [{ field: 'number' }])
const countWaitingFiles = (of = store) => of.count('jobs', { name: 'billing.finishPaper', state: 'waiting' })

test('300 orders are billed to the end over a pause and a restart: no gap in numbers, no cent lost', async () => {
  const first = await start()
  const orders = (await freeOrders()).slice(0, ORDERS)
  expect(orders).toHaveLength(ORDERS)
  const before = await numbered()
  const { id } = await first.call('POST', '', { orderIds: orders.map((order) => order.id) })

  // Paused between two parts: what is done stays, and nothing more is done.
  const looking = first.server.runDue()
  await expect.poll(async () => (await first.call('GET', `/${id}`)).done, { interval: 5 }).not.toBe(0)
  await first.call('POST', `/${id}/halt`)
  await looking
  const paused = await first.call('GET', `/${id}`)
  expect(paused).toMatchObject({ state: 'halted', billed: paused.done, refused: 0 })
  expect(paused.done).toBeLessThan(ORDERS)
  expect(paused.lastNumber).toBe((await numbered()).at(-1)?.number)
  expect((await numbered()).length).toBe(before.length + paused.invoices)
  await expect(first.call('POST', `/${id}/halt`)).rejects.toThrow(/^409 /)

  // Another server on the same rows continues, and its program ends in the middle of the run.
  first.end()
  const second = await start()
  expect((await second.call('GET', `/${id}`)).done).toBe(paused.done)
  const files = await countWaitingFiles()
  expect((await second.call('POST', `/${id}/resume`)).state).toBe('running')
  void second.server.runDue()
  await expect.poll(async () => (await second.call('GET', `/${id}`)).done, { interval: 5 }).not.toBe(paused.done)
  second.end()

  // Numbers come before files: as long as the run has parts, nobody creates the file of an invoice.
  const third = await start()
  const middle = await third.call('GET', `/${id}`)
  expect(middle).toMatchObject({ state: 'running' })
  expect(middle.done).toBeGreaterThan(paused.done)
  expect(await countWaitingFiles()).toBe(files + middle.invoices - paused.invoices)

  void third.server.runDue()
  await expect.poll(async () => (await third.call('GET', `/${id}`)).state, { interval: 5 }).toBe('done')
  const done = await third.call('GET', `/${id}`)
  expect(done).toMatchObject({ state: 'done', total: ORDERS, done: ORDERS, billed: ORDERS, refused: 0 })
  expect(done.results.map(({ orderId }) => orderId).toSorted()).toEqual(orders.map((order) => order.id).toSorted())
  await expect(third.call('POST', `/${id}/resume`)).rejects.toThrow(/^409 /)

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

  // Each invoice has its file, or a job that creates it.
  third.end()
  const ids = made.map((invoice) => `doc-${invoice.id}-1`)
  const [created, waiting] = await store.snapshot(async (state) => [
    await state.all('documentFiles', { id: { in: ids } }),
    await countWaitingFiles(state),
  ])
  expect(created.length).toBeGreaterThan(10)
  expect(created.length + waiting).toBe(made.length)
  const file = new Response(await blobs.read('nordkurs', created[0]?.blobId ?? ''))
  expect((await file.text()).slice(0, 5)).toBe('%PDF-')
})
