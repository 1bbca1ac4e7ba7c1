import { expect, test, type Person } from './support/app.ts'

test('A status change in one tab appears in the other, where somebody is typing undisturbed', async ({ admin }) => {
  await admin.opens('/orders?status=CREATED')
  const number = await admin.firstOrder()
  const colleague = await admin.opensTab()
  await colleague.opens(`/orders?panels=order:${number}`)
  const panel = colleague.panel(number)
  await colleague.isLive()
  await colleague.press('w', '2')
  await colleague.press('m')
  const note = panel.getByRole('textbox', { name: 'Notiz' })
  await expect(note).toBeFocused()
  await colleague.press('Control+a')
  await colleague.types('Fahrer ruft eine Stunde vorher an, Rampe ')

  await admin.page.bringToFront()
  await admin.sets('Storniert', 'Kunde hat abgesagt')

  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
  await colleague.page.bringToFront()
  await expect(note).toBeFocused()
  await colleague.types('4')
  await expect(note).toHaveValue('Fahrer ruft eine Stunde vorher an, Rampe 4')
})

test('A lost connection comes back by itself and brings what was missed', async ({ admin }) => {
  await admin.opens('/orders?status=CREATED&faults')
  const number = await admin.firstOrder()
  const colleague = await admin.opensTab()
  await colleague.opens(`/orders?panels=order:${number}`)
  const panel = colleague.panel(number)
  await expect(panel.getByText('Angelegt', { exact: true }).first()).toBeVisible()
  await colleague.isLive()
  await admin.isLive()

  await admin.breaks({ do: 'offline' })
  await expect(colleague.strip).toContainText('Verbindet wieder …')
  await admin.breaks({ do: 'online' })
  await colleague.isLive()
  await admin.isLive()

  await hasNetwork(colleague, false)
  await expect(colleague.strip).toContainText('Offline')
  await admin.page.bringToFront()
  await admin.sets('Storniert', 'Kunde hat abgesagt')
  await expect(panel.getByText('Angelegt', { exact: true }).first()).toBeVisible()
  await hasNetwork(colleague, true)
  await colleague.isLive()
  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
})

test('Nothing is sent while offline; what was typed stays and is sent on request', async ({ admin }) => {
  await admin.opens('/orders?status=CREATED')
  const number = await admin.firstOrder()
  await admin.press('Space')
  const panel = admin.panel(number)
  await expect(panel).toBeVisible()
  await admin.press('w', '2', 'm')
  const note = panel.getByRole('textbox', { name: 'Notiz' })
  await expect(note).toBeFocused()
  await admin.press('Control+a')
  await admin.types('Rampe 4, nur mit Avis')
  await admin.goesOffline()
  await expect(admin.strip).toContainText(/Offline seit \d\d:\d\d/)
  await admin.press('Control+s')
  await expect(panel.getByText('Nicht gesendet. Ihre Eingabe bleibt hier stehen.')).toBeVisible()
  await admin.page.context().setOffline(false)
  await expect(admin.strip).toContainText('Online')
  await expect(note).toHaveValue('Rampe 4, nur mit Avis')
  await admin.press('Control+s')
  await expect(note).toBeHidden()
  await expect(panel.getByRole('region', { name: 'Notiz' })).toContainText('Rampe 4, nur mit Avis')
})

/** What the browser says of the network, in this tab alone. */
async function hasNetwork(person: Person, online: boolean): Promise<void> {
  await person.page.evaluate((value) => {
    Object.defineProperty(navigator, 'onLine', { value, configurable: true })
    globalThis.dispatchEvent(new Event(value ? 'online' : 'offline'))
  }, online)
}
