import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const domain = join(root, 'src/domain')
const features = join(root, 'src/features')

interface Policy {
  from?: { element?: { captured?: { room?: string } } }
  allow?: { to: { element?: { captured?: { room?: string[] } } } }
}

/** The arrows between the rooms of the domain, as the linter is told them. */
function drawnArrows(): string[] {
  const { rules } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    rules: { 'boundaries/dependencies': [string, { policies: Policy[] }] }
  }
  return rules['boundaries/dependencies'][1].policies.flatMap(({ from, allow }) => {
    const room = from?.element?.captured?.room
    return room === undefined ? [] : (allow?.to.element?.captured?.room ?? []).map((to) => `${room} → ${to}`)
  })
}

/** The arrows that the imports between the rooms of a folder need; a file beside the rooms stands in none. */
function neededArrows(folder: string): string[] {
  const roomOf = (path: string) => path.slice(folder.length + 1).split(/[\\/]/)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const arrows = files.flatMap((file) => {
    const path = join(folder, file)
    const targets = [...readFileSync(path, 'utf8').matchAll(/(?:from |import |import\()'(\.[^']+)'/g)]
    return targets.flatMap(([, target = '']) => {
      const [from, to] = [roomOf(path), roomOf(join(dirname(path), target))]
      return from.length > 1 && to.length > 1 && from[0] !== to[0] ? [`${from[0]} → ${to[0]}`] : []
    })
  })
  return [...new Set(arrows)]
}

/** The rooms that stand in a circle, or need one that does. */
function circleIn(drawn: readonly string[]): string[] {
  const arrows = drawn.map((arrow) => arrow.split(' → '))
  let left = new Set(arrows.flat())
  // Whatever needs nothing that is left is taken away; what can never be taken hangs on a circle.
  for (;;) {
    const free = [...left].filter((room) => !arrows.some(([from, to = '']) => from === room && left.has(to)))
    if (free.length === 0) return [...left]
    left = new Set([...left].filter((room) => !free.includes(room)))
  }
}

it('every file of the domain stands in a room', () => {
  const loose = readdirSync(domain, { withFileTypes: true }).filter((entry) => !entry.isDirectory())
  expect(loose.map(({ name }) => name)).toEqual([])
})

it('the linter is told the arrows between rooms that the code needs, and no more', () => {
  expect(drawnArrows().toSorted()).toEqual(neededArrows(domain).toSorted())
})

it('the arrows between rooms of the domain go one way', () => {
  expect(circleIn(drawnArrows())).toEqual([])
  expect(drawnArrows().length).toBeGreaterThan(50)
})

it.each(readdirSync(features))('the arrows between rooms of %s go one way', (feature) => {
  expect(circleIn(neededArrows(join(features, feature)))).toEqual([])
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
])('the arrows between rooms of %s go one way', (folder) => {
  const arrows = neededArrows(join(root, folder))
  expect(circleIn(arrows)).toEqual([])
  expect(arrows).not.toEqual([])
})

it('what moves over the board is brought to it', () => {
  const arrows = neededArrows(join(features, 'dispatch'))
  expect(arrows.filter((arrow) => arrow.startsWith('board → '))).toEqual(['board → parts'])
  expect(arrows).toContain('moving → board')
})
