import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { endpoints, type EndpointName } from '#src/contract/index.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { storeOfRun } from '#tests/mock-server/store-of-run.ts'
import { NOW } from './wire.ts'

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  in?: z.ZodMiniType
  valueType?: z.ZodMiniType
  entries?: Record<string, string>
  values?: unknown[]
  checks?: { _zod: { def: { check: string; pattern?: RegExp; value?: number } } }[]
}
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def

/** Every schema within one, with where it stands. */
function within(schema: z.ZodMiniType, path: string): { path: string; def: Def }[] {
  const def = defOf(schema)
  const parts = [
    ...Object.entries(def.shape ?? {}).map(([name, part]) => [part, `${path}.${name}`] as const),
    ...[def.element, def.innerType, def.in, def.valueType, ...(def.options ?? [])].flatMap((part) =>
      part ? [[part, path] as const] : [],
    ),
  ]
  return [{ path, def }, ...parts.flatMap(([part, at]) => within(part, at))]
}

const names = Object.keys(endpoints) as EndpointName[]
const asked = names.flatMap((name) =>
  (['params', 'query', 'body'] as const).flatMap((part) => within(endpoints[name][part], `${name} ${part}`)),
)
const checksOf = ({ checks = [] }: Def) => checks.map(({ _zod }) => _zod.def)

describe('What calls take', () => {
  test('has bounds wherever it is a number', () => {
    const numbers = asked.filter(({ def }) => def.type === 'number')
    const open = numbers.filter(({ def }) => {
      const kinds = checksOf(def).map(({ check }) => check)
      return !kinds.includes('greater_than') || !kinds.includes('less_than')
    })
    expect(open.map(({ path }) => path)).toEqual([])
    expect(numbers.length).toBeGreaterThan(60)
  })

  test('is a day of the calendar wherever it looks like one', () => {
    const shaped = asked.filter(({ def }) =>
      checksOf(def).some(({ pattern }) => pattern !== undefined && pattern.test('2026-02-30') && !pattern.test('x')),
    )
    expect(shaped.map(({ path }) => path)).toEqual([])
  })
})

const NASTY_TEXTS = [
  ...['', ' ', '2026-02-30', '2026-99-99', '0000-00-00', '9999-12-31', '1969-12-31', '2026-11-24', '24:00', '02:30'],
  ...['__proto__', 'constructor', '\u0000', '\ud800', '💥'.repeat(40), '../..', '%ff', 'NaN', '-0', '1e309', '12abc'],
  ...[
    'NK-2026-004711',
    'NK-2026-004796',
    'tra-nk004711',
    'veh-001',
    'car-003',
    'cus-001',
    'drv-001',
    'usr-nordkurs-dispo',
  ],
  ...['DELIVERED', 'CANCELLED', 'CONFIRMED', 'orders', 'pickupDate', 'desc', '10115', 'DE', 'Hamburg'],
]
const NASTY_NUMBERS = [
  ...[0, -0, 1, -1, 2, 3.3, 0.1, 19, 500, 999_999, -999_999, 1e9, -1e9, 9e15, -9e15, 1e300, 4_102_444_800_000],
  ...[NOW, NOW + 86_400_000, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE],
]
const anything = fc.constantFrom<unknown>(null, true, [], {}, 'x', -1, 1e21, [[]], { id: null })

/** What fits a schema, as far as it can be read, now and then with something that does not. */
function fitting(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const given = (): fc.Arbitrary<unknown> => {
    if (def.shape) {
      const fields = Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, fitting(part)]))
      return fc.record(fields)
    }
    if (def.type === 'enum') return fc.constantFrom(...Object.values(def.entries ?? { x: 'x' }))
    if (def.type === 'literal') return fc.constantFrom(...(def.values ?? ['x']))
    if (def.type === 'boolean') return fc.boolean()
    if (def.type === 'number') return fc.constantFrom(...NASTY_NUMBERS)
    if (def.type === 'array' && def.element) return fc.array(fitting(def.element), { maxLength: 3 })
    if (def.type === 'union' && def.options) return fc.oneof(...def.options.map(fitting))
    if (def.type === 'optional' && def.innerType) {
      return fc.oneof(
        { weight: 2, arbitrary: fc.constant(undefined) },
        { weight: 3, arbitrary: fitting(def.innerType) },
      )
    }
    if (def.innerType) return fitting(def.innerType)
    if (def.type === 'record') return fc.dictionary(fc.constantFrom(...NASTY_TEXTS), anything, { maxKeys: 3 })
    if (def.type === 'pipe' && def.in && defOf(def.in).type !== 'transform') return fitting(def.in)
    if (def.type === 'string') return fc.constantFrom(...NASTY_TEXTS)
    return anything
  }
  return fc.oneof({ weight: 15, arbitrary: given() }, { weight: 1, arbitrary: anything })
}

/** Calls that end the session the others need, or wait on purpose. */
const LEFT_OUT: readonly string[] = ['auth.logout']

const Call = fc.constantFrom(...names.filter((name) => !LEFT_OUT.includes(name))).chain((name) =>
  fc.record({
    name: fc.constant(name),
    id: fc.constantFrom(...NASTY_TEXTS),
    query:
      endpoints[name].query._zod.def.type === 'undefined' ? fc.constant(undefined) : fitting(endpoints[name].query),
    body: endpoints[name].body._zod.def.type === 'undefined' ? fc.constant(undefined) : fitting(endpoints[name].body),
  }),
)

const reported: unknown[] = []
const server = createTestServer({
  now: () => NOW,
  database: storeOfRun(() => NOW),
  report: (error) => reported.push(error),
})
const token = server.tokenFor('usr-nordkurs-admin')

property.prop([fc.array(Call, { minLength: 8, maxLength: 8 })], { numRuns: 60 })(
  'no call, whatever it says, is answered 500',
  async (calls) => {
    for (const { name, id, query, body } of calls) {
      const { method, path } = endpoints[name]
      const address = path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed() || 'x'))
      const fields = Object.entries(typeof query === 'object' && query !== null ? query : {})
      const search = new URLSearchParams(
        fields.flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      )
      const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${await token}` }
      const sent = method === 'GET' || body === undefined ? {} : { body: JSON.stringify(body) }
      const answer = await server.fetch(`${address}?${search}`, { method, headers, ...sent })
      const said = `${method} ${address}?${search} ${JSON.stringify(body)} ${reported.map(String).join('; ')}`
      expect([answer.status === 500, said]).toEqual([false, said])
    }
  },
)

test.each([
  [
    'POST',
    '/api/v1/tours/plan',
    {
      stops: [
        { orderId: 'NK-2026-004713', kind: 'pickup' },
        { orderId: 'NK-2026-004713', kind: 'delivery' },
      ],
      startAt: 9e15,
    },
  ],
  [
    'POST',
    '/api/v1/tours/plan',
    {
      stops: [
        { orderId: 'NK-2026-004713', kind: 'pickup' },
        { orderId: 'NK-2026-004713', kind: 'delivery' },
      ],
      startAt: -9e15,
    },
  ],
  [
    'POST',
    '/api/v1/tours/plan',
    {
      stops: [
        { orderId: 'NK-2026-004713', kind: 'pickup', plannedDate: '2026-02-30' },
        { orderId: 'NK-2026-004713', kind: 'delivery' },
      ],
    },
  ],
  [
    'POST',
    '/api/v1/tours/plan',
    {
      stops: [
        { orderId: 'NK-2026-004713', kind: 'pickup', plannedDate: '9999-12-31', plannedTime: '08:00' },
        { orderId: 'NK-2026-004713', kind: 'delivery' },
      ],
    },
  ],
  ['GET', '/api/vehicles?freeFrom=2026-02-30', undefined],
  ['PUT', '/api/orders/NK-2026-004796', { pickupDate: '9999-12-31' }],
  ['PUT', '/api/orders/NK-2026-004796', { pickupDate: '0000-00-00' }],
  ['POST', '/api/v1/transports', { origin: 'Hamburg', destination: 'Bremen', loadingDate: '9999-12-31' }],
  ['POST', '/api/loads', { description: 'Stahl', pickupDate: '9999-12-31' }],
])('%s %s with a date or moment out of all bounds is refused', async (method, path, body) => {
  const headers = { 'X-Tenant-Id': 'nordkurs', Authorization: `Bearer ${await token}` }
  const answer = await server.fetch(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  expect(answer.status).toBe(422)
})
