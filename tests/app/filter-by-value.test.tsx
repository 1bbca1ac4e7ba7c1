import { expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { filters, openList } from './orders-support.tsx'

const offered = () => [...document.querySelectorAll('[role="option"]')].map((option) => option.textContent)

/** Opens the filters of a list that has none, and types into their text. */
async function search(text: string): Promise<void> {
  if (Object.keys(filters()).length > 0) await press('shift+F')
  await expect.poll(filters).toEqual({})
  await press('f')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox')
  await userEvent.keyboard(text)
}

test('what names values is offered as filters and set by Eingabe; it can still be searched for, and what names none is', async () => {
  await openList()
  await search('bestät')
  await expect.poll(offered).toEqual(['Status: Bestätigt', 'Text: bestät'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(filters).toEqual({ status: 'CONFIRMED' })
  await expect.poll(() => document.querySelector('dialog[open]')).toBeNull()

  // A day is one of loading first, then one of delivery; the others that are set stay.
  await press('f')
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('combobox')
  await userEvent.keyboard('morgen')
  await expect.poll(offered).toEqual(['Beladung: Di 24.11.', 'Entladung: Di 24.11.', 'Text: morgen'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(filters).toEqual({ status: 'CONFIRMED', dfrom: '2026-11-24', dto: '2026-11-24' })

  await search('bestät')
  await expect.poll(offered).toContain('Text: bestät')
  await userEvent.keyboard('{ArrowUp}{Enter}')
  await expect.poll(filters).toEqual({ q: 'bestät' })
  await search('brink{Enter}')
  await expect.poll(filters).toEqual({ q: 'brink' })
})
