import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openApp, type OpenApp } from '#tests/support/open-app.tsx'

/** The request all carriers of which have answered, and one that waits for answers. */
export const ANSWERED = 'PA-2026-0318'

/** What is proposed, item by item, as text. */
export const options = () =>
  [...document.querySelectorAll<HTMLElement>('[data-matching] [data-option]')].map((item) =>
    item.innerText.replaceAll(/\s+/g, ' ').trim(),
  )
/** The marked one. */
export const marked = () =>
  document.querySelector<HTMLElement>('[data-option][aria-current="true"]')?.innerText.replaceAll(/\s+/g, ' ') ?? ''
export const inPart = () => document.activeElement?.closest<HTMLElement>('[data-matching]')?.dataset['matching'] ?? ''
/** The row of what waits the keyboard is on. */
export const waitingRow = () => document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset['record'] ?? ''
export const dialog = () => page.getByRole('dialog')
/** What is answered with yes or no. */
export const question = () => page.getByRole('alertdialog')

/** The screen with proposals for its first order, or for `row`. */
export async function openMatching(options_: Parameters<typeof openApp>[0] = {}): Promise<OpenApp> {
  const app = await openApp({ path: '/matching', account: 'dispo@nordkurs.example', ...options_ })
  await expect.poll(() => options().length, { timeout: 20_000 }).toBeGreaterThan(0)
  return app
}

/** Goes down what waits until something is proposed that can be taken at once, and is no quote; the number of that order. */
export async function toRecommended(app: OpenApp): Promise<string> {
  const requests = await app.server.store('nordkurs').all('priceRequests')
  const asked = new Set(requests.map(({ orderId }) => orderId))
  await press('w', '1')
  await expect.poll(inPart).toBe('waiting')
  for (let step = 0; step < 40; step += 1) {
    const before = document.querySelector('[data-matching="proposals"] header')?.textContent
    await press('j')
    await expect.poll(() => document.querySelector('[data-matching="proposals"] header')?.textContent).not.toBe(before)
    await expect.poll(() => options().length).toBeGreaterThan(0)
    if (!asked.has(waitingRow()) && options()[0]?.includes('Empfohlen') === true) return waitingRow()
  }
  throw new Error('Nothing can be taken at once')
}
