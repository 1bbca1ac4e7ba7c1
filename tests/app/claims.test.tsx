import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { DISPO, sectionLines, storeOf } from './follow-ups-support.tsx'
import { filters, focusedRow, openList, panelTitles, tableText } from './orders-support.tsx'
import { visit } from '#tests/support/visit.ts'

const ORDER = 'NK-2026-004635'

async function openClaims(search = '', account = DISPO): Promise<OpenApp> {
  const app = await openApp({ path: `/claims${search}`, account })
  await expect.poll(focusedRow).toBeTruthy()
  return app
}
const claimOf = async (app: OpenApp, number: string) => (await storeOf(app).all('claims', { number }))[0]
const alertText = () => document.querySelector('dialog[open]')?.textContent ?? ''

describe('a claim', () => {
  test('is raised about an order by Umschalt+R: what is missing is said, it gets the next number, and stands with the order', async () => {
    const app = await openList({ path: `/orders?status=DELIVERED&row=${ORDER}` })
    await expect.poll(focusedRow).toBe(ORDER)
    await press('shift+R')
    const form = page.getByRole('dialog', { name: `Reklamation zu ${ORDER}` })
    const text = form.getByRole('textbox', { name: 'Was ist passiert' })
    await expect.element(text).toHaveFocus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(text).toHaveAccessibleDescription(/Pflichtfeld|Angabe fehlt|ausfüllen/)
    expect(await storeOf(app).count('claims')).toBe(8)
    await userEvent.fill(text, '2 Kartons nass')
    await userEvent.fill(form.getByRole('textbox', { name: 'Betrag' }), '1.234,50')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(panelTitles).toEqual(['REK-2026-0009'])
    expect(await claimOf(app, 'REK-2026-0009')).toMatchObject({
      ...{ orderId: ORDER, kind: 'damage', state: 'open', text: '2 Kartons nass', amountCents: 123_450 },
    })
    await press('w', '1', 'Escape')
    await expect.poll(focusedRow).toBe(ORDER)
    await expect.poll(panelTitles).toEqual([])
    await press(' ')
    await expect.poll(panelTitles).toEqual([ORDER])
    await expect.poll(() => sectionLines(/^\d+ Reklamation/)).toContain('1.234,50 €')
    expect(sectionLines(/^\d+ Reklamation/)).toEqual(expect.arrayContaining(['REK-2026-0009', 'Schaden', 'Offen']))
    await press('ctrl+z')
    await expect.poll(() => storeOf(app).count('claims')).toBe(8)
    await expect.poll(() => sectionLines(/^\d+ Reklamation/)).not.toContain('REK-2026-0009')
  })

  test('goes from state to state by s: a settlement says how much, and what does not follow says so', async () => {
    const app = await openClaims('?state=accepted')
    const number = focusedRow() ?? ''
    await press('s')
    await expect.element(page.getByRole('option', { name: /Reguliert/ })).toBeVisible()
    await expect.element(page.getByRole('option', { name: /Abgelehnt/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('Reguliert{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Reguliert mit' })).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}viel')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect((await claimOf(app, number))?.state).toBe('accepted')
    await userEvent.keyboard('{Control>}a{/Control}99,90')
    await expect.poll(alertText).toContain('99,90 €')
    await userEvent.keyboard('{Enter}')
    await expect.poll(async () => await claimOf(app, number)).toMatchObject({ state: 'settled', settledCents: 9990 })
    await press('ctrl+z')
    await expect.poll(async () => (await claimOf(app, number))?.state).toBe('accepted')
  })

  test('is rejected with a reason, which stands in its panel', async () => {
    const app = await openClaims('?row=clm-nk-002')
    await expect.poll(focusedRow).toBe('REK-2026-0002')
    await press(' ')
    await expect.poll(() => sectionLines(/^Reklamation$/)).not.toEqual([])
    await press('s')
    await expect.element(page.getByRole('option', { name: /Abgelehnt/ })).toBeVisible()
    await userEvent.keyboard('Abgelehnt{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Begründung' })).toHaveFocus()
    await userEvent.keyboard('Verpackung mangelhaft{Control>}{Enter}{/Control}')
    await expect
      .poll(async () => await claimOf(app, 'REK-2026-0002'))
      .toMatchObject({ reason: 'Verpackung mangelhaft' })
    await expect.poll(() => sectionLines(/^Reklamation$/)).toContain('Verpackung mangelhaft')
  })

  test('takes photos in its panel: they stand there, and are counted', async () => {
    const app = await openClaims('?kind=delay')
    const number = focusedRow() ?? ''
    const before = await claimOf(app, number)
    await press('Enter')
    await expect.poll(() => sectionLines(/^Fotos und Belege$/)).toContain('Noch keine Dokumente')
    const file = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'Foto'], 'Palette.jpg', { type: 'image/jpeg' })
    await giveHere(file)
    await expect.poll(() => sectionLines(/^Fotos und Belege$/), { timeout: 10_000 }).toContain('Palette.jpg')
    expect(await storeOf(app).all('documents', { claimId: before?.id ?? '' })).toMatchObject([
      { name: 'Palette.jpg', mimeType: 'image/jpeg' },
    ])
  })
})

describe('the list of claims', () => {
  test('stands behind g g with what is open and what it comes to, shows whose notice is due, and is filtered by kind and state', async () => {
    const app = await openApp({ path: '/profile', account: DISPO })
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBeTruthy()
    await press('g', 'g')
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBe('Reklamationen')
    await expect.poll(focusedRow).toBeTruthy()
    expect(tableText(100)).toHaveLength(8)
    await expect
      .poll(() => document.querySelector('main header')?.textContent)
      .toContain('Offen: 6 · 10.657,50 € · reguliert: 304,00 €')
    visit('/claims?notice=due')
    await expect.poll(() => tableText(100).length).toBeLessThan(8)
    const shown = tableText(100).map((row) => row.split(' | ')[0] ?? '')
    const due = await storeOf(app).all('claims', { number: { in: shown } })
    expect(shown.length).toBeGreaterThan(0)
    expect(due.filter(({ noticedOn, state }) => noticedOn !== undefined || state !== 'open')).toEqual([])
    visit('/claims?kind=shortage&state=open')
    await expect.poll(() => tableText(100).length).toBe(1)
    expect(tableText(1)[0]).toMatch(/Fehlmenge.*Offen.*520,00 €/)
    await expect.poll(focusedRow).toBeTruthy()
    await press('shift+F')
    await expect.poll(filters).toEqual({})
    await expect.poll(() => tableText(100).length).toBe(8)
  })
})

/** Files dropped on the record the keyboard is in. */
async function giveHere(...files: File[]): Promise<void> {
  const at = document.activeElement ?? document.body
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  const given = { bubbles: true, cancelable: true, dataTransfer }
  await expect
    .poll(
      () => {
        at.dispatchEvent(new DragEvent('dragenter', given))
        return document.body.textContent.includes('Hier ablegen')
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  at.dispatchEvent(new DragEvent('dragover', given))
  at.dispatchEvent(new DragEvent('drop', given))
}
