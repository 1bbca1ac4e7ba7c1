import { readFile } from 'node:fs/promises'
import { expect, test, type Person } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'
import { chooses, dialog, heads, isLookedAt, listed, ordersOf, rowOf, standing, weekOf } from './support/orders.ts'

test('A morning with the list: filter, view, columns, file, and one price for all that is filtered', async ({
  admin,
}) => {
  const view = admin.page.getByRole('main').getByRole('button', { name: /^Ansicht: / })
  const named = (name: string) => expect(view).toHaveAccessibleName(`Ansicht: ${name}`)
  await admin.opens('/')
  await admin.waitsForContent()
  await admin.press('g', 'o')
  await expect(admin.heading).toHaveText('Aufträge')
  await admin.firstOrder()
  const week = await busiestWeek(admin, 'plz=20-29')

  const total = await test.step('f filters by areas and a calendar week, as they are typed', async () => {
    await admin.press('f')
    const filter = dialog(admin, 'Aufträge filtern')
    await expect(filter.getByLabel('Text')).toBeFocused()
    await admin.fills(filter.getByLabel('PLZ-Gebiete'), '20-29')
    await admin.fills(filter.getByLabel('Beladung', { exact: true }), week)
    await expect(filter.getByText(/^Verstanden: Mo \d\d\.\d\d\.–So \d\d\.\d\d\.\d{4}$/)).toBeVisible()
    await admin.press('Enter')
    await expect(admin.page).toHaveURL(/\/orders\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&plz=20-29/)
    const chips = admin.page.getByRole('group', { name: 'Filter' })
    await expect(chips).toContainText(`Beladung: ${week.replace(/\/\d+$/, '')}`)
    await expect(chips).toContainText('Von oder nach: PLZ 20–29')
    await admin.firstOrder()
    // A postal code stands before its place; neither the number of an order nor a time does.
    // The rows before stay until the answer is there.
    const others = async () =>
      (await admin.rows.allInnerTexts()).filter((row) => !/(?<![-\d])2\d{3,4} \p{Lu}/u.test(row))
    await expect.poll(others).toEqual([])
    return await listed(admin)
  })
  expect(total).toBeGreaterThan(2)
  expect(total).toBeLessThan(240)

  await test.step('Umschalt+A keeps it as a view; another order is a change of it; its link brings it back', async () => {
    await admin.press('Shift+A')
    await expect(dialog(admin, 'Ansicht speichern').getByLabel('Name')).toBeFocused()
    await admin.types('Norden')
    await admin.press('Enter')
    await named('Norden')
    await keepsFocus(admin)
    await admin.press('Shift+S')
    await chooses(admin, 'Kunde')
    await named('Norden (geändert)')
    await admin.opens('/orders?view=Norden')
    await named('Norden')
    await admin.firstOrder()
    await expect.poll(() => listed(admin)).toBe(total)
    await expect(admin.page).toHaveURL(/plz=20-29/)
  })

  await test.step('Umschalt+C shows the price of the carrier and pins it; a reload keeps that', async () => {
    await admin.press('Shift+C')
    const columns = dialog(admin, 'Spalten')
    const wanted = columns.getByRole('checkbox', { name: 'Spalte Frachtführerpreis einblenden' })
    await expect(columns.getByRole('checkbox', { name: 'Spalte Auftrag einblenden' })).toBeFocused()
    for (let line = 0; line < 30 && !(await wanted.evaluate((box) => box === document.activeElement)); line += 1) {
      await admin.press('j')
    }
    await expect(wanted).toBeFocused()
    await admin.press('Space', 'p', 'Enter')
    await expect(columns).toBeHidden()
    const arranged = ['Frachtführerpreis', 'Auftrag', 'Status', 'Kunde', 'Route', 'Beladung', 'Netto']
    await expect.poll(() => heads(admin)).toEqual(arranged)
    await named('Norden (geändert)')
    await admin.reloads()
    await expect.poll(() => heads(admin)).toEqual(arranged)
    await admin.firstOrder()
  })

  await test.step('Umschalt+E writes what is filtered as a file', async () => {
    const number = await admin.firstOrder()
    const arrives = admin.page.waitForEvent('download')
    await admin.press('Shift+E')
    const file = await arrives
    expect(file.suggestedFilename()).toMatch(/^auftraege-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    const [head, first, ...others] = text.split('\r\n')
    expect(head).toBe(
      '\uFEFFFrachtführerpreis;Währung;Auftrag;Status;Verspätung (min);Störung;Kunde;Route;PLZ (Beladung);' +
        'Ort (Beladung);Land (Beladung);PLZ (Entladung);Ort (Entladung);Land (Entladung);Beladung;Beladung ab;' +
        'Beladung bis;Ladezeit angenommen;Netto',
    )
    expect(first).toContain(`;EUR;${number};`)
    expect(others.at(-1)).toBe('')
    expect(others.length).toBe(total)
    await expect(admin.toast(`${total} Aufträge exportiert`)).toBeVisible()
    await keepsFocus(admin)
  })

  await test.step('Strg+A twice takes all in the filter; +3% is looked at, then done, one result per order', async () => {
    await admin.press('Control+a', 'Control+a')
    await expect(admin.strip).toContainText(`${total} ausgewählt`)
    await admin.press('Shift+P')
    const prices = dialog(admin, `Preise anpassen · ${total} Aufträge`)
    await expect(prices.getByLabel('Änderung', { exact: true })).toBeFocused()
    await admin.types('+3%')
    await expect(standing(admin)).toHaveText(new RegExp(`^\\d+ von ${total} (wird|werden) geändert`))
    await isLookedAt(admin)
  })
  const count = Number(/^\d+/.exec(await standing(admin).innerText())?.[0])
  expect(count).toBeGreaterThan(0)
  const [number, before, after] = await firstChange(admin)
  expect(cents(after)).toBe(Math.round(cents(before) * 1.03))
  await admin.press('Control+Enter')
  await expect(standing(admin)).toHaveText(new RegExp(`^${count} von ${total} geändert`))
  await admin.press('Escape')
  await expect(admin.toast(new RegExp(`^(${count} Aufträge|${number}): Kundenpreis \\+3\u00A0?\\s?%$`))).toBeVisible()
  await expect(rowOf(admin, number)).toContainText(after)
  await keepsFocus(admin)

  await test.step('After a reload one Strg+Z takes all of it back', async () => {
    await admin.reloads()
    await admin.firstOrder()
    await expect(rowOf(admin, number)).toContainText(after)
    await admin.press('Control+z')
    await expect(admin.toast(new RegExp(`^${count} Änderungen rückgängig gemacht$`))).toBeVisible()
    await expect(rowOf(admin, number)).toContainText(before)
    await keepsFocus(admin)
  })
})

/** The calendar week in which most of the orders of a filter that have a price are loaded. */
async function busiestWeek(person: Person, query: string): Promise<string> {
  const orders = await ordersOf(person, query)
  const weeks = orders.flatMap(({ pickupDate, customerPrice = 0 }) =>
    pickupDate !== undefined && customerPrice > 0 ? [weekOf(pickupDate)] : [],
  )
  const times = (week: string) => weeks.filter((other) => other === week).length
  return weeks.toSorted((one, other) => times(other) - times(one))[0] ?? ''
}

/** The first order of the dialog that gets a price, with what it was and will be. */
async function firstChange(person: Person): Promise<[number: string, before: string, after: string]> {
  const texts = await person.page.locator('dialog[open] tr[data-index]').allInnerTexts()
  for (const text of texts) {
    const found = /(NK-\d{4}-\d{6})[^]*Kundenpreis ([\d.,]+\s€) → ([\d.,]+\s€)/.exec(text)
    if (found?.[1] && found[2] && found[3]) return [found[1], found[2], found[3]]
  }
  throw new Error('No order gets another price')
}

/** `1.234,56 €` in cents. */
const cents = (text: string) => Number(text.replaceAll(/\D/g, ''))
