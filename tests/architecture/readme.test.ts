import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { screenTable, shortcutTable, withPart } from '#tests/support/readme-tables.ts'

const root = resolve(import.meta.dirname, '../..')
const path = resolve(root, 'README.md')
const readme = () => readFileSync(path, 'utf8')

it('the tables of the README are current (UPDATE_README=1 writes them)', () => {
  const current = withPart(withPart(readme(), 'shortcuts', shortcutTable()), 'screens', screenTable())
  if (process.env['UPDATE_README'] === '1') writeFileSync(path, current)
  expect(readme()).toBe(current)
})

it('every file and folder the README links to exists', () => {
  const targets = [...readme().matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target]) => target ?? '')
  expect(targets.filter((target) => !existsSync(resolve(root, target)))).toEqual([])
  expect(targets.length).toBeGreaterThan(5)
})

it('every command the README names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { scripts: object }
  const named = [...readme().matchAll(/npm (?:run )?([a-z-]+)/g)].map(([, name]) => name ?? '')
  const known = new Set([...Object.keys(scripts), 'ci', 'run'])
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
