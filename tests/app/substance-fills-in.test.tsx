import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { choices } from './orders-bulk-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const confirmed = 'NK-2026-004796'
const methanol = { unNumber: '1230', name: 'METHANOL', class: '3', risks: '6.1', packingGroup: 'II', tunnelCode: 'D/E' }

/** Presses Tab until a control of this name has the focus: the way of somebody without a mouse. */
async function tabTo(name: string): Promise<void> {
  const label = () => (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ?? ''
  for (let step = 0; step < 20 && !label().startsWith(name); step += 1) await userEvent.keyboard('{Tab}')
  expect(label()).toContain(name)
}

test('in the order wizard a UN number typed alone fills in name, class, packing group and tunnel code', async () => {
  await openApp({ path: '/orders', account: DISPO })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  await expect.element(page.getByRole('combobox', { name: 'Kunde' })).toHaveFocus()
  await userEvent.keyboard('Hafenkontor Neu GmbH')
  await press('ctrl+Enter')
  await expect.element(page.getByLabelText('Warenbeschreibung')).toHaveFocus()
  await userEvent.keyboard('Lösemittel{Tab}12{Tab}{Tab}4800')
  await tabTo('Gefahrgut')
  await userEvent.keyboard(' ')
  await tabTo('UN-Nummer')
  await userEvent.keyboard('1230{Tab}')
  const name = page.getByRole('textbox', { name: 'Offizielle Benennung' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('METHANOL')
  await expect.element(page.getByRole('combobox', { name: 'Klasse' })).toHaveValue('3')
  await expect.element(page.getByRole('combobox', { name: 'Verpackungsgruppe' })).toHaveValue('II')
  await expect.element(page.getByRole('combobox', { name: 'Tunnelcode' })).toHaveValue('D/E')
  await press('ctrl+Enter')
  await expect.element(page.getByText('Schritt 3 von 7')).toBeVisible()
  // As the draft holds it, which is what is sent.
  await press('Escape')
  await expect.poll(() => JSON.stringify({ ...localStorage })).toContain('METHANOL')
})

test('in the record of an order the same: a UN number typed alone, Enter, and the line is whole', async () => {
  const { server } = await openApp({ path: `/orders/${confirmed}`, account: DISPO })
  const value = () => document.querySelector<HTMLElement>('main [data-field="dangerousGoods"]')?.textContent
  await expect.poll(() => document.querySelector('main [data-field="pickupAddress"]')).not.toBeNull()
  await press('e')
  await expect.poll(() => choices().length).toBeGreaterThan(20)
  await userEvent.keyboard('gefahrgut{Enter}')
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  await userEvent.keyboard('1230{Control>}{Enter}{/Control}')
  await expect.poll(value).toBe('UN 1230 METHANOL, 3 (6.1), II, (D/E)')
  const stored = await server.store('nordkurs').find('orders', confirmed)
  expect(stored?.dangerousGoods).toEqual([methanol])
})
