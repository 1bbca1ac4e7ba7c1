import { expect, test, type Person } from './support/app.ts'
import { sets } from './support/orders.ts'

test('A lost connection comes back by itself and brings what was missed', async ({ admin }) => {
  await admin.opens('/orders?status=CREATED')
  const number = await admin.firstOrder()
  const colleague = await admin.opensTab()
  await colleague.opens(`/orders?panels=order:${number}`)
  const panel = colleague.panel(number)
  await expect(panel.getByText('Angelegt', { exact: true }).first()).toBeVisible()
  await colleague.isLive()
  await admin.isLive()

  // What asks just then, the browser itself complains of.
  for (const person of [admin, colleague]) person.expectsOnConsole(/net::ERR_EMPTY_RESPONSE/)
  await admin.breaks({ do: 'offline' })
  await expect(colleague.strip).toContainText('Verbindet wieder …')
  await admin.breaks({ do: 'online' })
  await colleague.isLive()
  await admin.isLive()

  await hasNetwork(colleague, false)
  await expect(colleague.strip).toContainText('Offline')
  await admin.page.bringToFront()
  await sets(admin, 'Storniert', 'Kunde hat abgesagt')
  await expect(panel.getByText('Angelegt', { exact: true }).first()).toBeVisible()
  await hasNetwork(colleague, true)
  await colleague.isLive()
  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
})

/** What the browser says of the network, in this tab alone. */
async function hasNetwork(person: Person, online: boolean): Promise<void> {
  await person.page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true })
    globalThis.dispatchEvent(new Event(value ? 'online' : 'offline'))
  }, online)
}
