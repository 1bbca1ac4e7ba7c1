import { describe, expect, test } from 'vitest'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { seededBackend } from './seeded-backend.ts'

const backend = seededBackend()
const ADMIN = 'admin@nordkurs'

/** The names each list can be sorted by, as its query says. */
const sortable = (Object.keys(endpoints) as EndpointName[]).flatMap((name) => {
  const { query } = endpoints[name]
  if (!('shape' in query) || !('sortBy' in query.shape)) return []
  return [[name, [...query.shape.sortBy.def.innerType.options] as string[]] as const]
})

const ask = (name: EndpointName, query: object) => backend.ask(ADMIN, name, { query } as never)

describe('A list', () => {
  test.each(sortable)('%s is sorted by each of its names in both directions', async (name, sorts) => {
    for (const sortBy of sorts) {
      for (const sortOrder of ['asc', 'desc']) {
        expect([sortBy, (await ask(name, { sortBy, sortOrder, limit: 5 })).status]).toEqual([sortBy, 200])
      }
    }
  })

  test.each(sortable)('%s refuses a sort it does not know and names those it does', async (name, sorts) => {
    const { status, body } = await ask(name, { sortBy: 'shoeSize' })
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'UNKNOWN_SORT',
      message: `Nach „shoeSize“ lässt sich nicht sortieren. Möglich ist: ${sorts.join(', ')}`,
      reasons: [{ code: 'reason.unknownSort', values: { sort: 'shoeSize', sorts: sorts.join(', ') } }],
    })
  })

  test('is asked for with another mistake beside it: the fields are named as ever', async () => {
    const { status, body } = await ask('loads.list', { limit: 'many' })
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'VALIDATION' })])
  })

  test('such lists are ten at least', () => {
    expect(sortable.length).toBeGreaterThanOrEqual(10)
  })
})
