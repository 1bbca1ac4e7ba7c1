import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow } from './orders-support.tsx'

/** Choices of the palette, as text. */
export const choices = () => [...document.querySelectorAll('dialog [role="option"]')].map((row) => row.textContent)

/** Moves to a row of the list by keys alone. */
export async function goTo(number: string): Promise<void> {
  const place = (wanted: string) =>
    Number(
      [...document.querySelectorAll('main tr[data-index]')]
        .find((row) => row.textContent?.includes(wanted))
        ?.getAttribute('data-index'),
    )
  const distance = place(number) - place(focusedRow() ?? '')
  for (let step = 0; step < Math.abs(distance); step++) await press(distance > 0 ? 'j' : 'k')
  await expect.poll(focusedRow).toBe(number)
}

/** Ticks rows of the list by keys alone. */
export async function tick(...numbers: readonly string[]): Promise<void> {
  for (const number of numbers) {
    await goTo(number)
    await press('x')
  }
}

/** Takes a choice of the command behind a key by typing its name. */
export async function choose(key: string, name: string): Promise<void> {
  await press(key)
  await expect.poll(choices).not.toEqual([])
  await userEvent.keyboard(`${name}{Enter}`)
}

/** The rows of the dialog, cell by cell. */
export const dialogRows = () =>
  [...document.querySelectorAll('dialog[open] tr[data-index]')].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent).join(' | '),
  )

/** The line that says how the whole of a bulk change stands. */
export const standing = () => document.querySelector('dialog[open] p[role="status"]')?.textContent

/** Sends the change by key, as soon as what was typed last has been looked at. */
export async function sendLooked(): Promise<void> {
  const main = () => document.querySelector('dialog[open] button[data-autofocus]')
  await expect.poll(() => main()?.hasAttribute('aria-disabled')).toBe(false)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
}

export const dialogTitle = () => document.querySelector('dialog[open] h2')?.textContent

export const button = (name: string) => page.getByRole('button', { name })

/** What the word the keyboard is on says. */
export const focusedText = () => document.activeElement?.textContent
