import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { browserEntries } from './browser-entries.mjs'

/**
 * The builds that tests look at, each made once for all of them: `node tests/support/builds.mjs [modes…]`.
 *
 * They lie under `dist/tested`, apart from what people build for themselves, in folders named after the sources they were
 * made of. So a build that is there is the right one, and a run whose sources have changed takes nothing from one that is
 * still under way.
 */
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const shelf = join(root, 'dist/tested')

const SOURCES = [
  'src',
  'machines',
  'mock-server',
  'public',
  'index.html',
  'vite.config.ts',
  'docs/openapi.json',
  'tsconfig.json',
  'package-lock.json',
  'tests/support/browser-build.ts',
]
const MODES = ['browser', 'mock', 'standalone', 'server', 'production']

/** The API the production build is made for; browsers take this name for this computer. */
export const PRODUCTION_API = 'http://api.dispo.localhost'

/** Milliseconds a build that no one asks for any more stays: longer than any run. */
const KEPT = 60 * 60_000

/** Makes the builds that are not there yet, two at a time. Answers their folders; rejects with what the build has said. */
export async function ensureBuilds(modes = MODES) {
  const unknown = modes.filter((mode) => !MODES.includes(mode))
  if (unknown.length > 0) throw new Error(`Unknown build ${unknown.join(', ')}; there are: ${MODES.join(', ')}`)
  mkdirSync(shelf, { recursive: true })
  const name = fingerprint()
  const folders = Object.fromEntries(modes.map((mode) => [mode, join(shelf, `${mode}-${name}`)]))
  const missing = modes.filter((mode) => !existsSync(folders[mode]))
  const work = async () => {
    for (let mode = missing.shift(); mode !== undefined; mode = missing.shift()) await build(mode, folders[mode])
  }
  await Promise.all([work(), work()])
  for (const folder of Object.values(folders)) utimesSync(folder, new Date(), new Date())
  clearAway()
  return folders
}

/** Builds beside the shelf's folder and puts it there whole: no one ever sees half a build. */
async function build(mode, folder) {
  const unfinished = join(shelf, `unfinished-${mode}-${randomUUID()}`)
  const { VITE_API_URL: _, ...around } = process.env
  const env = { ...around, NODE_ENV: 'production', ...(mode === 'production' ? { VITE_API_URL: PRODUCTION_API } : {}) }
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const wanted = ['build', '--mode', mode, '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'error']
  const said = await ending(spawn(process.execPath, [vite, ...wanted], { cwd: root, env }))
  if (said !== undefined) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`The build ${mode} has failed:\n${said}`)
  }
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Somebody else was faster, with the same sources.
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
}

/** What a program has said when it fails; nothing when it does not. */
function ending(child) {
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
  return new Promise((done) => {
    child.on('error', (error) => done(String(error)))
    child.on('close', (status) => done(status === 0 ? undefined : said || `It ended with ${status}`))
  })
}

function fingerprint() {
  const hash = createHash('sha256').update(PRODUCTION_API).update(browserEntries().join())
  for (const file of SOURCES.flatMap(filesAt).toSorted())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function filesAt(path) {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const found = readdirSync(join(root, path), { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

function clearAway() {
  for (const name of readdirSync(shelf)) {
    const path = join(shelf, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > KEPT) rmSync(path, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const wanted = process.argv.slice(2)
  await ensureBuilds(wanted.length > 0 ? wanted : MODES).catch((error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
