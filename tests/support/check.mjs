import { spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changed } from './changed.mjs'
import { BUSY_FACTOR, overBudget } from './check/budget.mjs'
import { endAll, runProgram } from './check/programs.mjs'
import { compareRuns, readRun, slowestFiles, writeRun } from './check/run-log.mjs'
import { inOrder } from './check/schedule.mjs'
import { NEEDS_BROWSER, stepsFor } from './check/steps.mjs'
import { chromiumPath } from './chromium.mjs'

/**
 * The one yes or no. The first step that fails ends it, with its reason as the last thing printed. What drives a page is tried a
 * second time, and a file of tests that costs more than it may (`check/budget.mjs`) fails its step.
 * `npm run check -- types lint` runs only the named steps, `npm run check -- --all` goes on after a failure.
 * `npm run check -- conformance --store pglite` asks the server's tests of the second store.
 * `npm run check -- --changed` asks in two or three minutes what a change can reach: what differs from `main`, or `--changed BASE`.
 * `npm run check -- e2e --repeat 10 --workers 3` does each end-to-end test ten times, three at once, `npm run check -- app --repeat 5`
 * all booted ones five times over: what depends on how busy the machine is shows.
 * `npm run check -- --compare A B` compares what two runs have cost, each a file of `dist/check`; B is the latest where it is left out.
 */
const root = resolve(import.meta.dirname, '../..')
const runs = resolve(root, 'dist/check')
const CORES = 2

const { values, positionals: wanted } = understood()
if (values.compare) compare()

const goesOn = values.all
const repeats = countOf('repeat')
const workers = countOf('workers')
const store = values.store ?? 'memory'
const steps = stepsFor({ goesOn, store, repeats, workers })

const unknown = wanted.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0)
  stop(`Unknown step ${unknown.join(', ')}; there are: ${steps.map(({ name }) => name).join(', ')}`)
if (repeats !== undefined && !['e2e', 'app'].includes(wanted.join()))
  stop('Only tests in a browser are repeated: npm run check -- e2e --repeat 10, npm run check -- app --repeat 5')
if (!['memory', 'pglite'].includes(store)) stop(`--store is memory or pglite, not ${store}`)
if (values.store !== undefined && !wanted.includes('conformance'))
  stop('A store is chosen for conformance only: npm run check -- conformance --store pglite')
if (values.changed !== undefined && wanted.length > 0) stop('--changed says itself which steps are asked')

const chosen = values.changed === undefined ? chosenSteps() : narrowedSteps(values.changed)
if (chosen.some(({ name }) => NEEDS_BROWSER.includes(name))) prepareChromium()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => (endAll(), process.exit(1)))
process.once('exit', endAll)

const done = []
await inOrder(chosen, CORES, async (step) => {
  // What has others beside it is printed in one piece.
  const isQuiet = step.cores < CORES && chosen.length > 1
  const { reason, ...ended } = await runProgram(step, isQuiet)
  // What another failure has ended has not failed itself.
  if (reason === 'ended') return false
  const failure = reason ?? overspent(step, ended.files)
  done.push({ name: step.name, reason: failure, ...ended })
  if (failure === undefined || goesOn) return true
  endAll()
  return false
})
report()

/** The named steps, or all but `conformance`; what tests look at is built where they are asked. */
function chosenSteps() {
  const isChosen = ({ name }) => (wanted.length === 0 ? name !== 'conformance' : wanted.includes(name))
  const needed = steps.filter(isChosen).flatMap(({ needs = [] }) => needs)
  const found = steps.filter((step) => isChosen(step) || needed.includes(step.name))
  // Playwright repeats by itself.
  return found.flatMap((step) => (step.name === 'app' ? Array.from({ length: repeats ?? 1 }, () => step) : [step]))
}

/** The steps narrowed to what a change can reach. */
function narrowedSteps(base) {
  let found
  try {
    found = changed(base, runs)
  } catch {
    stop(`What has changed since ${base} is not known: this has to be a git checkout with that branch`)
  }
  const { named, files, code, node, booted, unasked } = found
  if (named.length === 0) stop('Nothing has changed')
  console.log(
    `${named.length} changed files; asked are ${node.length} files of tests in Node and ${booted.length} booted ones`,
  )
  if (unasked > 0) console.log(`${unasked} more that they reach are further away: npm test asks all`)
  const more = { lint: code, format: ['--no-error-on-unmatched-pattern', ...files], unit: node, app: booted }
  return steps.flatMap((step) => {
    const { name, run } = step
    if (name === 'unused') return [step]
    // Only what a change reaches is looked at again.
    if (name === 'types')
      return [{ ...step, run: [...run, '--incremental', '--tsBuildInfoFile', resolve(runs, 'types.tsbuildinfo')] }]
    if (name === 'format') return [{ ...step, run: ['oxfmt', '--check', ...more.format] }]
    return (more[name] ?? []).length === 0 ? [] : [{ ...step, run: [...run, ...more[name]] }]
  })
}

/** What is said of files that have cost too much, nothing where none has. Elsewhere than in a whole, plain run none is judged. */
function overspent({ budget }, files = []) {
  if (budget === undefined || repeats !== undefined || process.env['PROPERTY_RUNS'] !== undefined) return undefined
  const over = overBudget(files, budget)
  if (over.length > 0) console.log(`\nOver the budget:\n${over.join('\n')}`)
  const scaled = files.map((each) => ({ ...each, seconds: each.seconds / BUSY_FACTOR }))
  const failing = overBudget(scaled, budget)
  return failing.length === 0 ? undefined : over.join('; ')
}

/** Once more at the end: a long log is often read from there, or cut there. */
function report() {
  const failed = done.filter(({ reason }) => reason !== undefined)
  for (const { name, reason, ending } of failed)
    console.log(`\n== ${name} failed (${reason}), its last lines:\n${ending}`)
  const costs = done.map(({ name, seconds, processor, files }) => ({ name, seconds, processor, files }))
  const slowest = slowestFiles(costs)
  if (slowest.length > 0) {
    console.log('\nThe dearest files, in seconds of the processor:')
    for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)}  ${file}`)
  }
  console.log(`\n${done.map(({ name, seconds }) => `${name} ${seconds} s`).join(' · ')}`)
  console.log(`Written to ${relative(root, writeRun(runs, costs))}`)
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name, reason }) => `${name} (${reason})`).join(', ')}`)
  console.log(`\n${done.length - failed.length} passed, ${failed.length} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

function compare() {
  const [before, after = resolve(runs, 'latest.json')] = wanted
  if (before === undefined) stop('--compare takes one or two files of dist/check')
  console.log(compareRuns(readRun(before), readRun(after)).join('\n'))
  process.exit()
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
        compare: { type: 'boolean', default: false },
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
