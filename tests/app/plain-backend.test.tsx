import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, footText } from './orders-support.tsx'
import { expectNoTrouble, navigation, openPlain, paletteRows } from './plain-support.tsx'
import { visit } from '#tests/support/visit.ts'

/** The command palette with what it offers for these words. */
async function offered(words: string): Promise<string[]> {
  await press('ctrl+k')
  await expect.element(page.getByRole('combobox').first()).toHaveFocus()
  await userEvent.keyboard(words)
  await expect.poll(paletteRows).not.toEqual([])
  const rows = paletteRows()
  await press('Escape')
  await press('Escape')
  return rows
}

test('a backend that knows the specification alone signs somebody in by itself, and the start screen has its figures and lists without a board', async () => {
  const backend = await openPlain('/dispatcher', undefined)
  await expect
    .poll(() => document.querySelector('main')?.innerText, { timeout: 20_000 })
    .toContain('Laufende Transporte')
  const text = () => document.querySelector('main')?.innerText ?? ''
  await expect.poll(text).toMatch(/Freie Fahrzeuge\s+\d+/)
  expect(text()).toContain('Abschlussquote')
  expect(text()).not.toContain('Pünktlichkeit')
  expect(document.querySelector('[data-dispatch="board"]')).toBeNull()
  expect(navigation()).toEqual([
    'Dispo',
    'Aufträge',
    'Transporte',
    'Fahrzeuge',
    'Ladungen',
    'Matching',
    'Partner',
    'Dokumente',
    'Vorlagen',
    'Einstellungen',
  ])
  await expect
    .poll(() => document.querySelector('footer[aria-label="Status"]')?.textContent)
    .toContain('Live verbunden')
  expectNoTrouble(backend)
})

test('a backend that knows the specification alone has no command for what it does not offer and none to take back, and a screen it does not offer says so in one sentence', async () => {
  const backend = await openPlain('/orders')
  await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
  const all = await backend.server.store('nordkurs').count('orders')
  await expect.poll(footText).toBe(`Zeile 1 von ${all}`)
  expect((await offered('Rückgängig')).filter((row) => /rückgängig/i.test(row))).toEqual([])
  expect((await offered('Wiedervorlage')).filter((row) => /Wiedervorlage/.test(row))).toEqual([])
  expect((await offered('Tour')).filter((row) => /Tour (teilen|zusammen)/.test(row))).toEqual([])
  expect((await offered('Gehe zu Transporte')).some((row) => /Transporte/.test(row))).toBe(true)
  await press('ctrl+z')
  await press('g', 'b')
  expect(location.pathname).toBe('/orders')
  for (const path of ['/campaigns', '/billing', '/inbox', '/follow-ups', '/reports', '/angebots-matching']) {
    if (location.pathname !== path) visit(path)
    await expect
      .poll(() => document.querySelector('main')?.textContent, { message: path })
      .toContain('Der angeschlossene Server bietet diesen Bereich nicht an.')
    expect(location.pathname).toBe(path)
    expectNoTrouble(backend)
  }
})
