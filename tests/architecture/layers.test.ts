import { describe, expect, it } from 'vitest'
import { importsBelow, importsIn } from '#tests/support/imports.mjs'
import { forbiddenImports } from './module-arrows.ts'

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

const imports = importsBelow(['src', 'machines', 'mock-server'])

describe('the table of arrows', () => {
  it('holds for every import of the product', () => {
    expect(forbiddenImports(imports)).toEqual([])
    expect([...imports.values()].flat().length).toBeGreaterThan(10_000)
  })

  it.each(forbidden)('%s must not import %s', (folder, source) => {
    expect(forbiddenIn(folder, source)).toEqual([1, 1, 1, 1, 1])
  })

  it.each(allowed)('%s may import %s', (folder, source) => {
    expect(forbiddenIn(folder, source)).toEqual([0, 0, 0, 0, 0])
  })
})

/** How many of one way to import each are refused in a folder. */
function forbiddenIn(folder: string, source: string): number[] {
  const ways = [
    `import { target } from '${source}'`,
    `import type { Target } from '${source}'`,
    `import '${source}'`,
    `export * from '${source}'`,
    `const later = () => import('${source}')`,
  ]
  const file = `${folder}/planted.ts`
  return ways.map((way) => forbiddenImports(new Map([[file, importsIn(file, way)]])).length)
}
