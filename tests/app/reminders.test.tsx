import { describe, expect, test } from 'vitest'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import { focusedRow, numbers, openList, panelTitles, toasts } from './orders-support.tsx'
import {
  ask,
  dialogTitle,
  DISPO,
  field,
  headings,
  kept,
  KEPT,
  lookAt,
  MINUTE,
  remind,
  row,
  rows,
} from './reminders-support.tsx'

/** What stands below the field. */
const below = () =>
  (field()?.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.innerText)
    .filter(Boolean)

describe('to be reminded of the order under the cursor', () => {
  test('what was understood stands below the line, Enter keeps it, and the time it says brings the order back', async () => {
    await openList()
    const [number = ''] = numbers(1)
    await ask('15 Uhr Rückruf Fahrer')
    expect(dialogTitle()).toBe(`An ${number} erinnern`)
    await expect.poll(below).toEqual(['Verstanden: Mo 23.11. 15:00 · Rückruf Fahrer'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(toasts).toContain('Erinnerung Mo 23.11. 15:00')
    expect(toasts()[1]).toBe(`Rückruf Fahrer · ${number}`)
    await expect.poll(focusedRow).toBe(number)
    await press('j')
    lookAt(TEST_NOW + 56 * MINUTE)
    expect(toasts().join()).not.toContain('Erinnerung: ')
    lookAt(TEST_NOW + 57 * MINUTE)
    await expect.poll(toasts).toContain(`Erinnerung: Rückruf Fahrer · ${number}`)
    expect(toasts().join()).not.toContain('War fällig')
    await press('g', 'j')
    await expect.poll(panelTitles).toEqual([number])
    expect(toasts().join()).not.toContain('Erinnerung: ')
    // It is said once, and stays among the messages.
    lookAt(TEST_NOW + 70 * MINUTE)
    await press('g', 'h')
    await expect.poll(() => row('Erinnerung: Rückruf Fahrer')?.innerText).toContain(number)
    expect(headings()).not.toContain('Erinnerungen')
    expect(toasts().join()).not.toContain('Erinnerung: ')
  })

  test.each([
    ['irgendwann', 'Kein Zeitpunkt: zuerst wann, zum Beispiel „15 Uhr“ oder „mo 8:00“'],
    ['14 Uhr Rückruf', 'Mo 23.11. 14:00 ist schon vorbei'],
    ['25:00', 'Kein Zeitpunkt: zuerst wann, zum Beispiel „15 Uhr“ oder „mo 8:00“'],
  ])('%s is refused by what is wrong, and stays typed', async (typed, refusal) => {
    await openList()
    await ask(typed)
    await userEvent.keyboard('{Enter}')
    await expect.poll(below).toEqual([refusal])
    expect([field()?.value, document.activeElement === field(), localStorage.getItem(KEPT)]).toEqual([
      typed,
      true,
      null,
    ])
    await userEvent.keyboard(' {Control>}a{/Control}in 20 min{Enter}')
    await expect.poll(toasts).toContain('Erinnerung Mo 23.11. 14:23')
  })
})

describe('the reminders to come', () => {
  test('stand in the panel, the next one first, and Enter shows the record of one', async () => {
    await openList()
    const [number = ''] = numbers(1)
    await remind('morgen früh')
    await remind('mo 8:00 Maut prüfen')
    await expect.poll(focusedRow).toBe(number)
    await press('g', 'h')
    await expect.poll(headings).toContain('Erinnerungen')
    await expect
      .poll(() =>
        rows()
          .slice(0, 2)
          .map((one) => one.innerText.split('\n').filter(Boolean)),
      )
      .toEqual([
        ['Hinweis:', number, 'Di 24.11. 07:00'],
        ['Hinweis:', 'Maut prüfen', number, 'Mo 30.11. 08:00'],
      ])
    await press('Home', 'j', 'Enter')
    await expect.poll(panelTitles).toContain(number)
  })

  test('one goes with Entf and comes back by the key of its message, and the one that was set goes by it', async () => {
    await openApp({ path: '/profile', account: DISPO })
    await expect.poll(() => document.querySelector('main h1')?.textContent).toBeTruthy()
    await remind('15 Uhr Rückruf')
    await remind('16 Uhr Papiere')
    await expect.poll(toasts).toContain('Erinnerung Mo 23.11. 16:00')
    expect(dialogTitle()).toBeUndefined()
    await press('g', 'h')
    await expect.poll(() => row('Rückruf')?.innerText).toContain('15:00')
    await press('Home')
    expect(document.activeElement).toBe(row('Rückruf'))
    await press('Delete')
    await expect.poll(toasts).toContain('Erinnerung entfernt')
    expect([headings()[0], rows()[0]?.innerText.includes('Papiere')]).toEqual(['Erinnerungen', true])
    expect(document.activeElement).toBe(rows()[0])
    await press('ctrl+z')
    await expect.poll(() => rows()[0]?.innerText).toContain('Rückruf')
    await expect.poll(toasts).toContain('Rückgängig gemacht: Erinnerung entfernt')
    await press('ctrl+z')
    await expect
      .poll(() =>
        rows()
          .slice(0, 2)
          .some((one) => one.innerText.startsWith('Papiere')),
      )
      .toBe(false)
    await press('ctrl+shift+Z')
    await expect.poll(() => rows()[1]?.innerText).toContain('Papiere')
    // A message is no reminder, and stays.
    await expect.poll(() => rows().some((one) => one === document.activeElement)).toBe(true)
    const before = rows().length
    await press('End', 'Delete')
    await expect.poll(() => toasts().join()).toContain('Zuerst ')
    expect(rows().length).toBeGreaterThanOrEqual(before)
  })

  test('whatever is taken back or made again, the keyboard stays at its place in the list', async () => {
    const prepare = () =>
      kept(...[1, 2, 3, 4].map((at) => ({ id: `r${at}`, at: TEST_NOW + at * 60 * MINUTE, note: `Punkt ${at}` })))
    await openApp({ path: '/notifications', account: DISPO, prepare })
    const here = () =>
      document.activeElement?.closest<HTMLElement>('[data-message]')?.innerText.split('\n').filter(Boolean)[1]
    const all = () => document.querySelectorAll('main section:first-of-type [data-message]').length
    await expect.poll(here).toBe('Punkt 1')
    await press('j', 'j', 'Delete')
    expect(here()).toBe('Punkt 4')
    await press('ctrl+z')
    await expect.poll(all).toBe(4)
    expect(here()).toBe('Punkt 4')
    await press('k')
    expect(here()).toBe('Punkt 3')
    await press('ctrl+shift+Z')
    await expect.poll(all).toBe(3)
    await expect.poll(here).toBe('Punkt 4')
  })

  test('what has been told of cannot be taken back', async () => {
    await openList()
    await remind('15 Uhr')
    await expect.poll(toasts).toContain('Erinnerung Mo 23.11. 15:00')
    lookAt(TEST_NOW + 57 * MINUTE)
    await expect.poll(() => toasts().join()).toContain('Erinnerung: ')
    await press('ctrl+z')
    if (!toasts().join().includes('war schon fällig')) await press('ctrl+z')
    await expect.poll(() => toasts().join()).toContain('Diese Erinnerung ist nicht mehr da oder war schon fällig')
    expect(localStorage.getItem(KEPT)).toContain('[]')
  })
})

describe('what is kept on this computer', () => {
  const about = { kind: 'order', id: 'NK-2026-004795', name: 'NK-2026-004795' }

  test('what became due while no page was open is told of at the next start, and when it was', async () => {
    const prepare = () =>
      kept(
        { id: 'a', at: TEST_NOW - 90 * MINUTE, note: 'Maut', about },
        { id: 'b', at: TEST_NOW + MINUTE, note: 'Später' },
      )
    await openList({ prepare })
    await expect
      .poll(() => toasts().slice(0, 3))
      .toEqual(['Erinnerung: Maut · NK-2026-004795', 'War fällig: Mo 23.11. 12:33', 'Öffnen'])
    expect(JSON.parse(localStorage.getItem(KEPT) ?? '').map(({ id }: { id: string }) => id)).toEqual(['b'])
    const open = [...document.querySelectorAll<HTMLElement>('[aria-label="Meldungen"] button')].find((button) =>
      button.innerText.startsWith('Öffnen'),
    )
    open?.click()
    await expect.poll(panelTitles).toEqual(['NK-2026-004795'])
    await press('ctrl+k')
    await userEvent.keyboard('fällige erinnerung')
    const offered = () => document.querySelector<HTMLElement>('dialog [role="option"]')?.innerText
    await expect.poll(offered).toContain('Keine fällige Erinnerung zu einem Datensatz')
  })

  test('entries that are none are left out, the others are reminders', async () => {
    const good = { id: 'good', at: TEST_NOW + MINUTE, note: 'Rückruf' }
    const prepare = () =>
      kept(
        ...[good, { ...good }, { id: 'far', at: 1e300 }, { id: '', at: 1 }, { id: 'soon', at: 'soon' }],
        ...[
          {
            id: 'odd',
            at: TEST_NOW + 2 * MINUTE,
            note: 7,
            about: { kind: 'order', id: '..', name: 'x' },
            removed: 'no',
          },
        ],
      )
    await openApp({ path: '/profile?panels=notifications', account: DISPO, prepare })
    await expect.poll(headings).toContain('Erinnerungen')
    const shown = () =>
      rows()
        .slice(0, 3)
        .map((one) => one.innerText.split('\n').filter(Boolean)[1])
    expect(shown().slice(0, 2)).toEqual(['Rückruf', 'Ohne Notiz'])
    expect(document.querySelectorAll('aside section ul')[0]?.children.length).toBe(2)
  })

  test('a hundred and no more', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      id: `r${index}`,
      at: TEST_NOW + (index + 9) * MINUTE,
      note: '',
    }))
    await openList({ prepare: () => kept(...many) })
    await ask('in 20 min')
    await userEvent.keyboard('{Enter}')
    await expect.poll(below).toEqual(['Mehr als 100 Erinnerungen werden nicht gemerkt'])
  })
})
