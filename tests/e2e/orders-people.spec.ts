import { expect, test, type Person } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'
import { editsField, sets, shownField, typedField } from './support/orders.ts'

const WEIGHT = 'Gewicht (kg)'

test('Two people write into one field: nothing is overwritten, both values stand there, the person decides', async ({
  dispatcher,
  admin: colleague,
}) => {
  dispatcher.expectsOnConsole(/status of 409/)
  const number = await bothOpen(dispatcher, colleague)

  await test.step('What a colleague saves is said beside the typed text, which stays with its cursor', async () => {
    await editsField(dispatcher, WEIGHT)
    await dispatcher.types('90')
    await saves(colleague, WEIGHT, '11.000', '11.000 kg')
    await expect(dispatcher.page.getByText('Inzwischen geändert: 11.000 kg')).toBeVisible()
    await dispatcher.types('00')
    await expect(typedField(dispatcher, WEIGHT)).toHaveValue('9000')
    await expect(typedField(dispatcher, WEIGHT)).toBeFocused()
  })

  await test.step('Saving it asks, with both values; Esc leads back to what was typed', async () => {
    await dispatcher.press('Enter')
    const asked = dispatcher.page.getByRole('alert').filter({ hasText: /hat das um \d\d:\d\d geändert\./ })
    await expect(asked).toContainText('Ihr Wert: 9.000 kg')
    await expect(asked).toContainText(/: 11\.000 kg/)
    await keepsFocus(dispatcher)
    await dispatcher.press('Escape')
    await expect(typedField(dispatcher, WEIGHT)).toHaveValue('9000')
    await dispatcher.press('Enter')
    await expect(asked).toBeVisible()
    await dispatcher.press('1')
    await expect(shownField(dispatcher, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: 9.000 kg`)
    await expect(shownField(colleague, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: 9.000 kg`)
    await keepsFocus(dispatcher)
  })

  await test.step('Different fields come together without a question', async () => {
    await editsField(dispatcher, 'Lademeter')
    await dispatcher.types('7,2')
    await saves(colleague, WEIGHT, '8.500', '8.500 kg')
    await dispatcher.press('Enter')
    await expect(dispatcher.toast(`${number}: Lademeter 7,2 LDM`)).toBeVisible()
    for (const person of [dispatcher, colleague]) {
      await expect(shownField(person, 'Lademeter')).toHaveAccessibleName(/^Lademeter: 7,2/)
      await expect(shownField(person, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: 8.500 kg`)
    }
  })
})

/** Both look at the page of the same order; its number. */
async function bothOpen(dispatcher: Person, colleague: Person): Promise<string> {
  await dispatcher.opens('/orders?status=CONFIRMED')
  const number = await dispatcher.firstOrder()
  await dispatcher.press('Enter')
  await colleague.opens(`/orders/${number}`)
  for (const person of [dispatcher, colleague]) {
    await expect(shownField(person, 'Status')).toBeFocused()
    await person.isLive()
  }
  return number
}

/** Writes a field and waits until it stands there as said and the server has it. */
async function saves(person: Person, name: string, typed: string, shown: string): Promise<void> {
  await editsField(person, name)
  await person.types(typed)
  await person.press('Enter')
  await expect(shownField(person, name)).toHaveAccessibleName(`${name}: ${shown}`)
  await expect(shownField(person, name)).not.toHaveAttribute('aria-busy')
}

test('A change by one person appears at another of the same tenant; nobody sees the orders of another one', async ({
  dispatcher,
  meets,
}) => {
  await dispatcher.opens('/orders?status=CREATED')
  const number = await dispatcher.firstOrder()
  const colleague = await meets({ as: 'vertrieb@nordkurs.example' })
  await colleague.opens(`/orders?panels=order:${number}`)
  const panel = colleague.panel(number)
  await expect(panel.getByText('Angelegt', { exact: true }).first()).toBeVisible()
  await colleague.isLive()
  await sets(dispatcher, 'Storniert', 'Kunde hat abgesagt')
  await expect(panel.getByText('Storniert', { exact: true }).first()).toBeVisible()
  const stranger = await meets({ as: 'dispo@elbeoder.example' })
  stranger.expectsOnConsole(/status of 404/)
  await stranger.goes(`/orders/${number}`)
  await expect(stranger.page.getByText(`Auftrag ${number} wurde nicht gefunden`)).toBeVisible()
})
