import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import type { OpenApp } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  button,
  choose,
  dialogRows,
  dialogTitle,
  focusedText,
  sendLooked,
  standing,
  tick,
} from './orders-bulk-support.tsx'
import { colleague, focusedRow, numbers, openList, panelTitles, rowText, toasts } from './orders-support.tsx'
import { keepStorage } from './reliability-support.tsx'

const created = '/orders?status=CREATED'
const three = ['NK-2026-004813', 'NK-2026-004812', 'NK-2026-004811'] as const

const priority = async (app: OpenApp, id: string) => (await app.server.store('nordkurs').find('orders', id))?.priority
const priorities = (app: OpenApp) => Promise.all(three.map((id) => priority(app, id)))

/** Opens the list and makes three orders urgent in one bulk change. */
async function openAfterBulk(path = created): Promise<OpenApp> {
  const app = await openList({ path })
  if (path.includes('history')) await expect.element(page.getByText('Noch keine eigenen Änderungen')).toBeVisible()
  await tick(...three)
  await choose('d', 'Dringend')
  await expect.poll(standing).toBe('3 von 3 werden geändert')
  await sendLooked()
  await expect.poll(standing).toBe('3 von 3 geändert')
  await press('Escape')
  await expect.poll(dialogTitle).toBeUndefined()
  return app
}

/** Somebody else sets the priority of an order. */
async function meanwhile(app: OpenApp, id: string, wanted: string): Promise<void> {
  const other = await colleague(app, 'admin@nordkurs.example')
  expect((await other('PUT', `/api/orders/${id}`, { priority: wanted })).status).toBe(200)
}

describe('taking back', () => {
  test('after a reload the whole of a bulk change is taken back in one step', async () => {
    const app = await openAfterBulk()
    expect(await priorities(app)).toEqual(['urgent', 'urgent', 'urgent'])
    const kept = Object.entries(localStorage)
    app.close()
    await openList({
      path: created,
      server: app.server,
      prepare: () => kept.forEach(([key, value]) => localStorage.setItem(key, String(value))),
    })
    await press('ctrl+z')
    await expect.poll(() => priorities(app)).toEqual(['normal', 'normal', 'normal'])
    await expect.poll(toasts).toContain('3 Änderungen rückgängig gemacht')
    await press('ctrl+shift+Z')
    await expect.poll(() => priorities(app)).toEqual(['urgent', 'urgent', 'urgent'])
  })

  test('changed by somebody else since: one question for all, with both values in words; Esc decides nothing', async () => {
    const app = await openAfterBulk()
    await meanwhile(app, three[0], 'low')
    await meanwhile(app, three[2], 'high')
    await press('ctrl+z')
    await expect.poll(dialogTitle).toBe('2 Aufträge wurden inzwischen geändert')
    await expect
      .poll(dialogRows)
      .toEqual(['NK-2026-004811 | Priorität | Dringend | Hoch', 'NK-2026-004813 | Priorität | Dringend | Niedrig'])
    expect(await priorities(app)).toEqual(['low', 'normal', 'high'])
    await press('Escape')
    await expect.poll(dialogTitle).toBeUndefined()
    expect(await priorities(app)).toEqual(['low', 'normal', 'high'])
    await press('ctrl+z')
    await expect.poll(dialogTitle).toBe('2 Aufträge wurden inzwischen geändert')
    await expect.poll(focusedText).toContain('Abbrechen')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(focusedText()).toBe('Trotzdem zurücksetzen')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => priorities(app)).toEqual(['normal', 'normal', 'normal'])
    await expect.poll(focusedRow).toBe(three[2])
  })
})

test('an order that is brought back is shown where it had been missing', async () => {
  const app = await openList({ path: created, account: 'admin@nordkurs.example' })
  const [first = ''] = numbers(1)
  await press('Delete')
  await expect.element(page.getByRole('alertdialog', { name: `${first} löschen?` })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rowText(first)).toBeUndefined()
  const reload = keepStorage()
  app.close()
  await openList({ path: `${created}&panels=order:${first}`, server: app.server, prepare: reload })
  const missing = page.getByText('Der Auftrag wurde gelöscht oder die Nummer stimmt nicht.')
  await expect.element(missing).toBeVisible()
  await press('ctrl+z')
  await expect.element(missing).not.toBeInTheDocument()
  await expect.poll(() => rowText(first)).toContain(first)
})

describe('the history panel', () => {
  const rows = (side: string) =>
    [...document.querySelectorAll<HTMLElement>(`aside section[aria-label="${side}"] li[data-step]`)].map((row) =>
      row.innerText
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .join(' | '),
    )

  test('a bulk change is one row with its count; Space names the orders, Enter takes it back and makes it again', async () => {
    const app = await openAfterBulk(`${created}&panels=history`)
    await expect.poll(() => panelTitles()).toEqual(['Eigene Änderungen'])
    await choose('d', 'Niedrig')
    await expect.poll(() => rows('Ausgeführt')).toHaveLength(2)
    expect(rows('Ausgeführt')).toEqual([
      expect.stringMatching(/^Priorität Niedrig \| NK-2026-004811 · Sie · .+ \| Rückgängig$/),
      expect.stringMatching(/^Priorität Dringend \| 3 Aufträge · Sie · .+ \| Rückgängig$/),
    ])
    await press('w', 'l')
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Priorität Niedrig, NK-/)
    await userEvent.keyboard('j')
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Priorität Dringend, 3 Aufträge/)
    await userEvent.keyboard(' ')
    expect(rows('Ausgeführt')[1]).toContain('NK-2026-004813 | NK-2026-004812 | NK-2026-004811')
    await meanwhile(app, three[1], 'normal')
    await userEvent.keyboard('{Enter}')
    await expect.poll(dialogTitle).toBe('2 Aufträge wurden inzwischen geändert')
    await expect
      .poll(dialogRows)
      .toEqual(['NK-2026-004811 | Priorität | Dringend | Niedrig', 'NK-2026-004812 | Priorität | Dringend | Normal'])
    button('So lassen').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => rows('Rückgängig gemacht')).toHaveLength(1)
    expect(rows('Nicht mehr rückgängig zu machen')).toEqual([
      expect.stringMatching(/^Priorität Dringend \| 2 Aufträge · Sie · /),
    ])
    expect(await priorities(app)).toEqual(['normal', 'normal', 'low'])
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Priorität Dringend, NK-/)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => priorities(app)).toEqual(['urgent', 'normal', 'low'])
  })
})
