import { describe, expect, test } from 'vitest'
import { deleteRefusal, editRefusal, readOnlyRefusal } from '#src/domain/orders/permissions.ts'
import { reasonMessages } from '#src/domain/refusals/reason-messages.ts'

const statuses = [
  'CREATED',
  'CONFIRMED',
  'ASSIGNED',
  'IN_TRANSIT',
  'DELIVERED',
  'BILLED',
  'CANCELLED',
  'unknown',
] as const

const words = (reason: keyof typeof reasonMessages | undefined) => (reason ? reasonMessages[reason] : 'ja')

const billed = 'Abgerechnete Aufträge sind schreibgeschützt'
const cancelled = 'Stornierte Aufträge sind schreibgeschützt'
const dispatchOnly = 'Nach der Disposition nur durch die Disposition änderbar'
const notYours = 'Nur für Disposition und Vertrieb'

describe('cargo and stops may be edited, status by status', () => {
  test.each([
    ['admin', ['ja', 'ja', 'ja', 'ja', 'ja', billed, cancelled, 'ja']],
    ['dispatcher', ['ja', 'ja', 'ja', 'ja', 'ja', billed, cancelled, 'ja']],
    ['sales', ['ja', 'ja', dispatchOnly, dispatchOnly, dispatchOnly, billed, cancelled, dispatchOnly]],
    ['finance', [notYours, notYours, notYours, notYours, notYours, notYours, notYours, notYours]],
    ['user', [notYours, notYours, notYours, notYours, notYours, notYours, notYours, notYours]],
  ] as const)('by %s', (role, expected) => {
    expect(statuses.map((status) => words(editRefusal(role, status)))).toEqual(expected)
  })
})

test('for everybody a billed and a cancelled order are read-only, status by status', () => {
  expect(statuses.map((status) => words(readOnlyRefusal(status)))).toEqual([
    ...['ja', 'ja', 'ja', 'ja', 'ja'],
    billed,
    cancelled,
    'ja',
  ])
})

describe('an order may be deleted', () => {
  test('by admin, when it is created or cancelled', () => {
    const only = 'Nur aus Angelegt oder Storniert löschbar'
    expect(statuses.map((status) => words(deleteRefusal('admin', status)))).toEqual([
      'ja',
      only,
      only,
      only,
      only,
      only,
      'ja',
      only,
    ])
  })

  test.each(['dispatcher', 'sales', 'finance', 'user'] as const)('never by %s', (role) => {
    expect(new Set(statuses.map((status) => words(deleteRefusal(role, status))))).toEqual(
      new Set(['Nur für die Administration']),
    )
  })
})
