import { expect, test } from 'vitest'
import { orderFacts, type OrderForTransition } from '#src/domain/orders/facts.ts'
import { checkTransition } from '#src/domain/workflow/order-transitions.ts'

const NOW = Date.UTC(2026, 10, 23, 13, 3)

const order: OrderForTransition = {
  status: 'CREATED',
  customerName: 'Werft Ost GmbH',
  cargoDescription: 'Stahlträger',
  weight: 12_000,
  customerPrice: 1200,
  vatRate: 19,
  proofOfDeliveryVerified: false,
  pickupPostalCode: '20457',
  pickupCity: 'Hamburg',
  pickupAddress: 'Am Sandtorkai 1',
  pickupCountry: 'DE',
  pickupDate: '2026-11-25',
  deliveryPostalCode: '28195',
  deliveryCity: 'Bremen',
  deliveryAddress: 'Am Wall 2',
  deliveryCountry: 'DE',
  deliveryDate: '2026-11-26',
}

/** The order, and how often its stops have been looked at. */
function watched(values: Partial<OrderForTransition> = {}) {
  let looks = 0
  const seen = new Proxy(
    { ...order, ...values },
    {
      get(target, key, self) {
        if (key === 'pickupTimeFrom') looks += 1
        return Reflect.get(target, key, self) as unknown
      },
    },
  )
  return { facts: orderFacts(seen, { role: 'admin', now: NOW }), looks: () => looks }
}

test('the stops of an order are looked at once, and only where a transition asks for them', () => {
  const { facts, looks } = watched()
  expect(looks()).toBe(0)
  expect(checkTransition('CONFIRMED', facts)).toEqual({ allowed: true })
  expect(checkTransition('CONFIRMED', { ...facts })).toEqual({ allowed: true })
  expect(looks()).toBe(1)
  const moving = watched({ status: 'IN_TRANSIT' })
  checkTransition('DELIVERED', moving.facts)
  expect(moving.looks()).toBe(0)
})

test('a delivery before the pickup keeps an order from being confirmed', () => {
  const { facts } = watched({ deliveryDate: '2026-11-24' })
  expect(checkTransition('CONFIRMED', facts)).toMatchObject({ allowed: false })
})
