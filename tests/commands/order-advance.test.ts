import { describe, expect, test } from 'vitest'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { availability } from '#src/commands/gate/availability.ts'
import { Order } from '#src/contract/orders/order.ts'
import { commands } from '#src/features/orders/status/status.first.commands.ts'
import { context as contextWith, t } from './support.ts'

const advance = commands.find(({ id }) => id === 'orders.advance')!

const complete = {
  customerId: 'c-1',
  customerName: 'Hafenkontor',
  cargoDescription: 'Maschinenteile',
  weight: 1000,
  pickupPostalCode: '20457',
  pickupCity: 'Hamburg',
  pickupDate: '2026-11-24',
  deliveryPostalCode: '80331',
  deliveryCity: 'München',
  deliveryDate: '2026-11-25',
  customerPrice: 980,
}
const record = (status: string, number = 1) => {
  const id = `NK-2026-00${number}`
  return { kind: 'order', id, record: Order.parse({ ...complete, id, orderNumber: id, status }) } as const
}
const withStatuses = (...statuses: string[]) =>
  contextWith({ selection: statuses.map(record), selectionTotal: statuses.length })

const title = (context: CommandContext) => t(advance.title, advance.titleValues?.(context))
const reason = (context: CommandContext) => {
  const answer = availability(advance, context, 'anywhere')
  return answer.state === 'blocked' ? t(answer.reason, answer.values) : answer.state
}

describe('the next status says what it will do', () => {
  test('for the focused order, and for a selection with one step in common', () => {
    expect([
      title(contextWith({ focus: record('CREATED') })),
      title(withStatuses('CREATED', 'CREATED')),
      title(withStatuses('IN_TRANSIT', 'BILLED')),
    ]).toEqual(['Auf „Bestätigt“ setzen', 'Auf „Bestätigt“ setzen', 'Auf „Zugestellt“ setzen'])
  })

  test('for a selection with several steps, or by rule, where the focus says nothing', () => {
    const focus = record('CREATED', 9)
    expect([
      title({ ...withStatuses('CONFIRMED', 'IN_TRANSIT'), focus }),
      title(contextWith({ focus, selectionTotal: 4800 })),
    ]).toEqual(['Jeweils auf den nächsten Status setzen', 'Jeweils auf den nächsten Status setzen'])
  })

  test('where nothing leads on it is blocked, and says so', () => {
    const billed = contextWith({ focus: record('BILLED') })
    expect([title(billed), reason(billed)]).toEqual(['Auf den nächsten Status setzen', 'Kein weiterer Status möglich'])
    expect(reason(withStatuses('BILLED', 'CANCELLED'))).toBe('Kein weiterer Status möglich')
    expect(reason(contextWith({ focus: record('CREATED') }))).toBe('available')
  })

  test('what a rule has against it is said before it runs', () => {
    const orderless = record('CREATED')
    const withoutCustomer = contextWith({
      focus: { ...orderless, record: { ...orderless.record, customerId: undefined, customerName: '' } },
    })
    expect(reason(withoutCustomer)).toBe('Kunde fehlt')
  })
})
