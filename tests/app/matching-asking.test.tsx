import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { dialog, inPart, openMatching, openRecommended, options } from './matching-support.tsx'
import { panelTitles } from './orders-support.tsx'
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

/** The form for an order nobody is asked for yet. */
async function openAsking(): Promise<{ app: OpenApp; order: string }> {
  const { app, order } = await openRecommended()
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

test('asks the proposed carriers for their price, three ticked, and others by name: sends nothing to nobody nor while a name was not chosen, stands again after a reload, keeps what was typed without network, and goes out once however often Eingabe is pressed', async () => {
  const { app: first, order } = await openAsking()
  await expect.element(deadline()).toHaveValue('16:00')
  expect(ticked().filter(Boolean).length).toBeLessThanOrEqual(3)
  const before = ticked().filter(Boolean).length
  const requests = await requestCount(first)
  await userEvent.fill(more(), 'Gibt es nicht')
  await expect.element(dialog().getByText('Keine Vorschläge')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Bitte einen Frachtführer aus der Liste wählen')).toBeVisible()
  await userEvent.fill(more(), '')
  const boxes = document.querySelectorAll<HTMLInputElement>('dialog[open] input[type="checkbox"]:checked')
  const turn = async () => {
    for (const box of boxes) {
      box.focus()
      await userEvent.keyboard(' ')
    }
  }
  await turn()
  await expect.poll(() => ticked().some(Boolean)).toBe(false)
  await userEvent.fill(deadline(), '15:00')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('Pflichtfeld', { exact: true })).toBeVisible()
  expect(await requestCount(first)).toBe(requests)
  await turn()
  const name = await stranger(first)
  await userEvent.fill(more(), name)
  await expect.element(dialog().getByRole('option', { name })).toBeVisible()
  await press('Enter')
  await expect.poll(() => ticked().filter(Boolean).length).toBe(before + 1)
  await expect.element(more()).toHaveValue('')
  await userEvent.fill(dialog().getByRole('textbox', { name: /^Zielpreis/ }), '800')

  const [path, prepare] = [`${location.pathname}${location.search}`, keepStorage()]
  first.close()
  const app = await openApp({ path, account: DISPO, server: first.server, prepare })
  await expect.element(deadline()).toHaveValue('15:00')
  await expect.element(dialog().getByText(name)).toBeVisible()
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
  expect(request?.quotes.map(({ carrierName }) => carrierName)).toContain(name)
})

test('the filters of what is proposed are set by f, stand in the address, and Umschalt+F takes them away; those that leave nobody say so, and give way to one button', async () => {
  const own = () => options().filter((text) => text.includes('Eigenes Fahrzeug')).length
  await openMatching({ path: '/matching?row=NK-2026-004811&radius=200' })
  const others = () => options().filter((text) => / Marge /.test(text) && !text.includes('Eigenes Fahrzeug')).length
  const before = others()
  expect(before).toBeGreaterThan(0)
  await press('w', '2')
  await expect.poll(inPart).toBe('proposals')
  await press('f')
  await expect.element(dialog().getByRole('checkbox', { name: 'Eigene Fahrzeuge' })).toBeVisible()
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Eigene Fahrzeuge' }))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => new URLSearchParams(location.search).get('who')).toBe('own')
  await expect.element(page.getByText('Wer fährt: Eigene Fahrzeuge')).toBeVisible()
  await expect.poll(others).toBe(0)
  expect(own()).toBeGreaterThan(0)
  await press('w', '1', 'shift+F')
  await expect.poll(() => new URLSearchParams(location.search).get('who')).toBeNull()
  await expect.poll(others).toBe(before)
  visit('/matching?row=NK-2026-004811&who=own&body=COURIER&radius=1')
  await expect.element(page.getByRole('heading', { name: 'Kein Vorschlag passt zum Filter' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Filter zurücksetzen/ })
    .first()
    .click()
  await expect.poll(() => location.search).not.toContain('who=')
})

test('an order leads to its price request and back; sales read the quotes there and cannot take one', async () => {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const order = (await server.store('nordkurs').find('priceRequests', 'PA-2026-0318'))?.orderId ?? ''
  await openApp({ path: `/orders?panels=order:${order}`, account: 'vertrieb@nordkurs.example', server })
  const asked = page.getByRole('region', { name: 'Preisanfragen' })
  await expect.element(asked).toHaveTextContent('3 von 3 beantwortet')
  await asked.getByRole('button', { name: 'PA-2026-0318' }).click()
  await expect.poll(panelTitles).toContain('Preisanfrage PA-2026-0318')
  await expect.poll(() => document.querySelectorAll('aside ol > li[aria-current]').length).toBe(3)
  const panel = page.getByRole('complementary', { name: /^Preisanfrage/ })
  expect(panel.getByRole('button', { name: /annehmen|Nachverhandeln|Eintragen/i }).elements()).toEqual([])
  // The other one is the way back to the panel before.
  await panel.getByRole('button', { name: order, exact: true }).last().click()
  await expect.poll(panelTitles).toContain(order)
})
