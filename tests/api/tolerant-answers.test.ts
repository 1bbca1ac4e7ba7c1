import { expect, test } from 'vitest'
import { Partner } from '#src/contract/partners/partner.ts'

test.each([[undefined], [null], ['true'], ['false'], [1], [0], [{}], [[true]]])(
  'a carrier with the broken flag %j is not blocked',
  (blocked) => {
    expect(Partner.parse({ id: 'car-001', kind: 'carrier', name: 'Nordwind', blocked })).toMatchObject({
      name: 'Nordwind',
      blocked: false,
    })
  },
)

test('one with the flag is', () => {
  expect(Partner.parse({ id: 'car-001', blocked: true }).blocked).toBe(true)
})
