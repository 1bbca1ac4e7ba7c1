import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
let tree: string

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'layers-'))
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) cpSync(join(root, file), join(tree, file))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const target of [
    'src/app/target.ts',
    'src/features/a/target.ts',
    'src/features/b/target.ts',
    'src/domain/target.ts',
  ]) {
    plant(target, 'export const target = 1\n')
  }
  for (const target of [
    'src/contract/target.ts',
    'src/api/target.ts',
    'src/ui/target.ts',
    'src/commands/target.ts',
    'mock-server/target.ts',
    'machines/target.ts',
  ]) {
    plant(target, 'export const target = 1\n')
  }
})
afterAll(() => rmSync(tree, { recursive: true }))

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true })
  writeFileSync(join(tree, path), text)
}

function violations(path: string): number {
  try {
    execFileSync(join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix', path], { cwd: tree, encoding: 'utf8' })
    return 0
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return stdout.split('\n').filter((line) => line.includes('boundaries')).length
  }
}

describe('the linter refuses what the layers forbid', () => {
  const forbidden = [
    ['src/domain', '#src/contract/target.ts'],
    ['src/domain', 'zod'],
    ['src/contract', '#src/api/target.ts'],
    ['src/contract', 'react'],
    ['machines', '#src/contract/target.ts'],
    ['machines', 'react'],
    ['mock-server', '#src/api/target.ts'],
    ['mock-server', '#machines/target.ts'],
    ['src/api', '#src/features/a/target.ts'],
    ['src/ui', '#src/api/target.ts'],
    ['src/workspace', '#src/commands/target.ts'],
    ['src/commands', '#src/api/target.ts'],
    ['src/features/a', '#src/features/b/target.ts'],
    ['src/features/a', '#mock-server/target.ts'],
    ['src/features/a', '#src/app/target.ts'],
    ['src/app', '#mock-server/target.ts'],
  ] as const
  it.each(forbidden)('%s must not import %s', (folder, source) => {
    plant(`${folder}/planted.ts`, `import { target } from '${source}'\nexport const planted = target\n`)
    expect(violations(`${folder}/planted.ts`)).toBe(1)
  })

  const allowed = [
    ['src/contract', '#src/domain/target.ts'],
    ['machines', '#src/domain/target.ts'],
    ['mock-server', '#src/contract/target.ts'],
    ['src/features/a', '#machines/target.ts'],
    ['src/features/a', '#src/api/target.ts'],
    ['src/app', '#src/features/a/target.ts'],
  ] as const
  it.each(allowed)('%s may import %s', (folder, source) => {
    plant(`${folder}/planted.ts`, `import { target } from '${source}'\nexport const planted = target\n`)
    expect(violations(`${folder}/planted.ts`)).toBe(0)
  })
})
