import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const forbidden = [
  ['src/domain/orders', '#src/contract/target.ts'],
  ['src/domain/orders', 'zod'],
  ['src/domain/basics', '#src/domain/refusals/target.ts'],
  ['src/domain/places', '#src/domain/orders/target.ts'],
  ['src/domain/goods', '#src/domain/orders/target.ts'],
  ['src/domain/tours', '#src/domain/planning/facts/target.ts'],
  ['src/domain/planning/facts', '#src/domain/command-line/target.ts'],
  ['src/contract', '#src/api/target.ts'],
  ['src/contract', 'react'],
  ['machines', '#src/contract/target.ts'],
  ['machines', 'react'],
  ['mock-server', '#src/api/target.ts'],
  ['mock-server', '#machines/target.ts'],
  ['mock-server', 'msw'],
  ['mock-server/store', '#mock-server/core/target.ts'],
  ['mock-server/core', '#mock-server/resources/a/target.ts'],
  ['mock-server/write', '#mock-server/resources/a/target.ts'],
  ['mock-server/resources/a', '#mock-server/seed/target.ts'],
  ['mock-server/resources/a', '#mock-server/hosts/target.ts'],
  ['mock-server/resources/a', '#src/api/target.ts'],
  ['mock-server/seed', '#mock-server/core/target.ts'],
  ['mock-server/seed', 'react'],
  ['src/storage', '#src/contract/target.ts'],
  ['src/storage', 'react'],
  ['src/api', '#src/features/a/target.ts'],
  ['src/ui', '#src/api/target.ts'],
  ['src/workspace', '#src/commands/target.ts'],
  ['src/commands', '#src/api/target.ts'],
  ['src/commands', '#src/records/target.ts'],
  ['src/records', '#src/features/a/target.ts'],
  ['src/records', '#machines/target.ts'],
  ['src/records', '#src/app/target.ts'],
  ['src/records', '#src/entities/orders/target.ts'],
  ['src/domain/orders', '#src/entities/places/target.ts'],
  ['src/entities/places', '#src/entities/orders/target.ts'],
  ['src/entities/orders', '#src/features/a/target.ts'],
  ['src/entities/orders', '#machines/target.ts'],
  ['src/features/a', '#src/features/b/target.ts'],
  ['src/features/a', '#mock-server/target.ts'],
  ['src/features/a', '#src/app/target.ts'],
  ['src/app', '#mock-server/target.ts'],
] as const

const allowed = [
  ['src/domain/orders', '#src/domain/basics/target.ts'],
  ['src/domain/orders', '#src/domain/places/target.ts'],
  ['src/domain/planning/facts', '#src/domain/planning/driving/target.ts'],
  ['src/contract', '#src/domain/orders/target.ts'],
  ['machines', '#src/domain/orders/target.ts'],
  ['mock-server', '#src/contract/target.ts'],
  ['mock-server', '#mock-server/resources/a/target.ts'],
  ['mock-server/resources/a', '#mock-server/write/target.ts'],
  ['mock-server/seed', '#mock-server/resources/a/target.ts'],
  ['mock-server/hosts', 'msw'],
  ['src/storage', 'zod/mini'],
  ['src/api', '#src/storage/target.ts'],
  ['src/workspace', '#src/storage/target.ts'],
  ['src/records', '#src/api/target.ts'],
  ['src/records', '#src/commands/target.ts'],
  ['src/entities/orders', '#src/entities/places/target.ts'],
  ['src/entities/places', '#src/domain/orders/target.ts'],
  ['src/entities/places', '#src/records/target.ts'],
  ['src/entities/places', '#src/api/target.ts'],
  ['src/features/a', '#src/entities/orders/target.ts'],
  ['src/features/a', '#src/records/target.ts'],
  ['src/features/a', '#machines/target.ts'],
  ['src/features/a', '#src/api/target.ts'],
  ['src/app', '#src/features/a/target.ts'],
] as const

/** Ways to what the browser keeps, and the folders they are tried in: only one of them may. */
const rawStorage = [
  'localStorage.clear()',
  'sessionStorage.clear()',
  'globalThis.localStorage.clear()',
  'window.sessionStorage.clear()',
]
const storageUsers = ['src/api', 'src/workspace', 'src/records', 'src/features/a', 'src/app'] as const

/** The file an import is planted in: each has one of its own, so that one run of the linter judges them all. */
const plantedIn = (folder: string, source: string) => `${folder}/planted-${source.replaceAll(/[^a-z]+/g, '-')}.ts`

/** What the linter says of the layers, by file. */
let broken: ReadonlyMap<string, number>
/** What it says of raw storage, by file. */
let raw: ReadonlyMap<string, number>

beforeAll(() => {
  const tree = mkdtempSync(join(tmpdir(), 'layers-'))
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  try {
    for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) cpSync(join(root, file), join(tree, file))
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    const pairs = [...forbidden, ...allowed]
    const targets = pairs.map(([, source]) => source).filter((source) => source.startsWith('#'))
    for (const target of targets) plant(target.slice(1), 'export const target = 1\n')
    for (const [folder, source] of pairs) {
      plant(plantedIn(folder, source), `import { target } from '${source}'\nexport const planted = target\n`)
    }
    for (const folder of [...storageUsers, 'src/storage']) plant(`${folder}/raw.ts`, rawStorage.join('\n'))
    ;({ broken, raw } = violations(tree))
  } finally {
    rmSync(tree, { recursive: true })
  }
})

/** One run of the linter over the planted layers. */
function violations(tree: string): Record<'broken' | 'raw', ReadonlyMap<string, number>> {
  const { diagnostics, number_of_files: files } = JSON.parse(lint(tree)) as {
    diagnostics: { code: string; filename: string }[]
    number_of_files: number
  }
  // A linter that has read nothing finds nothing: then no "may import" would mean anything.
  expect(files).toBeGreaterThan(forbidden.length + allowed.length)
  const counted = (rule: string) => {
    const found = new Map<string, number>()
    for (const { code, filename } of diagnostics) {
      if (code.includes(rule)) found.set(filename, (found.get(filename) ?? 0) + 1)
    }
    return found
  }
  return { broken: counted('boundaries'), raw: counted('no-restricted-') }
}

/** It ends with an error where it finds something, and says it all the same. */
function lint(tree: string): string {
  const folders = ['src', 'machines', 'mock-server']
  try {
    const options = { cwd: tree, encoding: 'utf8' } as const
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'json', ...folders], options)
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

describe('the linter refuses what the layers forbid', () => {
  it.each(forbidden)('%s must not import %s', (folder, source) => {
    expect(broken.get(plantedIn(folder, source))).toBe(1)
  })

  it.each(allowed)('%s may import %s', (folder, source) => {
    expect(broken.get(plantedIn(folder, source))).toBe(undefined)
  })
})

describe('the linter refuses local and session storage', () => {
  it.each(storageUsers)('in %s', (folder) => {
    expect(raw.get(`${folder}/raw.ts`)).toBe(rawStorage.length)
  })

  it('but in src/storage', () => {
    expect(raw.get('src/storage/raw.ts')).toBe(undefined)
  })
})
