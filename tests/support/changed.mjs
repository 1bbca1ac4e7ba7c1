import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { knownTimes } from './check/run-log.mjs'
import { reachedBy, testsFor } from './reach.mjs'

const root = resolve(import.meta.dirname, '../..')
const CODE = /^(?:src|machines|mock-server|tests)\/.*\.tsx?$/
const LINTED = /\.(?:[cm]?[jt]s|tsx)$/
/** What people see; a change elsewhere is proved by tests in Node. */
const SCREENS = /^src\/(?:ui|workspace|commands|records|entities|features|app|i18n)\/|^tests\/app\//

/** Processor seconds of tests that are asked: on two cores a minute in Node, and another one booted for what people see. */
const NODE_SECONDS = 60
const BOOTED_SECONDS = 80
/** What a file is taken to cost that no run on this machine has measured. */
const UNKNOWN_NODE = 1.5
const UNKNOWN_BOOTED = 6

const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

/**
 * What a change touches and which tests judge it, for `npm run check -- --changed [BASE]`: what differs from where this branch has
 * left BASE (`main`), committed or not; on BASE itself what its last commit has changed. The nearest tests are asked, as many as fit
 * by what they cost in the runs of a folder. Throws where git or BASE is missing.
 */
export function changed(base, runs) {
  const [fork = ''] = git('merge-base', base, 'HEAD')
  const working = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const [head] = git('rev-parse', 'HEAD')
  const since = fork !== head ? fork : working.length === 0 ? 'HEAD~1' : 'HEAD'
  const named = [...new Set([...git('diff', '--name-only', since), ...working])]
  const files = named.filter((file) => existsSync(join(root, file)))
  const reached = testsFor(named.filter((file) => CODE.test(file)))
  const times = knownTimes(runs)
  const node = fitting(reached.node, NODE_SECONDS, (file) => times.get(file) ?? UNKNOWN_NODE)
  const isScreen = named.some((file) => SCREENS.test(file))
  const booted = isScreen ? fitting(reached.browser, BOOTED_SECONDS, (file) => times.get(file) ?? UNKNOWN_BOOTED) : []
  return {
    named,
    files,
    code: files.filter((file) => LINTED.test(file)),
    node: [...new Set([...node, ...readingTests()])],
    booted,
    unasked: reached.node.length - node.length + reached.browser.length - booted.length,
  }
}

/** The first of some tests, as many as cost no more than that together; what is too dear is passed over. */
export function fitting(tests, seconds, costOf) {
  let left = seconds
  return tests.filter((test) => {
    const cost = costOf(test)
    if (cost > left) return false
    left -= cost
    return true
  })
}

/** The tests that read the repository as text, and not by imports. Those that look at builds would have to make them first. */
function readingTests() {
  const lookAtBuilds = new Set(reachedBy(['tests/support/builds.mjs']))
  const all = readdirSync(join(root, 'tests/architecture')).filter((name) => name.endsWith('.test.ts'))
  return all.map((name) => `tests/architecture/${name}`).filter((file) => !lookAtBuilds.has(file))
}
