import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ensureBuilds } from '#tests/support/builds.mjs'

let out: string
let mock: string
let files: string[]

beforeAll(async () => {
  const builds = await ensureBuilds(['production', 'mock'])
  ;({ production: out, mock } = builds)
  files = readdirSync(out, { recursive: true, encoding: 'utf8' })
}, 120_000)

/** Names of the files whose code has this in it. */
function filesWith(pattern: RegExp): string[] {
  return files.filter((file) => file.endsWith('.js') && pattern.test(readFileSync(join(out, file), 'utf8')))
}

it('a build for a real backend is made for the API it is told', () => {
  expect(filesWith(/http:\/\/api\.dispo\.localhost/)).not.toEqual([])
})

it('a build for a real backend carries no mock code', () => {
  expect(filesWith(/mswjs|msw\.io|SharedWorker|seedWorld|Elbufer/)).toEqual([])
})

it('a build for a real backend carries no demo account', () => {
  expect(filesWith(/Frachtbrief-2026/)).toEqual([])
})

it('a build for a real backend carries no source maps', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})

/** Kilobytes of the mock’s worker, read and run before the first answer: it knows all calls and rules, and grows by theirs alone. */
const WORKER = 590

it('a build with the mock begins with it: the page names the script that starts its worker first, and its code', () => {
  const page = readFileSync(join(mock, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/assets\/([\w-]+)-[\w-]{8}\.js"/g)].map(([, name]) => name)
  expect(named).toEqual(['early-worker', 'shared-worker', 'browser', 'index', 'rolldown-runtime', 'libraries'])
})

it('the worker of the mock brings no parts of its libraries that nobody uses', () => {
  const assets = join(mock, 'assets')
  const [worker = ''] = readdirSync(assets).filter((name) => name.startsWith('browser-worker'))
  const code = readFileSync(join(assets, worker), 'utf8')
  // In one file: others that it begins with would be fetched one after the other.
  expect([...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, name]) => name)).toEqual([])
  expect(Buffer.byteLength(code) / 1000).toBeLessThanOrEqual(WORKER)
})
