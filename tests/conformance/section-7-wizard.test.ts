import { describe, expect, test } from 'vitest'
import { draft } from './section-7-rows-orders.ts'
import { wire, type RequestOptions } from './wire.ts'

const START = 'POST /api/orders/wizard/start'
const WIZARD = '/api/orders/wizard/wiz-nordkurs-1'
const { customer, cargo, pickup, delivery } = draft

async function started(body: object = {}) {
  const backend = wire()
  const send = (line: string, given: RequestOptions = {}) => backend.send(line, { as: 'dispatcher', ...given })
  const start = await send(START, { body })
  return { ...backend, send, start }
}

interface Session {
  version: number
  completedSteps: string[]
  currentStep: string
  price?: object
  carriers?: object
}

describe('Starting', () => {
  test('is 201 with an empty, open session of 24 hours', async () => {
    const { start } = await started()
    expect(start).toEqual({
      status: 201,
      body: {
        sessionId: 'wiz-nordkurs-1',
        tenantId: 'nordkurs',
        version: 1,
        status: 'open',
        currentStep: 'customer',
        completedSteps: [],
        expiresAt: '2026-11-24T13:03:00.000Z',
        data: { customer: {}, cargo: {}, pickup: {}, delivery: {} },
        issues: [],
      },
    })
  })

  test('again with what was typed gives a session that goes on from there', async () => {
    const { start } = await started({ data: { customer, cargo } })
    expect([start.status, start.body]).toMatchObject([
      201,
      {
        completedSteps: ['customer', 'cargo'],
        currentStep: 'pickup',
        data: { customer, cargo, pickup: {}, delivery: {} },
      },
    ])
  })
})

describe('A step', () => {
  test('is 200 with the session as it is; the four of them lead to the price', async () => {
    const { send } = await started()
    const statuses: number[] = []
    const steps: string[] = []
    for (const [step, body] of Object.entries(draft)) {
      const answer = await send(`PUT ${WIZARD}/${step}`, { body })
      statuses.push(answer.status)
      steps.push((answer.body as Session).currentStep)
    }
    expect([statuses, steps]).toEqual([
      [200, 200, 200, 200],
      ['cargo', 'pickup', 'delivery', 'price'],
    ])
  })

  test.each<[string, object, string, string]>([
    ['customer', {}, 'customer.customerId', 'Bitte einen Kunden wählen oder anlegen'],
    ['cargo', { ...cargo, weightKg: 40_001 }, 'cargo.weightKg', 'Gewicht: 1 bis 40.000 kg'],
    ['pickup', { ...pickup, postalCode: '2045' }, 'pickup.postalCode', 'PLZ passt nicht zum Land Deutschland'],
    [
      'delivery',
      { ...delivery, timeFrom: '15:00', timeTo: '14:00' },
      'delivery.timeTo',
      'Zeitfenster endet vor seinem Beginn',
    ],
  ])('%s with an error is 422 with message and fieldErrors, and saves nothing', async (step, body, path, message) => {
    const { send, start } = await started()
    const { status, body: refusal } = await send(`PUT ${WIZARD}/${step}`, { body })
    const { fieldErrors } = refusal as { fieldErrors: { path: string; severity: string; message: string }[] }
    const [first] = fieldErrors
    expect({ status, message: (refusal as { message: string }).message, first }).toMatchObject({
      status: 422,
      message,
      first: { path, severity: 'error', message },
    })
    expect((await send(`GET ${WIZARD}`)).body).toEqual(start.body)
  })

  test('from an old version is 409 with the session as it is', async () => {
    const { send } = await started()
    const saved = await send(`PUT ${WIZARD}/customer`, { body: customer, headers: { 'If-Match': '1' } })
    const late = await send(`PUT ${WIZARD}/customer`, { body: { customerId: 'cus-001' }, headers: { 'If-Match': '1' } })
    expect([saved.status, late.status, late.body]).toMatchObject([
      200,
      409,
      { code: 'VERSION_CONFLICT', current: { sessionId: 'wiz-nordkurs-1', version: 2, data: { customer } } },
    ])
  })

  test("of a session nobody knows, or of another tenant's, is 404", async () => {
    const { send } = await started()
    const reasons = [{ code: 'reason.missing.wizard' }]
    const message = 'Die Auftragsanlage wurde nicht gefunden'
    const missing = { status: 404, body: { message, reasons, code: 'NOT_FOUND' } }
    expect(await send('PUT /api/orders/wizard/wiz-none/customer', { body: customer })).toEqual(missing)
    expect(await send(`PUT ${WIZARD}/customer`, { body: customer, tenant: 'elbeoder' })).toEqual(missing)
  })

  test('of a session that is over is 410; each step makes it live 24 hours longer', async () => {
    const { send, pass, server } = await started()
    const headers = async () => ({ Authorization: `Bearer ${await server.tokenFor('usr-nordkurs-dispo')}` })
    pass(23 * 60 * 60_000)
    expect((await send(`PUT ${WIZARD}/customer`, { body: customer, headers: await headers() })).status).toBe(200)
    pass(23 * 60 * 60_000)
    expect((await send(`PUT ${WIZARD}/cargo`, { body: cargo, headers: await headers() })).status).toBe(200)
    pass(24 * 60 * 60_000)
    expect(await send(`PUT ${WIZARD}/pickup`, { body: pickup, headers: await headers() })).toEqual({
      status: 410,
      body: expect.objectContaining({ message: 'Die Auftragsanlage ist abgelaufen', code: 'GONE' }),
    })
  })

  test('back at cargo or a stop throws away price and carriers, back at the customer does not', async () => {
    const { send } = await started({ data: draft })
    const left = async (line: string, body: object) => {
      await send(`POST ${WIZARD}/calculate-price`, { body: {} })
      await send(`POST ${WIZARD}/find-carriers`, { body: {} })
      const { price, carriers } = (await send(line, { body })).body as Session
      return [price !== undefined, carriers !== undefined]
    }
    expect([
      await left(`PUT ${WIZARD}/customer`, { ...customer, customerReference: 'PO-1' }),
      await left(`PUT ${WIZARD}/cargo`, { ...cargo, weightKg: 8000 }),
      await left(`PUT ${WIZARD}/pickup`, { ...pickup, postalCode: '21079' }),
      await left(`PUT ${WIZARD}/delivery`, { ...delivery, date: '2026-11-27' }),
    ]).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ])
  })
})

describe('Price and carriers', () => {
  test('The lines add up to the net price, net and VAT to the gross price, to the cent', async () => {
    const { send } = await started({ data: draft })
    const { body } = await send(`POST ${WIZARD}/calculate-price`, { body: {} })
    const price = body as {
      lines: { code: string; amount: number }[]
      netPrice: number
      vatRate: number
      vatAmount: number
      grossPrice: number
    }
    const cents = (euros: number) => Math.round(euros * 100)
    expect(price.lines.map(({ code }) => code)).toEqual(['FRACHT', 'MAUT', 'DIESEL'])
    expect(price.lines.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(price.netPrice))
    expect([price.vatRate, cents(price.netPrice) + cents(price.vatAmount)]).toEqual([19, cents(price.grossPrice)])
  })

  // Two drive from within 50 km; who is farther away is not listed.
  test('At most 5 carriers, best first, with the threshold 85 and the radius 50', async () => {
    const { send } = await started({ data: draft })
    const { status, body } = await send(`POST ${WIZARD}/find-carriers`, { body: {} })
    const { matches, autoSelectThreshold, searchRadius } = body as {
      matches: { score: number }[]
      autoSelectThreshold: number
      searchRadius: number
    }
    expect([status, matches.length, autoSelectThreshold, searchRadius]).toEqual([200, 2, 85, 50])
    const scores = matches.map(({ score }) => score)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  })

  test('An unfinished draft gets neither', async () => {
    const { send } = await started({ data: { customer } })
    const statuses = ['calculate-price', 'find-carriers', 'create-order'].map(
      async (name) => (await send(`POST ${WIZARD}/${name}`, { body: {} })).status,
    )
    expect(await Promise.all(statuses)).toEqual([422, 422, 422])
  })
})

describe('Creating the order', () => {
  test('is 201; a second call answers the same order and makes no other', async () => {
    const { send } = await started({ data: draft })
    const total = async () =>
      ((await send('GET /api/orders?limit=1')).body as { pagination: { total: number } }).pagination.total
    const before = await total()
    const first = await send(`POST ${WIZARD}/create-order`, { body: { carrierId: 'car-003' } })
    const second = await send(`POST ${WIZARD}/create-order`, { body: { carrierId: 'car-003' } })
    const orderOf = (answer: { body: unknown }) => (answer.body as { order: object }).order
    expect([first.status, first.body]).toMatchObject([
      201,
      { success: true, order: { orderNumber: 'NK-2026-004814', status: 'CREATED', carrierId: 'car-003' } },
    ])
    expect([second.status, orderOf(second)]).toEqual([201, orderOf(first)])
    expect(await total()).toBe(before + 1)
  })

  test('A step after that is 409', async () => {
    const { send } = await started({ data: draft })
    await send(`POST ${WIZARD}/create-order`, { body: {} })
    expect(await send(`PUT ${WIZARD}/cargo`, { body: cargo })).toEqual({
      status: 409,
      body: expect.objectContaining({ message: 'Der Auftrag ist bereits angelegt', code: 'COMPLETED' }),
    })
  })
})
