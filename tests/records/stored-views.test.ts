import { expect, test } from 'vitest'
import { ordersList } from '#src/features/orders/list/orders-list.ts'
import { filtersOn, hasMovingDays, withMovingDays } from '#src/records/views/moving-days.ts'
import { noViews, storedViews } from '#src/records/views/saved-views.ts'
import { LETTERS } from './made-up-list.ts'

test('what people saved of the order list is read as it was written', () => {
  const layout = {
    order: ['status', 'orderNumber'],
    shown: ['orderNumber', 'status'],
    pinned: ['status'],
    widths: { status: 120 },
  }
  const written = {
    layout,
    views: [
      { name: 'Norden', filters: { plz: '20-29', from: 'today+1' }, sort: 'pickupDate', desc: false, layout },
      { name: '', filters: {}, sort: 'pickupDate', desc: false },
    ],
    unsaved: { Norden: layout },
    defaultView: 'Norden',
  }
  expect(ordersList.slot.key).toBe('views')
  const { views, defaultView, layout: own, unsaved } = storedViews(ordersList).parse(written)
  expect(views).toMatchObject([
    { id: 'Norden', builtIn: false, filters: { plz: '20-29', from: 'today+1' }, sort: 'pickupDate', desc: false },
  ])
  expect([views.length, defaultView, own.shown, own.widths]).toEqual([
    1,
    'Norden',
    ['status', 'orderNumber'],
    { status: 120 },
  ])
  expect(unsaved['Norden']?.pinned).toEqual(['status'])
})

test('what cannot be read counts as nothing, part by part, and filters a list does not have go', () => {
  const view = { name: 'Post', filters: { q: 'Tee', plz: '20' }, sort: 'plz', desc: 'no', layout: 7 }
  const read = storedViews(LETTERS).parse({ layout: 'x', views: [view, 7], unsaved: [], defaultView: 7 })
  expect(read).toEqual({
    ...noViews(LETTERS),
    views: [{ id: 'Post', name: 'Post', filters: { q: 'Tee' }, sort: 'weight', desc: true, builtIn: false }],
  })
})

test('days of a view count from today, whole weeks by weeks; other filters stay as they are', () => {
  const { filters } = LETTERS
  const week = { q: 'mo-fr', since: '2026-11-23', until: '2026-11-29' }
  const moving = withMovingDays(filters, week, '2026-11-25')
  expect(moving).toEqual({ q: 'mo-fr', since: 'week+0/1', until: 'week+0/7' })
  expect([hasMovingDays(filters, moving), hasMovingDays(filters, week)]).toEqual([true, false])
  expect(filtersOn(filters, moving, '2026-12-01')).toEqual({ q: 'mo-fr', since: '2026-11-30', until: '2026-12-06' })
  expect(filtersOn(filters, { since: 'today+1', until: 'never' }, '2026-12-31')).toEqual({
    since: '2027-01-01',
    until: undefined,
  })
})
