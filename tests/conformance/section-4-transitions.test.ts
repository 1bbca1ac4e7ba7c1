import { describe, expect, test } from 'vitest'
import type { TransitionCheck } from '#src/domain/refusals/refusal.ts'
import { ORDER_STATUSES, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import { checkTransition, type TransitionFacts } from '#src/domain/workflow/order-transitions.ts'
import { ago, ordersIn } from './orders-in.ts'
import { NOW, ROLE_NAMES, wire } from './wire.ts'

const { server, send } = wire()
const store = server.store('nordkurs')
const orderIn = ordersIn(server)

const put = (id: string, as: (typeof ROLE_NAMES)[number], body: object) =>
  send(`PUT /api/orders/enhanced/${id}/status`, { as, body })

/** From, to, roles besides admin, whether the call's `notes` are needed: decision B1, row by row. */
const table = [
  ['CREATED', 'CONFIRMED', 'dispatcher sales', false],
  ['CREATED', 'CANCELLED', 'dispatcher sales', true],
  ['CONFIRMED', 'CANCELLED', 'dispatcher sales', true],
  ['CONFIRMED', 'CREATED', 'dispatcher sales', true],
  ['CONFIRMED', 'ASSIGNED', 'dispatcher', false],
  ['ASSIGNED', 'CONFIRMED', 'dispatcher', false],
  ['ASSIGNED', 'CANCELLED', 'dispatcher', true],
  ['ASSIGNED', 'IN_TRANSIT', 'dispatcher', false],
  ['IN_TRANSIT', 'ASSIGNED', 'dispatcher', true],
  ['IN_TRANSIT', 'DELIVERED', 'dispatcher', false],
  ['IN_TRANSIT', 'CANCELLED', '', true],
  ['DELIVERED', 'IN_TRANSIT', 'dispatcher', true],
  ['DELIVERED', 'BILLED', 'finance', false],
  ['BILLED', 'DELIVERED', 'finance', true],
  ['CANCELLED', 'CREATED', 'dispatcher', false],
] as const

/** An order that lacks nothing, in any status. */
const complete: TransitionFacts = {
  role: 'admin',
  now: NOW,
  from: 'CREATED',
  hasCustomer: true,
  hasCargo: true,
  stopsValid: true,
  pickupPostalCode: '20457',
  deliveryPostalCode: '80331',
  customerPriceCents: 145_000,
  carrierPriceCents: 124_000,
  vatRate: 19,
  hasCarrierOrVehicle: true,
  conflicts: [],
  transportLoaded: true,
  proofOfDeliveryVerified: true,
  statusSince: NOW - 10 * 60_000,
  notes: 'Der Kunde hat angerufen',
}

const statuses = [...ORDER_STATUSES, 'unknown'] as const

describe('decision B1: every pair of statuses, for every role, on an order that lacks nothing', () => {
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    const row = table.find(([rowFrom, rowTo]) => rowFrom === from && rowTo === to)
    const outcome = (role: (typeof ROLE_NAMES)[number], notes: string) => {
      const check: TransitionCheck = checkTransition(to, { ...complete, from, role, notes })
      return check.allowed ? 'allowed' : check.kind
    }
    const outcomes = ROLE_NAMES.map((role) => [role, outcome(role, 'Der Kunde hat angerufen'), outcome(role, '  ')])
    expect(outcomes).toEqual(
      ROLE_NAMES.map((role) => {
        if (row === undefined) return [role, 'illegal', 'illegal']
        if (role !== 'admin' && !row[2].split(' ').includes(role)) return [role, 'role', 'role']
        return [role, 'allowed', row[3] ? 'notes' : 'allowed']
      }),
    )
  })
})

describe('section 4: a single call carries the new status and optional notes', () => {
  test.each(table)('%s → %s: by admin and %s; notes needed: %s', async (from, to, roles, needsNotes) => {
    const id = await orderIn(from)
    const allowed = roles.split(' ')
    const refusals: unknown[] = []
    for (const role of ROLE_NAMES) {
      if (role === 'admin' || allowed.includes(role)) continue
      const { status, body } = await put(id, role, { status: to, notes: 'Der Kunde hat angerufen' })
      refusals.push([status, (body as { code?: string }).code])
    }
    expect(refusals).toEqual(
      Array.from({ length: 5 - roles.split(' ').filter(Boolean).length - 1 }, () => [403, 'FORBIDDEN']),
    )
    const by = ROLE_NAMES.find((role) => allowed.includes(role)) ?? 'admin'
    const silent = await put(id, by, { status: to })
    if (needsNotes) {
      const refusal = { message: 'Bitte eine Begründung angeben', code: 'reason.notesRequired' }
      expect(silent).toMatchObject({ status: 422, body: refusal })
      expect((await send(`GET /api/orders/${id}`)).body).toMatchObject({ status: from, version: 1 })
    }
    const done = needsNotes ? await put(id, by, { status: to, notes: 'Der Kunde hat angerufen' }) : silent
    expect(done).toMatchObject({ status: 200, body: { order: { status: to, version: 2 } } })
    const { body } = await send(`GET /api/orders/${id}/events`)
    const [event] = (body as { items: { changedFields: object[]; payload?: object }[] }).items
    expect(event?.changedFields).toContainEqual({ field: 'status', from, to })
    if (needsNotes) expect(event?.payload).toMatchObject({ notes: 'Der Kunde hat angerufen' })
  })

  test.each<[OrderStatus, string[]]>([
    ['CREATED', ['CONFIRMED', 'CANCELLED']],
    ['CONFIRMED', ['ASSIGNED', 'CREATED', 'CANCELLED']],
    ['ASSIGNED', ['IN_TRANSIT', 'CONFIRMED', 'CANCELLED']],
    ['IN_TRANSIT', ['DELIVERED', 'ASSIGNED', 'CANCELLED']],
    ['DELIVERED', ['BILLED', 'IN_TRANSIT']],
    ['BILLED', ['DELIVERED']],
    ['CANCELLED', ['CREATED']],
    ['unknown', []],
  ])('from %s anything but %j is 409 ILLEGAL_TRANSITION with the allowed ones', async (from, allowedTransitions) => {
    const id = await orderIn(from)
    const all = ['CREATED', 'CONFIRMED', 'ASSIGNED', 'IN_TRANSIT', 'DELIVERED', 'BILLED', 'CANCELLED', 'SHIPPED', '']
    const answers: unknown[] = []
    const illegal = all.filter((to) => !allowedTransitions.includes(to))
    for (const to of illegal) answers.push(await put(id, 'admin', { status: to, notes: 'Test', override: true }))
    expect(answers).toEqual(
      illegal.map((to) => ({
        status: 409,
        body: expect.objectContaining({
          message: expect.any(String),
          code: 'ILLEGAL_TRANSITION',
          from,
          to,
          allowedTransitions,
        }),
      })),
    )
  })
})

describe('decision B1: what a change of status needs', () => {
  test.each<[OrderStatus, OrderStatus, object, string]>([
    ['CREATED', 'CONFIRMED', { customerId: undefined, customerName: 'Unbekannt' }, 'Kunde fehlt'],
    ['CREATED', 'CONFIRMED', { cargoDescription: '' }, 'Ladung fehlt'],
    ['CREATED', 'CONFIRMED', { weight: undefined }, 'Ladung fehlt'],
    ['CREATED', 'CONFIRMED', { pickupCity: '' }, 'Lade- und Entladestelle sind nicht vollständig'],
    ['CREATED', 'CONFIRMED', { deliveryDate: undefined }, 'Lade- und Entladestelle sind nicht vollständig'],
    ['CREATED', 'CONFIRMED', { pickupPostalCode: '00000' }, 'PLZ 00000 ist ein Platzhalter'],
    ['CREATED', 'CONFIRMED', { deliveryPostalCode: '00000' }, 'PLZ 00000 ist ein Platzhalter'],
    ['CREATED', 'CONFIRMED', { customerPrice: undefined }, 'Kundenpreis fehlt'],
    ['CREATED', 'CONFIRMED', { customerPrice: 0 }, 'Kundenpreis fehlt'],
    ['CONFIRMED', 'ASSIGNED', { carrierId: undefined }, 'Frachtführer oder Fahrzeug fehlt'],
    ['ASSIGNED', 'IN_TRANSIT', { transportId: undefined }, 'Ware ist noch nicht verladen'],
    ['IN_TRANSIT', 'ASSIGNED', { statusSince: ago(60 * 60_000 + 1) }, 'Nur innerhalb von 60 Minuten möglich'],
    ['DELIVERED', 'BILLED', { customerPrice: undefined }, 'Kundenpreis fehlt'],
    ['DELIVERED', 'BILLED', { carrierPrice: undefined }, 'Frachtführerpreis fehlt'],
    ['DELIVERED', 'BILLED', { vatRate: undefined }, 'USt-Satz fehlt'],
    ['DELIVERED', 'BILLED', { proofOfDeliveryVerified: false }, 'Ablieferbeleg ist noch nicht geprüft'],
    ['CANCELLED', 'CREATED', { statusSince: ago(30 * 86_400_000 + 1) }, 'Nur innerhalb von 30 Tagen möglich'],
  ])('%s → %s with %j is 422: %s', async (from, to, lacking, message) => {
    const id = await orderIn(from, lacking)
    expect(await put(id, 'admin', { status: to, notes: 'Test' })).toMatchObject({
      status: 422,
      body: { message, fieldErrors: [{ message }] },
    })
    expect((await send(`GET /api/orders/${id}`)).body).toMatchObject({ status: from, version: 1 })
  })

  test.each<[OrderStatus, OrderStatus, number]>([
    ['IN_TRANSIT', 'ASSIGNED', 60 * 60_000],
    ['CANCELLED', 'CREATED', 30 * 86_400_000],
  ])('%s → %s is still possible after %i ms', async (from, to, since) => {
    const id = await orderIn(from, { statusSince: ago(since) })
    expect((await put(id, 'dispatcher', { status: to, notes: 'Test' })).status).toBe(200)
  })

  test.each<[string, object]>([
    ['an expired licence', { carrierId: 'car-011' }],
    ['too much for the truck', { carrierId: undefined, assignedVehicleId: 'veh-010', loadingMeters: 99 }],
  ])('%s keeps a confirmed order from being assigned, unless dispatch overrides with a reason', async (_name, more) => {
    const id = await orderIn('CONFIRMED', more)
    const assign = (body: object) => put(id, 'dispatcher', { status: 'ASSIGNED', ...body })
    const refused = { status: 422, body: { message: 'Offene Konflikte: 1', code: 'reason.conflicts' } }
    expect(await assign({})).toMatchObject(refused)
    expect(await assign({ notes: 'Ohne das Wort "trotzdem"' })).toMatchObject(refused)
    expect(await assign({ override: true })).toMatchObject({
      status: 422,
      body: { message: 'Bitte eine Begründung angeben' },
    })
    expect((await put(id, 'sales', { status: 'ASSIGNED', override: true, notes: 'Eilt' })).status).toBe(403)
    expect((await send(`GET /api/orders/${id}`)).body).toMatchObject({ status: 'CONFIRMED', version: 1 })
    expect(await assign({ override: true, notes: 'Neue Police liegt vor' })).toMatchObject({
      status: 200,
      body: { order: { status: 'ASSIGNED' } },
    })
    const { items } = (await send(`GET /api/orders/${id}/events`)).body as { items: { payload: object }[] }
    expect(items[0]?.payload).toMatchObject({ override: true, notes: 'Neue Police liegt vor' })
  })

  test('a proof that is not verified is overridden by finance, with a reason', async () => {
    const id = await orderIn('DELIVERED', { proofOfDeliveryVerified: false })
    const bill = async (more: object) => (await put(id, 'finance', { status: 'BILLED', ...more })).status
    expect([await bill({ override: true }), await bill({ override: true, notes: 'Liegt auf Papier vor' })]).toEqual([
      422, 200,
    ])
  })
})

describe('decision B1: what comes with a change of status', () => {
  test('a confirmation names who approved, when, and the words; taking it back forgets them', async () => {
    const id = await orderIn('CREATED', { approvedBy: undefined, approvedAt: undefined })
    expect((await put(id, 'sales', { status: 'CONFIRMED', notes: 'Telefonisch' })).body).toMatchObject({
      order: { approvedBy: 'Svenja Petersen', approvedAt: '2026-11-23T13:03:00.000Z', approvalNotes: 'Telefonisch' },
    })
    const { order } = (await put(id, 'sales', { status: 'CREATED', notes: 'Doch nicht' })).body as { order: object }
    expect(Object.keys(order).filter((field) => field.startsWith('approv'))).toEqual([])
  })

  test('an assignment makes a confirmed order ASSIGNED by itself, and only that one', async () => {
    const assigned = async (from: OrderStatus) => {
      const id = await orderIn(from, { carrierId: undefined, carrierName: undefined })
      const { body } = await send(`PUT /api/orders/enhanced/${id}/carrier`, { body: { carrierId: 'car-003' } })
      return (body as { order: { status: string } }).order.status
    }
    expect([await assigned('CREATED'), await assigned('CONFIRMED')]).toEqual(['CREATED', 'ASSIGNED'])
  })

  test('"Entdisponieren" takes carrier, vehicle and driver away', async () => {
    const id = await orderIn('ASSIGNED', { driverName: 'Jürgen Weiß' })
    const { order } = (await put(id, 'dispatcher', { status: 'CONFIRMED' })).body as { order: object }
    const carrying = ['carrierId', 'carrierName', 'carrierPrice', 'assignedVehicleId', 'driverName', 'driverPhone']
    expect(carrying.filter((field) => field in order)).toEqual([])
  })

  test('with the delivery the proof of delivery becomes pending', async () => {
    const id = await orderIn('IN_TRANSIT')
    expect((await put(id, 'dispatcher', { status: 'DELIVERED' })).body).toMatchObject({
      order: { proofOfDeliveryVerified: false },
    })
  })

  test('billing makes an invoice and the order read-only; taking it back makes a cancellation invoice', async () => {
    const id = await orderIn('DELIVERED')
    const papers = async () => (await store.all('documents', { orderId: id })).map(({ kind }) => kind)
    await put(id, 'finance', { status: 'BILLED' })
    expect(await papers()).toEqual(['invoice'])
    const writes: [string, object][] = [
      [`PUT /api/orders/${id}`, { weight: 1 }],
      [`PUT /api/orders/${id}`, { internalNotes: 'Nachtrag' }],
      [`PUT /api/orders/enhanced/${id}/pricing`, { customerPrice: 1 }],
      [`PUT /api/orders/enhanced/${id}/carrier`, { carrierId: 'car-003' }],
      [`PUT /api/orders/enhanced/${id}/customer`, { customerId: 'cus-001' }],
      [`PUT /api/orders/enhanced/${id}/vehicle`, { vehicleId: 'veh-001' }],
    ]
    const answers: unknown[] = []
    for (const [line, body] of writes) answers.push(await send(line, { body }))
    const message = 'Abgerechnete Aufträge sind schreibgeschützt'
    expect(answers).toEqual(
      writes.map(() => ({ status: 409, body: expect.objectContaining({ message, code: 'READ_ONLY' }) })),
    )
    await put(id, 'finance', { status: 'DELIVERED', notes: 'Falscher Preis' })
    expect(await papers()).toEqual(['invoice', 'cancellationInvoice'])
    expect((await send(`PUT /api/orders/${id}`, { body: { weight: 1000 } })).status).toBe(200)
  })
})
