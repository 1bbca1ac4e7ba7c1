import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openApp } from '#tests/support/open-app.tsx'
import { press } from '#tests/support/keyboard.ts'
import { userEvent } from '#tests/support/typing.ts'
import { focusIn, pickUp, worldOf } from './planning-support.tsx'
import { visit } from '#tests/support/visit.ts'

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

test('a part is put out of sight, the address says so, and its digit brings it back as wide as it was; a copied link shows the same parts, what is no arrangement all of them; without a tour the rows stay, and the way to the first is a key', async () => {
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

  // A link may be copied.
  visit('/dispatcher?parts=board,alerts')
  await expect.poll(seen).toEqual(['board', 'alerts'])
  expect(Math.round(part('alerts')!.getBoundingClientRect().width)).toBe(widthOf('board'))
  for (const parts of ['alerts', 'nichts', 'work,board,alerts,running']) {
    visit('/dispatcher?parts=board,alerts')
    await expect.poll(seen).toEqual(['board', 'alerts'])
    visit(`/dispatcher?parts=${parts}`)
    await expect.poll(seen, { message: parts }).toEqual(PARTS)
  }

  visit('/dispatcher?from=2027-06-02T00:00')
  await expect.element(page.getByText('Noch keine Touren in diesem Zeitraum')).toBeVisible()
  expect(grid.element().querySelectorAll('.board-row').length).toBeGreaterThan(5)
  await page.getByRole('button', { name: /^Auftrag aufnehmen/ }).click()
  await expect.poll(() => focusIn('work') || focusIn('board')).toBe(true)
})

test('title of the alerts, last rows and customers stand whole, and what is disturbed comes before what is late; now and the cursor are both read on the axis where they are close; what is carried leaves the alerts as counts', async () => {
  const { server, orders } = await worldOf(1)
  await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.element(grid).toBeVisible()
  await expect.poll(() => part('alerts')?.querySelectorAll('li').length).toBeGreaterThan(3)
  const title = part('alerts')!.querySelector('h2')!
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  const kinds = [...part('alerts')!.querySelectorAll('li')].map((row) => row.textContent?.split(/[,:]/)[0]?.trim())
  const rank = (kind: string | undefined) => ['Störung', 'Warnung', 'Hinweis'].indexOf(kind ?? '')
  expect(kinds.map(rank)).toEqual(kinds.map(rank).toSorted())
  expect(kinds[0]).toBe('Störung')
  for (const [name, rows] of [
    ['running', 'tbody tr'],
    ['alerts', 'li'],
  ] as const) {
    await expect.poll(() => part(name)?.querySelectorAll(rows).length).toBeGreaterThan(3)
    const inList = [...part(name)!.querySelectorAll<HTMLElement>(rows)]
    const list = inList[0]!.closest<HTMLElement>('.overflow-y-auto, .overflow-auto')!
    const { bottom } = list.getBoundingClientRect()
    const boxes = inList.map((row) => row.getBoundingClientRect())
    const cut = boxes.filter((box) => box.height > 0 && box.top < bottom - 1 && box.bottom > bottom + 1)
    expect([name, cut.length]).toEqual([name, 0])
    expect(boxes.filter((box) => box.height > 0 && box.bottom <= bottom + 1).length).toBeGreaterThan(1)
  }
  const names = () => [...part('work')!.querySelectorAll<HTMLElement>('li bdi')].filter((name) => name.closest('.h-4'))
  await expect.poll(() => names().length).toBeGreaterThan(8)
  const shown = names().map((name) => {
    const [line, box] = [name.closest('.h-4')!.getBoundingClientRect(), name.getBoundingClientRect()]
    return { isSeen: box.top < line.bottom - 1, width: Math.min(box.right, line.right) - box.left }
  })
  expect(shown.filter(({ isSeen, width }) => isSeen && width < 48)).toEqual([])
  expect(shown.some(({ isSeen }) => isSeen)).toBe(true)
  expect(shown.some(({ isSeen }) => !isSeen)).toBe(true)

  await press('w', '2')
  await expect.poll(() => focusIn('board')).toBe(true)
  const box = (name: string) => document.querySelector(name)!.getBoundingClientRect()
  const overlap = () => {
    const [now, cursor] = [box('.board-now-label'), box('.board-cursor-label')]
    return Math.min(now.right, cursor.right) - Math.max(now.left, cursor.left)
  }
  const style = document.body.appendChild(document.createElement('style'))
  onTestFinished(() => style.remove())
  for (const css of ['', '.board-axis { font-family: monospace; font-stretch: normal }']) {
    style.textContent = css
    await press('0')
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await press('ArrowRight')
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    const [label, line] = [box('.board-now-label'), box('.board-now')]
    expect(Math.abs((label.left + label.right) / 2 - line.left)).toBeLessThan(2)
  }

  // What is carried leaves the alerts as counts beside the figures.
  const counts = page.getByRole('button', { name: /\d+ Störung(en)?.*\d+ Warnung(en)?/ })
  await expect.poll(seen).toEqual(PARTS)
  expect(counts.elements()).toHaveLength(0)
  await pickUp(orders[0] ?? '')
  await expect.element(counts).toBeVisible()
  await press('Escape')
  await expect.poll(() => counts.elements().length).toBe(0)
})
