import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { goBack, press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { address, focusedRow, openList, panelTitles, selectedRows } from './orders-support.tsx'
import { keepStorage } from './reliability-support.tsx'

const DISPO = 'dispo@nordkurs.example'
const labelOf = (element: Element | null) =>
  element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent
const focused = () => labelOf(document.activeElement)

const search = page.getByRole('searchbox', { name: 'Taste oder Befehl suchen' })

/** Goes on with the tab key until this has the focus. */
async function tabTo(label: string): Promise<void> {
  for (let steps = 0; steps < 25; steps += 1) {
    if (focused() === label) return
    await userEvent.keyboard('{Tab}')
  }
  throw new Error(`Tab does not lead to „${label}“ but to „${focused()}“`)
}

async function openAccount(options: Parameters<typeof openApp>[0] = {}) {
  const app = await openApp({ path: '/profile', account: DISPO, ...options })
  await expect.element(page.getByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
  return app
}

/** What the row of a command says: its name, its keys, what is wrong with them. */
function rowOf(command: string): string | undefined {
  const button = document.querySelector(`[aria-label="Taste ändern: ${command}"]`)
  return button?.closest('li')?.innerText.replaceAll('\n', ' ')
}

describe('the keys in the account', () => {
  test('stand there for every command; a new one is pressed once, warned of where taken, works at once and after a restart; the default comes back', async () => {
    const app = await openAccount()
    await tabTo('Taste oder Befehl suchen')
    await userEvent.fill(search, 'Aufträge')
    await tabTo('Taste ändern: Aufträge')
    await userEvent.keyboard('{Enter}')
    await expect.poll(focused).toBe('Neue Taste für Aufträge drücken, Eingabe übernimmt')
    await press('ctrl+t')
    await expect.poll(() => rowOf('Aufträge')).toContain('Diese Taste gehört dem Browser')
    await press('g', 'd')
    await expect.poll(() => rowOf('Aufträge')).toBe('Aufträge g d Schon vergeben: Dispo Ändern Entfernen')
    await press('Enter')
    await expect.poll(focused).toBe('Taste ändern: Aufträge')
    await expect
      .poll(() => rowOf('Aufträge'))
      .toBe('Aufträge g d Dieselbe Taste wie Dispo Ändern Entfernen Zurücksetzen')
    await userEvent.keyboard('{Enter}')
    await press('g', '9', 'Enter')
    await expect.poll(focused).toBe('Taste ändern: Aufträge')
    expect(rowOf('Aufträge')).toBe('Aufträge g 9 Ändern Entfernen Zurücksetzen')
    await press('g', 'o')
    await expect.poll(address).toBe('/profile')
    await press('g', '9')
    await expect.poll(focusedRow).toBe('NK-2026-004813')

    const prepare = keepStorage()
    app.close()
    await openAccount({ server: app.server, prepare })
    await press('g', '9')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    await goBack()
    const changes = page.getByRole('button', { name: /^Taste ändern: / })
    await expect.poll(() => changes.elements().length).toBe(createRegistry(allCommands).all.length)
    const reset = async () => {
      await userEvent.click(page.getByRole('button', { name: 'Taste zurücksetzen: Aufträge' }))
      await expect.poll(() => rowOf('Aufträge')).toBe('Aufträge g o Ändern Entfernen')
    }
    await reset()

    // Enter held down, or any key, is pressed once.
    await userEvent.click(page.getByRole('button', { name: 'Taste ändern: Aufträge', exact: true }))
    await expect.poll(focused).toBe('Neue Taste für Aufträge drücken, Eingabe übernimmt')
    for (const [key, code, repeat] of [
      ['Enter', 'Enter', true],
      ['ö', 'Semicolon', false],
      ['ö', 'Semicolon', true],
    ] as const) {
      const init = { key, code, repeat, bubbles: true, cancelable: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
      await new Promise((resolve) => setTimeout(resolve))
    }
    await expect.poll(() => rowOf('Aufträge')).toBe('Aufträge ö Ändern Entfernen')
    await press('Enter')
    await expect.poll(() => rowOf('Aufträge')).toBe('Aufträge ö Ändern Entfernen Zurücksetzen')
    await reset()
    await press('g', '9')
    await expect.poll(address).toBe('/profile')
    await press('g', 'o')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
  })

  test('single keys are switched off and on again; what is left works, also after a restart', async () => {
    const app = await openAccount()
    const toggle = async () => {
      page.getByRole('checkbox', { name: 'Einzeltasten verwenden' }).element().focus()
      await userEvent.keyboard(' ')
    }
    await toggle()
    expect(rowOf('Nach unten')).toBe('Nach unten ↓ Ändern Entfernen')
    await press('g', 'o')
    await expect.poll(address).toBe('/profile')
    const prepare = keepStorage()
    app.close()
    await openList({ server: app.server, prepare })
    await press('j', 'x', 'n')
    expect([focusedRow(), selectedRows(), panelTitles()]).toEqual(['NK-2026-004813', [], []])
    await press('ArrowDown')
    await expect.poll(focusedRow).toBe('NK-2026-004812')
    await press('ctrl+k')
    await userEvent.fill(page.getByRole('combobox'), 'Konto')
    await press('Enter')
    await expect.element(page.getByRole('heading', { name: 'Konto', level: 1 })).toBeVisible()
    await toggle()
    expect(rowOf('Nach unten')).toBe('Nach unten j ↓ Ändern Entfernen')
    await press('g', 'o')
    await expect.poll(focusedRow).toBe('NK-2026-004813')
    await press('j')
    await expect.poll(focusedRow).toBe('NK-2026-004812')
  })
})
