import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cutTexts } from '#tests/support/cut-texts.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const panel = () => document.querySelector<HTMLElement>('aside[data-panel^="wizard"]')
const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const focused = () => document.activeElement?.getAttribute('name') ?? document.activeElement?.getAttribute('role') ?? ''

/** Where the panel stands and how wide it, its list of steps and its form are, px. */
const measures = () => ({
  left: Math.round(boxOf(panel()).left),
  width: Math.round(boxOf(panel()).width),
  form: Math.round(boxOf(panel()?.querySelector('form')).width),
})

/** Texts and fields that stand outside of the panel, or of which a part is not seen. */
function outside(): string[] {
  const { left, right } = boxOf(panel())
  const parts = [
    ...(panel()?.querySelectorAll<HTMLElement>('form label, form input, form select, form button, h2, p') ?? []),
  ]
  const over = parts.filter((part) => part.checkVisibility() && (boxOf(part).left < left || boxOf(part).right > right))
  return [...over.map((part) => part.innerText), ...cutTexts(panel()?.querySelector('form'))]
}

test('the new order is as wide on each of its seven steps, and all it says stands within', async () => {
  await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  const seen: ReturnType<typeof measures>[] = []
  const cut: string[] = []
  const steps = [
    ['customer.customerId', 'Hafenkontor Neu GmbH'],
    ['cargo.description', 'Maschinenteile{Tab}27{Tab}{Tab}7.500{Tab}10,8'],
    ['pickup.company', 'Terminal Süd{Tab}Kaistraße 1{Tab}20457{Tab}{Tab}{Tab}+2{Tab}8-12'],
    ['delivery.company', 'Lager Nord{Tab}Ring 5{Tab}80331{Tab}{Tab}{Tab}+4'],
    ['customerPrice', ''],
    ['radio', ''],
    ['', ''],
  ] as const
  for (const [at, [field, keys]] of steps.entries()) {
    await expect.element(page.getByText(`Schritt ${at + 1} von 7`)).toBeVisible()
    if (field !== '') await expect.poll(focused).toContain(field)
    if (keys !== '') await userEvent.keyboard(keys)
    if (field === 'customerPrice') await expect.element(page.getByText('Brutto')).toBeVisible()
    seen.push(measures())
    cut.push(...outside().map((text) => `${at + 1}: ${text}`))
    if (at < 5) await press('ctrl+Enter')
    if (at === 5) await press('0')
  }
  expect(seen).toHaveLength(7)
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(seen[0])]))
  expect(cut).toEqual([])
})

test('the number of a booking has a field within the panel at both places', async () => {
  await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  await expect.poll(focused).toBe('customer.customerId')
  await userEvent.keyboard('Hafenkontor Neu GmbH')
  await press('ctrl+Enter')
  await expect.poll(focused).toBe('cargo.description')
  await userEvent.keyboard('Maschinenteile{Tab}27{Tab}{Tab}7.500{Tab}10,8')
  await press('ctrl+Enter')
  const number = page.getByLabelText('Zeitfenster-Nr.')
  for (const [place, keys] of [
    ['pickup.company', 'Terminal Süd{Tab}Kaistraße 1{Tab}20457{Tab}{Tab}{Tab}+2{Tab}8-12'],
    ['delivery.company', ''],
  ]) {
    await expect.poll(focused).toBe(place)
    const { left, right } = boxOf(number.element())
    const label = boxOf(number.element().closest('div')?.querySelector('label'))
    expect([left > boxOf(panel()).left, right <= boxOf(panel()).right, label.right <= boxOf(panel()).right]).toEqual([
      true,
      true,
      true,
    ])
    if (keys) await userEvent.keyboard(keys)
    if (keys) await press('ctrl+Enter')
  }
})
