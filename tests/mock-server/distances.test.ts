import { expect, test } from 'vitest'
import { seededBackend } from './seeded-backend.ts'

const DISPO = 'dispo@nordkurs'

test.each([
  ['29221', 'Celle', '30159', 'Hannover', 45],
  ['31134', 'Hildesheim', '30159', 'Hannover', 35],
  ['82467', 'Garmisch-Partenkirchen', '80331', 'München', 95],
])('The server measures %s %s to %s %s as about %i km', async (postalCode, city, toCode, toCity, km) => {
  const backend = seededBackend()
  const data = {
    customer: { name: 'Ganz neu GmbH' },
    cargo: { description: 'Papier', weightKg: 1000 },
    pickup: { street: 'Weg 1', city, postalCode, date: '2026-11-24' },
    delivery: { street: 'Weg 2', city: toCity, postalCode: toCode, date: '2026-11-25' },
  }
  const { body } = await backend.ask(DISPO, 'wizard.start', { body: { data } })
  const params = { sessionId: body.sessionId }
  const { body: price } = await backend.ask(DISPO, 'wizard.calculatePrice', { params, body: {} })
  const { body: made } = await backend.ask(DISPO, 'wizard.createOrder', { params, body: {} })
  expect(Math.abs(price.distanceKm - km) / km).toBeLessThan(0.15)
  expect(made.order.distanceKm).toBe(price.distanceKm)
})
