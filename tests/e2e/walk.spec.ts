import { expect, test, type Person } from './support/app.ts'
import { isSound } from './support/look.ts'
import { around, entrance, screens, wizard, work, type State } from './support/states.ts'

/** The one walk through everything there is to see, in parts so that it can be walked by several. */
async function walks(person: Person, states: readonly State[]): Promise<void> {
  for (const state of states) {
    await test.step(state.name, async () => {
      await state.reach(person)
      await isSound(person, state)
    })
  }
}

test('Any screen can be used by everybody, and Strg+K leads to the palette and back', async ({ admin }) => {
  for (const state of screens) {
    await walks(admin, [state])
    const before = await admin.page.evaluateHandle(() => document.activeElement)
    const isBack = () => admin.page.evaluate((element) => element === document.activeElement, before)
    for (const close of ['Control+k', 'Escape']) {
      await admin.press('Control+k')
      await expect(admin.paletteInput).toBeFocused()
      await admin.press(close)
      await expect(admin.palette).toBeHidden()
      await expect.poll(isBack, `${close} at ${state.name}`).toBe(true)
    }
  }
})

test('The orders, their palette, dialogs and panels can be used by everybody', async ({ admin }) => {
  await walks(admin, around)
})

test('The work with orders can be done by everybody', async ({ admin }) => {
  await walks(admin, work)
  await admin.tabsTo(admin.page.getByRole('button', { name: 'Zur Auftragsliste' }))
  await admin.press('Enter')
  await admin.firstOrder()
})

test('A new order can be made by everybody', async ({ admin }) => {
  await walks(admin, wizard)
})

test('The login can be used by everybody', async ({ visitor }) => {
  await walks(visitor, entrance)
})
