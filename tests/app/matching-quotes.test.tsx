import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { ANSWERED, dialog, question } from './matching-support.tsx'
import { toasts } from './orders-support.tsx'

const TITLE = `Preisanfrage ${ANSWERED}`
const panel = () => page.getByRole('complementary', { name: TITLE })
const columns = () => [...document.querySelectorAll<HTMLElement>('aside ol > li[aria-current]')]
const chosen = () => columns().findIndex((column) => column.getAttribute('aria-current') === 'true')
const cell = (column: number, row: string) =>
  [...(columns()[column]?.querySelectorAll('dl > div') ?? [])]
    .find((line) => line.querySelector('dt')?.textContent === row)
    ?.querySelector('dd')?.textContent

async function openQuotes(options: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({
    path: `/matching?panels=priceRequest:${ANSWERED}`,
    account: 'dispo@nordkurs.example',
    ...options,
  })
  await expect.poll(() => columns().length, { timeout: 20_000 }).toBe(3)
  await press('w', '3')
  await expect.poll(() => document.activeElement).toBe(columns()[0])
  return app
}
const enter = () => userEvent.keyboard('{Enter}')
/** A world in which the first quote can be taken at once. */
async function recommendedFirst() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  const quotes = (await store.find('priceRequests', ANSWERED))?.quotes ?? []
  await store.patch('priceRequests', ANSWERED, {
    quotes: quotes.map((quote, at) => (at === 0 ? { ...quote, score: 90 } : quote)),
  })
  return server
}
const requestOf = async ({ server }: OpenApp) => await server.store('nordkurs').find('priceRequests', ANSWERED)
const orderOf = async (app: OpenApp) =>
  await app.server.store('nordkurs').find('orders', (await requestOf(app))?.orderId ?? '')

test('Three quotes stand side by side: arrows and digits go through them, the best value of a row is said; what came by telephone is typed as freight and toll, negotiating sends one more mail; one below 85 points is taken only with a reason', async () => {
  const app = await openQuotes()
  const quotes = (await requestOf(app))?.quotes ?? []
  expect(columns().map((column) => column.getAttribute('aria-label'))).toEqual(
    quotes.map(({ carrierName }) => carrierName),
  )
  const totals = quotes.map(({ total = 0 }) => total)
  const cheapest = totals.indexOf(Math.min(...totals))
  expect([0, 1, 2].map((at) => cell(at, 'Gesamt')?.includes('bester Wert'))).toEqual(
    totals.map((_, at) => at === cheapest),
  )
  expect(cell(0, 'Maut')).toBe('enthalten')
  expect(cell(2, 'Maut')).toBe('42,00 €')
  await press('ArrowRight')
  await expect.poll(chosen).toBe(1)
  await expect.poll(() => document.activeElement).toBe(columns()[1])
  await press('3')
  await expect.poll(chosen).toBe(2)
  await press('ArrowRight')
  expect(chosen()).toBe(2)
  await press('1', 'ArrowLeft')
  await expect.poll(chosen).toBe(0)

  await press('e')
  await expect.element(dialog().getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('700 + 42')
  await expect.element(dialog()).toHaveTextContent('Gesamt 742,00 €')
  await enter()
  await expect.poll(async () => (await requestOf(app))?.quotes[0]?.total).toBe(742)
  await expect.poll(() => cell(0, 'Maut')).toBe('42,00 €')

  const before = await app.server.store('nordkurs').count('messages', { kind: 'priceRequest' })
  await press('v')
  await expect.element(dialog().getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('abc')
  await enter()
  await expect.element(dialog()).toBeVisible()
  expect(await app.server.store('nordkurs').count('messages', { kind: 'priceRequest' })).toBe(before)
  await userEvent.keyboard('{Control>}a{/Control}800')
  await enter()
  await expect.poll(() => app.server.store('nordkurs').count('messages', { kind: 'priceRequest' })).toBe(before + 1)
  await expect.element(panel().getByRole('region', { name: 'Antworten' })).toHaveTextContent('800,00 €')

  // One below 85 points is taken only with a reason.
  const at = quotes.findLastIndex(({ score = 0 }) => score < 85)
  expect(at).toBeGreaterThan(0)
  await press(String(at + 1))
  await press('Enter')
  await expect.element(dialog().getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('Kunde verlangt ihn')
  await press('ctrl+Enter')
  await expect.poll(async () => (await orderOf(app))?.carrierId).toBe(quotes[at]?.carrierId)
})

test('Eingabe asks, naming who is told what; then the order is that carrier’s at that price, and Strg+Z takes it back', async () => {
  const app = await openQuotes({ server: await recommendedFirst() })
  const quotes = (await requestOf(app))?.quotes ?? []
  const at = 0
  await press('Enter')
  await expect.element(question()).toHaveTextContent(`${quotes[at]?.carrierName} annehmen?`)
  for (const { carrierName, carrierId } of quotes) {
    if (carrierId !== quotes[at]?.carrierId) await expect.element(question()).toHaveTextContent(carrierName)
  }
  expect((await orderOf(app))?.carrierId).toBeUndefined()
  await enter()
  await expect.poll(async () => (await orderOf(app))?.carrierId).toBe(quotes[at]?.carrierId)
  expect((await orderOf(app))?.carrierPrice).toBe(quotes[at]?.total)
  expect((await requestOf(app))?.quotes.map(({ state }) => state)).toEqual(
    quotes.map((_, index) => (index === at ? 'accepted' : 'rejected')),
  )
  await expect.poll(() => toasts()[0]).toContain(`Angebot von ${quotes[at]?.carrierName} angenommen`)
  await press('ctrl+z')
  await expect.poll(async () => (await orderOf(app))?.carrierId).toBeUndefined()
})

test('Who is slower is told who was faster and when; nothing else is booked, and the quote is blocked', async () => {
  const app = await openQuotes({ server: await recommendedFirst() })
  const store = app.server.store('nordkurs')
  const quotes = (await requestOf(app))?.quotes ?? []
  const [, faster] = quotes
  await press('Enter')
  await expect.element(question()).toHaveTextContent('annehmen?')
  const order = await orderOf(app)
  await store.patch('orders', order?.id ?? '', {
    carrierId: faster?.carrierId,
    carrierName: faster?.carrierName,
    status: 'ASSIGNED',
  })
  await store.patch('priceRequests', ANSWERED, {
    ...{ status: 'accepted', acceptedBy: 'M. Yılmaz', acceptedAt: '2026-11-23T13:02:00.000Z' },
    acceptedCarrierId: faster?.carrierId,
  })
  await enter()
  await expect.poll(() => toasts().join(' ')).toContain('Bereits von M. Yılmaz angenommen, 14:02')
  expect(toasts().join(' ')).not.toContain('geändert')
  expect((await orderOf(app))?.carrierId).toBe(faster?.carrierId)
  await expect.element(panel().getByRole('status')).toHaveTextContent('Bereits von M. Yılmaz angenommen, 14:02')
  await expect.element(panel().getByRole('button', { name: /^Annehmen/ })).toHaveAttribute('aria-disabled', 'true')
})
