import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { lint } from '#tests/support/check/steps.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Ways to what the browser keeps, and the folders they are tried in: only one of them may. */
const rawStorage = [
  'localStorage.clear()',
  'sessionStorage.clear()',
  'globalThis.localStorage.clear()',
  'window.sessionStorage.clear()',
]
const storageUsers = ['src/api', 'src/workspace', 'src/records', 'src/features/a', 'src/app'] as const

const floating = {
  'src/app/forgotten.ts': 'const later = async () => 1\nexport function go() {\n  later()\n}\n',
  'src/app/awaited.ts': 'const later = async () => 1\nexport async function go() {\n  await later()\n}\n',
  'src/app/let-go.ts': 'const later = async () => 1\nexport function go() {\n  void later()\n}\n',
  // What bends or holds requests stands before the key that causes them: there nothing is let go either.
  'tests/e2e/let-go.ts': 'const later = async () => 1\nexport function go() {\n  void later()\n}\n',
}

/** What the linter says of the planted files, by rule and file. */
let found: ReadonlyMap<string, number>

beforeAll(() => {
  const tree = mkdtempSync(join(tmpdir(), 'lint-'))
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), text)
  }
  try {
    for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) cpSync(join(root, file), join(tree, file))
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    for (const folder of [...storageUsers, 'src/storage']) plant(`${folder}/raw.ts`, rawStorage.join('\n'))
    for (const [file, text] of Object.entries(floating)) plant(file, text)
    const [, ...options] = lint.run
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), [...options, '-f', 'json', 'src', 'tests'], {
      cwd: tree,
      encoding: 'utf8',
      env: { ...process.env, ...lint.env },
    })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
    const counts = new Map<string, number>()
    for (const { code, filename } of diagnostics) {
      const at = `${filename} ${code}`
      counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    found = counts
  } finally {
    rmSync(tree, { recursive: true })
  }
})

const foundBy = (rule: string) => [...found.keys()].filter((at) => at.includes(rule)).toSorted()

describe('the linter refuses local and session storage', () => {
  it.each(storageUsers)('in %s', (folder) => {
    const counts = foundBy('no-restricted-').filter((at) => at.startsWith(`${folder}/raw.ts `))
    expect(counts.reduce((sum, at) => sum + (found.get(at) ?? 0), 0)).toBe(rawStorage.length)
  })

  it('but in src/storage', () => {
    expect(foundBy('no-restricted-').filter((at) => at.startsWith('src/storage/'))).toEqual([])
  })
})

/** The types are read by a tool made for Linux only; `npm run check` leaves them out elsewhere, too. */
const platforms = process.platform === 'linux' ? [`linux-${process.arch}`] : []

it.each(platforms)('the linter finds a promise nobody waits for (%s)', () => {
  expect(foundBy('no-floating-promises')).toEqual([
    'src/app/forgotten.ts typescript(no-floating-promises)',
    'tests/e2e/let-go.ts typescript(no-floating-promises)',
  ])
})
