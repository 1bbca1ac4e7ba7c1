import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { openList } from './orders-support.tsx'

export const field = page.getByRole('combobox', { name: 'Dispo-Befehle' })
export const dock = () => document.querySelector<HTMLElement>('section[aria-label="Dispo-Befehle"]')
export const text = (selector: string) =>
  [...(dock()?.querySelectorAll<HTMLElement>(selector) ?? [])].map((one) =>
    one.innerText.replaceAll(/\s+/g, ' ').trim(),
  )

/** What the line has made of what was typed: its parts, and the sentence under them. */
export const parts = () => text('ul[aria-label="Verstandene Teile"] li')
export const sentence = () => text('p').join(' ')
export const choices = () => text('[role="option"]')
export const history = () => text('ol li')
export const typed = () => (field.query() as HTMLInputElement | null)?.value
/** Beside the buttons: why nothing can be run now. */
export const why = () => text('footer > span').join(' ')

export async function openLine(options: Parameters<typeof openList>[0] = {}) {
  const app = await openList(options)
  await press(':')
  await expect.element(field).toHaveFocus()
  return app
}
