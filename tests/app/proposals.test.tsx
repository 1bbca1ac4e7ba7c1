import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type DayNews, planDay } from '#src/domain/planning/day/plan-day.ts'
import type { DayQuestion } from '#src/features/dispatch/proposals/day/messages.ts'
import { press } from '#tests/support/keyboard.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { type OpenApp, TEST_NOW } from '#tests/support/open-app.tsx'
import { colleague, panelTitles } from './orders-support.tsx'
import { focusIn, goToOrder, openDispo, said, tourOf, worldOf } from './planning-support.tsx'
import { holdAnswers } from './reliability-support.tsx'

const panel = (name: string | RegExp) => page.getByRole('complementary', { name })
const items = () =>
  [...document.querySelectorAll<HTMLElement>('aside ol > li')].map((item) => item.innerText.replaceAll(/\s+/g, ' '))
const marked = () => document.querySelector<HTMLElement>('aside ol > li[aria-current="true"]')?.innerText ?? ''
const words = () => document.querySelector<HTMLElement>('aside')?.innerText ?? ''
/** The cell of the board's cursor, in a sentence. */
const cell = () => document.querySelector('[role="grid"] [role="gridcell"]')?.getAttribute('aria-label') ?? ''
const PLATE = /\p{Lu}{1,3}-\p{Lu}{1,2} \d+/u

/** A world whose waiting orders are paid so well that an own trip to some of them costs less than a subcontractor. */
async function wellPaid() {
  const server = createTestServer({ now: () => TEST_NOW })
  await server.ready
  const store = server.store('nordkurs')
  for (const { id } of await store.all('orders', { status: 'CONFIRMED' })) {
    await store.patch('orders', id, { customerPrice: 3000 })
  }
  return server
}

/** The panel that plans a day, opened by its key once the board says which days it shows. */
async function openDay(server?: OpenApp['server']): Promise<OpenApp> {
  const app = await openDispo(server)
  await press('shift+g')
  return app
}

/** Workers that say what a test says, and what they were asked; quick ones answer by themselves. */
function holdWorkers({ isQuick = false } = {}) {
  const made: { asked: unknown[]; isOver: boolean; tell(news: DayNews): void }[] = []
  class HeldWorker extends EventTarget {
    #held = { asked: [] as unknown[], isOver: false, tell: (data: DayNews) => this.#tell(data) }
    constructor() {
      super()
      made.push(this.#held)
    }
    postMessage(question: unknown) {
      this.#held.asked.push(question)
      if (isQuick) setTimeout(() => this.#tell({ kind: 'plan', plan: planOf(question as DayQuestion) }))
    }
    terminate() {
      this.#held.isOver = true
    }
    #tell(data: DayNews) {
      this.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
  vi.stubGlobal('Worker', HeldWorker)
  onTestFinished(() => void vi.unstubAllGlobals())
  return made
}

/** A plan for the first few orders. */
function planOf({ board, orderIds, seed }: DayQuestion) {
  const run = planDay(board, orderIds.slice(0, 8), { seed, steps: 2 })
  let next = run.next()
  while (next.done !== true) next = run.next()
  return next.value
}

test('of five places a digit marks one, the space bar shows it on the board, and Eingabe plans there', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  await goToOrder(order)
  await press('shift+v')
  await expect.poll(panelTitles).toEqual(['Vorschläge'])
  await expect.poll(() => items().length, { timeout: 20_000 }).toBe(5)
  expect(words()).toMatch(/5 von [\d.]+ geprüften Plätzen/)
  // Each one says in figures what it costs and brings, and what it breaks.
  for (const item of items()) {
    expect(item).toMatch(/Strecke .+ km Leer .+ km Zeit .+ Beginn \p{Lu}\p{Ll} \d\d:\d\d/u)
    expect(item).toMatch(/\d,\d\d €/)
  }
  // What is drawn on the board carries the number it has in the list, each once.
  const digits = [...document.querySelectorAll('.proposal-mark')].map((mark) => mark.textContent)
  expect(digits.length).toBeGreaterThan(0)
  expect(new Set(digits).size).toBe(digits.length)
  expect(digits.filter((digit) => !['1', '2', '3', '4', '5'].includes(digit))).toEqual([])
  await press('3')
  await expect.poll(marked).toMatch(/^3\s/)
  const plate = PLATE.exec(marked())?.[0] ?? ''
  await press(' ')
  await expect.poll(cell).toContain(plate)
  expect(await tourOf(app, order)).toBeUndefined()
  await press('Enter')
  await expect.poll(said).toContain(`auf ${plate}`)
  const vehicle = (await server.store('nordkurs').all('vehicles')).find(({ licencePlate }) => licencePlate === plate)
  expect((await tourOf(app, order))?.vehicleId).toBe(vehicle?.id)
  await expect.poll(panelTitles).toEqual([])
  await press('ctrl+z')
  await expect.poll(async () => await tourOf(app, order)).toBeUndefined()
})

test('a place that breaks nothing says so, and is planned with a reason only once that is given; keys typed behind are the reason', async () => {
  const { server, orders } = await worldOf(1)
  const [order = ''] = orders
  const app = await openDispo(server)
  await goToOrder(order)
  await press('shift+v')
  await expect.poll(() => items().length, { timeout: 20_000 }).toBe(5)
  const free = items().findIndex((item) => item.includes('Kein Verstoß'))
  expect(free).toBeGreaterThanOrEqual(0)
  await press(String(free + 1))
  await expect.poll(marked).toMatch(new RegExp(`^${free + 1}\\s`))
  const plate = PLATE.exec(marked())?.[0] ?? ''
  const question = page.getByRole('dialog')
  await press('shift+Enter')
  await expect.element(question).toHaveTextContent(`${order} auf ${plate}: kein Verstoß`)
  await expect.element(question.getByRole('button', { name: /^Mit Begründung einplanen/ })).toBeVisible()
  // Without one nothing is planned, and the place stays marked.
  await press('ctrl+Enter')
  await expect.element(question).toBeVisible()
  await press('Escape')
  await expect.poll(() => question.query()).toBeNull()
  expect([await tourOf(app, order), panelTitles()]).toEqual([undefined, ['Vorschläge']])
  await expect.poll(marked).toContain(plate)
  // Keys typed right behind are the reason, and no commands.
  await press('shift+Enter', ...'xs+')
  await expect.element(question.getByRole('textbox')).toHaveValue('xs+')
  expect(await tourOf(app, order)).toBeUndefined()
  await press('ctrl+Enter')
  await expect.poll(async () => (await tourOf(app, order))?.vehicleId).toBeDefined()
  // Its event is written last.
  const reasons = async () => {
    const events = await server.store('nordkurs').all('events')
    return events.flatMap(({ payload }) => payload?.['overrideReason'] ?? [])
  }
  await expect.poll(reasons).toEqual(['xs+'])
})

test('proposes the day, says why what stays open does, takes a tour over, and takes it back', async () => {
  holdWorkers({ isQuick: true })
  const first = await openDay(await wellPaid())
  const day = panel('Tagesvorschlag')
  const tour = day.getByRole('list', { name: 'Vorgeschlagene Touren' }).getByRole('listitem').first()
  await expect.poll(items).not.toHaveLength(0)
  const left = day.getByRole('region', { name: /^Bleibt offen/ })
  const reasons = left
    .getByRole('listitem')
    .elements()
    .map((one) => one.querySelector('p:last-child')?.textContent)
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) {
    expect(reason).toMatch(
      /^(Eigene Fahrt kostet [\d.]+ €, ein Unternehmer etwa [\d.]+ €|Kein Platz ohne Verstoß gefunden|Im Zeitraum nicht disponierbar)$/,
    )
  }
  const [orderId = ''] = /NK-2026-\d{6}/.exec(tour.element().textContent ?? '') ?? []
  const statusIn = async (app: OpenApp) => (await app.server.store('nordkurs').find('orders', orderId))?.status
  expect(await statusIn(first)).toBe('CONFIRMED')
  await tour.click()
  await press('Enter')
  await expect.poll(() => statusIn(first)).toBe('ASSIGNED')
  await expect.element(day.getByText(/1 übernommen/)).toBeVisible()
  await press('ctrl+z')
  await expect.poll(() => statusIn(first)).toBe('CONFIRMED')
})

test('the search for a day tells how far it is, is called off by a key, and begins again by one', async () => {
  const made = holdWorkers()
  await openDay()
  await expect.poll(() => made.map(({ asked }) => asked.length)).toEqual([1])
  const bar = panel('Tagesvorschlag').getByRole('progressbar', { name: 'Tagesvorschlag' })
  await expect.element(bar).toBeVisible()
  made[0]?.tell({ kind: 'progress', progress: { step: 75, steps: 150, planned: 12, orders: 30 } })
  await expect.poll(words).toContain('12 von 30 Aufträgen eingeplant')
  expect(
    Number(bar.element().getAttribute('aria-valuenow')) / Number(bar.element().getAttribute('aria-valuemax')),
  ).toBe(0.5)
  await press('w', 'l')
  await press('Delete')
  await expect.poll(words).toContain('Die Berechnung wurde abgebrochen.')
  // A board that has changed meanwhile has begun it anew.
  await expect.poll(() => made.every(({ isOver }) => isOver)).toBe(true)
  const before = made.length
  await press('shift+g')
  await expect.poll(() => made.slice(before).map(({ isOver }) => isOver)).toEqual([false])
  await expect.element(bar).toBeVisible()
  // Anyone who closes the panel waits for nothing any more.
  await press('w', 'x')
  await expect.poll(panelTitles).toEqual([])
  await expect.poll(() => made.every(({ isOver }) => isOver)).toBe(true)
})

test('goes on looking behind a proposal, and shows a better one when a key asks for it', async () => {
  const made = holdWorkers()
  await openDay(await wellPaid())
  await expect.poll(() => made.at(-1)?.asked.length).toBe(1)
  const worker = made.at(-1)
  if (worker === undefined) throw new Error('No worker')
  const better = planOf(worker.asked[0] as DayQuestion)
  const plan = { ...better, entries: better.entries.slice(0, 1) }
  worker.tell({ kind: 'plan', plan })
  await expect.poll(items).toHaveLength(1)
  expect([words(), worker.isOver]).toEqual([
    expect.stringContaining('Sucht weiter nach einem besseren Vorschlag'),
    false,
  ])
  await press('w', 'l', 'b')
  expect(items()).toHaveLength(1)
  worker.tell({ kind: 'better', plan: better })
  await expect.poll(words).toContain('Ein besserer Vorschlag liegt vor.')
  expect(items()).toHaveLength(1)
  await press('b')
  await expect.poll(() => items().length).toBe(better.entries.length)
  expect(words()).not.toContain('Ein besserer Vorschlag liegt vor.')
  // The board is another one from now on.
  await press('Enter')
  await expect.poll(words).toContain('1 übernommen')
  expect([worker.isOver, words()]).toEqual([true, expect.not.stringContaining('Sucht weiter')])
})

test('a proposed tour whose order a colleague has planned since is refused in words, and then made anew', async () => {
  holdWorkers({ isQuick: true })
  const app = await openDay(await wellPaid())
  const send = await colleague(app, 'admin@nordkurs.example')
  await expect.poll(items).not.toHaveLength(0)
  const [orderId = ''] = /NK-2026-\d{6}/.exec(items()[0] ?? '') ?? []
  const tour = panel('Tagesvorschlag')
    .getByRole('list', { name: 'Vorgeschlagene Touren' })
    .getByRole('listitem')
    .first()
  await tour.click()
  // Word of what the colleague does is still on its way.
  const held = holdAnswers(app.server, ({ path }) => path === '/api/v1/board')
  const theirs = await send('POST', '/api/v1/tours/plan', {
    vehicleId: 'veh-011',
    stops: [
      { orderId, kind: 'pickup' },
      { orderId, kind: 'delivery' },
    ],
    overrideReason: 'Eilt',
  })
  expect(theirs.status).toBe(200)
  await press('Enter')
  await expect
    .poll(() => document.querySelector('aside [role="alert"]')?.textContent)
    .toMatch(new RegExp(`^Auftrag ${orderId} wurde inzwischen von .+ auf Tour .+ disponiert$`))
  expect((await tourOf(app, orderId))?.vehicleId).toBe('veh-011')
  await held.release()
  await expect.poll(() => items().some((item) => item.includes(orderId))).toBe(false)
  expect(focusIn('board')).toBe(false)
})
