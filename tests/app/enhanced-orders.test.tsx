import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { tableText, toasts } from './orders-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const PATH = '/dispatcher/enhanced?sort=order_number&dir=asc'
const focusedRow = () => document.activeElement?.closest('tr')?.getAttribute('data-index') ?? null
const panels = () => new URL(location.href).searchParams.get('panels')
const panelText = () =>
  document.querySelector<HTMLElement>('[role="complementary"], aside')?.innerText.replaceAll(/\s+/g, ' ') ?? ''
const firstRow = () => tableText(1)[0]?.split(' | ') ?? []
const figures = () =>
  [...document.querySelectorAll('[aria-label="Transporte und eingelesene Aufträge zusammen"] dl > div')].map((each) =>
    each.textContent?.replaceAll(/\s+/g, ' '),
  )

async function openEnhanced(server = createTestServer({ now: () => TEST_NOW }), path = PATH) {
  const app = await openApp({ account: DISPO, path, server })
  await expect.poll(focusedRow).toBe('0')
  return app
}

test('g s leads to the orders read by OCR, with the figures of transports and of them together', async () => {
  const { server } = await openApp({ account: DISPO, path: '/orders' })
  await expect.poll(focusedRow).toBe('0')
  await press('g', 's')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Eingelesene Aufträge' })).toBeVisible()
  await expect.poll(focusedRow).toBe('0')
  const store = server.store('nordkurs')
  const [all, read] = [await store.count('transports'), await store.count('enhancedOrders')]
  await expect
    .poll(() => figures().slice(0, 5))
    .toEqual([
      `Zusammen${all + read}`,
      `Transporte${all}`,
      `Eingelesen${read}`,
      `Noch offen${read}`,
      'Gesparte Zeit3 h 45 min',
    ])
  const [raw] = await store.all('enhancedOrders', {}, [{ field: 'created_at', order: 'desc' }])
  expect(firstRow().slice(0, 5)).toEqual([
    raw?.order_number,
    'Anfrage',
    raw?.customer_name || 'Unbekannt',
    raw?.pickup_city,
    raw?.delivery_city,
  ])
})

test('the panel says what to look out for and who could take it; + makes a transport of it, once, Strg+Z takes that back', async () => {
  const { server } = await openEnhanced()
  const store = server.store('nordkurs')
  const before = await store.count('orders')
  await press(' ')
  await expect.poll(panelText).toContain('Richtpreis')
  expect(panelText()).toMatch(/Hinweise .* Gelesen .* Vorschlag .* Risiko (Gering|Mittel|Hoch) .* Freie Fahrzeuge/)
  await press('+', '+')
  await expect.poll(() => toasts()[0]).toMatch(/^NK-OCR-0001 ist jetzt Auftrag NK-2026-\d{6}$/)
  await expect.poll(() => firstRow()[1]).toBe('Umgewandelt')
  expect([focusedRow(), await store.count('orders')]).toEqual(['0', before + 1])
  await expect.poll(panelText).toMatch(/Umgewandelt in Auftrag NK-2026-\d{6} Transport/)
  await press('o')
  await expect.poll(panels).toMatch(/^enhancedOrder:enh-nk-ocr-001,order:NK-2026-\d{6}$/)
  await press('ctrl+z')
  await expect.poll(() => firstRow()[1]).toBe('Anfrage')
  expect(await store.count('orders')).toBe(before)
})

test('what was read wrongly is corrected by e before it is converted; ticked ones are converted in one step', async () => {
  const { server } = await openEnhanced()
  await press('e')
  await expect.poll(() => document.querySelectorAll('dialog [role="option"]').length).toBe(8)
  await userEvent.keyboard('kunde{Enter}')
  const field = page.getByRole('textbox', { name: 'Kunde' })
  await expect.element(field).toHaveFocus()
  await userEvent.fill(field, 'Hase & Igel Spielwaren GmbH')
  await press('Enter')
  await expect.poll(() => firstRow()[2]).toBe('Hase & Igel Spielwaren GmbH')
  const store = server.store('nordkurs')
  expect((await store.find('transports', 'tra-nk-ocr-001'))?.customerName).toBe('Hase & Igel Spielwaren GmbH')
  await press('ctrl+z')
  await expect.poll(() => firstRow()[2]).not.toBe('Hase & Igel Spielwaren GmbH')
  await press('w', '1')
  await expect.poll(focusedRow).toBe('0')
  const before = await store.count('orders')
  await press('x', 'shift+J', '+')
  await expect.poll(() => toasts()[0]).toBe('2 eingelesene Aufträge: In Transport umgewandelt')
  expect(await store.count('orders')).toBe(before + 2)
  await press('ctrl+z')
  await expect.poll(() => store.count('orders')).toBe(before)
})

test('w o shows the overview beside the Dispo: arrivals, free vehicles, loads and customers, each leading to its record', async () => {
  await openApp({ account: DISPO, path: '/dispatcher' })
  await expect.poll(() => document.activeElement?.closest('[data-index="0"]') ?? null).not.toBeNull()
  await press('w', 'o')
  await expect.poll(panels).toBe('overview')
  await expect
    .poll(panelText)
    .toMatch(/Nächste Ankünfte .* Freie Fahrzeuge .* Neueste Ladungen .* Umsatzstärkste Kunden .* Aufträge/)
  await page.getByRole('region', { name: 'Freie Fahrzeuge' }).getByRole('button').first().click()
  await expect.poll(panels).toMatch(/^overview,vehicle:veh-/)
})
