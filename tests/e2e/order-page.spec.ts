import type { Locator } from '@playwright/test'
import { expect, test, type Person } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'
import {
  chooses,
  editsField,
  goesToField,
  isPlainLoad,
  opensAt,
  question,
  shownField,
  typedField,
} from './support/orders.ts'
import { field, goesOnTo, step } from './support/wizard.ts'

test('An order from top to bottom on its page, and a new one made of it', async ({ admin }) => {
  const number = await opensAt(admin, 'ASSIGNED', isPlainLoad)
  await admin.press('Enter')
  await expect(admin.heading).toHaveText(number)
  await expect(shownField(admin, 'Status')).toBeFocused()

  await test.step('e edits, Tab saves and goes on, Esc gives up', async () => {
    await editsField(admin, 'Gewicht (kg)')
    await admin.types('12.000')
    await admin.press('Tab')
    const meters = typedField(admin, 'Lademeter')
    await expect(meters).toBeFocused()
    await expect(shownField(admin, 'Gewicht (kg)')).toHaveAccessibleName('Gewicht (kg): 12.000 kg')
    await expect(admin.toast(`${number}: Gewicht 12.000 kg`)).toBeVisible()
    const before = await meters.inputValue()
    await admin.types('9,9')
    await admin.press('Escape')
    await expect(shownField(admin, 'Lademeter')).toBeFocused()
    await expect(shownField(admin, 'Lademeter')).toHaveAccessibleName(new RegExp(`: ${before}`))
  })

  await test.step('p changes the price; tax and gross are exact to the cent', async () => {
    await admin.press('p')
    const price = typedField(admin, 'Kundenpreis (netto)')
    await expect(price).toBeFocused()
    await admin.press('Control+a')
    await admin.types('1.249,50')
    await admin.press('Enter')
    await expect(shownField(admin, 'Kundenpreis (netto)')).toHaveAccessibleName(/: 1\.249,50\s€$/)
    await goesToField(admin, 'USt-Satz')
    await admin.press('Enter')
    await admin.types('19')
    await admin.press('Enter')
    await expect(shownField(admin, 'USt-Satz')).toHaveAccessibleName(/: 19\s%$/)
    const prices = admin.page.getByRole('region', { name: 'Preise' })
    await expect(prices).toContainText(/237,41\s€/)
    await expect(prices).toContainText(/1\.486,91\s€/)
  })

  await test.step('The events tell who did what; y y copies the order as text', async () => {
    const events = admin.page.getByRole('region', { name: 'Ereignisse' })
    await expect(events).toContainText(/Gewicht \(kg\) [\d.]+ → 12\.000/)
    await expect(events).toContainText('Kundenpreis')
    await admin.press('y', 'y')
    await expect(admin.toast('Auftrag kopiert').first()).toBeVisible()
    const text = await admin.page.evaluate(() => navigator.clipboard.readText())
    expect(text.split('\n')[0]).toBe(`${number} · Disponiert`)
    expect(text).toContain('Gewicht: 12.000 kg')
    expect(text).toMatch(/Kundenpreis \(netto\): 1\.249,50\s€/)
  })

  await test.step('Umschalt+D prints the Transportauftrag, without what the customer pays; Back leads to the order', async () => {
    await admin.press('Shift+D')
    await chooses(admin, 'Transportauftrag')
    await expect(admin.page).toHaveURL(`${admin.origin}/orders/${number}/papers?paper=forwarding`)
    const paper = admin.page.getByRole('article')
    await expect(paper).toContainText('Nordkurs Spedition GmbH')
    await expect(paper).toContainText('12.000')
    await expect(paper).not.toContainText('1.249,50')
    await keepsFocus(admin)
    await admin.page.goBack()
    await expect(admin.heading).toHaveText(number)
    await admin.waitsForContent()
  })

  await test.step('Umschalt+N copies it into a new draft, which begins at the dates', async () => {
    await admin.press('Shift+N')
    await expect(admin.page.getByText(`Kopie von ${number}.`)).toBeVisible()
    const date = field(step(admin, 'Beladung'), 'Datum')
    await expect(date).toBeFocused()
    await expect(date).toHaveValue('')
    await expect(field(step(admin, 'Beladung'), 'Ort')).not.toHaveValue('')
    await admin.types('+5')
    await goesOnTo(admin, 'Entladung')
    await admin.fills(field(step(admin, 'Entladung'), 'Datum'), '+6')
    await goesOnTo(admin, 'Preis')
    await expect(field(step(admin, 'Preis'), 'Kundenpreis (netto)')).not.toHaveValue('')
    // The order itself stands beside it as it was.
    await expect(admin.heading).toHaveText(number)
  })
})

test('Two new orders side by side; one is discarded and brought back', async ({ admin }) => {
  await admin.page.setViewportSize({ width: 1920, height: 1080 })
  await admin.opens('/orders')
  await admin.firstOrder()
  const wizards = admin.page.getByRole('complementary')
  const customers = wizards.getByRole('combobox', { name: 'Kunde' })
  const names = ['Hafenkontor Neu GmbH', 'Werft Ost GmbH'] as const

  await test.step('n and Umschalt+F9 begin them; both are there after a reload', async () => {
    await admin.press('n')
    await begins(admin, wizards.last(), names[0])
    await admin.press('Shift+F9')
    await expect(wizards).toHaveCount(2)
    await begins(admin, wizards.last(), names[1])
    await admin.reloads()
    await expect(customers.first()).toHaveValue(names[0])
    await expect(customers.last()).toHaveValue(names[1])
    await admin.waitsForFocus()
  })

  await test.step('Closed they are drafts, which Umschalt+I lists', async () => {
    await admin.press('w', '3', 'Escape')
    await expect(wizards).toHaveCount(1)
    await admin.press('w', '2', 'Escape')
    await expect(wizards).toHaveCount(0)
    await expect(admin.rows.first()).toBeFocused()
    await admin.press('Shift+I')
    await expect(admin.palette.getByRole('option')).toHaveCount(2)
    await expect(admin.palette.getByRole('option', { name: names[0] })).toContainText(/Kunde · Gespeichert \d\d:\d\d/)
    await chooses(admin, names[1])
    await expect(customers).toBeFocused()
    await expect(customers).toHaveValue(names[1])
  })

  await test.step('It is discarded after a question, and brought back with all that was typed', async () => {
    await admin.runs('Diesen Entwurf verwerfen …')
    const sure = question(admin, `Entwurf „${names[1]}“ verwerfen?`)
    await admin.tabsTo(sure.getByRole('button', { name: 'Entwurf verwerfen' }))
    await admin.press('Enter')
    await expect(wizards).toHaveCount(0)
    await expect(admin.toast(`Entwurf „${names[1]}“ verworfen`)).toBeVisible()
    await expect(admin.rows.first()).toBeFocused()
    await admin.press('Shift+I')
    await expect(admin.palette.getByRole('option')).toHaveCount(1)
    await admin.press('Escape')
    await admin.runs('Verworfenen Entwurf zurückholen')
    await expect(customers).toHaveValue(names[1])
    await keepsFocus(admin)
  })
})

/** Writes the customer of a new order and waits until it is kept. */
async function begins(person: Person, wizard: Locator, name: string): Promise<void> {
  await expect(wizard.getByRole('combobox', { name: 'Kunde' })).toBeFocused()
  await person.types(name)
  await person.press('Tab')
  await expect(wizard.getByText(/^Gespeichert \d\d:\d\d$/)).toBeVisible()
}
