import { spawn, spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changed } from './changed.mjs'
import { countSecondTries } from './counted-tries.mjs'
import { chromiumPath } from './chromium.mjs'

/**
 * The one yes or no. The first step that fails ends it, with its reason as the last thing printed.
 * `npm run check -- types lint` runs only the named steps, `npm run check -- --all` goes on after a failure.
 * `npm run check -- conformance --store pglite` asks the server's tests of the second store.
 * `npm run check -- --changed` asks in some three minutes what a change can reach: what differs from `main`, or `--changed BASE`.
 * `npm run check -- e2e --repeat 10 --workers 3` does each end-to-end test ten times, three at once and without a second try: what
 * depends on how busy the machine is shows.
 */
const root = resolve(import.meta.dirname, '../..')
const { values, positionals: wanted } = understood()
const goesOn = values.all
const repeats = countOf('repeat')
const workers = countOf('workers')
const store = values.store ?? 'memory'
const vitest = (project) => ['vitest', 'run', '--project', project, ...(goesOn ? ['--bail', '0'] : [])]
/**
 * What drives a page is tried twice: the machine may stall in the middle of a wait. A test that passes only then is named at the
 * end of the run, and is a fault to be mended; run by itself (`npx vitest …`) it fails at once.
 */
const booted = (project) => [...vitest(project), '--retry', '1']

/** Reads types for the linter, which then finds promises no one waits for. Elsewhere than on Linux that is left to CI. */
const typeReader = resolve(root, `node_modules/@oxlint-tsgolint/${process.platform}-${process.arch}/tsgolint`)
const lint =
  process.platform === 'linux'
    ? { run: ['oxlint', '--type-aware'], env: { OXLINT_TSGOLINT_PATH: typeReader } }
    : { run: ['oxlint'] }

/** Each step: what it runs, and minutes after which it counts as hanging, many times of what it takes. */
const steps = {
  types: { run: ['tsc', '-p', '.'], limit: 8 },
  lint: { ...lint, limit: 8 },
  format: { run: ['oxfmt', '--check', '.'], limit: 4 },
  unused: { run: ['knip', '--no-progress'], limit: 8 },
  builds: { run: ['node', 'tests/support/builds.mjs'], limit: 12 },
  unit: { run: vitest('node'), limit: 25 },
  // What the server promises, on the store asked for; the one in memory is part of `unit`.
  conformance: {
    run: [...vitest('node'), 'tests/conformance', 'tests/mock-server', '--testTimeout', '180000'],
    limit: 60,
    env: { MOCK_STORE: store },
  },
  app: { run: booted('browser'), limit: 45 },
  // The same app in the React that tells of mistakes on the console.
  console: { run: booted('browser'), limit: 20, env: { REACT: 'development' } },
  e2e: {
    run: [
      'playwright',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
      ...(repeats === undefined ? ['--retries', '1'] : ['--repeat-each', String(repeats), '--global-timeout', '0']),
      ...(workers === undefined ? [] : ['--workers', String(workers)]),
      ...(goesOn ? ['--max-failures', '0'] : []),
    ],
    limit: 40 * (repeats ?? 1),
  },
}
/** Steps of one row run one after the other, rows of one stage side by side: two cores, and most of these use one. */
const stages = [
  [['types', 'lint', 'format', 'unused'], ['builds']],
  [['unit']],
  [['conformance']],
  [['app']],
  [['console']],
  [['e2e']],
]
const needsBrowser = new Set(['app', 'console', 'e2e'])

const change = values.changed === undefined ? undefined : narrowed(values.changed)
const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) stop(`Unknown step ${unknown.join(', ')}; there are: ${Object.keys(steps).join(', ')}`)
if (repeats !== undefined && wanted.join() !== 'e2e')
  stop('Only end-to-end tests are repeated: npm run check -- e2e --repeat 10')
if (!['memory', 'pglite'].includes(store)) stop(`--store is memory or pglite, not ${store}`)
if (values.store !== undefined && !wanted.includes('conformance'))
  stop('A store is chosen for conformance only: npm run check -- conformance --store pglite')
const isChosen = (name) => {
  if (change !== undefined) return change.steps.includes(name)
  return wanted.length === 0 ? name !== 'conformance' : wanted.includes(name)
}
if ([...needsBrowser].some(isChosen)) prepareChromium()

const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (endAll(), process.exit(1)))
process.once('exit', endAll)

const done = []
for (const stage of stages) {
  if (hasFailed() && !goesOn) break
  await Promise.all(stage.map((row) => inTurn(row.filter(isChosen), stage.length > 1)))
}
report()

async function inTurn(names, isQuiet) {
  for (const name of names) {
    if (hasFailed() && !goesOn) return
    const start = performance.now()
    const { reason, ...said } = await run(name, isQuiet)
    // What another failure has ended has not failed itself.
    if (reason === 'ended') return
    done.push({ name, reason, ...said, seconds: Math.round((performance.now() - start) / 1000) })
    if (reason !== undefined && !goesOn) endAll()
  }
}

function hasFailed() {
  return done.some(({ reason }) => reason !== undefined)
}

/**
 * Runs one step; answers why it failed, if it did, and the last lines it wrote. A quiet one, with others beside it, is printed
 * when it has ended.
 */
function run(name, isQuiet) {
  const { run: command, limit, env } = steps[name]
  const [tool, ...parameters] = command
  const bin = tool === 'node' ? process.execPath : resolve(root, 'node_modules/.bin', tool)
  if (!isQuiet) console.log(`\n== ${name}`)
  const child = spawn(bin, parameters, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it ends with everything it has started.
    detached: true,
    env: { ...process.env, ...env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  })
  running.add(child)
  let written = ''
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    from.on('data', (chunk) => {
      if (!isQuiet) to.write(chunk)
      written = (written + chunk).slice(-40_000)
    })
  }
  let isLate = false
  const timer = setTimeout(() => ((isLate = true), end(child)), limit * 60_000)
  return new Promise((answer) => {
    const finish = (reason) => {
      clearTimeout(timer)
      running.delete(child)
      if (isQuiet && reason !== 'ended') console.log(`\n== ${name}\n${written.trimEnd()}`)
      answer({
        reason,
        secondTries: secondTriesIn(written),
        ending: written.trimEnd().split('\n').slice(-80).join('\n'),
      })
    }
    child.on('error', (error) => finish(error.message))
    child.on('close', (status, signal) => {
      if (isLate) finish(`has not ended within ${limit} minutes`)
      else if (signal !== null && !running.has(child)) finish('ended')
      else finish(status === 0 ? undefined : `exit code ${status ?? signal}`)
    })
  })
}

/** The tests that passed only when they were tried again, as Vitest (`second-tries.ts`) and Playwright name them. */
function secondTriesIn(written) {
  const [, named] = /(?:Passed only at the second try:|\d+ flaky)\n((?:.+\n)+)/.exec(plain(written)) ?? []
  // Playwright says next how many have passed.
  return named
    ?.trimEnd()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^\d+ (?:passed|failed|skipped)/.test(line))
}

/** Without colours. */
function plain(written) {
  // oxlint-disable-next-line no-control-regex
  return written.replaceAll(/\u001B\[[\d;]*m/g, '')
}

/** Asks it to end, so that it takes its browser and servers along; what does not listen is made to. */
function end(child) {
  const send = (signal) => {
    try {
      process.kill(-child.pid, signal)
    } catch {
      // It has ended by itself.
    }
  }
  send('SIGTERM')
  setTimeout(() => send('SIGKILL'), 5000).unref()
}

function endAll() {
  for (const child of running) {
    running.delete(child)
    end(child)
  }
}

/** Once more at the end: a long log is often read from there, or cut there. */
function report() {
  const failed = done.filter(({ reason }) => reason !== undefined)
  for (const { name, reason, ending } of failed)
    console.log(`\n== ${name} failed (${reason}), its last lines:\n${ending}`)
  for (const { name, secondTries } of done) {
    if (!needsBrowser.has(name)) continue
    const counted = countSecondTries(name, secondTries ?? [])
    if (counted.length > 0) console.log(`\n== ${name}: passed only at the second try:\n${counted.join('\n')}`)
  }
  console.log(`\n${done.map(({ name, seconds }) => `${name} ${seconds} s`).join(' · ')}`)
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`)
  console.log(`\n${done.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** The options given; ends with what is wrong with them. */
function understood() {
  try {
    return parseArgs({
      options: {
        all: { type: 'boolean', default: false },
        repeat: { type: 'string' },
        workers: { type: 'string' },
        store: { type: 'string' },
        changed: { type: 'string' },
      },
      // Without a base it is `main`.
      args: process.argv.slice(2).flatMap((word, at, all) => {
        const isBare = word === '--changed' && (all[at + 1] === undefined || all[at + 1].startsWith('--'))
        return isBare ? ['--changed=main'] : [word]
      }),
      allowPositionals: true,
    })
  } catch (error) {
    stop(error.message)
  }
}

/** Narrows the steps to what a change can reach; answers which are asked. */
function narrowed(base) {
  if (wanted.length > 0) stop('--changed says itself which steps are asked')
  let found
  try {
    found = changed(base)
  } catch {
    stop(`What has changed since ${base} is not known: this has to be a git checkout with that branch`)
  }
  const { named, files, node, booted: nearest, unasked } = found
  if (named.length === 0) stop('Nothing has changed')
  console.log(
    `${named.length} changed files reach ${node.length} tests in Node and ${nearest.length + unasked} booted ones`,
  )
  if (unasked > 0) console.log(`Of the booted ones the nearest ${nearest.length} are asked: npm test asks all`)
  steps.format = { ...steps.format, run: ['oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files] }
  steps.unit = { ...steps.unit, run: [...vitest('node'), ...node] }
  steps.app = { ...steps.app, run: [...booted('browser'), ...nearest] }
  return { steps: ['types', 'lint', 'format', 'unused', 'unit', ...(nearest.length > 0 ? ['app'] : [])] }
}

/** A whole number from 1 to 100 given as an option, undefined where there is none. */
function countOf(option) {
  const given = values[option]
  if (given !== undefined && !/^([1-9]\d?|100)$/.test(given))
    stop(`--${option} takes a number from 1 to 100, not ${given}`)
  return given === undefined ? undefined : Number(given)
}

/** Finds Chromium, installs Debian's package where that is allowed, or says what to install. */
function prepareChromium() {
  if (chromiumPath() !== undefined) return
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (mayInstall) {
    console.log('Chromium is missing; installing the Debian package chromium …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  }
  if (chromiumPath() === undefined) {
    stop('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.')
  }
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
