import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { dialog, inPart, marked, openMatching, openRecommended, options, waitingRow } from './matching-support.tsx'
import { panelTitles, toasts } from './orders-support.tsx'
import { visit } from '#tests/support/visit.ts'

const param = (name: string) => new URLSearchParams(location.search).get(name)
const carrierOf = async (app: Awaited<ReturnType<typeof openApp>>, id: string) =>
  (await app.server.store('nordkurs').find('orders', id))?.carrierName

test('g m leads to what waits, the earliest first; proposals follow the row; sort and radius are chosen by o and Umschalt+R, stand in the address, and a reload has them again; the other list shows what a free vehicle could take', async () => {
  const app = await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
  await expect.poll(() => document.querySelector('tr[data-index]')).not.toBeNull()
  await press('g', 'm')
  await expect.poll(() => location.pathname).toBe('/matching')
  await expect.poll(() => options().length, { timeout: 20_000 }).toBeGreaterThan(0)
  await expect.element(page.getByRole('heading', { name: 'Matching', level: 1 })).toBeVisible()
  const first = waitingRow()
  await press('j')
  await expect.poll(() => param('row')).toBe(waitingRow())
  expect(waitingRow()).not.toBe(first)
  await expect.element(page.getByRole('region', { name: 'Vorschläge' })).toHaveTextContent(waitingRow())
  await press('w', '2')
  await expect.poll(inPart).toBe('proposals')
  await press('o')
  await expect.element(dialog().getByRole('option', { name: 'Leer-km' })).toBeVisible()
  await userEvent.keyboard('Leer')
  await press('Enter')
  await expect.poll(() => param('sort')).toBe('distance')
  await expect.element(page.getByText('Sortiert: Leer-km')).toBeVisible()
  await press('w', '2')
  await press('shift+R')
  await expect.element(dialog().getByRole('option', { name: '200 km' })).toBeVisible()
  await userEvent.keyboard('200')
  await press('Enter')
  await expect.poll(() => param('radius')).toBe('200')
  const path = `${location.pathname}${location.search}`
  app.close()
  await openMatching({ path, server: app.server })
  await expect.element(page.getByText('Umkreis: 200 km')).toBeVisible()
  await expect.element(page.getByText('Sortiert: Leer-km')).toBeVisible()
  visit('/matching?tab=vehicles')
  await expect.element(page.getByRole('tab', { name: /^Fahrzeuge/ })).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => options()[0] ?? '', { timeout: 20_000 }).toMatch(/→ .+NK-2026-\d{6}/)
})

test('A digit marks a proposal with the six parts of its score, Eingabe takes it, and Strg+Z takes that back', async () => {
  const { app, order } = await openRecommended()
  await press('1')
  await expect.poll(inPart).toBe('proposals')
  for (const part of ['Leer-km', 'Fahrzeug', 'Termin', 'Preis', 'Pünktlichkeit', 'Nachweise'])
    expect(marked()).toContain(part)
  expect(marked()).toMatch(/ \/ 25.* \/ 20.* \/ 15.* \/ 15.* \/ 15.* \/ 10/)
  await press('Enter')
  await expect.poll(() => toasts()[0]).toMatch(new RegExp(`^${order}: An .+ vergeben`))
  expect(await carrierOf(app, order)).toBeTruthy()
  await expect.poll(panelTitles).toEqual([order])
  await press('ctrl+z')
  await expect.poll(() => carrierOf(app, order)).toBeUndefined()
})

test('Below 85 points Eingabe says why not, and Umschalt+Eingabe takes it with the reason that is kept', async () => {
  const app = await openMatching()
  await press('w', '1')
  const isBelow = () => options().findIndex((text) => /Marge/.test(text) && !/Empfohlen|Gesperrt/.test(text))
  for (let step = 0; step < 30 && isBelow() < 0; step += 1) {
    const before = document.querySelector('[data-matching="proposals"] header')?.textContent
    await press('j')
    await expect.poll(() => document.querySelector('[data-matching="proposals"] header')?.textContent).not.toBe(before)
    await expect.poll(() => options().length).toBeGreaterThan(0)
  }
  const order = new URLSearchParams(location.search).get('row') ?? ''
  await press(String(isBelow() + 1))
  await press('Enter')
  await expect.poll(() => toasts()[0]).toContain('Unter 85 Punkten nur mit Begründung')
  expect(await carrierOf(app, order)).toBeUndefined()
  await press('shift+Enter')
  await expect.element(dialog().getByRole('textbox')).toHaveFocus()
  // Without a reason nothing is booked.
  await press('ctrl+Enter')
  await expect.element(dialog()).toHaveTextContent('Bitte eine Begründung angeben')
  expect(await carrierOf(app, order)).toBeUndefined()
  // Who types a letter has seen what was lacking: Strg+Eingabe is no second stroke of the first any more.
  await press('F')
  await userEvent.keyboard('ährt die Strecke täglich')
  await press('ctrl+Enter')
  await expect.poll(async () => (await app.server.store('nordkurs').find('orders', order))?.status).toBe('ASSIGNED')
  const reasons = async () =>
    (await app.server.store('nordkurs').all('events')).flatMap(({ payload }) => payload?.['overrideReason'] ?? [])
  await expect.poll(reasons).toEqual(['Fährt die Strecke täglich'])
})

test('What does not fit yet says what is lacking; its digit looks in the wider radius it needs', async () => {
  await openMatching()
  await press('w', '1')
  const wider = () =>
    [...document.querySelectorAll('[data-option]')].findIndex((item) =>
      [...item.querySelectorAll('button')].some((button) => button.textContent?.startsWith('Umkreis') === true),
    )
  for (let step = 0; step < 30 && wider() < 0; step += 1) {
    const before = document.querySelector('[data-matching="proposals"] header')?.textContent
    await press('j')
    await expect.poll(() => document.querySelector('[data-matching="proposals"] header')?.textContent).not.toBe(before)
    await expect.poll(() => options().length).toBeGreaterThan(0)
  }
  const at = wider()
  expect(options()[at]).toMatch(/\d+ km außerhalb; passt mit Umkreis \d+ km/)
  const fits = options().filter((text) => /Marge/.test(text)).length
  const wanted = /passt mit Umkreis (\d+) km/.exec(options()[at] ?? '')?.[1]
  await press(String(6 + at - fits))
  await expect.poll(() => param('radius')).toBe(wanted)
})

test('Where there is room for one part only w 2 and the digits bring the proposals into view, w 1 what waits', async () => {
  await page.viewport(390, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await openApp({ path: '/matching?row=NK-2026-004811', account: 'dispo@nordkurs.example' })
  await expect.poll(() => options().length, { timeout: 20_000 }).toBeGreaterThan(0)
  const isShown = () => document.querySelector('[data-matching="proposals"]')?.checkVisibility()
  expect(isShown()).toBe(false)
  await press('w', '2')
  await expect.poll(isShown).toBe(true)
  await expect.poll(inPart).toBe('proposals')
  await press('w', '1')
  await expect.poll(isShown).toBe(false)
  await press('1')
  await expect.poll(inPart).toBe('proposals')
})
