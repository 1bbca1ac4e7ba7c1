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

/** The order goes onto the board, or beside it, as the keys say. */
const inWorkList =
  (...keys: string[]) =>
  async (order: string) => {
    await goToOrder(order)
    await press(...keys)
  }
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
  // From where the cursor begins on the board to the tour below it, where the next one finds it.
  { name: 'a peek at a tour', open: onBoard('j', 'ctrl+ArrowRight', ' '), peeled: [['Auftrag'], []] },
  { name: 'a tick over a peek', open: onBoard(' ', 'x'), peeled: [['ausgewählt', 'Auftrag'], ['Auftrag'], []] },
  { name: 'the proposals', open: inWorkList('shift+v'), peeled: [['Vorschläge'], []] },
  { name: 'the proposal for the day', open: onBoard('shift+g'), peeled: [['Tagesvorschlag'], []] },
  { name: 'the best vehicles', open: inWorkList('v'), peeled: [['Dialog'], []] },
  { name: 'finding', open: onBoard('/'), peeled: [['Suche'], []] },
  { name: 'filtering', open: onBoard('f'), peeled: [['Dialog'], []] },
  { name: 'the command line', open: onBoard(':'), peeled: [['Zeile'], []] },
  { name: 'what is carried', open: inHand(), peeled: [['aufgenommen'], []] },
  { name: 'finding while carrying', open: inHand('/'), peeled: [['aufgenommen', 'Suche'], ['aufgenommen'], []] },
  {
    name: 'proposals while carrying',
    open: inHand('shift+v'),
    peeled: [['aufgenommen', 'Vorschläge'], ['aufgenommen'], []],
  },
  {
    name: 'the proposal for the day while carrying',
    open: inHand('shift+g'),
    peeled: [['aufgenommen', 'Tagesvorschlag'], ['aufgenommen'], []],
  },
  {
    name: 'the question for a reason',
    open: inHand('shift+Enter'),
    peeled: [['aufgenommen', 'Dialog'], ['aufgenommen'], []],
  },
]

test('Esc takes away one layer after the other of whatever stands there, and the keyboard is back on the screen', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  await openDispo(server)
  for (const { name, open, peeled } of rows) {
    await open(order)
    for (const [at, left] of peeled.entries()) {
      if (at > 0) await press('Escape')
      await expect.poll(layers, { message: name }).toEqual(left)
    }
    // There was nothing else to take away.
    await expect.poll(() => focusIn('board') || focusIn('work'), { message: name }).toBe(true)
  }
})

test('Esc right behind Umschalt+V takes back that it was asked for, before it stands', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  await openDispo(server)
  await goToOrder(order)
  await press('shift+v', 'Escape')
  await expect.poll(() => [location.search.includes('proposals'), panelTitles()]).toEqual([false, []])
  expect(focusIn('work')).toBe(true)
  await press('m', 'shift+v', 'Escape', 'Escape')
  await expect.poll(() => [location.search.includes('proposals'), layers()]).toEqual([false, []])
  await expect.poll(() => focusIn('board') || focusIn('work')).toBe(true)
})

test('Umschalt+V on a row of the work list is about that row, whatever is in hand', async () => {
  const { server, orders } = await worldOf(2)
  const [first = '', second = ''] = orders
  await openDispo(server)
  await pickUp(first)
  await goToOrder(second)
  await press('shift+v')
  const title = () => document.querySelector('aside [data-panel-title]')?.closest('header')?.textContent
  await expect.poll(title).toContain(second)
  expect(head()).toContain(first)
})
