import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { freshServer, invoicesOf, openBilling, panelText, statusOf, toBill } from './billing-support.tsx'
import { colleague, panelTitles, selectedRows, toasts } from './orders-support.tsx'
import { hurryRetries, setOnline } from './reliability-support.tsx'

const TITLE = 'Abrechnungslauf'
const question = () => document.querySelector('dialog[open]')?.textContent ?? ''

/** A run of a server that has not come to its first part; its panel has the keyboard. */
async function openRun() {
  const server = freshServer()
  await server.ready
  const store = server.store('nordkurs')
  const where = { status: 'DELIVERED', proofOfDeliveryVerified: true } as const
  const orders = (await store.all('orders', where)).slice(0, 3)
  const run = await store.insert('billingRuns', {
    ...{ id: 'run-test', state: 'running', total: orders.length, done: 0, billed: 0, refused: 0 },
    ...{ invoices: 0, grossCents: 0, invoiceDate: '2026-11-23', results: [], parts: 0, send: false },
    ...{ orderIds: orders.map(({ id }) => id), overrideReason: undefined, createdBy: 'Katharina Großmann' },
    ...{ createdById: (await store.all('users', {}))[0]?.id ?? '', createdAt: '2026-11-23T13:00:00.000Z' },
    updatedAt: '2026-11-23T13:00:00.000Z',
  })
  const app = await openBilling(`?panels=massBilling:${run.id}`, { server })
  const stateOf = async () => (await store.find('billingRuns', run.id))?.state
  await expect.poll(() => panelText(TITLE)).toContain('0 von 3 Aufträgen')
  return { app, orders, stateOf }
}

const button = (name: RegExp) => page.getByRole('complementary').getByRole('button', { name })

test('a run is halted by h, not while offline, and goes on by h: what it had not billed is billed then', async () => {
  const { app, orders, stateOf } = await openRun()
  setOnline(false)
  await expect.element(button(/^Anhalten/)).toHaveAttribute('aria-disabled', 'true')
  ;(button(/^Anhalten/).element() as HTMLElement).focus()
  await press('h')
  expect(await stateOf()).toBe('running')
  setOnline(true)
  await expect.element(button(/^Anhalten/)).not.toHaveAttribute('aria-disabled')
  ;(button(/^Anhalten/).element() as HTMLElement).focus()
  await press('h')
  await expect.poll(stateOf).toBe('halted')
  await expect.element(button(/^Fortsetzen/)).toBeVisible()
  expect(panelText(TITLE)).toContain('Angehalten')
  expect(await statusOf(app, orders[0]?.id ?? '')).toBe('DELIVERED')
  ;(button(/^Fortsetzen/).element() as HTMLElement).focus()
  await press('h')
  await expect.poll(stateOf).toBe('running')
  await app.server.runDue()
  await expect.poll(stateOf).toBe('done')
  await expect.poll(() => panelText(TITLE), { timeout: 20_000 }).toContain('3 von 3 Aufträgen')
  expect(await statusOf(app, orders[0]?.id ?? '')).toBe('BILLED')
})

test('one whose answer was lost is begun once: wanted again it is the same run', async () => {
  const app = await openBilling()
  const { fetch } = app.server
  const keys: (string | null)[] = []
  app.server.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined
    const path = new URL(request?.url ?? String(input), location.href).pathname
    const headers = new Headers(request?.headers ?? init?.headers)
    if (path === '/api/v1/billing/runs') keys.push(headers.get('idempotency-key'))
    return fetch(input, init)
  }
  app.server.faults.loseResponse('billing.run', 20)
  hurryRetries()
  const begin = async () => {
    await press('+')
    await expect.poll(question).toMatch(/Aufträge abrechnen\?/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(question).toBe('')
  }
  await press('ctrl+a')
  await expect.poll(() => selectedRows().length).toBeGreaterThan(3)
  await begin()
  await expect.poll(() => toasts().length, { timeout: 30_000 }).toBeGreaterThan(0)
  expect(panelTitles()).toEqual([])
  app.server.faults.reset()
  const lost = keys.length
  await begin()
  await expect.poll(panelTitles).toEqual([TITLE])
  expect(keys.length).toBe(lost + 1)
  expect(new Set(keys).size).toBe(1)
  expect(await app.server.store('nordkurs').count('billingRuns')).toBe(1)
})

test('orders of several customers go into a run; what somebody bills meanwhile is refused by name, time and number', async () => {
  const app = await openBilling()
  const orders = await toBill(app)
  const [first] = orders
  await press('ctrl+a')
  await expect.poll(() => selectedRows().length).toBeGreaterThan(3)
  await press('+')
  await expect.poll(question).toMatch(/Aufträge abrechnen\?/)
  const other = await colleague(app, 'admin@nordkurs.example')
  const made = await other('POST', '/api/v1/billing/invoices', { orderIds: [first?.id] })
  const draft = (made.body as unknown as { invoice: { id: string } }).invoice
  const done = await other('POST', `/api/v1/billing/invoices/${draft.id}/issue`, {})
  const { number } = (done.body as unknown as { invoice: { number: string } }).invoice
  await userEvent.keyboard('{Enter}')
  await expect.poll(panelTitles).toEqual([TITLE])
  for (let part = 0; part < 5; part += 1) await app.server.runDue()
  await expect.poll(() => panelText(TITLE)).toContain(`${orders.length} von ${orders.length}`)
  const [run] = await app.server.store('nordkurs').all('billingRuns', {})
  expect([run?.state, run?.billed, run?.refused]).toEqual(['done', orders.length - 1, 1])
  expect(panelText(TITLE)).toContain(`${run?.firstNumber} – ${run?.lastNumber}`)
  expect(panelText(TITLE)).toContain(
    `${first?.orderNumber} hat Katharina Großmann am 23.11.2026 um 14:03 abgerechnet: ${number}`,
  )
  expect((await invoicesOf(app, first?.id ?? '')).length).toBe(1)
  expect(await statusOf(app, orders.at(-1)?.id ?? '')).toBe('BILLED')
})
