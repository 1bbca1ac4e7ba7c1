import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { kits } from './kits.mjs'
import { rules } from './rules.mjs'
import { screens } from './screens.mjs'
import { traffic } from './traffic.mjs'

/**
 * Proves that the tests bite: makes one small fault at a time in a copy of the code, and demands that the test named for
 * it fails by one of its assertions. An entry of the lists says in which `file` what (`find`, which stands there once) is
 * replaced by what, which test file has to notice (`killedBy`), and by which `test`, of whose name a part is enough.
 * `npm run mutants -- margin` makes only the faults whose line holds that word.
 */
const root = join(import.meta.dirname, '../..')
const lineOf = ({ file, find, replace, killedBy, test }) => `${file}: ${find} → ${replace} (${killedBy}: ${test})`
const isInBrowser = ({ killedBy }) => killedBy.startsWith('tests/app/')
/** How the word of a failed assertion begins, and that of one that was waited for in vain. */
const ASSERTION = /AssertionError|^Error: expected /

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const isWanted = (mutant) => words.every((word) => lineOf(mutant).toLowerCase().includes(word))
const wanted = [...rules, ...traffic, ...kits, ...screens].filter(isWanted)
if (wanted.length === 0) stop(`No mutant matches ${words.join(' ')}`)
const stale = wanted.flatMap(staleness)
if (stale.length > 0) stop(`The lists do not fit the code:\n${stale.join('\n')}`)

// The working tree is never touched: whatever ends this run, nothing is left behind in it.
const copies = fs.mkdtempSync(join(tmpdir(), 'mutants-'))
const running = new Set()
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
process.once('exit', () => {
  for (const child of running) end(child)
  fs.rmSync(copies, { recursive: true, force: true, maxRetries: 3 })
})

const lanes = Array.from({ length: Math.min(2, availableParallelism()) }, (_, at) => copyOf(`lane-${at + 1}`))
const parts = [wanted.filter((mutant) => !isInBrowser(mutant)), wanted.filter(isInBrowser)]
for (const part of parts) await proveUnharmed(part)
const survived = []
await inLanes(parts[0], lanes)
await inLanes(parts[1], lanes.slice(0, 1))
console.log(`\n${wanted.length - survived.length} killed, ${survived.length} survived`)
for (const mutant of survived) console.log(`  ${lineOf(mutant)}`)
process.exitCode = survived.length === 0 ? 0 : 1

/** Why an entry cannot be used. */
function staleness({ file, find, replace, killedBy, test }) {
  const missing = [file, killedBy].filter((path) => !fs.existsSync(join(root, path)))
  if (missing.length > 0) return missing.map((path) => `${path} is gone`)
  const times = fs.readFileSync(join(root, file), 'utf8').split(find).length - 1
  if (times !== 1) return [`${file}: "${find}" stands there ${times} times`]
  return find === replace || test === '' ? [`${file}: "${find}" changes or names nothing`] : []
}

/** A copy of the code. The packages come one by one, so that what vite keeps beside them is the copy's own. */
function copyOf(name) {
  const lane = join(copies, name)
  const isCode = (path) => !['node_modules', '.git', 'dist', 'test-results'].includes(basename(path))
  fs.cpSync(root, lane, { recursive: true, filter: isCode })
  fs.mkdirSync(join(lane, 'node_modules'))
  for (const entry of fs.readdirSync(join(root, 'node_modules')).filter((entry) => !entry.startsWith('.vite'))) {
    fs.symlinkSync(join(root, 'node_modules', entry), join(lane, 'node_modules', entry))
  }
  return lane
}

/** A test that fails on whole code, or that nobody finds under its name, would prove nothing. */
async function proveUnharmed(mutants) {
  if (mutants.length === 0) return
  const { tests, ending } = await runTests(lanes[0], mutants)
  const wrong = mutants.filter((mutant) => {
    const own = testsOf(mutant, tests)
    return own.length === 0 || own.some(({ status }) => status !== 'passed')
  })
  const lines = wrong.map(({ killedBy, test }) => `${killedBy}: "${test}"`)
  if (lines.length > 0) stop(`These tests do not run, or fail, on whole code:\n${lines.join('\n')}\n${ending}`)
}

async function inLanes(mutants, places) {
  const waiting = [...mutants]
  const work = async (lane) => {
    for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) await attempt(mutant, lane)
  }
  await Promise.all(places.map(work))
}

async function attempt(mutant, lane) {
  const path = join(lane, mutant.file)
  const whole = fs.readFileSync(path, 'utf8')
  fs.writeFileSync(
    path,
    whole.replace(mutant.find, () => mutant.replace),
  )
  const { tests, ending } = await runTests(lane, [mutant])
  fs.writeFileSync(path, whole)
  const own = testsOf(mutant, tests)
  const failures = own.flatMap(({ failureMessages }) => failureMessages)
  const isKilled = failures.some((message) => ASSERTION.test(message))
  console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${lineOf(mutant).replaceAll(/\s+/g, ' ')}`)
  if (isKilled) return
  survived.push(mutant)
  console.log(failures.length > 0 ? failures.join('\n') : own.length > 0 ? 'The test passes.' : ending)
}

/** What became of the tests that a mutant names. */
function testsOf({ killedBy, test }, tests) {
  const own = tests.filter(({ file, fullName }) => file.endsWith(`/${killedBy}`) && fullName.includes(test))
  return own.filter(({ status }) => status !== 'skipped')
}

/** Runs the tests that mutants of one project name; answers what became of each test, and the last words of the run. */
function runTests(lane, mutants) {
  const report = join(lane, 'report.json')
  fs.rmSync(report, { force: true })
  const files = new Set(mutants.map(({ killedBy }) => killedBy))
  const names = mutants.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const project = isInBrowser(mutants[0]) ? 'browser' : 'node'
  const chosen = ['--project', project, ...files, '-t', names.join('|')]
  const told = ['--maxWorkers=1', '--reporter=json', `--outputFile=${report}`]
  // In a group of its own, so that it can be ended with all it has started, the browser as well.
  const options = { cwd: lane, stdio: ['ignore', 'pipe', 'pipe'], detached: true }
  const child = spawn('npx', ['--no-install', 'vitest', 'run', ...chosen, ...told], options)
  running.add(child)
  let ending = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => (ending = (ending + text).slice(-2000)))
  return new Promise((resolve) => {
    child.on('close', () => {
      running.delete(child)
      const results = fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')).testResults : []
      const testsIn = ({ name, assertionResults }) => assertionResults.map((result) => ({ ...result, file: name }))
      resolve({ tests: results.flatMap(testsIn), ending })
    })
  })
}

function end(child) {
  try {
    process.kill(-child.pid)
  } catch {
    // It is gone already.
  }
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
