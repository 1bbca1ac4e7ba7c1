import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type * as roleRules from '#src/domain/accounts/roles.ts'

type Roles = typeof roleRules

// Planning and overriding belong to the same roles: that each is asked for is only seen where they are apart.
const override = { isAllowed: true }

/** What asks for a right, read again with the roles of this file: files before this one have read it with the usual ones. */
async function read() {
  const [backends, commands, later, gate, facts, support] = await Promise.all([
    import('./seeded-backend.ts'),
    import('#src/app/commands/commands.ts'),
    import('#src/app/commands/all-commands.late.ts'),
    import('#src/commands/gate/availability.ts'),
    import('#src/features/dispatch/board/state/carried-facts.ts'),
    import('#tests/commands/support.ts'),
  ])
  return { ...backends, ...commands, ...later, ...gate, ...facts, ...support }
}
let parts: Awaited<ReturnType<typeof read>>

beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#src/domain/accounts/roles.ts', async (original) => {
    const roles = await original<Roles>()
    const may: typeof roles.may = (role, permission) =>
      permission === 'orders.override' && role === 'dispatcher' ? override.isAllowed : roles.may(role, permission)
    return { ...roles, may }
  })
  parts = await read()
})

afterAll(() => {
  vi.doUnmock('#src/domain/accounts/roles.ts')
  vi.resetModules()
})

const DISPO = 'dispo@nordkurs'
const OVERRIDE = { overrideReason: 'Mit dem Fahrer besprochen' }

beforeEach(() => {
  override.isAllowed = true
})

/** A waiting order and a free vehicle, and a plan of the one on the other that began yesterday. */
async function late() {
  const backend = parts.seededBackend()
  await backend.server.ready
  const store = backend.server.store('nordkurs')
  const [order] = await store.all('orders', { status: 'CONFIRMED', transportId: { exists: false } })
  const busy = new Set((await store.all('tours')).map(({ vehicleId }) => vehicleId))
  const vehicle = (await store.all('vehicles', { status: 'available' })).find(({ id }) => !busy.has(id))
  const stops = (['pickup', 'delivery'] as const).map((kind) => ({ orderId: order?.id, kind }))
  const body = { vehicleId: vehicle?.id, stops, startAt: Date.UTC(2026, 10, 20, 7), ...OVERRIDE }
  return { backend, store, id: order?.id ?? '', body }
}

test('a reason of somebody who may plan and not override lifts nothing, and nothing is written', async () => {
  const { backend, store, id, body } = await late()
  override.isAllowed = false
  const refused = await backend.ask(DISPO, 'tours.plan', { body })
  expect([refused.status, refused.refusal['code']]).toEqual([409, 'CONFLICTS'])
  expect((await store.find('orders', id))?.status).toBe('CONFIRMED')
  override.isAllowed = true
  const planned = await backend.ask(DISPO, 'tours.plan', { body })
  expect(planned.status).toBe(200)
  expect((await store.find('orders', id))?.status).toBe('ASSIGNED')
  // The same tour set again is judged as any plan.
  override.isAllowed = false
  await store.patch('orders', id, { loadingMeters: 99 })
  const params = { id: planned.body.tour.id }
  const again = await backend.ask(DISPO, 'tours.setStops', { params, body: { stops: body.stops, ...OVERRIDE } })
  expect([again.status, again.refusal['code']]).toEqual([409, 'CONFLICTS'])
})

test('who may plan and not override is not offered to drop with a reason', () => {
  const { createRegistry, allCommands, recordingServices, carriedFacts, NOT_CARRYING, availability, context } = parts
  const command = createRegistry(allCommands).get('carry.dropWithReason')
  const services = recordingServices([])
  services.sessionValue(carriedFacts).set({ ...NOT_CARRYING, orderIds: new Set(['A']), violations: 1 })
  const session = { userId: 'usr-nordkurs-dispo', role: 'dispatcher', tenantId: 'nordkurs', demo: true } as const
  const state = () => command && availability(command, context({ session, services }), 'anywhere').state
  expect(state()).toBe('available')
  override.isAllowed = false
  expect(state()).toBe('hidden')
})
