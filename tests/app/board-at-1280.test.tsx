import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cutTexts } from '#tests/support/cut-texts.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { TEST_NOW } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { head, openDispo, pickUp, QUICK, worldOf } from './planning-support.tsx'
import { visit } from '#tests/support/visit.ts'

/* The board at 1280 × 800, as its picture shows it. */

const boxOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const board = () => boxOf(document.querySelector('.board'))
const corner = () => boxOf(document.querySelector('.board-corner'))

/** Where rows scroll: right of the first column, below the axis. */
const field = () => ({
  ...{ left: corner().right, right: board().right },
  ...{ top: boxOf(document.querySelector('.board-axis')).bottom, bottom: board().bottom },
})

/** What of a box lies outside of the field, px by side; nothing where all of it is in view. */
function outside(box: DOMRect): Record<string, number> {
  const { left, right, top, bottom } = field()
  const over = { left: left - box.left, right: box.right - right, top: top - box.top, bottom: box.bottom - bottom }
  return Object.fromEntries(Object.entries(over).filter(([, px]) => px > 1))
}

const rowIndex = () => Number(document.activeElement?.closest('[role="row"]')?.getAttribute('aria-rowindex'))
const rowCount = () => Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount'))

/** Holds what is carried over each row once: from where it is up to the first one, and from there down to the last one. */
async function overEachRow(look: () => void): Promise<void> {
  const start = rowIndex()
  for (const [key, last] of [
    ['ArrowUp', 2],
    ['ArrowDown', rowCount()],
  ] as const) {
    while (rowIndex() !== last) {
      const before = head()
      await press(key)
      await expect.poll(head, QUICK).not.toBe(before)
      look()
    }
    for (let row = last; key === 'ArrowUp' && row < start; row += 1) await press('ArrowDown')
  }
}

test('eleven rows are whole in view with that of the tours nobody drives; no word of the axis, order of the work list or heading is cut, and a panel beside the board leaves what the keyboard is on in view', async () => {
  await openDispo(createTestServer({ now: () => TEST_NOW, scale: 2 }))
  const rows = () => all('.board-row, .board-pinned')
  await expect.poll(() => rows().length).toBeGreaterThan(8)
  const { top, bottom } = field()
  const whole = rows().filter((row) => boxOf(row).top >= top - 1 && boxOf(row).bottom <= bottom + 1)
  expect(whole).toHaveLength(11)
  // None of them is below another that stays.
  const pinned = boxOf(document.querySelector('.board-pinned'))
  const under = whole.filter((row) => !row.matches('.board-pinned') && boxOf(row).top < pinned.bottom - 1)
  expect(under).toEqual([])
  // Nor is a heading cut, whatever stands beside the board.
  const headings = () => all('h1, h2').filter((heading) => heading.checkVisibility() && heading.innerText !== '')
  const cut = () => headings().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  expect(headings().map(({ innerText }) => innerText)).toContain('Dispo')
  await expect.poll(cut).toEqual([])

  // Where more are under way than the list holds, none stands below the foot that says so.
  const list = () => document.querySelector('[data-dispatch="running"]')
  await expect.poll(() => list()?.textContent).toMatch(/\d+ weitere Zeilen hier nicht gezeigt/)
  const listRows = () => [...(list()?.querySelectorAll('tbody tr') ?? [])].map(boxOf)
  await expect.poll(() => listRows().length).toBeGreaterThan(3)
  const listFoot = boxOf(list()?.lastElementChild)
  const box = boxOf(list()?.querySelector('tbody')?.closest('.overflow-y-auto, .overflow-auto'))
  expect(box.bottom).toBeLessThanOrEqual(listFoot.top + 1)
  const inView = listRows().filter(({ top }) => top < box.bottom - 1)
  expect(inView.length).toBeGreaterThan(2)
  expect(inView.filter(({ bottom }) => bottom > listFoot.top + 1)).toEqual([])

  // An order of the work list says where from and where to, ticked as well.
  const orders = all('[data-dispatch="work"] li')
  expect(orders.length).toBeGreaterThan(5)
  for (const order of orders) {
    const link = order.querySelector('a')
    const [from, to] = link?.querySelectorAll('bdi') ?? []
    expect(boxOf(from).width).toBeGreaterThanOrEqual(24)
    expect(boxOf(to).width).toBeGreaterThanOrEqual(24)
    expect(boxOf(to).right).toBeLessThanOrEqual(boxOf(link).right + 1)
  }
  await press('ctrl+a')
  await expect
    .poll(
      () =>
        all('[data-dispatch="work"] li').filter(
          (order) =>
            order.querySelector('input:checked, [aria-checked="true"]') ?? order.matches('[aria-selected="true"]'),
        ).length,
    )
    .toBeGreaterThan(5)
  for (const order of orders) expect(order.scrollWidth).toBeLessThanOrEqual(order.clientWidth)
  await press('Escape')

  // Neither an hour, nor now, nor the name of a day is cut by an edge of the axis, at no zoom.
  await press('w', '2')
  for (const [key, least] of [
    ['t', 8],
    ['d', 8],
    ['w', 3],
  ] as const) {
    await press('z', key)
    const inView = () =>
      all('.board-hour, .board-now-label, .board-day-name').filter((word) => {
        const { left, right } = wordBox(word)
        return right > field().left && left < field().right && word.innerText !== ''
      })
    await expect.poll(() => inView().length).toBeGreaterThan(least)
    const cut = () =>
      inView()
        .filter((word) => wordBox(word).left < field().left - 1 || wordBox(word).right > field().right + 1)
        .map(({ innerText }) => innerText)
    await expect.poll(cut, { message: key }).toEqual([])
    expect(inView().some((word) => word.matches('.board-now-label'))).toBe(true)
  }

  // A panel beside the board leaves what the keyboard is on in view.
  await press('z', 't')
  const cell = () => boxOf(document.querySelector('[role="gridcell"]'))
  for (let step = 0; step < 80 && cell().right < board().right - 24; step += 1) await press('ArrowRight')
  expect(cell().right).toBeGreaterThan(board().right - 40)
  const before = board().width
  await press('n')
  await expect.element(page.getByRole('complementary', { name: 'Auftrag anlegen' })).toBeVisible()
  await expect.poll(() => board().width).toBeLessThan(before - 40)
  await expect.poll(() => cell().right <= board().right && cell().left >= board().left).toBe(true)

  for (const kind of ['map', 'overview', 'proposals']) {
    visit(`/dispatcher?panels=${kind}`)
    await expect.poll(() => all(`aside[data-panel^="${kind}"] h2`).length, { message: kind }).toBeGreaterThan(0)
    expect(headings().map(({ innerText }) => innerText)).toContain('Dispo')
    await expect.poll(cut, { message: kind }).toEqual([])
  }
})

/** Loaded today: it is held over tours that have begun left of what is in view. */
const TODAY = { pickupDate: '2026-11-23', deliveryDate: '2026-11-24' }

/** Fills in what of the flag of what is carried stands outside of the board. */
function lookAtFlag(cut: string[]): void {
  const flag = document.querySelector('[data-carry-flag]')
  const over = flag === null ? { none: 1 } : outside(boxOf(flag))
  if (Object.keys(over).length > 0) cut.push(`${head()}: ${JSON.stringify(over)}`)
}

test('what dropping would mean is said in whole words and figures, and the flag stands whole, whichever row it is held over, beside tours that are under way and up to the edges', async () => {
  const { server, orders } = await worldOf(1, TODAY)
  await openDispo(server)
  await pickUp(orders[0] ?? '')
  const preview = () => document.querySelector<HTMLElement>('[data-carry-preview]')
  const cut: string[] = []
  let [charts, workshops] = [0, 0]
  await overEachRow(() => {
    lookAtFlag(cut)
    const found = cutTexts(preview())
    if (preview()?.textContent?.includes(' in der Werkstatt') === true) workshops += 1
    const chart = preview()?.querySelector('svg[role="img"]')
    const figures = [...(chart?.querySelectorAll('text') ?? [])].filter((text) => text.textContent !== '')
    if (figures.length > 0) charts += 1
    const out = figures.filter((text) => {
      const [one, around] = [boxOf(text), boxOf(preview())]
      return one.left < boxOf(chart).left - 25 || one.right > around.right || one.bottom > around.bottom
    })
    const words = [...found, ...out.map((text) => text.textContent ?? '')]
    if (words.length > 0) cut.push(`${head()}: ${words.join(' | ')}`)
  })
  expect(cut).toEqual([])
  expect(charts).toBeGreaterThan(10)
  expect(workshops).toBeGreaterThan(0)
  // To the right edge of the board and beyond, where the view goes along.
  const place = () => head() + boxOf(document.querySelector('[role="gridcell"]')).left
  const isAtEdge = () => boxOf(document.querySelector('[role="gridcell"]')).right > board().right - 40
  for (let step = 0; step < 30 && !isAtEdge(); step += 1) {
    const before = place()
    await press('shift+ArrowRight')
    await expect.poll(place, QUICK).not.toBe(before)
    lookAtFlag(cut)
  }
  for (let step = 0; step < 3; step += 1) {
    const before = place()
    await press('shift+ArrowRight')
    await expect.poll(place, QUICK).not.toBe(before)
    lookAtFlag(cut)
  }
  expect(cut).toEqual([])
  await press('Escape')
})

/** The words themselves, without the room around them. */
function wordBox(element: Element): DOMRect {
  const words = document.createRange()
  words.selectNodeContents(element)
  return words.getBoundingClientRect()
}
