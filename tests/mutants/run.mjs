import * as fs from 'node:fs'
import { join } from 'node:path'
import { kits } from './kits.mjs'
import { inLanes, openLanes, root, runTests, stop, whileChanged } from './lanes.mjs'
import { drawMutants } from './random.mjs'
import { planning } from './planning.mjs'
import { rules } from './rules.mjs'
import { screens } from './screens.mjs'
import { traffic } from './traffic.mjs'

/**
 * Proves that the tests bite: makes one small fault at a time in a copy of the code, and demands that the test named for
 * it fails by one of its assertions. An entry of the lists says in which `file` what (`find`, which stands there once) is
 * replaced by what, which test file has to notice (`killedBy`), and by which `test`, of whose name a part is enough.
 * `npm run mutants -- margin` makes only the faults whose line holds that word;
 * `npm run mutants -- --random 20` draws others by lot (random.mjs).
 */
const lineOf = ({ file, find, replace, killedBy, test }) => `${file}: ${find} → ${replace} (${killedBy}: ${test})`
const isInBrowser = ({ killedBy }) => killedBy.startsWith('tests/app/')
/** How the word of a failed assertion begins, and that of one that was waited for in vain. */
const ASSERTION = /AssertionError|^Error: expected /

const given = process.argv.slice(2)
if (given.some((word) => word.startsWith('--random'))) {
  await drawMutants(given)
  process.exit()
}
const words = given.map((word) => word.toLowerCase())
const isWanted = (mutant) => words.every((word) => lineOf(mutant).toLowerCase().includes(word))
const wanted = [...rules, ...planning, ...traffic, ...kits, ...screens].filter(isWanted)
if (wanted.length === 0) stop(`No mutant matches ${words.join(' ')}`)
const stale = wanted.flatMap(staleness)
if (stale.length > 0) stop(`The lists do not fit the code:\n${stale.join('\n')}`)

const lanes = openLanes()
const parts = [wanted.filter((mutant) => !isInBrowser(mutant)), wanted.filter(isInBrowser)]
for (const part of parts) await proveUnharmed(part)
const survived = []
await inLanes(parts[0], lanes, attempt)
await inLanes(parts[1], lanes.slice(0, 1), attempt)
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

/** A test that fails on whole code, or that no one finds under its name, would prove nothing. */
async function proveUnharmed(mutants) {
  if (mutants.length === 0) return
  const { tests, ending } = await runNamed(lanes[0], mutants)
  const wrong = mutants.filter((mutant) => {
    const own = testsOf(mutant, tests)
    return own.length === 0 || own.some(({ status }) => status !== 'passed')
  })
  const lines = wrong.map(({ killedBy, test }) => `${killedBy}: "${test}"`)
  if (lines.length > 0) stop(`These tests do not run, or fail, on whole code:\n${lines.join('\n')}\n${ending}`)
}

async function attempt(mutant, lane) {
  const change = (whole) => whole.replace(mutant.find, () => mutant.replace)
  const { tests, ending } = await whileChanged(lane, mutant.file, change, () => runNamed(lane, [mutant]))
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
function runNamed(lane, mutants) {
  const files = new Set(mutants.map(({ killedBy }) => killedBy))
  const names = mutants.map(({ test }) => test.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const project = isInBrowser(mutants[0]) ? 'browser' : 'node'
  return runTests(lane, { project, files, more: ['-t', names.join('|')] })
}
