import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const domain = join(root, 'src/domain')

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

const roomOf = (path: string) => path.slice(domain.length + 1).split(/[\\/]/)[0] ?? ''

/** The arrows that the imports of the domain need. */
function neededArrows(): string[] {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const arrows = files.flatMap((file) => {
    const path = join(domain, file)
    const targets = [...readFileSync(path, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+)'/g)]
    return targets.map(([, target = '']) => `${roomOf(path)} → ${roomOf(join(dirname(path), target))}`)
  })
  return [...new Set(arrows)].filter((arrow) => new Set(arrow.split(' → ')).size === 2)
}

it('every file of the domain stands in a room', () => {
  const loose = readdirSync(domain, { withFileTypes: true }).filter((entry) => !entry.isDirectory())
  expect(loose.map(({ name }) => name)).toEqual([])
})

it('the linter is told the arrows between rooms that the code needs, and no more', () => {
  expect(drawnArrows().toSorted()).toEqual(neededArrows().toSorted())
})

it('the arrows between rooms go one way', () => {
  const arrows = drawnArrows().map((arrow) => arrow.split(' → '))
  let left = new Set(arrows.flat())
  // Whatever needs nothing that is left is taken away; what can never be taken stands in a circle.
  for (;;) {
    const free = [...left].filter((room) => !arrows.some(([from, to = '']) => from === room && left.has(to)))
    if (free.length === 0) break
    left = new Set([...left].filter((room) => !free.includes(room)))
  }
  expect([...left]).toEqual([])
  expect(arrows.length).toBeGreaterThan(50)
})
