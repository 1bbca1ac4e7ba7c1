import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
let out: string
let files: string[]

beforeAll(() => {
  out = mkdtempSync(join(tmpdir(), 'build-'))
  const command = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--outDir',
    out,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  execFileSync(process.execPath, command, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
  files = readdirSync(out, { recursive: true, encoding: 'utf8' })
}, 120_000)
afterAll(() => rmSync(out, { recursive: true }))

/** Names of the files whose code has this in it. */
function filesWith(pattern: RegExp): string[] {
  return files.filter((file) => file.endsWith('.js') && pattern.test(readFileSync(join(out, file), 'utf8')))
}

it('a build for a real backend carries no mock code', () => {
  expect(filesWith(/mswjs|msw\.io|SharedWorker|seedWorld|Elbufer/)).toEqual([])
})

it('a build for a real backend carries no demo account', () => {
  expect(filesWith(/Frachtbrief-2026/)).toEqual([])
})

it('a build for a real backend carries no source maps', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
})

// The goal is 190; this holds what is reached, with views, columns and bulk commands of the order list.
it('what is loaded before the first list stays below 275 kB (brotli)', () => {
  const html = readFileSync(join(out, 'index.html'), 'utf8')
  const entry = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')
  const screen = files.filter(
    (file) => /assets\/(orders-screen|order-columns|table)-/.test(file) && file.endsWith('.js'),
  )
  const loaded = new Set<string>()
  for (const file of [...entry, ...screen]) collect(file, loaded)
  const size = [...loaded].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(out, file))).length, 0)
  expect(size / 1000).toBeLessThan(275)
})

/** A file with everything it imports statically. */
function collect(file: string, loaded: Set<string>): void {
  if (loaded.has(file)) return
  loaded.add(file)
  if (!file.endsWith('.js')) return
  const text = readFileSync(join(out, file), 'utf8')
  for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    collect(`assets/${imported}`, loaded)
}
