import { expect, test, type Person } from './support/app.ts'
import { pressEnterTwice } from './support/keyboard.ts'
import { heldBy } from './support/held.ts'
import { goesToFreeCarrier } from './support/orders.ts'
import {
  choosesCustomer,
  COLOGNE,
  describesCargo,
  describesStop,
  field,
  goesOnTo,
  goesOnWithoutCarrier,
  HAMBURG,
  step,
} from './support/wizard.ts'

test('From a new order to its delivery, without ever touching the mouse', async ({ admin }) => {
  const number = await test.step('The demonstration opens in the dispatch; n opens the wizard beside it', async () => {
    await admin.opens('/')
    await expect(admin.page).toHaveURL(`${admin.origin}/dispatcher`)
    await expect(admin.heading).toHaveText('Dispo')
    await admin.waitsForContent()
    await admin.press('n')
    await expect(admin.page).toHaveURL(`${admin.origin}/dispatcher?panels=wizard`)
    const wizard = admin.panel('Auftrag anlegen')
    await expect(wizard.getByText('Schritt 1 von 7')).toBeVisible()

    await choosesCustomer(admin)
    await goesOnTo(admin, 'Ladung')
    await expect(wizard.getByText('Schritt 2 von 7')).toBeVisible()
    await describesCargo(admin)
    await goesOnTo(admin, 'Beladung')
    await describesStop(admin, 'Beladung', HAMBURG)
    await goesOnTo(admin, 'Entladung')
    await describesStop(admin, 'Entladung', COLOGNE)
    await goesOnTo(admin, 'Preis')
    const price = field(step(admin, 'Preis'), 'Kundenpreis (netto)')
    await expect(price).not.toHaveValue('')
    await admin.fills(price, '1.250,50')
    // What it makes is seen as soon as it is left.
    await admin.press('Tab')
    await expect(step(admin, 'Preis')).toContainText('1.488,10 €')
    await goesOnTo(admin, 'Frachtführer')
    await goesOnWithoutCarrier(admin)
    const summary = step(admin, 'Anlegen')
    await expect(summary).toContainText('Hase & Igel Spielwaren GmbH')
    await expect(summary).toContainText('1.250,50 €')
    await expect(wizard.getByText('Schritt 7 von 7')).toBeVisible()
    await expect(wizard.getByRole('button', { name: 'Auftrag anlegen' })).toBeFocused()
    const before = (await heldBy(admin)).length
    // Pressed twice it is still one wish.
    await pressEnterTwice(admin.page)

    const created = admin.toast(/^Auftrag NK-\d{4}-\d{6} angelegt$/).first()
    await expect(created).toBeVisible()
    expect((await heldBy(admin)).length).toBe(before + 1)
    return /NK-\d{4}-\d{6}/.exec(await created.innerText())?.[0] ?? ''
  })

  const panel = admin.panel(number)
  await test.step('The order stands in the place of the wizard and has the focus', async () => {
    await expect(panel.getByText('Schritt 1 von 6 · Anlage')).toBeVisible()
    await expect(panel).toContainText(/20457\s*Hamburg/)
    await expect(panel).toContainText(/50667\s*Köln/)
    await expect(panel).toContainText('1.250,50 €')
    await expect(admin.page).toHaveURL(`${admin.origin}/dispatcher?panels=order:${number}`)
    await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  })

  await test.step('+ confirms it, c gives it a carrier and thereby a transport', async () => {
    await admin.press('+')
    await expect(panel.getByText('Schritt 2 von 6 · Bestätigung')).toBeVisible()
    await admin.press('c')
    await expect(admin.paletteInput).toBeFocused()
    const carrier = await goesToFreeCarrier(admin)
    await admin.press('Enter')
    await expect(panel.getByText('Schritt 3 von 6 · Disposition')).toBeVisible()
    await expect(panel).toContainText(carrier)
  })

  await test.step('t moves the transport; once it is loaded the order is under way', async () => {
    await setsTransport(admin, 'Geladen')
    await expect(panel.getByText('Schritt 4 von 6 · Transport')).toBeVisible()
  })

  await test.step('s sets the order to Zugestellt', async () => {
    await admin.press('s')
    await expect(admin.paletteInput).toHaveAttribute('placeholder', 'Neuer Status')
    await admin.types('Zugestellt')
    await expect(admin.activeRow).toContainText('Zugestellt')
    await admin.press('Enter')
    await expect(panel.getByText('Schritt 5 von 6 · Zustellung')).toBeVisible()
  })

  await test.step('Strg+Z takes it back, Strg+Umschalt+Z does it again', async () => {
    await admin.press('Control+z')
    await expect(panel.getByText('Schritt 4 von 6 · Transport')).toBeVisible()
    await admin.press('Control+Shift+Z')
    await expect(panel.getByText('Schritt 5 von 6 · Zustellung')).toBeVisible()
  })

  await test.step('The palette finds it by a part of its number', async () => {
    await admin.press('Control+k')
    await expect(admin.paletteInput).toBeFocused()
    await admin.types(number.slice(-3))
    const hits = admin.palette.getByRole('group', { name: /^Aufträge/ })
    const hit = hits.getByRole('option', { name: new RegExp(number) })
    await expect(hit).toBeVisible()
    for (let row = 0; row < 20 && (await hit.getAttribute('aria-selected')) !== 'true'; row += 1) {
      await admin.press('ArrowDown')
    }
    await expect(hit).toHaveAttribute('aria-selected', 'true')
    await admin.press('Enter')
    await expect(admin.page).toHaveURL(new RegExp(`/orders/${number}`))
    await expect(admin.heading).toHaveText(number)
  })

  await test.step('y l copies the link; it opens the same workspace elsewhere', async () => {
    await admin.press('g', 'o')
    await expect(admin.heading).toHaveText('Aufträge')
    // What became the page is no panel any more: nothing is open twice.
    await expect(panel).toBeHidden()
    // A list known from before is there at once, and the keyboard stays on its row when the new order comes in above it.
    await expect(admin.rows.first()).toContainText(number)
    await admin.press('Home')
    expect(await admin.firstOrder()).toBe(number)
    await admin.press('Space')
    await expect(panel.getByText('Schritt 5 von 6 · Zustellung')).toBeVisible()
    await expect.poll(() => admin.page.url()).toContain(`panels=order:${number}`)
    await admin.press('y', 'l')
    await expect(admin.toast('Link kopiert').first()).toBeVisible()
    const link = await admin.page.evaluate(() => navigator.clipboard.readText())
    // Where the cursor is comes into the address some time behind it.
    const withoutRow = (address: string) => address.replace(/&row=[^&]*/, '')
    expect(withoutRow(link)).toBe(withoutRow(admin.page.url()))
    const colleague = await admin.opensTab()
    await colleague.opens(link.slice(admin.origin.length))
    await expect(colleague.heading).toHaveText('Aufträge')
    await expect(colleague.panel(number).getByText('Schritt 5 von 6 · Zustellung')).toBeVisible()
  })
})

async function setsTransport(person: Person, status: string): Promise<void> {
  await person.press('t')
  await expect(person.paletteInput).toHaveAttribute('placeholder', 'Neuer Transportstatus')
  await person.types(status)
  await expect(person.activeRow).toContainText(status)
  await person.press('Enter')
  await expect(person.palette).toBeHidden()
}
