import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { areKeysHeld, press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, footText, panelTitles, section } from './orders-support.tsx'
import { expectNoTrouble, navigation, openPlain, paletteRows, told } from './plain-support.tsx'
import { visit } from '#tests/support/visit.ts'

const DISPO = 'dispo@nordkurs.example'

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

async function isAtStep(number: number): Promise<void> {
  await expect.element(page.getByText(`Schritt ${number} von 7`)).toBeVisible()
}

describe('a backend that knows the specification alone', () => {
  test('signs somebody in by itself, and the start screen has its figures and lists without a board', async () => {
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

  test('has no command for what it does not offer, and none to take back', async () => {
    const backend = await openPlain('/orders', DISPO)
    await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
    expect((await offered('Rückgängig')).filter((row) => /rückgängig/i.test(row))).toEqual([])
    expect((await offered('Wiedervorlage')).filter((row) => /Wiedervorlage/.test(row))).toEqual([])
    expect((await offered('Tour')).filter((row) => /Tour (teilen|zusammen)/.test(row))).toEqual([])
    expect((await offered('Gehe zu Transporte')).some((row) => /Transporte/.test(row))).toBe(true)
    await press('ctrl+z')
    await press('g', 'b')
    expect(location.pathname).toBe('/orders')
    expectNoTrouble(backend)
  })

  test('says of a screen it does not offer so in one sentence', async () => {
    const backend = await openPlain('/campaigns')
    for (const path of ['/campaigns', '/billing', '/inbox', '/follow-ups', '/reports', '/angebots-matching']) {
      if (location.pathname !== path) visit(path)
      await expect
        .poll(() => document.querySelector('main')?.textContent, { message: path })
        .toContain('Der angeschlossene Server bietet diesen Bereich nicht an.')
      expect(location.pathname).toBe(path)
      expectNoTrouble(backend)
    }
  })
})

describe('orders of a backend that knows the specification alone', () => {
  test('are listed whole and opened', async () => {
    const backend = await openPlain('/orders')
    await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
    const all = await backend.server.store('nordkurs').count('orders')
    await expect.poll(footText).toBe(`Zeile 1 von ${all}`)
    const number = focusedRow() ?? ''
    await press('Enter')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toContain(number)
    await expect.poll(() => document.querySelector('main')?.innerText, { timeout: 10_000 }).toContain('Ereignisse')
    await press('Escape')
    expectNoTrouble(backend)
  })

  test('take a status with its reason from the keyboard', async () => {
    const backend = await openPlain('/orders?panels=order%3ANK-2026-004705', DISPO)
    await expect.poll(panelTitles, { timeout: 30_000 }).toEqual(['NK-2026-004705'])
    await expect.poll(() => section('Auftrag').join(' '), { timeout: 10_000 }).not.toBe('')
    await expect.poll(areKeysHeld).toBe(false)
    document.querySelector<HTMLElement>('aside h2')?.focus()
    await press('s')
    await expect.poll(paletteRows).not.toEqual([])
    await userEvent.keyboard('Angelegt')
    await press('Enter')
    await userEvent.keyboard('Rückfrage beim Kunden')
    await press('ctrl+Enter')
    await expect
      .poll(async () => (await backend.server.store('nordkurs').find('orders', 'NK-2026-004705'))?.status)
      .toBe('CREATED')
    await told(/NK-2026-004705/)
    expectNoTrouble(backend)
  })

  test('are made by the wizard, from the customer to the created order', async () => {
    const backend = await openPlain('/orders', DISPO)
    await expect.poll(focusedRow, { timeout: 30_000 }).toBeTruthy()
    await press('n')
    await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
    await userEvent.keyboard('Hafenkontor Neu GmbH')
    await press('ctrl+Enter')
    await isAtStep(2)
    await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
    await userEvent.keyboard('Maschinenteile{Tab}27{Tab}{Tab}7.500{Tab}10,8')
    await press('ctrl+Enter')
    await isAtStep(3)
    await expect.element(page.getByLabelText('Ladestelle', { exact: true })).toHaveFocus()
    await userEvent.keyboard('Terminal Süd{Tab}Kaistraße 1{Tab}20457')
    await expect.element(page.getByRole('combobox', { name: 'Ort' })).toHaveValue('Hamburg')
    await userEvent.keyboard('{Tab}{Tab}{Tab}+2{Tab}8-12')
    await press('ctrl+Enter')
    await isAtStep(4)
    await expect.element(page.getByLabelText('Entladestelle', { exact: true })).toHaveFocus()
    await userEvent.keyboard('Lager Nord{Tab}Ring 5{Tab}80331{Tab}{Tab}{Tab}+4')
    await press('ctrl+Enter')
    await isAtStep(5)
    await expect.element(page.getByText('Brutto')).toBeVisible()
    await press('ctrl+Enter')
    await isAtStep(6)
    await expect.element(page.getByRole('radio').first()).toHaveFocus()
    await press('Enter')
    await isAtStep(7)
    await press('ctrl+Enter')
    await expect.element(page.getByRole('complementary', { name: /^NK-2026-\d{6}$/ })).toBeVisible()
    const made = await backend.server.store('nordkurs').all('orders', { customerName: 'Hafenkontor Neu GmbH' })
    expect(made.map(({ status }) => status)).toEqual(['CREATED'])
    expectNoTrouble(backend)
  })
})
