import { describe, expect, test } from 'vitest'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { moved, withPinned, withWidth } from '#src/records/columns/layout.ts'

const { usual: USUAL_LAYOUT, stored: StoredLayout, isSame: isSameLayout, withShown } = ORDER_COLUMNS.layouts

const pinned = withPinned(USUAL_LAYOUT, 'pickupDate', true)

describe('columns of the order list', () => {
  test('a pinned one stands first everywhere, and first among the others once it is let go', () => {
    expect([pinned.order[0], pinned.shown[0], pinned.pinned]).toEqual(['pickupDate', 'pickupDate', ['pickupDate']])
    const free = withPinned(pinned, 'pickupDate', false)
    expect([free.order[0], free.pinned]).toEqual(['pickupDate', []])
    const two = withPinned(pinned, 'orderNumber', true)
    expect(withPinned(two, 'pickupDate', false).order.slice(0, 2)).toEqual(['orderNumber', 'pickupDate'])
  })

  test('moving one leaves it on its side of the pinned ones', () => {
    expect(moved(pinned, 'orderNumber', -1)).toBe(pinned)
    expect(moved(pinned, 'pickupDate', 1)).toBe(pinned)
    expect(moved(pinned, 'status', -1).order.slice(0, 3)).toEqual(['pickupDate', 'status', 'orderNumber'])
  })

  test('one that is shown comes at its place, the number always stays', () => {
    expect(withShown(USUAL_LAYOUT, 'priority', true).shown.slice(0, 3)).toEqual(['orderNumber', 'status', 'priority'])
    expect(withShown(USUAL_LAYOUT, 'orderNumber', false)).toBe(USUAL_LAYOUT)
  })

  test('extra ones join the usual ones, and are where a person goes on from who chooses others', () => {
    const { forTable, asSeen } = ORDER_COLUMNS.layouts
    expect(forTable(USUAL_LAYOUT).hidden).not.toContain('carrierName')
    const seen = asSeen(USUAL_LAYOUT, (id) => id === 'deliveryDate')
    expect(seen.shown).toEqual([
      ...['orderNumber', 'status', 'customerName', 'pickupPostalCode', 'pickupDate'],
      ...['deliveryDate', 'customerPrice'],
    ])
    const chosen = withShown(seen, 'status', false)
    expect(forTable(chosen)).toMatchObject({ keepsAll: true })
    expect(forTable(chosen).hidden).toContain('carrierName')
    expect(asSeen(chosen, () => true)).toBe(chosen)
  })

  test('what was stored is put in order: unknown ones go, missing ones come last, widths stay within reason', () => {
    const stored = { order: ['status', 'gone'], shown: ['status'], pinned: ['status'], widths: { status: 1, gone: 9 } }
    const { order, shown, pinned: kept, widths } = StoredLayout.parse(stored)
    expect([order.length, order[0], order[1]]).toEqual([36, 'status', 'orderNumber'])
    expect([shown, kept, Object.keys(widths)]).toEqual([['status', 'orderNumber'], ['status'], ['status']])
    expect(widths.status).toBeGreaterThan(1)
  })

  test.each([
    ['another column', withShown(USUAL_LAYOUT, 'priority', true)],
    ['a pinned column', pinned],
    ['another order', moved(USUAL_LAYOUT, 'orderNumber', 1)],
    ['another width', withWidth(USUAL_LAYOUT, 'status', 200)],
  ])('%s is another layout', (_name, layout) => {
    expect(isSameLayout(USUAL_LAYOUT, layout)).toBe(false)
    expect(isSameLayout(layout, structuredClone(layout))).toBe(true)
  })
})
