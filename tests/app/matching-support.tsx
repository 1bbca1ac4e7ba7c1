import { expect } from 'vitest'
import { page } from 'vitest/browser'
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

/** Waits for nobody's price, and the first of those that fit can be taken at once. */
const RECOMMENDED = 'NK-2026-004811'

/** The screen at an order for which something is proposed that can be taken at once, and is no quote; its number. */
export async function openRecommended(): Promise<{ app: OpenApp; order: string }> {
  const app = await openMatching({ path: `/matching?row=${RECOMMENDED}` })
  await expect.poll(waitingRow).toBe(RECOMMENDED)
  await expect.poll(() => options()[0]).toContain('Empfohlen')
  return { app, order: RECOMMENDED }
}
