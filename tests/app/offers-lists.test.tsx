import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { visit } from '#tests/support/visit.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { DISPO, freshServer, offerOf, openOffers, orderCount, reason } from './offers-support.tsx'
import { address, focusedRow, footText, numbers, panelTitles, section, tableText, toasts } from './orders-support.tsx'

const figures = () => document.querySelector('section[aria-label="Kennzahlen der Angebote"]')?.textContent

/** A fresh backend that writes down what it is asked. */
function watchedServer(): { server: OpenApp['server']; asked: (path: string) => string[] } {
  const server = freshServer()
  const urls: URL[] = []
  const { fetch } = server
  server.fetch = (input, init) => {
    urls.push(new URL(input instanceof Request ? input.url : String(input), location.href))
    return fetch(input, init)
  }
  return { server, asked: (path) => urls.filter(({ pathname }) => pathname === path).map(({ search }) => search) }
}

test('the lists of offers stand behind g a, the one that ends first is first, with the figures above; 2 shows the accepted ones, + accepts one, z makes its order, once however often it is pressed, - rejects it with its reason; Strg+Z takes back', async () => {
  const app = await openApp({ account: DISPO })
  await expect.poll(() => document.activeElement?.closest('main')).toBeTruthy()
  await press('g', 'a')
  await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Angebots-Matching')
  await expect.poll(focusedRow).toBe('OFF-2026-0005')
  expect(numbers(2)).toEqual(['OFF-2026-0005', 'OFF-2026-0002'])
  expect(footText()).toBe('Zeile 1 von 6')
  await expect.poll(figures).toContain('Offen6')
  expect(figures()).toContain('Bis morgen fällig2')
  await press('2')
  await expect.poll(address).toContain('tab=accepted')
  await expect.poll(() => new Set(tableText(9).map((row) => row.split(' | ')[1]))).toEqual(new Set(['Angenommen']))
  await press('1')
  await expect.poll(focusedRow).toBe('OFF-2026-0005')
  await press('+')
  await expect.poll(async () => (await offerOf(app, 'OFF-2026-0005'))?.status).toBe('accepted')
  await expect.poll(toasts).toContain('OFF-2026-0005: Angenommen')
  await expect.poll(() => numbers(6)).not.toContain('OFF-2026-0005')
  await press('ctrl+z')
  await expect.poll(async () => (await offerOf(app, 'OFF-2026-0005'))?.status).toBe('open')
  await expect.poll(() => numbers(1)).toEqual(['OFF-2026-0005'])
  await press('Home')
  await expect.poll(focusedRow).toBe('OFF-2026-0005')
  const before = await orderCount(app)
  await press('z', 'z')
  await expect.poll(async () => (await offerOf(app, 'OFF-2026-0005'))?.orderId).toBeTruthy()
  const { orderId = '', status } = (await offerOf(app, 'OFF-2026-0005')) ?? {}
  expect(status).toBe('accepted')
  await expect.poll(panelTitles).toEqual([orderId])
  expect(await orderCount(app)).toBe(before + 1)
  await press('ctrl+z')
  await expect.poll(() => orderCount(app)).toBe(before)
  expect((await offerOf(app, 'OFF-2026-0005'))?.status).toBe('open')
  await press('Escape')
  await expect.poll(panelTitles).toEqual([])
  await expect.poll(() => numbers(1)).toEqual(['OFF-2026-0005'])
  await press('Home')
  await expect.poll(focusedRow).toBe('OFF-2026-0005')
  await press('-')
  await expect.element(reason).toHaveFocus()
  await userEvent.keyboard('Zu teuer{Control>}{Enter}{/Control}')
  await expect.poll(() => offerOf(app, 'OFF-2026-0005')).toMatchObject({ status: 'rejected', reason: 'Zu teuer' })
  await press('3')
  await expect.poll(() => numbers(9)).toContain('OFF-2026-0005')
  await expect.poll(focusedRow).toBeTruthy()
  await press(' ')
  await expect.poll(() => panelTitles().length).toBe(1)
  expect(section('Stand').join()).not.toContain('Annehmen')
})

test('the lists of offers take postal area, vehicle types and timeframe from the address, and so do the figures; where these cannot be had it is said, and r asks again', async () => {
  const { server, asked } = watchedServer()
  server.faults.fail('business.offersMatchingDashboard', 400, { times: 1, body: { message: 'Gerade nicht' } })
  await openOffers('?plzArea=20&vehicleTypes=TAUTLINER,BOX&timeframe=week', { server })
  expect(numbers()).toEqual(['OFF-2026-0001'])
  await expect
    .poll(() =>
      asked('/api/business/angebots-matching/dashboard').map((search) =>
        Object.fromEntries(new URLSearchParams(search)),
      ),
    )
    .toContainEqual({ plzArea: '20', vehicleTypes: 'TAUTLINER,BOX', timeframe: 'week' })
  const lists = asked('/api/v1/offers').map((search) => new URLSearchParams(search))
  expect(lists.some((query) => query.get('vehicleType') === 'TAUTLINER,BOX' && query.get('timeframe') === 'week')).toBe(
    true,
  )
  await expect.poll(figures).toContain('Kennzahlen konnten nicht geladen werden')
  await press('r')
  await expect.poll(figures).toContain('Offen')
  expect(figures()).not.toContain('Gerade nicht')
})

test('q finds an open offer by its goods; Umschalt+N makes one, what is missing is said at its field, and Strg+Z takes it away', async () => {
  const app = await openOffers()
  await press('q')
  const dialog = page.getByRole('dialog', { name: 'Angebot suchen' })
  await expect.element(dialog.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('Saatgut{Enter}')
  await expect.element(dialog.getByText('Kein offenes Angebot zu „Saatgut“')).toBeVisible()
  await dialog.getByRole('textbox').fill('Displays')
  await userEvent.keyboard('{Enter}')
  await expect.poll(panelTitles).toEqual(['OFF-2026-0005'])
  await press('Escape')
  await expect.poll(panelTitles).toEqual([])
  await press('shift+N')
  const form = page.getByRole('dialog', { name: 'Angebot anlegen' })
  await expect.element(form.getByRole('textbox', { name: 'Kunde' })).toHaveFocus()
  await form.getByRole('textbox', { name: 'Ort (Beladung)' }).fill('Kiel')
  await form.getByRole('textbox', { name: 'Ort (Entladung)' }).fill('Hamburg')
  await userEvent.keyboard('{Enter}')
  await expect.element(form.getByRole('textbox', { name: /^Ladung/ })).toHaveFocus()
  await userEvent.keyboard('12 Paletten Fisch{Enter}')
  const made = () => app.server.store('nordkurs').all('offers', { description: '12 Paletten Fisch' })
  await expect.poll(made).toMatchObject([{ id: 'OFF-2026-0021', pickupCity: 'Kiel', status: 'open' }])
  await expect.poll(panelTitles).toEqual(['OFF-2026-0021'])
  await press('ctrl+z')
  await expect.poll(made).toEqual([])
})

test('an offer is found by the palette, where the one opened last stands on the first page; its page shows how long it holds, and its last day is edited in place', async () => {
  const app = await openApp({ path: '/orders', account: DISPO })
  await expect.poll(focusedRow).toBeTruthy()
  await press('ctrl+k')
  await userEvent.keyboard('OFF-2026-0002')
  const option = page.getByRole('dialog').getByRole('option', { name: /OFF-2026-0002/ })
  await expect.element(option).toHaveTextContent('Offen')
  await press('Enter')
  await expect.poll(panelTitles).toEqual(['OFF-2026-0002'])
  await press('Escape', 'ctrl+k')
  const group = page.getByRole('dialog').getByRole('group', { name: 'Zuletzt geöffnete Angebote' })
  await expect.element(group).toHaveTextContent(/OFF-2026-0002.*Bremen/)
  await press('Escape')
  visit('/offers/OFF-2026-0005')
  await expect.element(page.getByRole('heading', { name: 'OFF-2026-0005', level: 1 })).toBeVisible()
  const state = page.getByRole('region', { name: 'Stand' })
  await expect.element(state).toHaveTextContent('läuft heute ab')
  await press('e')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await userEvent.keyboard('Gültig bis{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Gültig bis' })).toHaveFocus()
  await userEvent.keyboard('30.11.{Enter}')
  await expect.poll(async () => (await offerOf(app, 'OFF-2026-0005'))?.validUntil).toBe('2026-11-30')
  await expect.element(state).toHaveTextContent('noch 7 Tage gültig')
})
