import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { press } from '#tests/support/keyboard.ts'
import { panelTitles } from './orders-support.tsx'
import { carried, focusIn, goToOrder, head, openDispo, pickUp, QUICK, worldOf } from './planning-support.tsx'

const dialogs = () =>
  [...document.querySelectorAll('dialog[open]')].map((one) => one.getAttribute('aria-label') ?? 'Frage')
const find = page.getByRole('searchbox', { name: 'auf der Tafel suchen' })
const ticked = () => document.querySelectorAll('[role="grid"] [aria-selected="true"]').length

/** All that Esc could take away on the Dispo, from the bottom up. */
function layers(): string[] {
  return [
    ...(carried() ? ['aufgenommen'] : []),
    ...(ticked() > 0 ? ['ausgewählt'] : []),
    ...panelTitles().map((title) => title.replace(/ .*/, '').replace(/^NK-.*/, 'Auftrag')),
    ...(find.query() === null ? [] : ['Suche']),
    ...(document.querySelector('[role="region"][aria-label="Dispo-Befehle"], [aria-label="Dispo-Befehle"]')
      ? ['Zeile']
      : []),
    ...dialogs().map(() => 'Dialog'),
  ]
}

/** The order is picked up, and what the keys say is done. */
const inHand =
  (...keys: string[]) =>
  async (order: string) => {
    await pickUp(order)
    await press(...keys)
  }
const onBoard =
  (...keys: string[]) =>
  async () => {
    await press('w', '2')
    await expect.poll(() => focusIn('board'), QUICK).toBe(true)
    await press(...keys)
  }

const rows: readonly { name: string; open(order: string): Promise<void>; peeled: readonly (readonly string[])[] }[] = [
  // From where the cursor begins on the board to the tour below it.
  {
    name: 'a tick over a peek',
    open: onBoard('j', 'ctrl+ArrowRight', ' ', 'x'),
    peeled: [['ausgewählt', 'Auftrag'], ['Auftrag'], []],
  },
  { name: 'the command line', open: onBoard(':'), peeled: [['Zeile'], []] },
  { name: 'finding while carrying', open: inHand('/'), peeled: [['aufgenommen', 'Suche'], ['aufgenommen'], []] },
  {
    name: 'proposals while carrying',
    open: inHand('shift+v'),
    peeled: [['aufgenommen', 'Vorschläge'], ['aufgenommen'], []],
  },
  {
    name: 'the question for a reason',
    open: inHand('shift+Enter'),
    peeled: [['aufgenommen', 'Dialog'], ['aufgenommen'], []],
  },
]

test('Esc takes away one layer after the other of whatever stands there, or is on its way, and the keyboard is back on the screen', async () => {
  const { server, orders } = await worldOf(2)
  const [order = '', other = ''] = orders
  await openDispo(server)
  const isBack = () => focusIn('board') || focusIn('work')
  for (const { name, open, peeled } of rows) {
    await open(order)
    for (const [at, left] of peeled.entries()) {
      if (at > 0) await press('Escape')
      await expect.poll(layers, { message: name }).toEqual(left)
    }
    // There was nothing else to take away.
    await expect.poll(isBack, { message: name }).toBe(true)
  }

  await goToOrder(order)
  await press('shift+v', 'Escape')
  await expect.poll(() => [location.search.includes('proposals'), panelTitles()]).toEqual([false, []])
  expect(focusIn('work')).toBe(true)
  await press('m', 'shift+v', 'Escape', 'Escape')
  await expect.poll(() => [location.search.includes('proposals'), layers()]).toEqual([false, []])
  await expect.poll(isBack).toBe(true)

  // Umschalt+V on a row of the work list is about that row, whatever is in hand.
  await pickUp(order)
  await goToOrder(other)
  await press('shift+v')
  const title = () => document.querySelector('aside [data-panel-title]')?.closest('header')?.textContent
  await expect.poll(title).toContain(other)
  expect(head()).toContain(order)
})
