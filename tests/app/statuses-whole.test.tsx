import { expect, onTestFinished, test } from 'vitest'
import { ORDER_STATUSES } from '#src/domain/workflow/order-status.ts'
import { LOAD_STATUSES } from '#src/domain/loads/status.ts'
import { TRANSPORT_STATUSES } from '#src/domain/workflow/transport-status.ts'
import { languageCodes } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/setup.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'

/** What comes last in the list of transports. */
const OVER = ['DELIVERED', 'COMPLETED', 'CANCELLED']
const ACCOUNT = 'dispo@nordkurs.example'

/** Where the status stands: the same place in every language. */
const statusColumn = () =>
  [...document.querySelectorAll('main thead th')].findIndex(({ textContent }) => textContent.startsWith('Status'))
let column = -1
const cells = () =>
  [...document.querySelectorAll<HTMLElement>('main tr[data-index]')].flatMap((row) => {
    const cell = row.querySelectorAll<HTMLElement>('td')[column]
    return cell?.matches('[data-sign], :has([data-sign])') === true ? [cell] : []
  })
const words = () => new Set(cells().map(({ innerText }) => innerText.trim()))

/** Statuses that are wider than what holds them. */
const cut = () =>
  cells().flatMap((cell) =>
    [cell, ...cell.querySelectorAll<HTMLElement>('*')]
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ innerText }) => innerText),
  )

/** A world whose records go through all statuses, one after the other. */
async function everyStatus() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  const orders = await store.all('orders', {}, [{ field: 'orderNumber', order: 'desc' }])
  for (const [at, { id }] of orders.entries())
    await store.patch('orders', id, {
      status: ORDER_STATUSES[at % ORDER_STATUSES.length]!,
      delayMinutes: 0,
      disruption: undefined,
    })
  const transports = await store.all('transports')
  for (const [at, { id }] of transports.entries())
    await store.patch('transports', id, {
      status: TRANSPORT_STATUSES[at % TRANSPORT_STATUSES.length]!,
      delayMinutes: 900 - at,
      disruption: undefined,
    })
  const loads = await store.all('loads', {}, [{ field: 'pickupDate' }])
  for (const [at, { id }] of loads.entries())
    await store.patch('loads', id, { status: LOAD_STATUSES[at % LOAD_STATUSES.length]! })
  return server
}

test('in no language a status is cut at 1280 px: of orders, transports under way and over, and loads', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  const found: string[] = []
  const server = await everyStatus()
  for (const [path, count] of [
    ['/orders', ORDER_STATUSES.length],
    ['/transports', TRANSPORT_STATUSES.length - OVER.length],
    [`/transports?status=${OVER.join()}`, OVER.length],
    ['/loads', LOAD_STATUSES.length],
  ] as const) {
    const app = await openApp({ path, account: ACCOUNT, server })
    await expect.poll(statusColumn).toBeGreaterThan(0)
    column = statusColumn()
    await expect.poll(() => words().size, { message: path }).toBe(count)
    const german = [...words()].join()
    for (const language of languageCodes) {
      await changeLanguage(language)
      await expect.poll(() => document.documentElement.lang).toBe(language)
      await expect.poll(() => [...words()].join() === german).toBe(language === 'de')
      expect(cells().length).toBeGreaterThan(count)
      found.push(...new Set(cut().map((text) => `${path} ${language}: ${text}`)))
    }
    app.close()
    await changeLanguage('de')
  }
  expect(found).toEqual([])
})
