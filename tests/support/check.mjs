import { spawn, spawnSync } from 'node:child_process'
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
  const { status, ending } = await run(steps[name])
  if (status !== 0) failed.push({ name, ending })
}
// Once more at the end: a long log is often read from there, or cut there.
for (const { name, ending } of failed) console.log(`\n== ${name} failed, its last lines:\n${ending}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
console.log(`\n${chosen.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1

/** Runs one tool; answers its exit code (null when it was killed) and the last 80 lines it wrote. */
function run([tool, ...parameters]) {
  const color = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  const child = spawn('npx', ['--no-install', tool, ...parameters], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...color },
  })
  let written = ''
  const keep = (stream) => (chunk) => {
    stream.write(chunk)
    written = (written + chunk).slice(-20_000)
  }
  child.stdout.on('data', keep(process.stdout))
  child.stderr.on('data', keep(process.stderr))
  return new Promise((resolve) => {
    const answer = (status) => resolve({ status, ending: written.trimEnd().split('\n').slice(-80).join('\n') })
    child.on('error', () => answer(1))
    child.on('close', answer)
  })
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
