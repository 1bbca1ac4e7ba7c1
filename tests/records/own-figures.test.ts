import { expect, test } from 'vitest'
import { ownFigures } from '#src/features/account/profile/own-figures.ts'

test('the own statistics count what the person has created, and sum up what is not cancelled', () => {
  expect(
    ownFigures([
      { status: 'CREATED', customerPrice: 42.5 },
      { status: 'BILLED', customerPrice: 1480 },
      { status: 'CANCELLED', customerPrice: 900 },
      { status: 'CREATED' },
      { status: 'unknown', customerPrice: 0.1 },
    ]),
  ).toEqual({
    count: 5,
    netCents: 152_260,
    byStatus: [
      { status: 'CREATED', count: 2 },
      { status: 'BILLED', count: 1 },
      { status: 'CANCELLED', count: 1 },
      { status: 'unknown', count: 1 },
    ],
  })
})
