import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { runnerImport } from 'vite'
import { ensureBuilds } from '../support/builds.mjs'
import { chromiumArguments, chromiumPath } from '../support/chromium.mjs'
import { buildLean, servePage, startBackend } from './builds.mjs'
import { heap, heapNote } from './heap.mjs'
import { instrument } from './in-page.mjs'
import * as runs from './runs.mjs'
import { measureServer } from './server.mjs'
import { measureLoad } from './load.mjs'
import { listed, printed } from './table.mjs'
import { longLists, tasks, timed } from './tasks.mjs'

/** A world with 10 000 vehicles, nearly all of the company that is measured, and 100 000 transports of that company. */
const MANY = { scale: 540, vehicles: 10_000 }

/**
 * Speed from a keystroke to the painted result: the product, alternating in one run with a page written by hand
 * (floor.html), a lean page on the product's own libraries (lean/) and, if asked for, other builds of the product.
 * Medians of 5, plain and with the CPU slowed fourfold. No test asserts a time; the table is for people.
 */
const HELP = `npm run bench -- [--rows palette,sort] [--plain | --slowed] [--orders 10000] [--backend browser|standalone]
                 [--against DIST …] [--repeats 5] [--tours 20] [--many | --plan | --papers | --load]

--against  a built product of the same backend mode (vite build --mode mock --outDir DIST), measured side by side
--many     the product alone, its usual world against one with ${MANY.vehicles} vehicles and 100 000 transports: lists of
           vehicles and transports, or the rows named. It takes half a minute and 2 GB to make
--plan     how good the plans for a day are: on days of the board, and on public instances of the pickup and delivery problem
--papers   no speed: how many fields of the sample papers are read right
--load     no page: ten clients with 1000 calls each (--calls) against the standalone backend at 50 000 orders (--orders), in
           memory and on PGlite in a folder, or on one of them (--store memory|pglite); every answered change must be there
           afterwards. In memory also a billing run over 5 000 orders with a pause and two restarts
--rows     `
const { values: options } = parseArgs({
  options: {
    rows: { type: 'string' },
    plain: { type: 'boolean', default: false },
    slowed: { type: 'boolean', default: false },
    orders: { type: 'string', default: '10000' },
    backend: { type: 'string', default: 'browser' },
    against: { type: 'string', multiple: true, default: [] },
    repeats: { type: 'string', default: '5' },
    tours: { type: 'string', default: '20' },
    many: { type: 'boolean', default: false },
    plan: { type: 'boolean', default: false },
    papers: { type: 'boolean', default: false },
    load: { type: 'boolean', default: false },
    calls: { type: 'string', default: '1000' },
    store: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const repeats = Number(options.repeats)
const scale = Math.max(1, Math.round(Number(options.orders) / 400))
const isStandalone = options.backend === 'standalone'

const rowOfScroll = { unit: 'fps', note: ({ blank }) => `${blank.toFixed(0)} % blank` }

/** Every row, in the order of the table. `page` rows share one page per side, `own` rows open their own. */
const rows = {
  ...Object.fromEntries(
    Object.entries(tasks).map(([id, task]) => [id, { name: task.name, unit: 'ms', page: timedRow(task) }]),
  ),
  scroll: { ...rowOfScroll, name: 'Scrolling', page: runs.scroll },
  cold: { name: 'Cold start → list', unit: 'ms', note: blocked, own: runs.coldStart },
  warm: { name: 'Warm start → list', unit: 'ms', note: blocked, page: runs.warmStart },
  bytes: {
    name: 'JS + CSS until then, brotli',
    unit: 'kB',
    once: true,
    note: ({ mock }) => (mock > 0 ? `+ mock ${mock.toFixed(0)}` : ''),
    own: runs.bytes,
  },
  inp: { name: 'Worst interaction of 3 tours', unit: 'ms', page: runs.worstInteraction, single: true },
  heap: {
    name: `Heap after ${options.tours} tours`,
    unit: 'MB',
    once: true,
    single: true,
    note: heapNote,
    own: (side) => heap(side, { tours: Number(options.tours) }),
  },
  storm: {
    name: 'Live storm: longest task (0: none over 50)',
    unit: 'ms',
    note: ({ key }) => `a key ${key.toFixed(0)}`,
    page: runs.storm,
    single: true,
  },
  boardStep: { name: 'Board of 200 vehicles, 1 500 tours: a step (→)', unit: 'ms', own: runs.boardStep, single: true },
  boardScroll: {
    ...rowOfScroll,
    name: 'Board of 200 vehicles, 1 500 tours: scrolling',
    note: ({ across }) => `across ${across.toFixed(0)}`,
    own: runs.boardScroll,
    single: true,
  },
  ...Object.assign({}, ...Object.entries(longLists).map(([name, list]) => longRows(name, list))),
}

/** Rows of a list that may be long; the pages that are no product have none. */
function longRows(name, { go, open, step, sort }) {
  const ofProduct = (measure) => async (side, page, run) => (side.isProduct ? measure(side, page, run) : undefined)
  const first = async (side, page, run) => {
    await page.goto(side.url)
    await page.evaluate(() => bench.until('list', undefined, 120_000))
    await page.waitForTimeout(1500)
    return timedRow(open)(side, page, run)
  }
  const scrolled = async (side, page) => {
    await go(page)
    return runs.scroll(side, page)
  }
  return {
    [`${name}First`]: {
      name: `${open.name}, first time after a reload`,
      unit: 'ms',
      page: ofProduct(first),
      isLong: true,
    },
    [name]: { name: open.name, unit: 'ms', page: ofProduct(timedRow(open)), isLong: true },
    [`${name}Step`]: { name: step.name, unit: 'ms', page: ofProduct(timedRow(step)), isLong: true },
    [`${name}Sort`]: { name: sort.name, unit: 'ms', page: ofProduct(timedRow(sort)), isLong: true },
    [`${name}Scroll`]: { ...rowOfScroll, name: `${name}: scrolling`, page: ofProduct(scrolled), isLong: true },
  }
}

function blocked({ blocked: milliseconds }) {
  return `blocked ${milliseconds.toFixed(0)}`
}

function timedRow(task) {
  return async (side, page, run) => {
    const { took, backend } = await timed(side, page, task, run)
    return { value: took, backend }
  }
}

const isServerAsked =
  !options.many && (options.rows === undefined ? Number(options.orders) >= 100_000 : /\bserver\b/.test(options.rows))
const usual = Object.keys(rows).filter((id) => (rows[id].isLong === true) === options.many)
const wanted = options.rows === undefined ? usual : options.rows.split(',').filter((id) => id !== 'server')
const unknown = wanted.filter((id) => !(id in rows))
if (options.help || unknown.length > 0) {
  console.log(HELP + [...Object.keys(rows), 'server'].join(', '))
  if (unknown.length > 0) console.error(`Unknown rows: ${unknown.join(', ')}`)
  process.exit(options.help ? 0 : 1)
}

if (options.plan) {
  for (const [file, table] of [
    ['day-plan.ts', 'dayTable'],
    ['plan.ts', 'planTable'],
  ]) {
    const { module } = await runnerImport(resolve(import.meta.dirname, file), { configFile: false })
    console.log(`${module[table]()}\n`)
  }
  process.exit(0)
}

if (options.papers) {
  const { module } = await runnerImport(resolve(import.meta.dirname, 'papers.ts'), { configFile: false })
  console.log(module.paperTable)
  process.exit(0)
}

if (options.load) {
  const { server } = await ensureBuilds(['server'])
  const folder = mkdtempSync(join(tmpdir(), 'dispo-load-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const stores = { memory: ['In memory'], pglite: ['On PGlite', folder] }
  const asked = options.store === undefined ? Object.values(stores) : [stores[options.store]]
  if (asked.includes(undefined)) throw new Error(`--store is ${Object.keys(stores).join(' or ')}`)
  for (const [name, data] of asked) {
    const begin = performance.now()
    const backend = await startBackend(server, { scale: options.orders === '10000' ? 125 : scale, data })
    const start = ((performance.now() - begin) / 1000).toFixed(0)
    const load = { clients: 10, calls: Number(options.calls) }
    const { facts, rows: measured, lost } = await measureLoad(backend.origin, load).finally(backend.stop)
    console.log(
      listed(`${name}, there after ${start} s: ${facts}`, ['call', 'number', 'median, ms', 'p95, ms'], measured),
    )
    if (lost > 0) process.exitCode = 1
  }
  if (options.store !== 'pglite') {
    const { module } = await runnerImport(resolve(import.meta.dirname, 'billing-load.ts'), { configFile: false })
    console.log(module.billingFacts)
  }
  process.exit()
}

const stops = []
let isOver = false
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void end().finally(() => process.exit(1)))
try {
  const table = await measure()
  const worlds = options.many
    ? `The usual world and one with ${MANY.vehicles} vehicles and 100 000 transports`
    : `${options.orders} orders`
  const facts = `${worlds}, backend ${options.backend}, medians of ${repeats}; milliseconds from the key to the painted result, the backend's part of them apart.`
  const text = printed(table, { facts, ratios: table.ratios })
  console.log(text)
  mkdirSync(resolve(import.meta.dirname, '../../dist'), { recursive: true })
  writeFileSync(resolve(import.meta.dirname, '../../dist/bench.md'), `${text}\n`)
} finally {
  await end()
}

async function end() {
  isOver = true
  for (const stop of stops.splice(0).toReversed()) await Promise.resolve(stop()).catch(() => undefined)
}

async function measure() {
  const folders = await ensureBuilds([
    isStandalone ? 'standalone' : 'mock',
    ...(isStandalone || isServerAsked ? ['server'] : []),
  ])
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
  stops.push(() => browser.close())
  const product = folders[isStandalone ? 'standalone' : 'mock']
  const backendOf = async (world) => {
    const started = await startBackend(folders.server, world)
    stops.push(started.stop)
    return started.origin
  }
  const world = { scale }
  const api = isStandalone || isServerAsked ? await backendOf(options.many ? { scale: 1 } : world) : undefined
  const app = { folder: product, isProduct: true, world, api }
  const sides = []
  const planned = options.many
    ? [
        { ...app, id: 'usual', world: { scale: 1 } },
        { ...app, id: 'many', world: MANY, api: isStandalone ? await backendOf(MANY) : undefined },
      ]
    : [
        { id: 'floor', folder: import.meta.dirname, startPage: 'floor.html' },
        { id: 'lean', folder: await buildLean() },
        { ...app, id: 'app' },
        ...options.against.map((path) => ({ ...app, id: `old: ${basename(path)}`, folder: resolve(path) })),
      ]
  for (const { id, folder, startPage = 'index.html', isProduct = false, world: own, api: behind } of planned) {
    const { origin, stop } = await servePage(folder, startPage, isStandalone ? behind : undefined)
    stops.push(stop)
    const query = isProduct ? (isStandalone ? '' : `?${new URLSearchParams(own)}`) : `?orders=${options.orders}`
    const url = `${origin}/orders${query}`
    sides.push({ id, folder, isProduct, url, ...pagesOf(browser, url) })
  }
  const cells = []
  for (const slowed of options.plain ? [1] : options.slowed ? [4] : [1, 4]) {
    for (const side of sides) side.slowed = slowed
    cells.push(...(await measureAll(sides, slowed)))
  }
  if (isServerAsked) cells.push(...(await measureServer(api, repeats)))
  const ids = sides.map(({ id }) => id)
  const ratios = options.many ? [['many', 'usual']] : ids.filter((id) => id !== 'app').map((id) => ['app', id])
  return { sides: ids, rows, cells, ratios }
}

/** How a side's pages come and go: a browser of its own each, slowed as wanted, instrumented. */
function pagesOf(browser, url) {
  return {
    async open({ start = true } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
      await context.addInitScript(instrument)
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: this.slowed })
      if (!start) return page
      await page.goto(url)
      await page.evaluate(() => bench.until('list', undefined, 120_000))
      // Idle work of the start is not what the next key is measured by.
      await page.waitForTimeout(2500)
      return page
    },
    close: (page) => page.context().close(),
  }
}

async function measureAll(sides, slowed) {
  const cells = []
  const pages = new Map()
  for (const id of wanted) {
    const row = rows[id]
    if (row.once && slowed > 1 && !options.slowed) continue
    const turns = row.single ? 1 : row.once ? 1 : repeats + (row.page ? 1 : 0)
    for (let run = 0; run < turns; run += 1) {
      for (const side of sides) {
        const cell = await attempt(async () => {
          if (row.own) return row.own(side)
          if (!pages.has(side)) pages.set(side, await side.open())
          return row.page(side, pages.get(side), run)
        })
        // A page in which something failed may be anywhere; the next row gets a new one.
        if (cell?.failed && row.page && pages.has(side)) {
          await side.close(pages.get(side)).catch(() => undefined)
          pages.delete(side)
        }
        // The first turn of a shared page makes code and caches warm.
        const isWarmUp = turns > repeats && run === 0
        if (cell && !(isWarmUp && !cell.failed)) cells.push({ id, side: side.id, slowed, ...cell })
      }
    }
    process.stderr.write(`${id} ×${slowed}\n`)
  }
  for (const [side, page] of pages) await side.close(page)
  return cells
}

/** What failed is said in the table; the other rows go on. */
async function attempt(act) {
  try {
    if (isOver) return undefined
    return await act()
  } catch (error) {
    const [said] = String(error.message).split('\n')
    process.stderr.write(`${error.message}\n`)
    return { failed: said }
  }
}
