import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { LANGUAGES, type Language } from '#src/i18n/languages.ts'
import { changeLanguage } from '#src/i18n/setup.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'

const atStep = (text: string) => expect.element(page.getByText(text)).toBeVisible()
const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** What is wider than the panel it stands in, or than the part of it that holds it. */
function tooWide(): string[] {
  const parts = [...document.querySelectorAll<HTMLElement>('aside[data-panel^="wizard"] *')]
  const scrolls = parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  const wide = scrolls.filter((part) => ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
  const labels = [...document.querySelectorAll<HTMLElement>('aside[data-panel^="wizard"] label')]
  const over = labels.filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0) + 1)
  return [...wide, ...over].map((part) => (part.textContent ?? '').slice(0, 40))
}

test('in every language each step of the wizard stands within its panel', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  const found: string[] = []
  await openPriceStep(async (step) => {
    for (const language of Object.keys(LANGUAGES) as Language[]) {
      await changeLanguage(language)
      await expect.poll(() => document.documentElement.lang).toBe(language)
      found.push(...tooWide().map((text) => `${language} ${step}: ${text}`))
    }
    await changeLanguage('de')
    await atStep(`Schritt ${step} von 7`)
  })
  expect(found).toEqual([])
})

/** From the list to the price, by keyboard; `look` is told of each step once its fields are filled in. */
async function openPriceStep(look?: (step: number) => Promise<void>): Promise<void> {
  await openApp({ path: '/orders', account: 'dispo@nordkurs.example' })
  await expect.element(page.getByRole('heading', { name: 'Aufträge', level: 1 })).toBeVisible()
  await press('n')
  const steps = [
    ['customer.customerId', 'Hafenkontor Neu GmbH'],
    ['cargo.description', 'Maschinenteile{Tab}27{Tab}{Tab}7.500{Tab}10,8'],
    ['pickup.company', 'Terminal Süd{Tab}Kaistraße 1{Tab}20457{Tab}{Tab}{Tab}+2{Tab}8-12'],
    ['delivery.company', 'Lager Nord{Tab}Ring 5{Tab}80331{Tab}{Tab}{Tab}+4'],
  ] as const
  for (const [at, [name, keys]] of steps.entries()) {
    await atStep(`Schritt ${at + 1} von 7`)
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe(name)
    await userEvent.keyboard(keys)
    await look?.(at + 1)
    await press('ctrl+Enter')
  }
  await atStep('Schritt 5 von 7')
  await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('customerPrice')
  await expect.poll(() => field('customerPrice')?.value).not.toBe('')
  await look?.(5)
}

test('an own price is written as it is read in every language, and can be changed there', async () => {
  onTestFinished(async () => void (await changeLanguage('de')))
  await openPriceStep()
  await userEvent.keyboard('{Control>}a{/Control}1234,5{Tab}')
  await expect.poll(() => field('customerPrice')?.value).toBe('1.234,50')
  await changeLanguage('en')
  await atStep('Step 5 of 7')
  expect(field('customerPrice')?.value).toBe('1,234.50')
  field('customerPrice')?.focus()
  await userEvent.keyboard('{End}{Backspace}{Backspace}75{Tab}')
  await expect.poll(() => field('customerPrice')?.value).toBe('1,234.75')
  expect(field('customerPrice')?.getAttribute('aria-invalid')).not.toBe('true')
})
