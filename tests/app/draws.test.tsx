import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { userEvent } from '#tests/support/typing.ts'
import { countDraws, type Draws } from '#tests/support/draws.ts'
import { focusedRow, openList, panelTitles } from './orders-support.tsx'
import { watchedServer } from './reliability-support.tsx'

const rows = () => [...document.querySelectorAll('main tr[data-index]')]

/** What is drawn from here until nothing has been for a while. */
async function drawnBy(act: () => Promise<void>): Promise<Draws> {
  await quiet()
  const draws = countDraws()
  await act()
  await quiet()
  return draws.end()
}

async function quiet(): Promise<void> {
  for (let still = 0; still < 30;) {
    const draws = countDraws()
    await new Promise((done) => setTimeout(done, 10))
    still = draws.end().commits === 0 ? still + 1 : 0
  }
}

test('a row of the order list is twelve elements; a step draws two rows, a panel beside none and its record once, however many answers come, and the navigation becomes a rail with tips; a panel that leaves columns no room draws the rows once', async () => {
  await openList()
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' })
  const vehicles = nav.getByRole('link', { name: 'Fahrzeuge' })
  const word = vehicles.getByText('Fahrzeuge')
  const tip = () => document.querySelector('[role="tooltip"]:popover-open')?.textContent
  await userEvent.hover(vehicles)
  await expect.element(word).toBeVisible()
  expect(tip()).toBeUndefined()
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  const plain = rows().filter((row) => row.querySelector('.sign-said') === null)
  expect(new Set(plain.map((row) => row.querySelectorAll('*').length + 1))).toEqual(new Set([12]))
  await step()
  const draws = await drawnBy(step)
  expect(draws.of('TableRowView')).toBe(2)
  expect(draws.of('TableHeadView')).toBe(0)
  // Neither by the step nor when the row is written into the address.
  expect(draws.of('PermittedList')).toBe(0)
  await expect.poll(() => new URLSearchParams(location.search).get('row')).toBe(focusedRow())
  const beside = await peek()
  expect(beside.of('TableRowView')).toBe(0)
  expect(beside.of('PermittedList')).toBe(0)
  expect(beside.of('FieldsOf')).toBe(1)
  // It becomes a rail, by its styles alone; only its links lead elsewhere now, as the panel comes along.
  expect([beside.of('Navigation'), beside.of('NavigationItemView')]).toEqual([0, 0])
  // What it has no room for stands in its tips.
  await expect.element(word).not.toBeVisible()
  await userEvent.hover(vehicles)
  await expect.poll(tip).toBe('Fahrzeuge')
  await userEvent.hover(page.getByRole('heading', { level: 1 }))
  await expect.poll(tip).toBeUndefined()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => panelTitles().length).toBe(0)

  await page.viewport(1000, 800)
  await quiet()
  const before = document.querySelectorAll('main th').length
  expect((await peek()).of('TableRowView')).toBe(rows().length)
  // There the rows stand on two lines.
  expect(document.querySelectorAll('main th').length).not.toBe(before)
})

async function step(): Promise<void> {
  const before = focusedRow()
  await userEvent.keyboard('j')
  await expect.poll(focusedRow).not.toBe(before)
}

async function peek(): Promise<Draws> {
  return drawnBy(async () => {
    await userEvent.keyboard(' ')
    await expect.poll(() => panelTitles().length).toBe(1)
  })
}

/** A look at a record, and on to the next row: the code of panels is there from here on. */
async function passBy(): Promise<void> {
  await peek()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => panelTitles().length).toBe(0)
  await step()
  await quiet()
}

/** What stands in the document when panels have changed, at the last moment before this is painted. */
function firstOf<Seen>(title: string | undefined, look: () => Seen): Promise<Seen> {
  return new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (panelTitles()[0] === undefined || panelTitles()[0] === title) return
      observer.disconnect()
      requestAnimationFrame(() => done(look()))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
}

// Its words are laid out with the frame only.
const heads = () => [...document.querySelectorAll('aside h3')].map(({ textContent }) => textContent)
const partsOf = () => ['Ladestelle', 'Preise', 'Ereignisse'].filter((title) => heads().includes(title))

test('a record beside the list stands before anything is asked for it: its head first, then the rest; of one in the place of another one all that is in view stands at once, also of one that is gone into', async () => {
  const { server, sent } = watchedServer()
  await openList({ server })
  await passBy()
  const main = document.querySelector('main')
  const elements = () => document.querySelectorAll('aside *').length
  const before = sent.length
  let drawn = 0
  const first = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (panelTitles().length === 0) return
      observer.disconnect()
      drawn = draws.end().of('OrderPanel')
      // The last moment before this is painted.
      requestAnimationFrame(() => done({ parts: partsOf(), isHead: elements() < 90, asked: sent.length - before }))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const draws = countDraws()
  await userEvent.keyboard(' ')
  expect(await first).toEqual({ parts: [], isHead: true, asked: 0 })
  expect(drawn).toBe(1)
  await expect.poll(partsOf).toEqual(['Ladestelle', 'Preise', 'Ereignisse'])
  expect(sent.length).toBeGreaterThan(before)
  expect(document.querySelector('main')).toBe(main)

  const [shown] = panelTitles()
  const next = firstOf(shown, partsOf)
  await userEvent.keyboard('j')
  expect(await next).toEqual(['Ladestelle'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => panelTitles().length).toBe(0)
  const entered = firstOf(undefined, partsOf)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await entered).toEqual(['Ladestelle'])
})

test('a field that is wanted is there with the record, also below the edge: what is typed next goes into it', async () => {
  await openList()
  await passBy()
  const first = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (panelTitles().length === 0) return
      observer.disconnect()
      requestAnimationFrame(() => done(document.activeElement?.getAttribute('data-field')))
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await userEvent.keyboard('p')
  expect(await first).toBe('customerPrice')
})

const heading = () => document.querySelector('main h1')?.textContent

/** To another screen, until one of its rows has the focus. */
async function goTo(key: string, title: string): Promise<void> {
  await userEvent.keyboard(`g${key}`)
  await expect.poll(heading).toBe(title)
  await expect.poll(() => document.activeElement?.matches('main [data-index]')).toBe(true)
}

test('a change of screens draws the other one once, each row once and the focused one twice, nothing around it, and the work list first', async () => {
  await openList()
  // The place for panels is made by the first of them, else when the page is idle.
  await peek()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => panelTitles().length).toBe(0)
  await goTo('d', 'Dispo')
  // Its parts come behind the work list, by a code of their own the first time.
  await expect.poll(() => document.querySelector('main ul[aria-label="Störungen und Hinweise"]')).not.toBeNull()
  await goTo('o', 'Aufträge')
  const frame = [
    'Shell',
    'PanelHost',
    'MainPanel',
    'TopBar',
    'SearchButton',
    'NotificationBell',
    'UserMenu',
    'StatusBar',
  ]

  const there = await drawnBy(() => goTo('d', 'Dispo'))
  expect(frame.filter((name) => there.of(name) > 0)).toEqual([])
  const parts = ['DispatcherScreen', 'KeyFigures', 'WorkList', 'RunningList', 'Alerts']
  expect(parts.map((name) => there.of(name))).toEqual([1, 1, 1, 1, 1])
  expect(there.of('TableRowView')).toBe(rows().length)
  expect(there.of('ListRowView')).toBe(document.querySelectorAll('main li[data-index]').length + 1)

  const back = await drawnBy(() => goTo('o', 'Aufträge'))
  expect(frame.filter((name) => back.of(name) > 0)).toEqual([])
  expect(back.of('PermittedList')).toBe(1)
  expect(back.of('TableRowView')).toBe(rows().length + 1)
  // The work list comes first; figures, board, transports under way and alerts follow.
  const partsThere = () =>
    [
      'ul[aria-label="Arbeitsvorrat"] li',
      '[role=grid]',
      'table tr[data-index]',
      'dl',
      'ul[aria-label="Störungen und Hinweise"]',
    ].map((part) => document.querySelector(`main ${part}`) !== null)
  const first = new Promise((done) => {
    const observer = new MutationObserver(() => {
      if (heading() !== 'Dispo') return
      observer.disconnect()
      done(partsThere())
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  await goTo('d', 'Dispo')
  expect(await first).toEqual([true, false, false, false, false])
  await expect.poll(partsThere).toEqual([true, true, true, true, true])
})
