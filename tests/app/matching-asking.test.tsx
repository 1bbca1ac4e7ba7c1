import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { dialog, inPart, openMatching, options, toRecommended, waitingRow } from './matching-support.tsx'
import { panelTitles, toasts } from './orders-support.tsx'
import { holdAnswers, keepStorage, setOnline } from './reliability-support.tsx'
import { visit } from '#tests/support/visit.ts'
import { createTestServer } from '#tests/support/test-server.ts'

const DISPO = 'dispo@nordkurs.example'
const storeOf = ({ server }: OpenApp) => server.store('nordkurs')
const requestCount = (app: OpenApp) => storeOf(app).count('priceRequests', {})
const lastRequest = async (app: OpenApp) =>
  (await storeOf(app).all('priceRequests', {}, [{ field: 'createdAt', order: 'desc' }]))[0]
const deadline = () => dialog().getByRole('textbox', { name: /^Frist/ })
const more = () => dialog().getByRole('combobox', { name: 'Weiterer Frachtführer' })
const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>('dialog[open] input[type="checkbox"]')].map(({ checked }) => checked)
const carriersOf = async (app: OpenApp) => (await lastRequest(app))?.quotes.map(({ carrierName }) => carrierName) ?? []

/** The form for an order nobody is asked for yet. */
async function openAsking(options_: Parameters<typeof openMatching>[0] = {}): Promise<{ app: OpenApp; order: string }> {
  const app = await openMatching(options_)
  const order = await toRecommended(app)
  await press('w', '2', 'shift+P')
  await expect.element(deadline()).toHaveFocus()
  return { app, order }
}

/** A carrier with an address who is not proposed. */
async function stranger(app: OpenApp): Promise<string> {
  const carriers = await storeOf(app).all('partners', { kind: 'carrier' })
  const shown = document.querySelector('dialog[open]')?.textContent ?? ''
  return carriers.find(({ name, email, blocked }) => email && !blocked && !shown.includes(name))?.name ?? ''
}

describe('asking for prices', () => {
  test('offers the proposed carriers, three ticked, and others by name; keeps what was typed without network, and goes out once however often Eingabe is pressed', async () => {
    const { app, order } = await openAsking()
    await expect.element(deadline()).toHaveValue('16:00')
    expect(ticked().filter(Boolean).length).toBeLessThanOrEqual(3)
    const before = ticked().filter(Boolean).length
    const name = await stranger(app)
    await userEvent.fill(more(), name)
    await expect.element(dialog().getByRole('option', { name })).toBeVisible()
    await press('Enter')
    await expect.poll(() => ticked().filter(Boolean).length).toBe(before + 1)
    await expect.element(more()).toHaveValue('')
    await userEvent.fill(dialog().getByRole('textbox', { name: /^Zielpreis/ }), '800')
    const requests = await requestCount(app)
    setOnline(false)
    await userEvent.fill(deadline(), '17:30')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByRole('alert')).toBeVisible()
    await expect.element(deadline()).toHaveValue('17:30')
    setOnline(true)
    const held = holdAnswers(app.server, ({ method, path }) => method === 'POST' && path === '/api/v1/price-requests')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(held.count).toBe(1)
    await held.release()
    await expect.poll(() => panelTitles()[0]).toMatch(/^Preisanfrage PA-2026-0320/)
    expect([held.count(), await requestCount(app)]).toEqual([1, requests + 1])
    const request = await lastRequest(app)
    expect([request?.orderId, request?.targetPrice, request?.quotes.length]).toEqual([order, 800, before + 1])
    expect(await carriersOf(app)).toContain(name)
  })

  test('sends nothing to nobody, nor while a name is typed that was not chosen', async () => {
    const { app } = await openAsking()
    const before = await requestCount(app)
    await userEvent.fill(more(), 'Gibt es nicht')
    await expect.element(dialog().getByText('Keine Vorschläge')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByText('Bitte einen Frachtführer aus der Liste wählen')).toBeVisible()
    await userEvent.fill(more(), '')
    for (const box of document.querySelectorAll<HTMLInputElement>('dialog[open] input[type="checkbox"]:checked')) {
      box.focus()
      await userEvent.keyboard(' ')
    }
    await expect.poll(() => ticked().some(Boolean)).toBe(false)
    await userEvent.fill(deadline(), '15:00')
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog().getByText('Pflichtfeld', { exact: true })).toBeVisible()
    expect(await requestCount(app)).toBe(before)
  })

  test('stands again after a reload with what was typed', async () => {
    const { app, order } = await openAsking()
    const name = await stranger(app)
    await userEvent.fill(more(), name)
    await expect.element(dialog().getByRole('option', { name })).toBeVisible()
    await press('Enter')
    await expect.element(more()).toHaveValue('')
    await userEvent.fill(deadline(), '17:30')
    const [path, prepare] = [`${location.pathname}${location.search}`, keepStorage()]
    app.close()
    await openApp({ path, account: DISPO, server: app.server, prepare })
    await expect.element(deadline()).toHaveValue('17:30')
    await expect.element(dialog().getByText(name)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => (await lastRequest(app))?.orderId).toBe(order)
    expect(await carriersOf(app)).toContain(name)
  })

  test('is refused at once for an order under way, before anything is typed', async () => {
    const app = await openMatching()
    const order = waitingRow()
    await storeOf(app).patch('orders', order, { status: 'IN_TRANSIT', version: 99 })
    app.close()
    await openMatching({ path: `/matching?row=${order}`, server: app.server })
    await expect.poll(waitingRow).toBe(order)
    await press('w', '2')
    await expect.poll(inPart).toBe('proposals')
    await press('shift+P')
    await expect.poll(() => toasts()[0]).toBe(`Auftrag ${order} ist disponiert oder unterwegs`)
    expect(document.querySelector('dialog[open]')).toBeNull()
  })
})

describe('the filters of what is proposed', () => {
  const own = () => options().filter((text) => text.includes('Eigenes Fahrzeug')).length

  test('leave own vehicles alone by f, stand in the address, and Umschalt+F takes them away', async () => {
    await openMatching({ path: '/matching?radius=200' })
    await press('w', '1')
    for (let step = 0; step < 30 && (own() === 0 || own() === options().length); step += 1) {
      const before = document.querySelector('[data-matching="proposals"] header')?.textContent
      await press('j')
      await expect
        .poll(() => document.querySelector('[data-matching="proposals"] header')?.textContent)
        .not.toBe(before)
      await expect.poll(() => options().length).toBeGreaterThan(0)
    }
    const all = options()
    await press('w', '2')
    await expect.poll(inPart).toBe('proposals')
    await press('f')
    await expect.element(dialog().getByRole('checkbox', { name: 'Eigene Fahrzeuge' })).toBeVisible()
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Eigene Fahrzeuge' }))
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => new URLSearchParams(location.search).get('who')).toBe('own')
    await expect.element(page.getByText('Wer fährt: Eigene Fahrzeuge')).toBeVisible()
    await expect
      .poll(() => options().some((text) => / Marge /.test(text) && !text.includes('Eigenes Fahrzeug')))
      .toBe(false)
    expect(own()).toBeGreaterThan(0)
    await press('w', '1', 'shift+F')
    await expect.poll(() => new URLSearchParams(location.search).get('who')).toBeNull()
    await expect.poll(options).toEqual(all)
  })

  test('that leave nobody say so, and give way to one button', async () => {
    await openMatching({ path: '/matching' })
    visit(`/matching?row=${waitingRow()}&who=own&body=COURIER&radius=1`)
    await expect.element(page.getByRole('heading', { name: 'Kein Vorschlag passt zum Filter' })).toBeVisible()
    await page
      .getByRole('button', { name: /^Filter zurücksetzen/ })
      .first()
      .click()
    await expect.poll(() => location.search).not.toContain('who=')
  })
})

describe('what a carrier answers', () => {
  test('comes as a message to whoever asked, which leads to the prices', async () => {
    const { app, order } = await openAsking()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => panelTitles()[0]).toMatch(/^Preisanfrage/)
    const request = await lastRequest(app)
    const title = panelTitles()[0]
    await press('Escape')
    await expect.poll(panelTitles).toEqual([])
    const [quote] = request?.quotes ?? []
    const messages = await storeOf(app).all('messages', { carrierId: quote?.carrierId, kind: 'priceRequest' })
    const token = messages.find(({ aboutId }) => aboutId === request?.id)?.token ?? ''
    const body = JSON.stringify({ answer: 'quoted', name: 'Rico Zschoche', freight: 845 })
    const headers = { 'Content-Type': 'application/json', 'X-Tenant-Id': 'nordkurs' }
    const answer = await app.server.fetch(`/api/v1/price-answers/${token}`, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    await press('ctrl+k')
    await userEvent.keyboard('Benachrichtigungen')
    await expect
      .poll(() => document.querySelector('dialog [role="option"]')?.textContent)
      .toContain('Benachrichtigungen')
    await press('Enter')
    const told = page.getByText(`${order} · ${quote?.carrierName}: 845,00 €`)
    await expect.element(told.first()).toBeVisible()
    await page.getByRole('button', { name: 'Preis genannt' }).first().click()
    await expect.poll(panelTitles).toContain(title)
  })
})

describe('an order', () => {
  test('leads to its price request and back, and to the offer it was made of', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const order = (await server.store('nordkurs').find('priceRequests', 'PA-2026-0318'))?.orderId ?? ''
    await openApp({ path: `/orders?panels=order:${order}`, account: DISPO, server })
    const asked = page.getByRole('region', { name: 'Preisanfragen' })
    await expect.element(asked).toHaveTextContent('3 von 3 beantwortet')
    await asked.getByRole('button', { name: 'PA-2026-0318' }).click()
    await expect.poll(panelTitles).toContain('Preisanfrage PA-2026-0318')
    // The other one is the way back to the panel before.
    await page
      .getByRole('complementary', { name: /^Preisanfrage/ })
      .getByRole('button', { name: order, exact: true })
      .last()
      .click()
    await expect.poll(panelTitles).toContain(order)
  })
})
