import { describe, expect, test } from 'vitest'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { availability, offer, targetsOf } from '#src/commands/gate/availability.ts'
import { needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { Order } from '#src/contract/orders/order.ts'
import { command, context } from './support.ts'

const order: FocusedRecord = { kind: 'order', id: 'NK-2026-004711', record: Order.parse({ status: 'CONFIRMED' }) }
const other: FocusedRecord = { kind: 'order', id: 'NK-2026-004712', record: Order.parse({ status: 'CREATED' }) }
const vehicle: FocusedRecord = { kind: 'vehicle', id: 'veh-1' }

describe('the one gate', () => {
  test('a command without conditions can be run', () => {
    expect(availability(command({ id: 'a' }), context())).toEqual({ state: 'available' })
  })

  test('a command of other roles is hidden, admin sees all', () => {
    const bill = command({ id: 'a', roles: ['finance'] })
    expect(availability(bill, context())).toEqual({ state: 'hidden' })
    const admin = { userId: 'usr-2', role: 'admin' as const, tenantId: 'nordkurs', demo: true }
    expect(availability(bill, context({ session: admin }))).toEqual({ state: 'available' })
  })

  test('a command whose permission the role lacks is hidden, even where its scope is not active', () => {
    const remove = command({ id: 'a', permission: 'orders.delete', scope: 'dispatch' })
    expect(availability(remove, context())).toEqual({ state: 'hidden' })
  })

  test('a command of another screen is out of scope, but a button for it may be clicked', () => {
    const plan = command({ id: 'a', scope: 'dispatch' })
    expect(availability(plan, context())).toEqual({ state: 'outOfScope' })
    expect(availability(plan, context(), 'anywhere')).toEqual({ state: 'available' })
  })

  test('on the planning board, whose keys are its own, what can be done with the order under the cursor is offered', () => {
    const send = command({ id: 'a', scope: ['list', 'record'], needs: [needsRecord('order')] })
    const onBoard = (focus: FocusedRecord) =>
      context({ focus, place: { path: '/dispatcher', screen: 'dispatch', scopes: new Set(['everywhere', 'grid']) } })
    expect(availability(send, onBoard(order))).toEqual({ state: 'outOfScope' })
    expect(offer(send, onBoard(order))).toEqual({ state: 'available' })
    expect(offer(send, onBoard(vehicle))).toEqual({ state: 'outOfScope' })
    const elsewhere = context({
      focus: order,
      place: { path: '/', screen: 'map', scopes: new Set(['everywhere', 'panel:map']) },
    })
    expect(offer(send, elsewhere)).toEqual({ state: 'outOfScope' })
  })

  test('a dialog takes the keyboard from everything else', () => {
    const inDialog = context({ place: { path: '/orders', screen: 'orders', scopes: new Set(['dialog']) } })
    expect(availability(command({ id: 'a' }), inDialog)).toEqual({ state: 'outOfScope' })
    expect(availability(command({ id: 'a', scope: ['everywhere', 'dialog'] }), inDialog)).toEqual({
      state: 'available',
    })
  })

  test('what changes data waits for the connection', () => {
    expect(availability(command({ id: 'a', changesData: true }), context({ online: false }))).toEqual({
      state: 'blocked',
      reason: 'reasons.offline',
    })
    expect(availability(command({ id: 'a' }), context({ online: false }))).toEqual({ state: 'available' })
  })

  test('the first unmet need gives the reason', () => {
    const onlyOther: Condition = {
      check: (_context, targets) => targets.every(({ id }) => id === other.id),
      reason: 'reasons.selectRecord',
      values: () => ({ from: 'Angelegt' }),
    }
    const setStatus = command({
      id: 'a',
      needs: [needsRecord('order'), onlyOther],
    })
    expect(availability(setStatus, context())).toEqual({ state: 'blocked', reason: 'reasons.select.order' })
    expect(availability(setStatus, context({ focus: vehicle }))).toEqual({
      state: 'blocked',
      reason: 'reasons.select.order',
    })
    expect(availability(setStatus, context({ focus: order }))).toEqual({
      state: 'blocked',
      reason: 'reasons.selectRecord',
      values: { from: 'Angelegt' },
    })
    expect(availability(setStatus, context({ focus: other }))).toEqual({ state: 'available' })
  })

  test('a reason may depend on the record', () => {
    const strange = command({
      id: 'a',
      needs: [
        { check: () => false, reason: (_c, targets) => (targets.length ? 'reasons.onlyOne' : 'reasons.select.order') },
      ],
    })
    expect(availability(strange, context({ focus: order }))).toEqual({ state: 'blocked', reason: 'reasons.onlyOne' })
    expect(availability(strange, context())).toEqual({ state: 'blocked', reason: 'reasons.select.order' })
  })
})

test('the selection wins over the focus for commands that can take many', () => {
  const here = context({ focus: vehicle, selection: [order, other] })
  expect(targetsOf(command({ id: 'a', placements: ['bulk'] }), here)).toEqual([order, other])
  expect(targetsOf(command({ id: 'a', placements: ['row'] }), here)).toEqual([vehicle])
  expect(targetsOf(command({ id: 'a', placements: ['bulk'] }), context({ focus: vehicle }))).toEqual([vehicle])
  const single = command({ id: 'a', placements: ['bulk'], needs: [needsOneRecord] })
  expect(availability(single, here)).toEqual({ state: 'blocked', reason: 'reasons.onlyOne' })
})

describe('more rows than a person decides upon', () => {
  const many = Array.from({ length: 1001 }, (_, at): FocusedRecord => ({ kind: 'order', id: `o-${at}` }))
  const change = command({ id: 'a', placements: ['row', 'bulk'], changesData: true, needs: [needsRecord('order')] })
  const tooMany = { state: 'blocked', reason: 'reasons.tooManySelected' }

  test('1 000 ticked rows can be changed, one more cannot', () => {
    expect(availability(change, context({ selection: many.slice(1), selectionTotal: 1000 }))).toEqual({
      state: 'available',
    })
    expect(availability(change, context({ selection: many, selectionTotal: 1001 }))).toEqual(tooMany)
    expect(availability(change, context({ selection: many }))).toEqual(tooMany)
  })

  test('a rule that stands for rows never falls back to the focused one', () => {
    const byRule = context({ focus: order, selection: [], selectionTotal: 100_000 })
    expect(availability(change, byRule)).toEqual(tooMany)
    expect(targetsOf(change, byRule)).toEqual([])
    const few = context({ focus: order, selection: [], selectionTotal: 3 })
    expect(availability(change, few)).toEqual(tooMany)
  })

  test('what works on the focused row alone, or on no row, is not concerned', () => {
    const byRule = context({ focus: order, selection: [], selectionTotal: 100_000 })
    const single = command({ id: 'a', placements: ['row'], changesData: true, needs: [needsRecord('order')] })
    expect(availability(single, byRule)).toEqual({ state: 'available' })
    expect(targetsOf(single, byRule)).toEqual([order])
    expect(availability(command({ id: 'a' }), byRule)).toEqual({ state: 'available' })
  })

  test('what only reads takes any number of rows that are held', () => {
    const read = command({ id: 'a', placements: ['bulk'], needs: [needsRecord('order')] })
    expect(availability(read, context({ selection: many, selectionTotal: 1001 }))).toEqual({ state: 'available' })
  })
})

test('two commands with one id are refused', () => {
  expect(() => defineCommands([command({ id: 'a' })], [command({ id: 'a' })])).toThrow('Two commands are called "a"')
  expect(defineCommands([command({ id: 'a' })], [command({ id: 'b' })]).all.map(({ id }) => id)).toEqual(['a', 'b'])
})
