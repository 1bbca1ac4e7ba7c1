import { execFileSync, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * The order list over 100 000 orders in the standalone backend: what the server needs, and what a person sees. Ratios
 * are to the cheapest call (`health`) and to the next row of the same list, taken in the same run.
 */
const PORT = 4411
const RUNS = 5
const SCALE = 250
const root = resolve(import.meta.dirname, '../..')
const origin = `http://localhost:${PORT}`

/** Requests of the list as its filters and sorts make them. */
const requests = [
  ['Liste, Seite 1', 'GET', '/api/orders?page=1&limit=100&sortBy=orderNumber&sortOrder=desc'],
  ['Liste, letzte Seite', 'GET', '/api/orders?page=600&limit=100&sortBy=orderNumber&sortOrder=desc'],
  ['Filter Status', 'GET', '/api/orders?status=CREATED,CONFIRMED&limit=100&sortBy=orderNumber&sortOrder=desc'],
  [
    'Filter PLZ-Gebiet 20–29 und Datum',
    'GET',
    '/api/orders?plz=20-29&pickupFrom=2026-11-01&limit=100&sortBy=pickupDate',
  ],
  ['Filter Ort', 'GET', '/api/orders?city=m%C3%BCnchen&limit=100'],
  ['Filter Text', 'GET', '/api/orders?q=hamburg%20palette&limit=100&sortBy=orderNumber&sortOrder=desc'],
  ['Sortierung Status', 'GET', '/api/orders?sortBy=status&sortOrder=asc&limit=100'],
  ['Sortierung Kunde', 'GET', '/api/orders?sortBy=customerName&sortOrder=asc&limit=100'],
  ['Sortierung Preis', 'GET', '/api/orders?sortBy=customerPrice&sortOrder=desc&limit=100'],
  [
    'Suche über alles',
    'POST',
    '/api/v1/search',
    { query: 'hamburg', types: ['transport', 'load', 'partner', 'vehicle', 'document'], limit: 50 },
  ],
]

/** Builds and starts the backend with its 100 000 orders; `stop` ends it. */
async function startBackend(answering) {
  for (const mode of ['standalone', 'server'])
    execFileSync('npx', ['vite', 'build', '--mode', mode, '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
  const options = ['--port', String(PORT), '--scale', String(SCALE), '--quiet']
  const server = spawn('node', ['dist/server/serve.js', ...options], { cwd: root, stdio: 'ignore' })
  await answering(`${origin}/api/v1/health`, 600)
  return () => server.kill()
}

/** Rows of the table: what the server needs for each request, in milliseconds, and how often the cheapest call that is. */
async function measureServer(median) {
  const headers = { 'content-type': 'application/json', 'x-tenant-id': 'nordkurs' }
  const account = { email: 'dispo@nordkurs.example', password: 'Frachtbrief-2026' }
  const login = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(account) })
  const { token, access_token } = await login.json()
  const signed = { ...headers, authorization: `Bearer ${token ?? access_token}` }
  const time = async (method, path, body) => {
    const times = []
    for (let run = 0; run <= RUNS; run += 1) {
      const start = performance.now()
      const answer = await fetch(origin + path, {
        headers: signed,
        ...(body && { method, body: JSON.stringify(body) }),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}`)
      // The first one makes the index of a sort; it is told by the slowest of all, not by the median.
      if (run > 0) times.push(performance.now() - start)
    }
    return median(times)
  }
  const floor = await time('GET', '/api/v1/health')
  const rows = []
  for (const [name, method, path, body] of requests)
    rows.push({ name: `Server, 100 000: ${name}`, floor, app: await time(method, path, body) })
  return rows
}

/** Rows of the table: what a person at the list sees, in milliseconds from the key to the painted result. */
async function measureBrowser(browser, median, slowed) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
  await page.goto(`${origin}/orders`)
  await page.waitForSelector('main tr[tabindex="0"]', { timeout: 60_000 })
  await page.waitForTimeout(3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const times = { next: [], far: [], end: [], sort: [], filter: [], select: [] }
  for (let run = 0; run <= RUNS; run += 1) {
    const took = {
      next: await timed(page, { keys: ['j'], changes: 'focus' }),
      end: await timed(page, { keys: ['End'], changes: 'focus' }),
      sort: await timed(page, { click: 'main th button', changes: 'first' }),
      select: await timed(page, { keys: ['ctrl+a', 'ctrl+a'], changes: 'selection' }),
      filter: await filtered(page, run % 2 === 0 ? 'hamburg' : 'bremen'),
    }
    if (run > 0) for (const [name, value] of Object.entries(took)) times[name].push(value)
    await page.keyboard.press('Shift+f')
    await page.waitForTimeout(500)
  }
  const { rate, blank } = await scrolled(page)
  // The more rows are loaded, the more a step could have to go through: the next row again, with hundreds of pages held.
  await fill(page)
  for (let run = 0; run <= RUNS; run += 1) {
    const took = await timed(page, { keys: ['j'], changes: 'focus' })
    if (run > 0) times.far.push(took)
  }
  await page.close()
  const floor = median(times.next)
  const row = (name, text) => ({
    name: `Liste, 100 000: ${text}${slowed === 1 ? '' : ` (×${slowed} gebremst)`}`,
    floor,
    app: median(times[name]),
  })
  return [
    row('next', 'nächste Zeile'),
    row('far', 'nächste Zeile nach weitem Bildlauf'),
    row('end', 'ans Ende'),
    row('sort', 'sortieren'),
    row('filter', 'filtern'),
    row('select', 'alle im Filter auswählen'),
    {
      name: `Liste, 100 000: Bildlauf ${rate.toFixed(0)} Bilder/s, ${blank.toFixed(1)} % leere Zeilen`,
      floor,
      app: 1000 / rate,
    },
  ]
}

/** Types a text into the filter dialog; measured from the key that applies it until the other rows are painted. */
async function filtered(page, text) {
  await page.keyboard.press('f')
  await page.locator('dialog[open] input').first().waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  return timed(page, { submit: 'dialog[open] form', changes: 'count' })
}

/** Acts in the page and waits until what is named has changed and is painted; milliseconds. */
async function timed(page, act) {
  await page.waitForTimeout(400)
  return page.evaluate(async ({ keys = [], click, submit, changes }) => {
    const read = {
      focus: () => document.activeElement?.closest('tr')?.getAttribute('aria-rowindex'),
      first: () => document.querySelector('main tr[data-index]:not([aria-busy])')?.textContent,
      selection: () =>
        document.querySelector('main [role="group"][aria-label$="ausgewählt"]')?.getAttribute('aria-label'),
      count: () => document.querySelector('main table')?.getAttribute('aria-rowcount'),
    }[changes]
    const before = read()
    const start = performance.now()
    for (const key of keys) {
      const [name, ctrlKey] = key.startsWith('ctrl+') ? [key.slice(5), true] : [key, false]
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new KeyboardEvent('keydown', { key: name, ctrlKey, bubbles: true, cancelable: true }))
    }
    if (click) document.querySelector(click).click()
    if (submit) document.querySelector(submit).requestSubmit()
    while (read() === before || !read()) {
      if (performance.now() - start > 20_000) throw new Error(`${changes} did not change`)
      await new Promise(requestAnimationFrame)
    }
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - start
  }, act)
}

/** Scrolls for two seconds through the whole list: pictures per second, and how many of the visible rows were still empty. */
function scrolled(page) {
  return page.evaluate(async () => {
    const scroller = document.querySelector('main table').parentElement
    const [start, rows] = [performance.now(), { seen: 0, blank: 0 }]
    let pictures = 0
    while (performance.now() - start < 2000) {
      scroller.scrollTop += 320
      await new Promise(requestAnimationFrame)
      pictures += 1
      const visible = scroller.querySelectorAll('tr[data-index]')
      rows.seen += visible.length
      rows.blank += scroller.querySelectorAll('tr[data-index][aria-busy]').length
    }
    return { rate: (pictures * 1000) / (performance.now() - start), blank: (rows.blank * 100) / Math.max(rows.seen, 1) }
  })
}

/** Scrolls on until 200 pages have been in view and each has come; then the keyboard is on a row that is loaded. */
async function fill(page) {
  await page.evaluate(async () => {
    const scroller = document.querySelector('main table').parentElement
    const rowHeight = document.querySelector('main tr[data-index]').getBoundingClientRect().height
    const busy = () => scroller.querySelector('tr[data-index][aria-busy]') !== null
    for (let step = 0; step < 200; step += 1) {
      scroller.scrollTop = step * 100 * rowHeight
      const start = performance.now()
      // Two pictures at least: in the first the rows of before may still stand there.
      await new Promise(requestAnimationFrame)
      do await new Promise(requestAnimationFrame)
      while (busy() && performance.now() - start < 5000)
    }
  })
  await page.keyboard.press('Home')
  await page.waitForTimeout(1000)
}

/** Everything about 100 000 orders, row by row. */
export async function measureLargeList({ browser, median, answering, slowed }) {
  const stop = await startBackend(answering)
  try {
    const rows = await measureServer(median)
    for (const factor of slowed) rows.push(...(await measureBrowser(browser, median, factor)))
    return rows
  } finally {
    stop()
  }
}
