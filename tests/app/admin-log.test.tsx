import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { openAdmin, storeOf } from './admin-support.tsx'
import { colleague, filters, focusedRow, panelTitles, section, tableText, toasts } from './orders-support.tsx'

const LOG = '?tab=log'
const title = () => document.querySelector('main h1')?.textContent

/** What is written into a file while something is done. */
async function fileOf(act: () => Promise<void>): Promise<string> {
  const { createObjectURL } = URL
  let kept: Blob | undefined
  URL.createObjectURL = (blob: Blob) => {
    kept = blob
    return createObjectURL.call(URL, blob)
  }
  try {
    await act()
    await expect.poll(() => kept).toBeDefined()
    return await (kept ?? new Blob()).text()
  } finally {
    URL.createObjectURL = createObjectURL
  }
}

describe('the sessions', () => {
  test('say who is signed in where; 9 ends one, its token is good no more, and one’s own stays', async () => {
    const server = createTestServer({ now: () => TEST_NOW })
    await server.ready
    const dispo = await colleague({ server }, 'dispo@nordkurs.example')
    expect((await dispo('GET', '/api/orders')).status).toBe(200)
    await openAdmin('?tab=sessions', { server })
    await expect.poll(() => tableText(9).some((row) => row.startsWith('Jürgen Weiß'))).toBe(true)
    expect(tableText(9).find((row) => row.startsWith('Katharina Großmann'))).toContain('diese Sitzung')
    const onto = async (name: string) => {
      for (let moves = 0; focusedRow() !== name && moves < 5; moves++) await press(moves === 0 ? 'Home' : 'j')
      expect(focusedRow()).toBe(name)
    }
    await expect.poll(focusedRow).toBeTruthy()
    await onto('Katharina Großmann')
    // The commands of a screen come behind it.
    await expect.poll(() => document.querySelector('main header button[aria-disabled="true"]')).toBeTruthy()
    await press('9')
    await expect.poll(() => toasts().join(' ')).toContain('Die eigene Sitzung endet mit „Abmelden“')
    await onto('Jürgen Weiß')
    await press('9')
    await expect.poll(() => toasts().join(' ')).toContain('Sitzung beendet: Jürgen Weiß')
    expect((await dispo('GET', '/api/orders')).status).toBe(401)
    await expect.poll(() => tableText(9).some((row) => row.startsWith('Jürgen Weiß'))).toBe(false)
  })
})

describe('the log', () => {
  test('tells who did what when, from what to what, newest first; the panel tells the reason and what was before', async () => {
    await openAdmin('?q=Antje')
    await press('z')
    await expect.element(page.getByRole('textbox', { name: 'Begründung' })).toHaveFocus()
    await userEvent.keyboard('Elternzeit{Control>}{Enter}{/Control}')
    await expect.poll(() => toasts().join(' ')).toContain('Gesperrt')
    await press('shift+F')
    await press('4')
    await expect.poll(() => tableText(1)[0]).toContain('Antje Jessen')
    expect(tableText(1)[0]).toMatch(
      /^Heute 14:0\d \| Katharina Großmann \| Benutzer \| Antje Jessen \| Status \| Aktiv → Gesperrt und 1 Feld mehr$/,
    )
    await expect.poll(focusedRow).toBeTruthy()
    await press(' ')
    await expect.poll(panelTitles).toEqual(['Benutzer: gesperrt'])
    await expect.poll(() => section('Eintrag').join(' ')).toContain('Katharina Großmann Administration')
    expect(section('Begründung')).toEqual(['Begründung', 'Elternzeit'])
  })

  test('is filtered by person, kind and days in the address; nothing in it can be changed or deleted', async () => {
    const app = await openAdmin(`${LOG}&kind=user`)
    expect(title()).toBe('Verwaltung')
    const rows = tableText(50)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => !row.includes('| Benutzer |'))).toEqual([])
    expect(document.querySelector('main header')?.textContent).toContain(
      'Einträge lassen sich nicht ändern oder löschen.',
    )
    const before = await storeOf(app).count('events')
    for (const key of ['e', 'Delete', 's', 'z', '+']) await press(key)
    expect(document.querySelector('dialog[open] form')).toBeNull()
    expect(await storeOf(app).count('events')).toBe(before)
    await press('shift+F')
    await expect.poll(filters).toEqual({ tab: 'log' })
    await expect.poll(() => tableText(50).some((row) => row.includes('| Auftrag |'))).toBe(true)
  })

  test('goes out as CSV as it is filtered, old and new in words', async () => {
    await openAdmin(`${LOG}&kind=order&action=status_changed`)
    const text = await fileOf(() => press('shift+E').then(() => undefined))
    const [head = '', first = ''] = text.replace('\uFEFF', '').split('\r\n')
    expect(head).toContain('Zeit;Wer;Art;Was;')
    expect(first).toContain(';Auftrag;NK-2026-')
    expect(first).toContain('→')
    expect(text).not.toContain(';Benutzer;')
  })
})
