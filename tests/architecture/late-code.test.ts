import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loadPanel } from '#src/app/panel-code.ts'
import { isPanelKind, PANEL_KINDS } from '#src/workspace/panels/panel.ts'

const src = resolve(import.meta.dirname, '../../src')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((name) => join(src, name))
const panels = files.filter((file) => file.endsWith('.panel.tsx')).map((file) => readFileSync(file, 'utf8'))

/** What a file imports when it needs it, by path. */
function importedLate(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, path = '']) => path)
  return named.map((path) => (path.startsWith('#src/') ? join(src, path.slice(5)) : join(dirname(file), path)))
}

it('what commands fetch when they are run is fetched early by its name, x.late.ts, or with the panels, so that it is there offline', () => {
  const wanted = files.filter((file) => file.endsWith('.commands.ts')).flatMap(importedLate)
  expect(wanted.length).toBeGreaterThan(30)
  const ofPanels = (path: string) => panels.some((panel) => panel.includes(`/${path.split('/').at(-1)}'`))
  const unnamed = wanted.filter((path) => !/\.late\.tsx?$/.test(path) && !ofPanels(path))
  expect(unnamed.map((path) => relative(src, path))).toEqual([])
})

it.each(PANEL_KINDS)('the panel %s has a file of its name', async (kind) => {
  expect(await loadPanel(kind)).toBeTypeOf('function')
})

it('every panel is known by its name: as a kind of record, or by what it says of itself in x.kind.ts', () => {
  const named = files.flatMap((file) => /([\w-]+)\.panel\.tsx$/.exec(file)?.[1] ?? [])
  const kinds = named.map((name) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()))
  expect(kinds.filter((kind) => !isPanelKind(kind))).toEqual([])
  expect(kinds.toSorted()).toEqual(PANEL_KINDS.toSorted())
})

it('what is found by its name is looked for from the root: no file that moves finds less', () => {
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(file, 'utf8'))
  const patterns = sources.flatMap((text) => [...text.matchAll(/import\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g)])
  const named = patterns.map(([, pattern = '']) => pattern).filter((pattern) => !pattern.startsWith('../words/'))
  expect(named.length).toBeGreaterThan(5)
  for (const pattern of named) expect(pattern).toMatch(/^#src\//)
})
