import { expect, test } from 'vitest'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { createRegistry } from '#src/app/commands/commands.ts'
import { availability } from '#src/commands/gate/availability.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { Order } from '#src/contract/orders/order.ts'
import { context, t } from './support.ts'

const registry = createRegistry(allCommands)

const record = (status: string, number: number) => {
  const id = `NK-2026-${String(number).padStart(6, '0')}`
  return { kind: 'order', id, record: Order.parse({ id, orderNumber: id, status }) } as const
}

/** Whether a command of orders can be run by a role, and what stands against it, on so many ticked orders of a status. */
function answer(id: string, role: CommandContext['session']['role'], status: string, count: number): string {
  const command = registry.all.find((one) => one.id === id)
  if (command === undefined) throw new Error(`There is no command ${id}`)
  const orders = Array.from({ length: count }, (_, at) => record(status, at + 1))
  const here = context({
    session: { userId: 'usr-1', role, tenantId: 'nordkurs', demo: true },
    ...(count === 1 ? { focus: orders[0] } : { selection: orders, selectionTotal: count }),
  })
  const given = availability(command, here, 'anywhere')
  return given.state === 'blocked' ? t(given.reason, given.values) : given.state
}

const billed = 'Abgerechnete Aufträge sind schreibgeschützt'

test.each([
  ['orders.delete', 'admin', 'CREATED', 1, 'available'],
  ['orders.delete', 'admin', 'CREATED', 3, 'available'],
  ['orders.delete', 'admin', 'CONFIRMED', 1, 'Nur aus Angelegt oder Storniert löschbar'],
  ['orders.delete', 'dispatcher', 'CREATED', 1, 'hidden'],
  ['orders.setCustomer', 'dispatcher', 'BILLED', 1, billed],
  ['orders.setCustomer', 'dispatcher', 'CONFIRMED', 1, 'available'],
  ['orders.editPricing', 'dispatcher', 'BILLED', 1, billed],
  ['orders.setVehicle', 'dispatcher', 'CONFIRMED', 20, 'available'],
  ['orders.setVehicle', 'dispatcher', 'CONFIRMED', 21, 'Höchstens 20 Aufträge auf einmal'],
  ['orders.setDriver', 'dispatcher', 'CONFIRMED', 21, 'Höchstens 20 Aufträge auf einmal'],
  ['orders.setCarrier', 'dispatcher', 'CONFIRMED', 21, 'available'],
  ['orders.setCarrier', 'sales', 'CREATED', 2, 'hidden'],
  ['orders.advance', 'sales', 'IN_TRANSIT', 1, 'Nur für die Disposition'],
  ['orders.confirm', 'dispatcher', 'CONFIRMED', 1, 'Nur aus Angelegt möglich'],
] as const)('%s for %s with orders of status %s, %i of them: %s', (id, role, status, count, expected) => {
  expect(answer(id, role, status, count)).toBe(expected)
})
