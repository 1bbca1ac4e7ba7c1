import { spawnSync } from 'node:child_process'
import { chromiumPath } from './chromium.mjs'

/**
 * The one yes or no: types, lint with layer rules, format, unused code, unit, conformance, architecture and browser tests.
 * `npm run check -- types lint` runs only the named steps.
 */
const steps = {
  types: ['tsc', '-p', '.'],
  lint: ['oxlint'],
  format: ['oxfmt', '--check', '.'],
  unused: ['knip', '--no-progress'],
  unit: ['vitest', 'run', '--project', 'node'],
  app: ['vitest', 'run', '--project', 'browser'],
  e2e: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
}
const needsBrowser = new Set(['app', 'e2e'])

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in steps))
if (unknown.length > 0) stop(`Unknown step ${unknown.join(', ')}; there are: ${Object.keys(steps).join(', ')}`)
const chosen = Object.keys(steps).filter((name) => wanted.length === 0 || wanted.includes(name))
if (chosen.some((name) => needsBrowser.has(name))) prepareChromium()

const failed = []
for (const name of chosen) {
  console.log(`\n== ${name}`)
  const [tool, ...parameters] = steps[name]
  const { status } = spawnSync('npx', ['--no-install', tool, ...parameters], { stdio: 'inherit' })
  if (status !== 0) failed.push(name)
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exit(failed.length === 0 ? 0 : 1)

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
