import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusIn, pickUp, worldOf } from './planning-support.tsx'

const grid = page.getByRole('grid', { name: 'Plantafel' })
const search = (name: string) => new URL(location.href).searchParams.get(name)
const part = (name: string) => document.querySelector<HTMLElement>(`[data-dispatch="${name}"]`)
const isSeen = (name: string) => part(name)?.checkVisibility({ visibilityProperty: true }) === true
const PARTS = ['work', 'board', 'alerts', 'running']
const seen = () => PARTS.filter(isSeen)
const widthOf = (name: string) => Math.round(part(name)?.getBoundingClientRect().width ?? 0)

async function open(query = '') {
  const app = await openApp({ account: 'dispo@nordkurs.example', path: `/dispatcher${query}` })
  await expect.element(grid).toBeVisible()
  return app
}

/** Runs a command by its words in the palette. */
async function run(words: string) {
  await press('ctrl+k')
  await userEvent.fill(page.getByRole('combobox'), words)
  await expect.element(page.getByRole('option', { name: words }).first()).toBeVisible()
  await press('Enter')
}

test('a part is put out of sight, the address says so, and its digit brings it back as wide as it was', async () => {
  await open()
  await expect.poll(seen).toEqual(PARTS)
  const [before, work] = [widthOf('board'), widthOf('work')]
  await run('Arbeitsvorrat ein- oder ausblenden')
  await expect.poll(() => search('parts')).toBe('board,alerts,running')
  await expect.poll(seen).toEqual(['board', 'alerts', 'running'])
  expect(widthOf('board')).toBeGreaterThan(before)
  await expect.poll(() => focusIn('board')).toBe(true)
  await press('w', '1')
  await expect.poll(() => focusIn('work')).toBe(true)
  await expect.poll(() => search('parts')).toBeNull()
  await expect.poll(() => widthOf('work')).toBe(work)
  expect(seen()).toEqual(PARTS)
})

test('a copied link shows the same parts; what is no arrangement is dropped', async () => {
  await open('?parts=board,alerts')
  await expect.poll(seen).toEqual(['board', 'alerts'])
  expect(Math.round(part('alerts')!.getBoundingClientRect().width)).toBe(widthOf('board'))
})

test.each(['alerts', 'nichts', 'work,board,alerts,running'])('parts=%s shows all of them', async (parts) => {
  await open(`?parts=${parts}`)
  await expect.poll(seen).toEqual(PARTS)
})

test('without a tour the rows stay, and the way to the first is a key', async () => {
  await open('?from=2027-06-02T00:00')
  await expect.element(page.getByText('Noch keine Touren in diesem Zeitraum')).toBeVisible()
  expect(grid.element().querySelectorAll('.board-row').length).toBeGreaterThan(5)
  await page.getByRole('button', { name: /^Auftrag aufnehmen/ }).click()
  await expect.poll(() => focusIn('work') || focusIn('board')).toBe(true)
})

test('what is carried leaves the alerts as counts beside the figures, which lead to them', async () => {
  const { server, orders } = await worldOf(1)
  await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.element(grid).toBeVisible()
  const counts = page.getByRole('button', { name: /\d+ Störung(en)?.*\d+ Warnung(en)?/ })
  await expect.poll(seen).toEqual(PARTS)
  expect(counts.elements()).toHaveLength(0)
  await pickUp(orders[0] ?? '')
  await expect.element(counts).toBeVisible()
  await press('Escape')
  await expect.poll(() => counts.elements().length).toBe(0)
})

test('the title of the alerts stands whole, and what is disturbed comes before what is late', async () => {
  await open()
  await expect.poll(() => part('alerts')?.querySelectorAll('li').length).toBeGreaterThan(3)
  const title = part('alerts')!.querySelector('h2')!
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  const kinds = [...part('alerts')!.querySelectorAll('li')].map((row) => row.textContent?.split(/[,:]/)[0]?.trim())
  const rank = (kind: string | undefined) => ['Störung', 'Warnung', 'Hinweis'].indexOf(kind ?? '')
  expect(kinds.map(rank)).toEqual(kinds.map(rank).toSorted())
  expect(kinds[0]).toBe('Störung')
})

test.each([
  ['in the product’s typeface', ''],
  ['in a wider one, where the own has not come', '.board-axis { font-family: monospace; font-stretch: normal }'],
])('now and the cursor are both read on the axis where they are close, %s', async (_, css) => {
  await open()
  const style = document.body.appendChild(Object.assign(document.createElement('style'), { textContent: css }))
  onTestFinished(() => style.remove())
  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  const box = (name: string) => document.querySelector(name)!.getBoundingClientRect()
  const overlap = () => {
    const [now, cursor] = [box('.board-now-label'), box('.board-cursor-label')]
    return Math.min(now.right, cursor.right) - Math.max(now.left, cursor.left)
  }
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  await press('ArrowRight')
  await expect.poll(overlap).toBeLessThanOrEqual(0)
  await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  const [label, line] = [box('.board-now-label'), box('.board-now')]
  expect(Math.abs((label.left + label.right) / 2 - line.left)).toBeLessThan(2)
})

test('the last row in view of the lists below the board is whole', async () => {
  await open()
  for (const [name, rows] of [
    ['running', 'tbody tr'],
    ['alerts', 'li'],
  ] as const) {
    await expect.poll(() => part(name)?.querySelectorAll(rows).length).toBeGreaterThan(3)
    const all = [...part(name)!.querySelectorAll<HTMLElement>(rows)]
    const list = all[0]!.closest<HTMLElement>('.overflow-y-auto, .overflow-auto')!
    const { bottom } = list.getBoundingClientRect()
    const boxes = all.map((row) => row.getBoundingClientRect())
    const cut = boxes.filter((box) => box.height > 0 && box.top < bottom - 1 && box.bottom > bottom + 1)
    expect([name, cut.length]).toEqual([name, 0])
    expect(boxes.filter((box) => box.height > 0 && box.bottom <= bottom + 1).length).toBeGreaterThan(1)
  }
})

test('a customer in the work list is named so that it says something, or not at all', async () => {
  await open()
  const names = () => [...part('work')!.querySelectorAll<HTMLElement>('li bdi')].filter((name) => name.closest('.h-4'))
  await expect.poll(() => names().length).toBeGreaterThan(8)
  const seen = names().map((name) => {
    const [line, box] = [name.closest('.h-4')!.getBoundingClientRect(), name.getBoundingClientRect()]
    return { isSeen: box.top < line.bottom - 1, width: Math.min(box.right, line.right) - box.left }
  })
  expect(seen.filter(({ isSeen, width }) => isSeen && width < 48)).toEqual([])
  expect(seen.some(({ isSeen }) => isSeen)).toBe(true)
  expect(seen.some(({ isSeen }) => !isSeen)).toBe(true)
})
