import { expect } from '@playwright/test'
import type { Person } from '../e2e/support/person.ts'
import type { State } from '../e2e/support/states.ts'

/** Opened by its address; what has to stand there is looked for in the whole page. */
const opened = (name: string, path: string, seen: string | RegExp): State => ({
  name,
  async reach(person) {
    await person.opens(path)
    await expect(person.page.getByText(seen).first()).toBeVisible()
    await person.waitsForFocus()
  },
})

/** Keys after the state before; what has to stand there then. */
const pressed = (name: string, strokes: readonly string[], seen: string | RegExp): State => ({
  name,
  async reach(person) {
    await person.press(...strokes)
    await expect(person.page.getByText(seen).first()).toBeVisible()
  },
})

/** Leaves what lies over the screen first. */
const afterEscape = (state: State): State => ({
  name: state.name,
  async reach(person) {
    await person.press('Escape')
    await state.reach(person)
  },
})

/** The lists with their panels, menus and forms. */
export const lists: readonly State[] = [
  opened('vehicles', '/vehicles', 'Kennzeichen'),
  pressed('a vehicle beside', ['Space'], 'Papiere'),
  pressed('a new vehicle', ['Shift+N'], 'Fahrzeug anlegen'),
  opened('drivers', '/vehicles?tab=drivers', 'Führerschein'),
  pressed('a driver beside', ['Space'], 'Fahrerkarte'),
  opened('papers that are due', '/vehicles?tab=papers', 'abgelaufen'),
  opened('loads', '/loads', 'Ladungen'),
  pressed('a load beside', ['Space'], 'Ware'),
  opened('transports', '/transports', 'Transporte'),
  pressed('a transport beside', ['Space'], 'Fortschritt'),
  pressed('the actions for a transport', ['.'], 'Aktionen'),
  opened('documents', '/documents', 'Dokumente'),
  pressed('a document beside', ['Space'], 'Ereignisse'),
  opened('outbox', '/outbox', 'Postausgang'),
  opened('nothing fits the filters', '/orders?q=gibtesnicht', 'Filter zurücksetzen'),
  opened('many are selected', '/orders', 'Aufträge'),
  pressed('three rows are ticked', ['x', 'Shift+J', 'Shift+J'], '3 ausgewählt'),
  pressed('what has been done, with its way back', ['Escape', '+'], /Rückgängig/),
]

/** The planning board. */
export const board: readonly State[] = [
  {
    name: 'the board with its cursor',
    async reach(person) {
      await person.opens('/dispatcher')
      await expect(person.page.locator('.board-bar').first()).toBeVisible()
      await person.press('w', '2', 'ArrowDown')
    },
  },
  pressed('a tour picked up', ['Control+ArrowRight', 'm', 'ArrowDown'], /Verstoß|Verstöße|Kein Verstoß/),
  afterEscape(pressed('an order picked up from the work list', ['w', '1', 'm'], /Verstoß|Verstöße|Kein Verstoß/)),
  afterEscape(pressed('five proposals', ['w', '1', 'Shift+M'], 'Vorschläge')),
  {
    name: 'a line of orders',
    async reach(person) {
      await person.opens('/dispatcher')
      await expect(person.page.locator('.board-bar').first()).toBeVisible()
      await person.press(':')
      await person.types('suche PLZ 7 koffer morgen')
      await expect(person.page.getByText('Koffer').first()).toBeVisible()
    },
  },
  opened('the overview', '/dispatcher?panels=overview', 'Überblick'),
  opened('the map', '/transports?panels=map', 'Karte'),
]

const isBroken = (person: Person) => person.expectsOnConsole(/Failed to load resource|WebSocket|status of/)

/** What is seen while something comes, or does not. */
export const faults: readonly State[] = [
  {
    name: 'the first load',
    async reach(person) {
      await person.opens('/profile')
      await person.breaks(
        { do: 'slow', name: 'businessOrders.list', milliseconds: 60_000 },
        { do: 'slow', name: 'orders.list', milliseconds: 60_000 },
      )
      await person.press('g', 'o')
      await expect(person.heading).toHaveText('Aufträge')
    },
  },
  {
    name: 'a list that fails',
    async reach(person) {
      isBroken(person)
      await person.breaks({ do: 'reset' }, { do: 'fail', name: 'transports.list', status: 500 })
      await person.press('g', 't')
      await expect(person.page.getByText('Erneut versuchen').first()).toBeVisible()
    },
  },
  {
    name: 'without the network',
    async reach(person) {
      await person.breaks({ do: 'reset' })
      await person.opens('/orders')
      await person.firstOrder()
      await person.goesOffline()
      await expect(person.strip).toContainText('Offline')
    },
  },
]
