import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const planted = {
  'src/app/forgotten.ts': 'const later = async () => 1\nexport function go() {\n  later()\n}\n',
  'src/app/awaited.ts': 'const later = async () => 1\nexport async function go() {\n  await later()\n}\n',
  'src/app/let-go.ts': 'const later = async () => 1\nexport function go() {\n  void later()\n}\n',
  // What bends or holds requests stands before the key that causes them: there nothing is let go either.
  'tests/e2e/let-go.ts': 'const later = async () => 1\nexport function go() {\n  void later()\n}\n',
}

/** The types are read by a tool made for Linux only; `npm run check` leaves them out elsewhere, too. */
const platforms = process.platform === 'linux' ? [`linux-${process.arch}`] : []

it.each(platforms)('the linter finds a promise nobody waits for (%s)', (platform) => {
  const tree = mkdtempSync(join(tmpdir(), 'promises-'))
  try {
    for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json']) cpSync(join(root, file), join(tree, file))
    symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
    for (const folder of ['src/app', 'tests/e2e']) mkdirSync(join(tree, folder), { recursive: true })
    for (const [file, text] of Object.entries(planted)) writeFileSync(join(tree, file), text)
    const reader = join(root, `node_modules/@oxlint-tsgolint/${platform}/tsgolint`)
    const { stdout } = spawnSync(
      join(root, 'node_modules/.bin/oxlint'),
      ['--type-aware', '-f', 'json', 'src', 'tests'],
      {
        cwd: tree,
        encoding: 'utf8',
        env: { ...process.env, OXLINT_TSGOLINT_PATH: reader },
      },
    )
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
    const found = diagnostics.map(({ code, filename }) => [code, filename] as const)
    expect(found.toSorted(([, one], [, other]) => (one < other ? -1 : 1))).toEqual([
      ['typescript(no-floating-promises)', 'src/app/forgotten.ts'],
      ['typescript(no-floating-promises)', 'tests/e2e/let-go.ts'],
    ])
  } finally {
    rmSync(tree, { recursive: true })
  }
})
