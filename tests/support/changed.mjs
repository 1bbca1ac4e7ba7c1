import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testsFor } from './reach.mjs'

const root = resolve(import.meta.dirname, '../..')
/** Booted tests all reach the whole app; as many of them as two cores do in a minute are asked, the nearest. */
const MOST_BOOTED = 16
const CODE = /^(?:src|machines|mock-server|tests)\/.*\.tsx?$/

const git = (...parameters) =>
  execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter((line) => line !== '')

/**
 * What a change touches and which tests judge it, for `npm run check -- --changed [BASE]`: what differs from where this branch has
 * left BASE (`main`), committed or not; on BASE itself what its last commit has changed. Throws where git or BASE is missing.
 */
export function changed(base = 'main') {
  const [fork = ''] = git('merge-base', base, 'HEAD')
  const working = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')]
  const [head] = git('rev-parse', 'HEAD')
  const since = fork !== head ? fork : working.length === 0 ? 'HEAD~1' : 'HEAD'
  const named = [...new Set([...git('diff', '--name-only', since), ...working])]
  const files = named.filter((file) => existsSync(join(root, file)))
  const { node, browser } = testsFor(named.filter((file) => CODE.test(file)))
  return {
    named,
    files,
    // What tests read as text, and not by an import.
    node: [...new Set([...node, 'tests/architecture'])],
    booted: browser.slice(0, MOST_BOOTED),
    unasked: Math.max(0, browser.length - MOST_BOOTED),
  }
}
