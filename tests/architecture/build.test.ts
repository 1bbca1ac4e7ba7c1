import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { ensureBuilds } from '#tests/support/builds.mjs'

let out: string
let files: string[]

beforeAll(async () => {
  const { production } = await ensureBuilds(['production'])
  out = production
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
