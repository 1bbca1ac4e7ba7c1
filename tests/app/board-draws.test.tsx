import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { createTestServer } from '#tests/support/test-server.ts'
import { countDraws, type Draws } from '#tests/support/draws.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW, type OpenApp } from '#tests/support/open-app.tsx'

const grid = page.getByRole('grid', { name: 'Plantafel' })
const board = () => grid.element() as HTMLElement
const rows = () => [...board().querySelectorAll<HTMLElement>('.board-row')]
const said = () => document.activeElement?.getAttribute('aria-label') ?? ''

/** A board of 200 vehicles and many tours, the keyboard in its first vehicle. */
async function openBigBoard(): Promise<OpenApp> {
  const server = createTestServer({ now: () => TEST_NOW, vehicles: 200, tours: 600 })
  await server.ready
  const app = await openApp({ account: 'dispo@nordkurs.example', server })
  await expect.element(grid).toBeVisible()
  await expect.poll(() => document.activeElement?.matches('[data-dispatch="work"] li')).toBe(true)
  await press('w', '2')
  await expect.poll(said).toContain('Mo 23.11. 14 bis 15 Uhr')
  await quiet()
  return app
}

/** Until nothing has been drawn for a while. */
async function quiet(): Promise<void> {
  for (let still = 0; still < 30;) {
    const draws = countDraws()
    await new Promise((done) => setTimeout(done, 10))
    still = draws.end().commits === 0 ? still + 1 : 0
  }
}

/** What is drawn when the board has been scrolled by so many px, before the browser paints it. */
async function scrolledBy(left: number, top: number): Promise<Draws> {
  const draws = countDraws()
  const element = board()
  const hasScrolled = new Promise((done) => element.addEventListener('scroll', done, { once: true }))
  element.scrollBy({ left, top, behavior: 'instant' })
  await hasScrolled
  return draws.end()
}

/** Rows that ought to be seen and are not there. */
function missingRows(): number[] {
  const element = board()
  const there = new Set(rows().map((row) => row.getAttribute('aria-rowindex')))
  const height = 40
  const pinned = element.querySelector<HTMLElement>('.board-pinned')?.offsetHeight ?? 0
  const first = Math.floor(element.scrollTop / height)
  const last = Math.floor((element.scrollTop + element.clientHeight - 40 - pinned - 1) / height)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((at) => !there.has(String(at + 3)))
}

test('a row is painted as one, a bar says no more than has room in it, and what is heard of three tours draws their rows and no other; a step of the cursor draws two rows, along a row nothing but the cell; scrolling draws what comes into view, and none is missing', async () => {
  await page.viewport(1920, 1080)
  const app = await openBigBoard()
  const parts = rows().flatMap((row) => [
    ...row.querySelectorAll('.board-lane > :not([role="gridcell"]), .board-lane > * *'),
  ])
  expect(parts.length).toBeGreaterThan(50)
  const painted = new Set(parts.map((part) => `${getComputedStyle(part).position} ${getComputedStyle(part).overflow}`))
  expect([...painted]).toEqual(['static visible'])
  expect(new Set(rows().map((row) => getComputedStyle(row).contain))).toEqual(new Set(['size layout style']))
  for (const bar of board().querySelectorAll('.board-bar')) expect(bar.querySelectorAll('*').length).toBeLessThan(3)
  // The names stand in one column that sticks; the head of each row is called by its own.
  for (const row of rows()) {
    const head = row.querySelector('[role="rowheader"]')
    const name = document.getElementById(head?.getAttribute('aria-labelledby') ?? '')
    expect(name?.textContent).not.toBe('')
    expect(name?.offsetTop).toBe(row.offsetTop)
  }
  // The grid tells of the whole, of which it holds what is in view.
  expect(Number(board().getAttribute('aria-rowcount'))).toBeGreaterThan(rows().length)
  expect(board().querySelectorAll('[role="gridcell"]')).toHaveLength(1)
  // What is not opaque is repainted at each step of scrolling.
  expect(getComputedStyle(board()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  expect(board().querySelectorAll('[role="rowheader"]').length).toBe(
    board().querySelectorAll('[role="row"]').length - 1,
  )
  // What fits is worked out for the product's own typeface; on a busy machine it comes after the words.
  await document.fonts.load('12px "IBM Plex Sans Variable"')
  const bars = [...board().querySelectorAll<HTMLElement>('.board-bar')].filter(({ textContent }) => textContent !== '')
  expect(bars.length).toBeGreaterThan(40)
  const beyond = bars.filter((bar) => {
    const { right, bottom } = bar.getBoundingClientRect()
    return [...bar.children].some((child) => {
      const box = child.getBoundingClientRect()
      return box.right > right + 0.5 || box.bottom > bottom
    })
  })
  expect(beyond.map(({ textContent }) => textContent)).toEqual([])
  const chosen = rows()
    .flatMap((row) => row.querySelector<HTMLElement>('.board-bar[data-colour="violet"]') ?? [])
    .slice(0, 3)
  const looks = () => chosen.map((bar) => bar.style.background)
  const before = looks()
  const draws = countDraws()
  await changeLoads(
    app,
    chosen.map((bar) => bar.dataset['tour'] ?? ''),
  )
  await expect.poll(() => looks().filter((look, at) => look === before[at])).toEqual([])
  await quiet()
  const heard = draws.end()
  expect(heard.of('BoardRow')).toBe(3)
  expect(heard.of('BoardBar')).toBe(3)
  expect(heard.of('RowHead')).toBe(3)

  const along = countDraws()
  await press('ArrowRight')
  await expect.poll(said).toContain('15 bis 16 Uhr')
  const slot = along.end()
  expect([slot.of('BoardGrid'), slot.of('BoardRow'), slot.of('BoardBar'), slot.of('RowHead')]).toEqual([0, 0, 0, 0])
  expect(slot.of('CursorCell')).toBe(1)
  const place = said()
  const down = countDraws()
  await press('j')
  await expect.poll(said).not.toBe(place)
  const step = down.end()
  expect([step.of('BoardRow'), step.of('RowHead'), step.of('BoardBar')]).toEqual([2, 2, 0])
  const counts: number[] = []
  for (let step = 0; step < 12; step += 1) counts.push((await scrolledBy(24, 0)).of('BoardRow'))
  // 288 px are eighteen hours: six times something is redrawn.
  expect(counts.filter((count) => count > 0).length).toBeLessThanOrEqual(6)
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(0)
  expect(Math.min(...counts)).toBe(0)
  const all = rows().length
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(6 * all)
  expect(counts.some((count) => count > 0 && count < all)).toBe(true)
  await scrolledBy(-288, 0)
  let drawn = 0
  let most = 0
  for (let step = 0; step < 40; step += 1) {
    const drawsOfStep = await scrolledBy(0, 60)
    expect(missingRows()).toEqual([])
    // The rows come at once; what else the page draws meanwhile is none of theirs.
    expect(drawsOfStep.of('BoardGrid')).toBeLessThanOrEqual(1)
    drawn += drawsOfStep.of('BoardRow')
    most = Math.max(most, drawsOfStep.of('BoardRow'))
  }
  // 2 400 px are sixty rows.
  expect(drawn).toBeGreaterThan(50)
  expect(drawn).toBeLessThanOrEqual(65)
  expect(most).toBeLessThanOrEqual(5)
  await scrolledBy(0, 3000)
  expect(missingRows()).toEqual([])
})

/** Loading metres of the first orders of drawn tours by id of the tour, changed at the server as a colleague would. */
async function changeLoads(app: OpenApp, tourIds: readonly string[]): Promise<void> {
  const token = await app.server.tokenFor('usr-nordkurs-admin')
  const tours = await app.server.store('nordkurs').findMany('tours', tourIds)
  for (const { stops } of tours) {
    const order = await app.server.store('nordkurs').find('orders', stops[0]?.orderId ?? '')
    const answer = await app.server.fetch(`/api/orders/${order?.id}`, {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        'X-Tenant-Id': 'nordkurs',
        Authorization: `Bearer ${token}`,
        'If-Match': String(order?.version),
      },
      body: JSON.stringify({ loadingMeters: 0.4 }),
    })
    expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, ''])
  }
}
