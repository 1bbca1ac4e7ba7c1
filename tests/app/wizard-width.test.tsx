import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { changeLanguage } from '#src/i18n/setup.ts'
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

test('a new order is made with the keyboard alone, in seven steps of one width, in which all that is said stands within, in another language, too', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  const { server } = await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
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
    if (field === 'pickup.company') await expect.element(page.getByLabelText('Zeitfenster-Nr.')).toBeVisible()
    await changeLanguage('en')
    await expect.element(page.getByText(`Step ${at + 1} of 7`)).toBeVisible()
    cut.push(...outside().map((text) => `en ${at + 1}: ${text}`))
    await changeLanguage('de')
    await expect.element(page.getByText(`Schritt ${at + 1} von 7`)).toBeVisible()
    await press(at === 5 ? 'Enter' : 'ctrl+Enter')
  }
  await expect.element(page.getByRole('complementary', { name: /^NK-2026-\d{6}$/ })).toBeVisible()
  const orders = await server.store('nordkurs').all('orders', { customerName: 'Hafenkontor Neu GmbH' })
  expect(orders.map(({ status, carrierName }) => [status, carrierName])).toEqual([
    ['CREATED', 'Alstertal Transporte Ehlers GmbH'],
  ])
  expect(seen).toHaveLength(7)
  expect(new Set(seen.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(seen[0])]))
  expect(cut).toEqual([])
})
