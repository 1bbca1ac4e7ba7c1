import { expect, test, type Person } from './support/app.ts'
import { keepsFocus } from './support/ease.ts'
import {
  dialog,
  editsField,
  isLookedAt,
  numbersOf,
  question,
  rowOf,
  sets,
  shownField,
  standing,
  typedField,
} from './support/orders.ts'

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

test('Taking back what somebody has changed since: the person decides, and what she leaves stays', async ({
  dispatcher,
  admin: colleague,
}) => {
  const number = await bothOpen(dispatcher, colleague)
  dispatcher.expectsOnConsole(/status of 409/)
  const changed = question(dispatcher, `${number} wurde inzwischen geändert`)
  for (const [choice, mine, theirs, result] of [
    ['So lassen', '9.000', '11.000', '11.000'],
    ['Trotzdem zurücksetzen', '9.100', '12.500', '11.000'],
  ] as const) {
    await test.step(choice, async () => {
      await saves(dispatcher, WEIGHT, mine, `${mine} kg`)
      await expect(shownField(colleague, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: ${mine} kg`)
      await saves(colleague, WEIGHT, theirs, `${theirs} kg`)
      await expect(shownField(dispatcher, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: ${theirs} kg`)
      await dispatcher.press('Control+z')
      await expect(changed.getByRole('row', { name: `${WEIGHT} ${mine} ${theirs}` })).toBeVisible()
      await dispatcher.tabsTo(changed.getByRole('button', { name: choice }))
      await dispatcher.press('Enter')
      await expect(changed).toBeHidden()
      await expect(shownField(dispatcher, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: ${result} kg`)
      await keepsFocus(dispatcher)
    })
  }
  await expect(shownField(colleague, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: 11.000 kg`)
})

test('Many are changed while a colleague changes one of them: it is refused, stays selected and can be looked at again', async ({
  dispatcher,
  admin: colleague,
}) => {
  await dispatcher.opens('/orders?status=CREATED')
  await dispatcher.firstOrder()
  const [first = '', second = ''] = await numbersOf(dispatcher, 2)
  await colleague.opens(`/orders/${second}`)
  await expect(shownField(colleague, 'Status')).toBeFocused()
  await dispatcher.press('x', 'j', 'x', 'Shift+T')
  const dates = dialog(dispatcher, 'Termine verschieben · 2 Aufträge')
  await expect(dates.getByRole('textbox').first()).toBeFocused()
  await dispatcher.types('+1 Tag')
  await expect(standing(dispatcher)).toHaveText(/^2 von 2 werden geändert/)
  await isLookedAt(dispatcher)

  await saves(colleague, WEIGHT, '7.777', '7.777 kg')
  await dispatcher.press('Control+Enter')
  await expect(standing(dispatcher)).toHaveText('1 von 2 geändert · 1 nicht geändert')
  await expect(dates.getByRole('row', { name: second })).toContainText('Der Auftrag wurde inzwischen geändert')
  await dispatcher.press('Escape')
  await expect(dates).toBeHidden()
  await expect(dispatcher.strip).toContainText('1 ausgewählt')
  await expect(rowOf(dispatcher, second)).toHaveAttribute('data-selected')
  await expect(rowOf(dispatcher, first)).not.toHaveAttribute('data-selected')
  await keepsFocus(dispatcher)

  await dispatcher.press('Shift+T')
  await expect(dialog(dispatcher, 'Termine verschieben · 1 Auftrag')).toBeVisible()
  await dispatcher.types('+1 Tag')
  await expect(standing(dispatcher)).toHaveText(/^1 von 1 wird geändert/)
  await isLookedAt(dispatcher)
  await dispatcher.press('Enter')
  await expect(dispatcher.page.getByRole('dialog')).toBeHidden()
  await expect(dispatcher.toast(`${second}: Termine 1 Tag später`)).toBeVisible()
  // What the colleague has written is still there.
  await expect(shownField(colleague, WEIGHT)).toHaveAccessibleName(`${WEIGHT}: 7.777 kg`)
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
