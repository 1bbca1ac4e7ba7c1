import { describe, expect, test } from 'vitest'
import { may, parseRole, ROLES, type Permission } from '#src/domain/roles.ts'

/** What each role may, admin first: ✓ or –, in the order admin, dispatcher, sales, finance, user. Decision B5. */
const table: Record<Permission, string> = {
  'orders.read': '✓ ✓ ✓ ✓ ✓',
  'orders.create': '✓ ✓ ✓ – –',
  'orders.edit': '✓ ✓ ✓ – –',
  'orders.assign': '✓ ✓ – – –',
  'orders.setCustomerPrice': '✓ ✓ ✓ ✓ –',
  'orders.setCarrierPrice': '✓ ✓ – ✓ –',
  'orders.bill': '✓ – – ✓ –',
  'orders.delete': '✓ – – – –',
  'orders.override': '✓ ✓ – – –',
  'transports.read': '✓ ✓ – – –',
  'transports.write': '✓ ✓ – – –',
  'vehicles.read': '✓ ✓ – – –',
  'loads.read': '✓ ✓ – – –',
  'partners.read': '✓ ✓ ✓ – –',
  'documents.read': '✓ ✓ ✓ ✓ –',
  'documents.upload': '✓ ✓ ✓ ✓ –',
  'documents.verify': '✓ ✓ – ✓ –',
  'documents.delete': '✓ – – – –',
  'matching.use': '✓ ✓ – – –',
  'campaigns.use': '✓ – ✓ – –',
  'templates.use': '✓ ✓ ✓ – –',
  'settings.use': '✓ – – – –',
  'users.manage': '✓ – – – –',
  'reports.read': '✓ ✓ – ✓ –',
  'billing.use': '✓ – – ✓ –',
  'analytics.read': '✓ – – – –',
}

const permissions = Object.keys(table) as Permission[]

describe('finer permissions of admin, dispatcher, sales, finance, user', () => {
  test.each(permissions)('%s', (permission) => {
    const marks = ROLES.map((role) => (may(role, permission) ? '✓' : '–')).join(' ')
    expect(marks).toBe(table[permission])
  })

  test('USER and user read orders, nothing else', () => {
    const granted = (role: string) => permissions.filter((name) => may(parseRole(role, { demo: false }), name))
    expect([granted('USER'), granted('user')]).toEqual([['orders.read'], ['orders.read']])
  })
})

test('the roles are admin, dispatcher, sales, finance, and user as the least', () => {
  expect(ROLES).toEqual(['admin', 'dispatcher', 'sales', 'finance', 'user'])
})

test('admin is the default role of the demo when the server gives none, otherwise it is user', () => {
  expect([parseRole(undefined, { demo: true }), parseRole(undefined, { demo: false })]).toEqual(['admin', 'user'])
})
