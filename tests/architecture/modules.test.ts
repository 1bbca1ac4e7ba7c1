import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { importsBelow } from '#tests/support/imports.mjs'
import { moduleArrows } from './module-arrows.ts'

const root = resolve(import.meta.dirname, '../..')
const domain = join(root, 'src/domain')
const features = join(root, 'src/features')

/** The arrows that the imports between the modules of a folder need; a file beside the modules is in none. */
function neededArrows(folder: string): string[] {
  const arrows = [...importsBelow([folder])].flatMap(([file, imports]) => {
    const from = moduleOf(folder, file)
    return imports.flatMap(({ path }) => {
      const to = path === undefined ? undefined : moduleOf(folder, path)
      return from === undefined || to === undefined || from === to ? [] : [`${from} → ${to}`]
    })
  })
  return [...new Set(arrows)]
}

function moduleOf(folder: string, path: string): string | undefined {
  if (!path.startsWith(`${folder}/`)) return undefined
  const [module, ...rest] = path.slice(folder.length + 1).split('/')
  return rest.length === 0 ? undefined : module
}

/** The modules that stand in a circle, or need one that does. */
function circleIn(found: readonly string[]): string[] {
  const arrows = found.map((arrow) => arrow.split(' → '))
  let left = new Set(arrows.flat())
  // Whatever needs nothing that is left is taken away; what can never be taken hangs on a circle.
  for (;;) {
    const free = [...left].filter((module) => !arrows.some(([from, to = '']) => from === module && left.has(to)))
    if (free.length === 0) return [...left]
    left = new Set([...left].filter((module) => !free.includes(module)))
  }
}

it('every file of the domain stands in a module', () => {
  const loose = readdirSync(domain, { withFileTypes: true }).filter((entry) => !entry.isDirectory())
  expect(loose.map(({ name }) => name)).toEqual([])
})

it('the table holds the arrows between modules that the code needs, and no more', () => {
  expect(moduleArrows.toSorted()).toEqual(neededArrows('src/domain').toSorted())
})

it('the arrows between modules of the domain go one way', () => {
  expect(circleIn(moduleArrows)).toEqual([])
  expect(moduleArrows.length).toBeGreaterThan(50)
})

it.each(readdirSync(features))('the arrows between modules of %s go one way', (feature) => {
  expect(circleIn(neededArrows(`src/features/${feature}`))).toEqual([])
})

it.each([
  'mock-server/core',
  'mock-server/seed',
  'src/app',
  'src/contract',
  'src/records/fields',
  'src/records/list',
  'src/ui',
  'src/workspace',
])('the arrows between modules of %s go one way', (folder) => {
  const arrows = neededArrows(folder)
  expect(circleIn(arrows)).toEqual([])
  expect(arrows).not.toEqual([])
})

it('what moves over the board is brought to it', () => {
  const arrows = neededArrows('src/features/dispatch')
  expect(arrows.filter((arrow) => arrow.startsWith('board → '))).toEqual(['board → parts'])
  expect(arrows).toContain('moving → board')
})
