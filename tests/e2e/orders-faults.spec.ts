import type { Route } from '@playwright/test'
import { expect, test, type Person } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'
import { dialog, editsField, isLookedAt, listed, shownField, standing, typedField } from './support/orders.ts'
import { choosesCustomer, field, step } from './support/wizard.ts'

const BROKEN = /Failed to load resource|WebSocket connection/
const WEIGHT = 'Gewicht (kg)'

test('The server is lost in the middle of many changes: sent again, each order is changed exactly once', async ({
  dispatcher,
}) => {
  dispatcher.expectsOnConsole(BROKEN)
  await dispatcher.opens('/orders?status=CREATED,CONFIRMED,ASSIGNED,IN_TRANSIT,DELIVERED')
  await dispatcher.firstOrder()
  const total = await listed(dispatcher)
  // The last of the list are in the part that is lost.
  const before = await lastPrices(dispatcher)
  await dispatcher.press('Control+a', 'Control+a')
  await expect(dispatcher.strip).toContainText(`${total} ausgewählt`)
  await dispatcher.press('Shift+P')
  await expect(dialog(dispatcher, `Preise anpassen · ${total} Aufträge`)).toBeVisible()
  await dispatcher.types('+10')
  await expect(standing(dispatcher)).toHaveText(new RegExp(`^\\d+ von ${total} werden geändert`))
  await isLookedAt(dispatcher)
  const count = Number(/^\d+/.exec(await standing(dispatcher).innerText())?.[0])
  expect(count, 'More than one part').toBeGreaterThan(100)

  const held = await holdsCall(dispatcher, '**/api/orders/bulk', 2, () => dispatcher.press('Control+Enter'))
  await expect(dialog(dispatcher, /^Preise/).getByText(`100 von ${count}`)).toBeVisible()
  await dispatcher.breaks({ do: 'offline' })
  await held.continue()
  await expect(standing(dispatcher)).toHaveText(new RegExp(`^100 von ${total} geändert .*${count - 100} ungeklärt`))
  await dispatcher.breaks({ do: 'online' })
  await expect(dispatcher.focused).toHaveText(/^Erneut senden/)
  await dispatcher.press('Enter')
  await expect(standing(dispatcher)).toHaveText(new RegExp(`^${count} von ${total} geändert`))
  await dispatcher.press('Escape')
  await keepsFocus(dispatcher)
  await dispatcher.press('Home')
  await dispatcher.press('End')
  await expect(dispatcher.rows.last()).toBeFocused()
  const gains = async () => {
    const after = await shownPrices(dispatcher)
    return [...before].map(([number, price]) => (after.get(number) ?? 0) - price)
  }
  await expect.poll(gains).toEqual([...before].map(() => 1000))
})

/**
 * Does something of which follow calls to an address, and holds the call of this number as it leaves the browser, until it is
 * continued; all others go through. What causes them is handed over, so that none can leave before it is held.
 */
async function holdsCall(person: Person, address: string, number: number, act: () => Promise<void>): Promise<Route> {
  let calls = 0
  let arrive: (route: Route) => void = () => {}
  const arrives = new Promise<Route>((resolve) => (arrive = resolve))
  await person.page.route(address, async (route) => {
    calls += 1
    if (calls === number) arrive(route)
    else await route.continue()
  })
  await act()
  return await arrives
}

/** Goes to the end of the list: what the orders there that have a price are sold for, in cents, once they are loaded. */
async function lastPrices(person: Person): Promise<Map<string, number>> {
  await person.press('End')
  await expect(person.rows.last()).toBeFocused()
  await expect.poll(async () => (await shownPrices(person)).size).toBeGreaterThan(5)
  return shownPrices(person)
}

async function shownPrices(person: Person): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const row of await person.rows.allInnerTexts()) {
    const [, number = '', price] = /(NK-\d{4}-\d{6})[^]*\s([\d.]+,\d\d)\s€/.exec(row) ?? []
    if (price !== undefined) found.set(number, Number(price.replaceAll(/\D/g, '')))
  }
  return found
}

test('Offline nothing is sent and nothing is sent later: the person sends it herself', async ({ dispatcher }) => {
  dispatcher.expectsOnConsole(BROKEN)
  await dispatcher.opens('/orders?status=CONFIRMED')
  const number = await dispatcher.firstOrder()
  await dispatcher.press('Enter')
  await expect(shownField(dispatcher, 'Status')).toBeFocused()
  await dispatcher.press('n')
  await choosesCustomer(dispatcher)
  await dispatcher.press('Shift+F6')
  await editsField(dispatcher, WEIGHT)
  await dispatcher.types('8.123')
  await dispatcher.goesOffline()
  await expect(dispatcher.strip).toContainText(/Offline seit \d\d:\d\d/)
  const wizard = dispatcher.panel('Auftrag anlegen')

  await test.step('A field and a new order say that they were not sent, and keep what was typed', async () => {
    await dispatcher.press('Enter')
    await expect(dispatcher.page.getByText('Nicht gesendet. Ihre Eingabe bleibt hier stehen.')).toBeVisible()
    await expect(typedField(dispatcher, WEIGHT)).toHaveValue('8.123')
    await expect(typedField(dispatcher, WEIGHT)).toBeFocused()
    await dispatcher.tabsTo(field(step(dispatcher, 'Kunde'), 'Kunde'))
    await dispatcher.press('Control+Enter')
    await expect(wizard.getByText('Nicht gesendet. Ihre Eingaben sind gespeichert.')).toBeVisible()
  })

  await test.step('With the network nothing goes by itself', async () => {
    await dispatcher.goesOnline()
    await dispatcher.isLive()
    await keepsFocus(dispatcher)
    await expect(typedField(dispatcher, WEIGHT)).toHaveValue('8.123')
    expect(dispatcher.wire.changes().filter((request) => request.includes(number))).toEqual([])
  })

  await test.step('Each is sent when the person says so', async () => {
    const send = wizard.getByRole('button', { name: 'Jetzt senden' })
    await expect(send).toBeEnabled()
    await dispatcher.tabsTo(send)
    await dispatcher.press('Enter')
    await expect(step(dispatcher, 'Ladung')).toBeVisible()
    await dispatcher.tabsTo(typedField(dispatcher, WEIGHT))
    await dispatcher.press('Enter')
    await expect(dispatcher.toast(`${number}: Gewicht 8.123 kg`)).toBeVisible()
    await expect(shownField(dispatcher, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: 8.123 kg`)
    await expect.poll(() => dispatcher.wire.changes().filter((request) => request.includes(number))).toHaveLength(1)
    await keepsFocus(dispatcher)
  })
})
