import { strict as assert } from 'node:assert'
import { BillingRun } from '#src/contract/billing/runs.ts'
import { toCents } from '#src/domain/basics/money.ts'
import { createMockServer } from '#mock-server/index.ts'
import { memoryBlobs } from '#mock-server/ports/blobs.ts'
import { Database } from '#mock-server/store/memory/database.ts'

const NOW = Date.UTC(2026, 10, 21, 9, 0)
/** Most orders of one run, and a seed that has as many to bill. */
const ORDERS = 5_000
const SCALE = 120
/** Looks at what is due that a run and some of its files may take. */
const MAX_LOOKS = 20
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
  const reserved = new Set((await store.all('billedOrders', { kind: 'invoice' })).map(({ orderId }) => orderId))
  const proven = { status: 'DELIVERED', proofOfDeliveryVerified: true, customerPrice: { gt: 0 } } as const
  return (await store.all('orders', proven, undefined, 2 * ORDERS)).filter(({ id }) => !reserved.has(id))
}

const numbered = () => store.all('invoices', { number: { prefix: 'RE-2026-' } }, [{ field: 'number' }], 2 * ORDERS)
const countWaitingFiles = () => store.count('jobs', { name: 'billing.finishPaper', state: 'waiting' })
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * Bills as many orders as one run takes, in memory, over a pause and two restarts, and throws where a number is missing, a cent is
 * lost, or an invoice has neither its file nor a job that creates it.
 */
async function billAll(): Promise<string> {
  const first = await start()
  const orders = (await freeOrders()).slice(0, ORDERS)
  assert.equal(orders.length, ORDERS)
  const before = await numbered()
  const begin = performance.now()
  const { id } = await first.call('POST', '', { orderIds: orders.map((order) => order.id) })

  const looking = first.server.runDue()
  while ((await first.call('GET', `/${id}`)).done === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await first.call('POST', `/${id}/halt`)
  await looking
  const paused = await first.call('GET', `/${id}`)
  assert.deepEqual([paused.state, paused.billed, paused.refused], ['halted', paused.done, 0])
  assert.ok(paused.done < ORDERS)
  assert.equal((await numbered()).length, before.length + paused.invoices)

  const second = await start()
  assert.equal((await second.call('GET', `/${id}`)).done, paused.done)
  const files = await countWaitingFiles()
  await second.call('POST', `/${id}/resume`)
  await second.server.runDue()
  const middle = await second.call('GET', `/${id}`)
  assert.equal(middle.state, 'running')
  assert.ok(middle.done > paused.done)
  // Numbers come before files.
  assert.equal(await countWaitingFiles(), files + middle.invoices - paused.invoices)

  const third = await start()
  for (let look = 0; look < MAX_LOOKS && (await third.call('GET', `/${id}`)).state === 'running'; look += 1)
    await third.server.runDue()
  const seconds = (performance.now() - begin) / 1000
  const done = await third.call('GET', `/${id}`)
  assert.deepEqual([done.state, done.total, done.done, done.billed, done.refused], ['done', ORDERS, ORDERS, ORDERS, 0])
  assert.equal(new Set(done.results.map(({ orderId }) => orderId)).size, ORDERS)

  const all = await numbered()
  assert.deepEqual(
    all.map(({ number }) => Number(number?.slice(-5))),
    all.map((_, index) => index + 1),
  )
  const invoices = all.filter(({ runId }) => runId === id)
  assert.deepEqual([invoices.length, all.length - before.length], [done.invoices, done.invoices])
  assert.deepEqual([invoices[0]?.number, invoices.at(-1)?.number], [done.firstNumber, done.lastNumber])

  const billed = await store.findMany(
    'orders',
    invoices.flatMap(({ orderIds }) => orderIds),
  )
  assert.deepEqual(billed.map((order) => order.id).toSorted(), orders.map((order) => order.id).toSorted())
  assert.ok(billed.every(({ status }) => status === 'BILLED'))
  const agreed = sum(orders.map(({ customerPrice }) => toCents(customerPrice ?? 0)))
  assert.equal(sum(invoices.map(({ netCents }) => netCents)), agreed)
  assert.equal(sum(invoices.map(({ grossCents }) => grossCents)), done.grossCents)
  assert.ok(invoices.every(({ netCents, vatCents, grossCents }) => netCents + vatCents === grossCents))

  const ids = invoices.map((invoice) => `doc-${invoice.id}-1`)
  const created = await store.all('documentFiles', { id: { in: ids } }, undefined, ORDERS)
  assert.equal(created.length + (await countWaitingFiles()), invoices.length)
  assert.ok(created.length > 10)
  const file = new Response(await blobs.read('nordkurs', created[0]?.blobId ?? ''))
  assert.equal((await file.text()).slice(0, 5), '%PDF-')
  return `${ORDERS} orders billed in ${invoices.length} invoices over a pause and two restarts in ${seconds.toFixed(0)} s: no gap in numbers, no cent lost`
}

/** What came of it; made while the file is imported, as what bills fetches code that the one who runs this file no longer imports. */
export const billingFacts: string = await billAll()
