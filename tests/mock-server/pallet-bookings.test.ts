import { describe, expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'
type Backend = ReturnType<typeof seededBackend>

const CARRIER = 'car-003'
const CUSTOMER = 'cus-002'

const book = async (backend: Backend, partnerId: string, body: object) =>
  (await backend.ask(DISPO, 'palletBookings.create', { body: { partnerId, ...body } })).body
const balance = async (backend: Backend, id: string) =>
  (await backend.ask(DISPO, 'partners.pallets', { params: { id }, query: {} })).body.balances.find(
    ({ kind }) => kind === 'euro',
  )?.quantity ?? 0

describe.each([
  ['a carrier who owes two', CARRIER, 2],
  ['a carrier whom we owe two', CARRIER, -2],
  ['a customer who owes two', CUSTOMER, 2],
  ['a customer whom we owe two', CUSTOMER, -2],
] as const)('On the account of %s', (_who, partner, open) => {
  test.each([
    ['returned', 2],
    ['returned', -2],
    ['writtenOff', 2],
    ['writtenOff', -2],
  ] as const)('%s of %i leaves nothing open', async (reason, quantity) => {
    const backend = seededBackend()
    const before = await balance(backend, partner)
    await book(backend, partner, { reason: 'correction', quantity: open - before })
    expect(await balance(backend, partner)).toBe(open)
    const { warnings, palletBooking } = await book(backend, partner, { reason, quantity })
    expect(await balance(backend, partner)).toBe(0)
    // Only a minus that was typed against it is turned.
    expect(warnings.map(({ message }) => message)).toEqual(
      quantity < 0 && open < 0 ? ['Gebucht sind +2: Rückgabe und Ausbuchung verringern den Saldo von selbst'] : [],
    )
    const params = { id: palletBooking.id }
    await backend.ask(DISPO, 'palletBookings.update', { params, body: { quantity: 1 }, ifMatch: 1 })
    expect(await balance(backend, partner)).toBe(open / 2)
  })
})

test('with nothing open a carrier has brought pallets to us, and we have brought them to a customer', async () => {
  const backend = seededBackend()
  for (const partner of [CARRIER, CUSTOMER])
    await book(backend, partner, { reason: 'correction', quantity: 5 - (await balance(backend, partner)) })
  for (const partner of [CARRIER, CUSTOMER]) await book(backend, partner, { reason: 'returned', quantity: 5 })
  expect((await book(backend, CARRIER, { reason: 'returned', quantity: 3 })).palletBooking.quantity).toBe(-3)
  expect((await book(backend, CUSTOMER, { reason: 'returned', quantity: 3 })).palletBooking.quantity).toBe(3)
  expect((await book(backend, CARRIER, { reason: 'correction', quantity: -4 })).palletBooking.quantity).toBe(-4)
})
