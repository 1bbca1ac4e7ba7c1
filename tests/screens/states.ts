import { expect } from '@playwright/test'
import type { Person } from '../e2e/support/person.ts'
import type { State } from '../e2e/support/states.ts'

/** Opens an address again, presses keys one after the other (text in quotes is typed) and waits for what has to stand there then. */
const shown = (name: string, path: string, keys = '', seen?: string | RegExp): State => ({
  name,
  async reach(person) {
    // Takes back what is being typed, which would be lost.
    const isTyping = await person.page.evaluate(() =>
      document.activeElement?.matches('input:not([type=checkbox]), textarea'),
    )
    if (isTyping === true) await person.press('Control+a', 'Delete', 'Escape')
    await person.opens(path)
    await person.waitsForFocus()
    await rests(person)
    for (const stroke of strokesOf(keys)) {
      if (stroke.startsWith('"')) {
        await rests(person)
        await person.types(stroke.slice(1, -1))
        await rests(person)
      } else await person.press(stroke)
    }
    await rests(person)
    if (seen !== undefined) await expect(person.page.getByText(seen).filter({ visible: true }).first()).toBeVisible()
  },
})

const strokesOf = (keys: string): string[] => keys.match(/"[^"]*"|\S+/g) ?? []

/** Nothing is loading any more; what never comes is shown as it is. */
export async function rests({ page, wire }: Person): Promise<void> {
  const loading = page.locator('[aria-busy="true"], .after-150').filter({ visible: true })
  await expect
    .poll(async () => wire.isQuiet && (await loading.count()) === 0, { timeout: 5000 })
    .toBe(true)
    .catch(() => {})
}

/** The lists with their panels, menus and forms. */
export const lists: readonly State[] = [
  shown('vehicles', '/vehicles', '', 'Kennzeichen'),
  shown('a vehicle beside', '/vehicles', 'Space'),
  shown('a new vehicle', '/vehicles', 'Shift+N', 'Kennzeichen'),
  shown('a vehicle to be blocked', '/vehicles', 'z'),
  shown('drivers', '/vehicles?tab=drivers'),
  shown('a driver beside', '/vehicles?tab=drivers', 'Space'),
  shown('papers that are due', '/vehicles?tab=papers'),
  shown('loads', '/loads', '', 'Ladungen'),
  shown('a load beside', '/loads', 'Space'),
  shown('a new load', '/loads', 'Shift+N'),
  shown('transports', '/transports', '', 'Transporte'),
  shown('a transport beside', '/transports', 'Space'),
  shown('the actions for a transport', '/transports', '.'),
  shown('a delay', '/transports?view=laufend', 'z'),
  shown('documents', '/documents', '', 'Dokumente'),
  shown('a document beside', '/documents', 'Space'),
  shown('deliveries without a checked proof', '/documents?tab=proofs', '', 'Dokumente'),
  shown('outbox', '/outbox', '', 'Postausgang'),
  shown('a message beside', '/outbox', 'Space'),
  shown('enhanced orders', '/dispatcher/enhanced'),
  shown('an enhanced order beside', '/dispatcher/enhanced', 'Space'),
  shown('notifications', '/notifications'),
  shown('nothing fits the filters', '/orders?q=gibtesnicht', '', 'Filter'),
  shown('three rows are ticked', '/orders?status=CREATED', 'x Shift+J Shift+J', /3.*ausgewählt/),
  shown('the actions for three orders', '/orders?status=CREATED', 'x Shift+J Shift+J .'),
  shown('what has been done, with its way back', '/orders?status=CREATED', '+', /Rückgängig/),
]

/** What is done with one order. */
export const acts: readonly State[] = [
  shown('the actions for an order', '/orders?status=ASSIGNED', '.'),
  shown('the fields of an order by name', '/orders?status=CREATED', 'e'),
  shown('a field chosen by typing', '/orders?status=CREATED', 'e "gewicht"'),
  shown('a field with its calendar', '/orders?status=CREATED', 'Space e "abhol" Enter ArrowDown'),
  shown('the status of an order', '/orders?status=CONFIRMED', 's'),
  shown('the carriers for an order', '/orders?status=CONFIRMED', 'c'),
  shown('the vehicles for an order', '/orders?status=CONFIRMED', 'v'),
  shown('the note of an order', '/orders?status=CREATED', 'm'),
  shown('an order is sent', '/orders?status=ASSIGNED', 'Shift+Z'),
  shown('an order is deleted', '/orders?status=CREATED', 'Delete'),
  shown('events of an order', '/orders?status=IN_TRANSIT', 'Enter'),
  shown('filters by typing in the palette', '/orders', 'Control+k "hamburg nach münchen"'),
  shown('a number in the palette', '/orders', '# "4711"'),
  shown('nothing is found', '/orders', 'Control+k "xyzzy"'),
  shown('what leads where', '/orders', 'g'),
  shown('the user menu', '/orders', 'Control+k "mandant"'),
  shown('loading points', '/orders', 'Control+k "ladestelle"'),
]

/** The planning board. */
export const board: readonly State[] = [
  shown('the board with its cursor', '/dispatcher', 'w 2 ArrowDown ArrowDown'),
  shown('a tour picked up', '/dispatcher', 'w 2 ArrowDown Control+ArrowRight m ArrowDown'),
  shown('an order picked up from the work list', '/dispatcher', 'w 1 j j j j m'),
  shown('five proposals', '/dispatcher', 'w 1 j j j j Shift+V'),
  shown('the best vehicle', '/dispatcher', 'w 1 j j j j v'),
  shown('a week', '/dispatcher', 'w 2 z z'),
  shown('rows are filtered', '/dispatcher', 'w 2 f'),
  shown('a line of orders', '/dispatcher', ': "suche PLZ 7 koffer morgen"'),
  shown('a line with a fault', '/dispatcher', ': "4711 > HH-XX 999 mo"'),
  shown('the overview', '/dispatcher?panels=overview'),
  shown('the map', '/transports?panels=map', 'w 2'),
  shown('live transports and alerts', '/transport-control'),
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
      await person.breaks({ do: 'heal' }, { do: 'fail', name: 'transports.list', status: 500 })
      await person.press('g', 't')
      await expect(person.page.getByText('Erneut versuchen').first()).toBeVisible()
    },
  },
  {
    name: 'a change that fails',
    async reach(person) {
      await person.breaks({ do: 'heal' })
      await person.opens('/orders?status=CREATED')
      await person.firstOrder()
      await person.breaks({ do: 'fail', name: 'orders.setStatus', status: 500 })
      await person.press('+')
      await expect(person.page.getByText(/fehlgeschlagen/).first()).toBeVisible()
    },
  },
  {
    name: 'without the network',
    async reach(person) {
      await person.breaks({ do: 'heal' })
      await person.opens('/orders')
      await person.firstOrder()
      await person.goesOffline()
      await expect(person.strip).toContainText('Offline')
    },
  },
]
