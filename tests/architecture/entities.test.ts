import { describe, expect, test } from 'vitest'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { ENTITY_KINDS, entities, kindOf } from '#src/contract/entities.ts'
import { readsOf } from '#src/contract/records/reads.ts'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { LiveMessage } from '#src/contract/live/live.ts'

const names = Object.keys(endpoints)

describe('the table of entities', () => {
  test('has a line for every kind of record on the screen and for every entity of a live message, each once', () => {
    expect(ENTITY_KINDS).toEqual(expect.arrayContaining(RECORD_KINDS))
    const told = LiveMessage.def.shape.entity.options
    expect(ENTITY_KINDS.map((kind) => entities[kind].entity).toSorted()).toEqual([...told].toSorted())
    for (const entity of told) expect(entities[kindOf(entity)].entity).toBe(entity)
  })

  test.each(ENTITY_KINDS)('%s names endpoints that exist and reads records of its own', (kind) => {
    const { entity, endpoints: own, invalidates, cascades, undo } = entities[kind]
    const reads: readonly EndpointName[] = [own.list, ...(own.get ? [own.get] : []), ...(own.also ?? [])]
    for (const name of reads) {
      expect(name).toMatch(new RegExp(`^${entity}\\.`))
      expect(endpoints[name].method).toBe('GET')
    }
    for (const name of invalidates) expect(names).toContain(name)
    for (const other of cascades) expect(ENTITY_KINDS).toContain(other)
    if (undo !== 'none') expect(endpoints[undo].method).toBe('POST')
  })

  test.each(ENTITY_KINDS)('%s affects other resources as a whole', (kind) => {
    const { entity, invalidates } = entities[kind]
    const others = invalidates.map((name) => `${name.split('.')[0]}.`).filter((resource) => resource !== `${entity}.`)
    const reads = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => endpoints[name].method === 'GET' && others.some((resource) => name.startsWith(resource)),
    )
    expect([...invalidates].filter((name) => !name.startsWith(`${entity}.`)).toSorted()).toEqual(reads.toSorted())
  })

  test('forgets no read of a resource that has a line', () => {
    const told = new Set(ENTITY_KINDS.flatMap((kind) => [...readsOf(kind).lists, ...readsOf(kind).records]))
    const resources = ENTITY_KINDS.map((kind) => `${entities[kind].entity}.`)
    const reads = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method === 'GET')
    const own = reads.filter((name) => resources.some((resource) => name.startsWith(resource)))
    expect(own.filter((name) => !told.has(name))).toEqual([])
  })
})
