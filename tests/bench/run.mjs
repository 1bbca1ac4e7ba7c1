import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { chromiumArguments, chromiumPath } from '../support/chromium.mjs'
import { measureLargeList } from './large-list.mjs'

/**
 * Speed from a keystroke to the painted result, as ratios to a page written by hand (floor.html), alternating with it in one
 * run: medians of 5, plain and with the CPU slowed fourfold. No test asserts a time; the table is for people.
 */
const PORT = 4410
const RUNS = 5
const SLOWED = process.argv.includes('--slowed') ? [1, 4] : [1]
const root = resolve(import.meta.dirname, '../..')

/** The tasks: how the app is asked, and how the floor is asked for the same. */
const tasks = [
  {
    name: 'Palette: Strg+K → gemalt',
    reset: (page) => page.keyboard.press('Escape'),
    app: { key: 'k', ctrl: true, seen: 'dialog [role="combobox"]' },
    floor: { key: 'k', ctrl: true, seen: '#palette:not([hidden])' },
  },
  {
    name: 'Seitenwechsel → gemalt mit Daten',
    reset: (page) => page.keyboard.press('Escape'),
    app: { sequence: ['g', 'd'], back: ['g', 'o'], seen: 'h1' },
    floor: { key: 'F6', seen: '#list .row' },
  },
  {
    name: 'Liste: nächste Zeile',
    reset: () => {},
    app: { key: 'j', seen: 'tr[tabindex="0"]' },
    floor: { key: 'F8', seen: '#list .row' },
  },
  {
    name: 'Auftrag neben der Liste öffnen',
    reset: (page) => page.keyboard.press('Escape'),
    app: { key: ' ', seen: 'aside h2' },
    floor: { key: 'F7', seen: '#record:not([hidden])' },
  },
]

execFileSync('npx', ['vite', 'build', '--mode', 'mock', '--logLevel', 'warn'], { cwd: root, stdio: 'inherit' })
const server = spawn('npx', ['vite', 'preview', '--mode', 'mock', '--port', String(PORT)], {
  cwd: root,
  detached: true,
})
await answering(`http://localhost:${PORT}/`)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArguments })
try {
  const rows = []
  for (const slowed of SLOWED) rows.push(...(await measureAll(slowed)))
  rows.push(...(await measureLargeList({ browser, median, answering, slowed: SLOWED })))
  const lines = [
    '| Aufgabe | Boden ms | App ms | Verhältnis |',
    '|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.floor.toFixed(1)} | ${row.app.toFixed(1)} | ${(row.app / row.floor).toFixed(2)} |`,
    ),
    `| JS + CSS der ersten Seite, brotli kB | | ${firstLoad().toFixed(0)} | |`,
  ]
  console.log(lines.join('\n'))
  mkdirSync(resolve(root, 'dist'), { recursive: true })
  writeFileSync(resolve(root, 'dist/bench.md'), `${lines.join('\n')}\n`)
} finally {
  await browser.close()
  process.kill(-server.pid)
}

/** Waits until a server answers, 20 s unless told otherwise (in fifths of a second). */
async function answering(url, attempts = 100) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`${url} does not answer`)
}

async function measureAll(slowed) {
  const app = await open(`http://localhost:${PORT}/orders?scale=25`, slowed, 'tr[tabindex="0"]')
  const floor = await open(pathToFileURL(resolve(import.meta.dirname, 'floor.html')).href, slowed, '#list .row')
  const rows = []
  for (const task of tasks) {
    const times = { app: [], floor: [] }
    for (let run = 0; run <= RUNS; run += 1) {
      for (const [side, page] of [
        ['floor', floor],
        ['app', app],
      ]) {
        const time = await once(page, task[side])
        if (run > 0) times[side].push(time)
        if (task[side].back) for (const key of task[side].back) await page.keyboard.press(key)
        await task.reset(page)
        await page.waitForTimeout(250)
      }
    }
    rows.push({
      name: slowed === 1 ? task.name : `${task.name} (×${slowed} gebremst)`,
      app: median(times.app),
      floor: median(times.floor),
    })
  }
  return rows
}

async function open(url, slowed, ready) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'de-DE' })
  await page.goto(url)
  await page.waitForSelector(ready, { timeout: 60_000 })
  await page.waitForTimeout(3000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  return page
}

/** Milliseconds from the key to the first frame after the result is in the page. */
function once(page, { key, ctrl = false, sequence, seen }) {
  return page.evaluate(
    async ({ keys, ctrl, seen }) => {
      const start = performance.now()
      for (const key of keys) {
        const target = document.activeElement ?? document.body
        target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: ctrl, bubbles: true, cancelable: true }))
      }
      while (document.querySelector(seen) === null) await new Promise(requestAnimationFrame)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      return performance.now() - start
    },
    { keys: sequence ?? [key], ctrl, seen },
  )
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** What the browser loads before the first screen: the entry, its static imports and the style sheet. */
function firstLoad() {
  const dist = resolve(root, 'dist/mock')
  const html = readFileSync(resolve(dist, 'index.html'), 'utf8')
  const names = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1])
  const known = new Set(readdirSync(resolve(dist, 'assets')))
  return names
    .filter((name) => known.has(name.slice('assets/'.length)))
    .reduce((sum, name) => sum + brotliCompressSync(readFileSync(resolve(dist, name))).length / 1000, 0)
}
