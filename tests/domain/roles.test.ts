import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { hasRole, parseRole, permissionRefusal, roleReason, ROLES } from '#src/domain/accounts/roles.ts'

describe('a role is read from what a server or a session says', () => {
  test.each([
    ['admin', 'admin', 'admin'],
    ['dispatcher', 'dispatcher', 'dispatcher'],
    ['sales', 'sales', 'sales'],
    ['finance', 'finance', 'finance'],
    ['user', 'user', 'user'],
    ['USER', 'user', 'user'],
    ['DISPATCHER', 'dispatcher', 'dispatcher'],
    [' sales ', 'sales', 'sales'],
    ['', 'admin', 'user'],
    ['root', 'admin', 'user'],
    ['constructor', 'admin', 'user'],
    ['__proto__', 'admin', 'user'],
    [undefined, 'admin', 'user'],
    [null, 'admin', 'user'],
    [7, 'admin', 'user'],
    [['admin'], 'admin', 'user'],
  ])('%j is %s in the demo and %s otherwise', (value, inDemo, otherwise) => {
    expect([parseRole(value, { demo: true }), parseRole(value, { demo: false })]).toEqual([inDemo, otherwise])
  })

  property.prop([fc.anything()])('nothing unknown ever becomes more than user outside the demo', (value) => {
    const named = typeof value === 'string' && /^\s*(admin|dispatcher|sales|finance)\s*$/i.test(value)
    fc.pre(!named)
    expect(parseRole(value, { demo: false })).toBe('user')
  })
})

describe('a guard', () => {
  test.each([
    [undefined, ['admin', 'dispatcher', 'sales', 'finance', 'user']],
    ['finance', ['admin', 'finance']],
    ['admin', ['admin']],
    [
      ['dispatcher', 'finance'],
      ['admin', 'dispatcher', 'finance'],
    ],
    [[], ['admin']],
  ] as const)('of %j lets %j pass', (required, passing) => {
    expect(ROLES.filter((role) => hasRole(role, required))).toEqual(passing)
  })
})

describe('a missing permission says who has it', () => {
  test.each([
    ['user', 'orders.assign', 'reason.role.dispatcher'],
    ['user', 'orders.create', 'reason.role.dispatcher.sales'],
    ['sales', 'orders.bill', 'reason.role.finance'],
    ['sales', 'orders.setCarrierPrice', 'reason.role.dispatcher.finance'],
    ['finance', 'campaigns.use', 'reason.role.sales'],
    ['finance', 'orders.delete', 'reason.role.admin'],
    ['user', 'documents.upload', 'reason.role.dispatcher.sales.finance'],
    ['admin', 'orders.delete', undefined],
    ['dispatcher', 'orders.assign', undefined],
  ] as const)('%s, %s: %s', (role, permission, reason) => {
    expect(permissionRefusal(role, permission)).toBe(reason)
  })

  test('a guard without a sentence of its own gets the general one', () => {
    expect(roleReason(['dispatcher', 'user'])).toBe('reason.role')
    expect(roleReason('sales')).toBe('reason.role.sales')
  })
})
