import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press, areKeysHeld } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { userEvent } from '#tests/support/typing.ts'
import {
  ask,
  below,
  clockedServer,
  dialogTitle,
  DISPO,
  field,
  followUp,
  goOn,
  MINUTE,
  openFollowUps,
  sectionLines,
  storeOf,
} from './follow-ups-support.tsx'
import { address, focusedRow, numbers, openList, panelTitles, stripText, tableText, toasts } from './orders-support.tsx'
import { visit } from '#tests/support/visit.ts'

const ORDER = 'NK-2026-004711'
const tabs = () =>
  ['Meine', 'Team', 'Erledigt'].filter((name) => page.getByRole('button', { name: new RegExp(`^${name}`) }).query())
const inNavigation = () => [...document.querySelectorAll('nav a')].find((a) => a.textContent.includes('Wiedervorlagen'))
const notes = () => tableText(20).map((row) => row.split(' | ')[2])

describe('a note with a date', () => {
  test('is made of the order under the cursor: what is wrong is refused and stays typed, what was understood stands below, and it stands with the order', async () => {
    const app = await openList()
    const [number = ''] = numbers(1)
    for (const [typed, refusal] of [
      ['irgendwann', 'Kein Zeitpunkt: zuerst wann, zum Beispiel „mo“ oder „15 Uhr“'],
      ['14 Uhr Rückruf', 'Mo 23.11. 14:00 ist schon vorbei'],
    ] as const) {
      await ask(typed)
      await userEvent.keyboard('{Enter}')
      await expect.poll(below).toEqual([refusal])
      expect([field()?.value, document.activeElement === field()]).toEqual([typed, true])
      expect(await storeOf(app).count('followUps')).toBe(0)
      await press('Escape')
      await expect.poll(focusedRow).toBe(number)
    }
    await ask('morgen 14 Rückruf Fahrer')
    expect(dialogTitle()).toBe(`Wiedervorlage zu ${number}`)
    await expect.poll(below).toEqual(['Verstanden: Di 24.11. 14:00 · Rückruf Fahrer'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(toasts).toContain('Rückruf Fahrer: Wiedervorlage Di 24.11. 14:00')
    await expect.poll(focusedRow).toBe(number)
    await press(' ')
    await expect
      .poll(() =>
        sectionLines(/Wiedervorlage/)
          .slice(0, 1)
          .concat(sectionLines(/Wiedervorlage/).slice(-3)),
      )
      .toEqual(['1 Wiedervorlage', 'Di 24.11. 14:00', 'Rückruf Fahrer', 'Jürgen Weiß'])
    await press('ctrl+z')
    await expect.poll(() => storeOf(app).count('followUps')).toBe(0)
    await expect.poll(() => sectionLines(/Wiedervorlage/)).toEqual([])
  })

  test('can be made wherever a record is, of what the keyboard is on, and stands with it', async () => {
    const app = await openApp({ path: '/partners/car-004', account: DISPO })
    for (const [path, place, kind, id] of [
      ['/partners/car-004', 'main h2', 'partner', 'car-004'],
      ['/vehicles', 'main tr[data-index]', 'vehicle', undefined],
      ['/inbox', 'main [data-index]', 'email', undefined],
    ] as const) {
      if (location.pathname !== path) visit(path)
      await expect.poll(() => location.pathname).toBe(path)
      await expect
        .poll(() => document.activeElement?.closest(place === 'main h2' ? 'main' : place), { message: path })
        .toBeTruthy()
      await expect.poll(areKeysHeld).toBe(false)
      await followUp('mo Nachfassen')
      const [made] = await storeOf(app).all('followUps', { aboutKind: kind })
      expect(made, path).toMatchObject({ aboutKind: kind, dueOn: '2026-11-30', text: 'Nachfassen' })
      if (id !== undefined) expect(made?.aboutId).toBe(id)
      if (kind !== 'email' && id === undefined) await press(' ')
      await expect.poll(() => sectionLines(/^1 Wiedervorlage$/), { message: path }).toContain('Nachfassen')
    }
  })
})

describe('what is due', () => {
  test('comes up while the app is open, is counted in the navigation, and is put off by a key', async () => {
    const server = clockedServer()
    const app = await openList({ server })
    const [number = ''] = numbers(1)
    await expect.poll(stripText, { timeout: 20_000 }).toContain('Live verbunden')
    await followUp('in 1 min Rückruf Fahrer')
    await press('j')
    await goOn(app, TEST_NOW + 0.9 * MINUTE)
    expect(toasts().join()).not.toContain(`Rückruf Fahrer · ${number}`)
    await goOn(app, TEST_NOW + 1.1 * MINUTE)
    await expect.poll(toasts).toContain(`Rückruf Fahrer · ${number}`)
    expect(toasts()).toContain('Wiedervorlage')
    await press('g', 'j')
    await expect.poll(() => address().split('?')[0]).toBe('/follow-ups')
    await expect
      .poll(() => tableText(1)[0])
      .toContain(`Mo 23.11. 14:04 | Heute | Rückruf Fahrer | ${number} | Jürgen Weiß`)
    await expect.poll(() => inNavigation()?.textContent).toContain('1')
    await expect.poll(() => document.activeElement?.closest('tr[data-index]')).toBeTruthy()
    await press('t')
    await expect.element(page.getByRole('textbox', { name: 'Auf wann' })).toHaveFocus()
    await userEvent.keyboard('morgen 9{Enter}')
    await expect.poll(() => tableText(1)[0]).toContain('Di 24.11. 09:00 | Kommt')
    await expect.poll(() => inNavigation()?.textContent).not.toContain('1')
    // It comes up again at its new time, and only then.
    await goOn(app, TEST_NOW + 60 * MINUTE)
    expect(await storeOf(app).count('alerts', { code: 'followUpDue' })).toBe(0)
    await goOn(app, Date.UTC(2026, 10, 24, 8, 0))
    expect(await storeOf(app).count('alerts', { code: 'followUpDue' })).toBe(1)
  })

  test('was kept on this computer before there were follow-ups, and is moved to the server, once', async () => {
    const about = { kind: 'order', id: ORDER, name: ORDER }
    const reminders = [
      { id: 'a', at: TEST_NOW + 60 * MINUTE, note: 'Maut prüfen', about },
      { id: '', at: 'soon' },
      { id: 'b', at: TEST_NOW + 90 * MINUTE, note: '' },
    ]
    const prepare = () => localStorage.setItem('reminders:nordkurs:usr-nordkurs-dispo', JSON.stringify(reminders))
    const app = await openList({ prepare })
    await expect.poll(() => storeOf(app).count('followUps')).toBe(2)
    expect(await storeOf(app).all('followUps', {}, [{ field: 'dueAt' }])).toMatchObject([
      { dueOn: '2026-11-23', dueTime: '15:03', text: 'Maut prüfen', aboutKind: 'order', aboutId: ORDER },
      { dueOn: '2026-11-23', dueTime: '15:33', text: '–' },
    ])
    await expect.poll(() => localStorage.getItem('reminders:nordkurs:usr-nordkurs-dispo')).toBeNull()
  })
})

describe('the lists', () => {
  const OWN = [
    { text: 'Zweite', dueTime: '16:00', aboutId: ORDER },
    { text: 'Erste', dueOn: '2026-11-20' },
    { text: 'Alle', isTeam: true },
  ]

  test('are one’s own, the team’s and what is done, by their keys; the next one stands first, o opens what one is about, d does the ticked ones in one step, p gives one to somebody else', async () => {
    const app = await openFollowUps(OWN)
    expect(tabs()).toEqual(['Meine', 'Team', 'Erledigt'])
    expect(notes()).toEqual(['Erste', 'Zweite'])
    expect(tableText(1)[0]).toContain('Fr 20.11. | Überfällig')
    await press('2')
    await expect.poll(notes).toEqual(['Alle'])
    await press('3')
    await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Keine Wiedervorlagen')
    await press('1')
    await expect.poll(focusedRow).toBeTruthy()
    await press('o')
    await expect.poll(() => toasts().join()).toContain('Gehört zu keinem Datensatz')
    await press('j', 'o')
    await expect.poll(panelTitles).toEqual([ORDER])
    await press('w', 'x')
    await expect.poll(panelTitles).toEqual([])
    await press('Home')
    await expect.poll(() => focusedRow()).toBeTruthy()
    const done = async () =>
      (await storeOf(app).all('followUps', { doneAt: { exists: true } })).map(({ text }) => text).toSorted()
    await press('x', 'shift+J', 'd')
    await expect.poll(done).toEqual(['Erste', 'Zweite'])
    await expect.poll(() => document.querySelector('main h2')?.textContent).toBe('Keine Wiedervorlagen')
    await press('ctrl+z')
    await expect.poll(done).toEqual([])
    await expect.poll(notes).toEqual(['Erste', 'Zweite'])
    await press('Home')
    await press('p')
    await expect.element(page.getByRole('option', { name: 'Jürgen Weiß' }).first()).toBeVisible()
    await userEvent.keyboard('Svenja{Enter}')
    await expect
      .poll(async () => (await storeOf(app).all('followUps', { text: 'Erste' }))[0]?.assigneeName)
      .toBe('Svenja Petersen')
    await expect.poll(notes).toEqual(['Zweite'])
  })
})
