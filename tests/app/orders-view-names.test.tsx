import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { openList, toasts } from './orders-support.tsx'

/** The button in the head that names the view. */
const view = () => document.querySelector('main header [aria-label^="Ansicht:"]')?.getAttribute('aria-label')

/** Chooses in the palette page of this question. */
async function choose(question: string, text: string): Promise<void> {
  await expect.element(page.getByPlaceholder(question)).toHaveFocus()
  await userEvent.keyboard(text)
  await expect.poll(() => document.querySelectorAll('[role="option"]').length).toBe(1)
  await userEvent.keyboard('{Enter}')
}

async function save(name: string): Promise<void> {
  await press('shift+A')
  await expect.element(page.getByRole('dialog', { name: 'Ansicht speichern' })).toBeVisible()
  await userEvent.keyboard(`${name}{Enter}`)
  await expect.poll(view).toBe(`Ansicht: ${name}`)
}

async function command(title: string): Promise<void> {
  await press('ctrl+k')
  await expect.element(page.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard(`${title}{Enter}`)
}

test('a name that has become free can be used again, after deleting and after renaming', async () => {
  await openList({ path: '/orders?status=CONFIRMED' })
  await save('Express')
  await command('Ansicht löschen')
  await choose('Welche Ansicht löschen?', 'Express')
  await expect.element(page.getByRole('alertdialog', { name: 'Ansicht „Express“ löschen?' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => toasts().join(' ')).toContain('Ansicht „Express“ gelöscht')
  await expect.poll(view).not.toBe('Ansicht: Express')
  await save('Express')

  for (const [from, to] of [
    ['Express', 'Eilig'],
    ['Eilig', 'Express'],
  ] as const) {
    await command('Ansicht umbenennen')
    await choose('Welche Ansicht umbenennen?', from)
    await expect.element(page.getByRole('dialog', { name: 'Ansicht umbenennen' })).toBeVisible()
    await userEvent.keyboard(`{Control>}a{/Control}${to}{Enter}`)
    await expect.poll(view).toBe(`Ansicht: ${to}`)
  }
  await press('a')
  await choose('Ansicht', 'Alle Aufträge')
  await expect.poll(view).toBe('Ansicht: Alle Aufträge')
  await press('a')
  await choose('Ansicht', 'Express')
  await expect.poll(view).toBe('Ansicht: Express')
})
