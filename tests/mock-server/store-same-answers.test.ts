import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Row } from '#mock-server/store/models.ts'
import type { Store, Where } from '#mock-server/store/store.ts'
import { inOrder, runsOf, STORES } from './both-stores.ts'
import { partnerRow } from './small-backend.ts'

type Partner = Row<'partners'>

const text = fc.constantFrom('', 'Ähre', 'ahorn', 'Straße 5', 'STRASSE', 'Łódź', 'b', 'B', '100%', "O'Neill", '_', '語')
const id = fc.constantFrom('p1', 'p2', 'p3', 'p4', 'p5', 'p6')
const tenant = fc.constantFrom('nord', 'sued')
const values = fc.record(
  {
    name: text,
    city: text,
    contactPerson: fc.option(text, { nil: undefined }),
    orderCount: fc.constantFrom(-2, 0, 0.005, 0.1, 0.2, 1.005, 19.99, 20),
    blocked: fc.boolean(),
    vehicleTypes: fc.array(text, { maxLength: 2 }),
  },
  { requiredKeys: ['name', 'orderCount'] },
)
const onText = fc.oneof(
  text,
  fc.record(
    { eq: text, ne: text, in: fc.array(text, { maxLength: 2 }), notIn: fc.array(text, { maxLength: 2 }) },
    { requiredKeys: [] },
  ),
  fc.record({ gte: text, lte: text, gt: text, lt: text }, { requiredKeys: [] }),
  fc.record({ prefix: text, contains: text, exists: fc.boolean() }, { requiredKeys: [] }),
)
const onNumber = fc.oneof(
  fc.integer({ min: -2, max: 20 }),
  fc.record({ ne: fc.nat(5), gte: fc.nat(5), lt: fc.nat(20) }, { requiredKeys: [] }),
)
const fields = fc.record(
  { name: onText, contactPerson: onText, orderCount: onNumber, blocked: fc.boolean() },
  { requiredKeys: [] },
)
const where = fc.oneof(fields, fc.record({ anyOf: fc.array(fields, { maxLength: 2 }), city: onText })) as fc.Arbitrary<
  Where<'partners'>
>
const field = fc.constantFrom('name', 'contactPerson', 'orderCount', 'blocked', 'city', 'updatedAt')
const sort = fc.array(fc.record({ field, order: fc.constantFrom('asc', 'desc') }), { maxLength: 2 }) as fc.Arbitrary<
  { field: keyof Partner & string; order: 'asc' | 'desc' }[]
>

const write = fc.oneof(
  fc.record({ do: fc.constant('insert' as const), id, values }),
  fc.record({ do: fc.constant('patch' as const), id, values, ifMatch: fc.option(fc.nat(3), { nil: undefined }) }),
  fc.record({ do: fc.constant('report' as const), id, values }),
  fc.record({ do: fc.constant('remove' as const), id }),
  fc.record({ do: fc.constant('next' as const), id }),
)
const read = fc.record({
  do: fc.constant('read' as const),
  where,
  sort,
  search: text,
  page: fc.integer({ min: 1, max: 3 }),
})
const part = fc.record({
  do: fc.constant('part' as const),
  steps: fc.array(write, { maxLength: 3 }),
  end: fc.constantFrom('keep', 'look', 'throw'),
  whole: fc.boolean(),
})
const step = fc.record({ tenant, act: fc.oneof({ weight: 3, arbitrary: write }, { weight: 3, arbitrary: read }, part) })

type Write = typeof write extends fc.Arbitrary<infer T> ? T : never
type Act =
  | Write
  | (typeof read extends fc.Arbitrary<infer T> ? T : never)
  | (typeof part extends fc.Arbitrary<infer T> ? T : never)

async function done(store: Store, act: Act): Promise<unknown> {
  if (act.do === 'insert')
    return store.insert('partners', {
      ...partnerRow(`${store.tenantId}-${act.id}`, store.tenantId, act.id),
      ...defined(act.values),
    })
  if (act.do === 'patch')
    return store.patch('partners', `${store.tenantId}-${act.id}`, act.values as Partial<Partner>, {
      ifMatch: act.ifMatch,
    })
  if (act.do === 'report')
    return store.patch('partners', `${store.tenantId}-${act.id}`, act.values as Partial<Partner>, {
      keepsVersion: true,
    })
  if (act.do === 'remove') return store.remove('partners', `${store.tenantId}-${act.id}`)
  if (act.do === 'next') return store.next(act.id)
  if (act.do === 'part') return inParts(store, act)
  return [
    await store.page('partners', { where: act.where, sort: act.sort, search: act.search, page: act.page, limit: 3 }),
    await outcome(() => store.all('partners', act.where, act.sort, 4)),
    await store.count('partners', act.where),
    await store.countBy('partners', 'city', act.where),
    await store.sum('partners', 'orderCount', act.where),
    await store.groupBy('partners', 'contactPerson', { where: act.where, sums: ['orderCount', 'version'] }),
    await store.groupBy('partners', 'blocked', { where: act.where, limit: 1 }),
    inOrder(
      await store.tally('partners', ['blocked', { field: 'city', first: 2 }], {
        where: act.where,
        sums: ['orderCount'],
      }),
    ),
  ]
}

/** Writes in a transaction, in a savepoint of it that is kept, looked at or broken off. */
async function inParts(store: Store, { steps, end, whole }: Extract<Act, { do: 'part' }>): Promise<unknown> {
  return store.transaction(async (inside) => {
    const work = async () => {
      const said: unknown[] = []
      for (const one of steps) said.push(await outcome(() => done(inside, one)))
      said.push(await inside.all('partners'))
      if (end === 'throw') throw new Error('broken off')
      return said
    }
    if (whole) return work()
    return inside.savepoint(work, { keep: end === 'keep' }).catch((error: Error) => error.message)
  })
}

const outcome = (work: () => Promise<unknown>) => work().catch((error: Error) => `${error.name}: ${error.message}`)

const defined = (given: object) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Partner>

test('Both stores answer the same, whatever is done in whatever order', async () => {
  const [[, memory], [name, pglite]] = STORES as [(typeof STORES)[number], (typeof STORES)[number]]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const [first, second] = [await memory(), await pglite()]
      for (const { tenant: tenantId, act } of steps) {
        const answers = [
          await outcome(() => done(first.store(tenantId), act)),
          await outcome(() => done(second.store(tenantId), act)),
        ]
        expect(answers[1], JSON.stringify(act)).toEqual(answers[0])
      }
    }),
    runsOf(name, 8),
  )
}, 60_000)
