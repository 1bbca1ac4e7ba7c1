import { expect, test } from 'vitest'
import type { Call } from '#src/contract/index.ts'
import { Order } from '#src/contract/orders/order.ts'
import { Partner } from '#src/contract/partners/partner.ts'
import { Vehicle } from '#src/contract/vehicles.ts'
import { choicesOf } from '#src/features/orders/assignment/assignment.late.ts'
import { context, recordingServices } from './support.ts'

const carrier = Partner.parse({
  id: 'car-1',
  kind: 'carrier',
  name: 'Ruhrpott',
  city: 'Essen',
  postalCode: '45127',
  number: 'F-1',
})
const vehicle = Vehicle.parse({ id: 'veh-1', licencePlate: 'HH-NK 100', type: 'TAUTLINER', loadingMeters: 13.6 })
const call = (name: string) =>
  Promise.resolve({
    data: [name === 'partners.list' ? carrier : vehicle],
    pagination: { page: 1, limit: 500, total: 1, totalPages: 1 },
  })

test.each([
  ['CONFIRMED', true],
  ['ASSIGNED', false],
  ['CREATED', false],
])('who carries an order of status %s also sets it to Disponiert: %s, and the choice says so', async (status, says) => {
  const record = Order.parse({ id: 'o-1', orderNumber: 'NK-1', version: 1, status })
  const services = recordingServices([], { call: call as unknown as Call })
  const person = context({ services, focus: { kind: 'order', id: 'o-1', record } })
  const offered = [...(await choicesOf.carrier(person)), ...(await choicesOf.vehicle(person))]
  const details = offered.map(({ detail }) => detail ?? '')
  expect(details).toHaveLength(2)
  expect(details.map((detail) => detail.includes('setzt auf Disponiert'))).toEqual([says, says])
})
