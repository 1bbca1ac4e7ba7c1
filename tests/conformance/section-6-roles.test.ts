import { describe, expect, test } from 'vitest'
import { may, parseRole, ROLES, type Permission } from '#src/domain/accounts/roles.ts'
import { permissionRows } from './section-6-rows.ts'

const permissions = Object.keys(permissionRows) as Permission[]

describe('finer permissions of admin, dispatcher, sales, finance, user', () => {
  test.each(permissions)('%s', (permission) => {
    const marks = ROLES.map((role) => (may(role, permission) ? '✓' : '–')).join(' ')
    expect(marks).toBe(permissionRows[permission][1])
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
