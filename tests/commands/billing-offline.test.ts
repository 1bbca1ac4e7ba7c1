import { expect, test } from 'vitest'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { availability } from '#src/commands/gate/availability.ts'
import { context } from './support.ts'

const registry = createRegistry(allCommands)

test.each([
  ['invoices.pay', 'booking'],
  ['invoices.send', 'sending'],
  ['billing.export', 'the bookings'],
  ['invoices.cancel', 'cancelling'],
])('%s (%s) is there with a connection alone', (id) => {
  const command = registry.get(id)
  if (command === undefined) throw new Error(`No command is called ${id}`)
  const session = { userId: 'usr-4', role: 'finance', tenantId: 'nordkurs', demo: true } as const
  const place = { path: '/billing', screen: 'billing', scopes: new Set(['everywhere', 'list', 'record', 'billing']) }
  const at = (online: boolean) =>
    availability(command, context({ session, place, online, focus: { kind: 'invoice', id: 'inv-1' } }), 'anywhere')
  expect(at(true)).toEqual({ state: 'available' })
  expect(at(false)).toMatchObject({ state: 'blocked', reason: 'reasons.offline' })
})
