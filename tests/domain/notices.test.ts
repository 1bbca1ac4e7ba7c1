import { expect, test } from 'vitest'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { expectedArrival, minutesLate } from '#src/domain/notices/expected.ts'
import {
  isSameNotice,
  type NoticeKind,
  type NoticeSaid,
  noticeSubject,
  whyNotNotice,
} from '#src/domain/notices/notices.ts'
import type { OrderStatus } from '#src/domain/workflow/order-status.ts'
import type { TransportStatus } from '#src/domain/workflow/transport-status.ts'

const at = (time: string, date = '2026-11-26') => zonedToEpoch(date, time)

test.each([
  ['delayNotice', 'CREATED', undefined, 'reason.send.notAssigned'],
  ['delayNotice', 'CONFIRMED', 'PLANNING', 'reason.send.notAssigned'],
  ['delayNotice', 'ASSIGNED', 'ASSIGNED', undefined],
  ['delayNotice', 'IN_TRANSIT', 'AT_DELIVERY', undefined],
  ['delayNotice', 'DELIVERED', 'DELIVERED', 'reason.notice.over'],
  ['delayNotice', 'BILLED', 'COMPLETED', 'reason.notice.over'],
  ['delayNotice', 'CANCELLED', 'CANCELLED', 'reason.cancelledReadOnly'],
  ['deliveryNotice', 'ASSIGNED', 'NOTIFIED', undefined],
  ['deliveryNotice', 'IN_TRANSIT', 'IN_TRANSIT', undefined],
  ['pickupNotice', 'ASSIGNED', 'AT_PICKUP', undefined],
  ['pickupNotice', 'ASSIGNED', undefined, undefined],
  ['pickupNotice', 'IN_TRANSIT', 'LOADED', 'reason.notice.loaded'],
] as const satisfies readonly (readonly [NoticeKind, OrderStatus, TransportStatus | undefined, string | undefined])[])(
  'a %s of an order that is %s, its transport %s: %s',
  (kind, status, transportStatus, reason) => {
    expect(whyNotNotice(kind, { status, transportStatus })).toBe(reason)
  },
)

test.each<[string, NoticeSaid, NoticeSaid, boolean]>([
  ['the same arrival', { expectedAt: at('13:40') }, { expectedAt: at('13:40') }, true],
  ['14 minutes later', { expectedAt: at('13:40') }, { expectedAt: at('13:54') }, true],
  ['a quarter of an hour later', { expectedAt: at('13:40') }, { expectedAt: at('13:55') }, false],
  ['a quarter of an hour earlier', { expectedAt: at('13:40') }, { expectedAt: at('13:25') }, false],
  ['an arrival that was not known before', { delayMinutes: 30 }, { expectedAt: at('13:40'), delayMinutes: 30 }, false],
  ['an arrival that is not known any more', { expectedAt: at('13:40') }, {}, false],
  ['the same delay without an arrival', { delayMinutes: 30 }, { delayMinutes: 30 }, true],
  ['another delay without an arrival', { delayMinutes: 30 }, { delayMinutes: 45 }, false],
  ['no delay, said once as none and once as 0', {}, { delayMinutes: 0 }, true],
  ['another day', { date: '2026-11-26' }, { date: '2026-11-27' }, false],
  ['another window', { timeFrom: '08:00', timeTo: '12:00' }, { timeFrom: '08:00', timeTo: '13:00' }, false],
])('%s is told again only on purpose: %#', (_, told, next, isSame) => {
  expect(isSameNotice(told, next)).toBe(isSame)
})

test.each([
  ['delivery', 'planned alone', at('10:00'), undefined, 'IN_TRANSIT', at('10:00')],
  [
    'delivery',
    'the report of a truck that is under way, where it is later',
    at('10:00'),
    at('11:00'),
    'IN_TRANSIT',
    at('11:00'),
  ],
  ['delivery', 'the plan, where stops come first', at('12:00'), at('11:00'), 'IN_TRANSIT', at('12:00')],
  ['delivery', 'the plan, before the truck has set off', at('10:00'), at('11:00'), 'ASSIGNED', at('10:00')],
  ['delivery', 'the transport, where it is on no plan', undefined, at('11:00'), 'ASSIGNED', at('11:00')],
  ['delivery', 'nothing, where nothing is known', undefined, undefined, undefined, undefined],
  ['pickup', 'the plan: a report tells of the unloading', at('07:00'), at('11:00'), 'EN_ROUTE_PICKUP', at('07:00')],
  ['pickup', 'nothing without a plan', undefined, at('11:00'), 'EN_ROUTE_PICKUP', undefined],
] as const)('the arrival at the %s is %s', (stop, _, planned, reported, status, expected) => {
  expect(expectedArrival(stop, { planned, reported, status })).toBe(expected)
})

const window = { date: '2026-11-26', timeFrom: '08:00', timeTo: '12:00' }
test.each([
  ['in the window', window, at('11:59'), 0],
  ['at its end', window, at('12:00'), 0],
  ['a second after it', window, at('12:00') + 1000, 1],
  ['an hour and a half after it', window, at('13:30'), 90],
  ['before it', window, at('06:00'), 0],
  ['the next day', window, at('07:00', '2026-11-27'), 19 * 60],
  ['on the day, which has no window: the usual one ends at 18:00', { date: '2026-11-26' }, at('18:30'), 30],
  ['after a beginning without an end, on the day', { date: '2026-11-26', timeFrom: '10:00' }, at('23:00'), 0],
  ['after a fixed time', { date: '2026-11-26', timeFrom: '10:00', fixed: true }, at('10:20'), 20],
  ['after the place closes', { ...window, timeTo: undefined, openingHours: 'Mo–Fr 07:00–16:00' }, at('16:15'), 15],
  ['without a day', { timeFrom: '08:00', timeTo: '12:00' }, at('13:30'), undefined],
])('a truck %s is so many minutes late: %#', (_, stop, expectedAt, late) => {
  expect(minutesLate('delivery', stop, expectedAt)).toBe(late)
})

test('when summer time ends, two hours by the clock are three', () => {
  const stop = { date: '2026-10-25', timeFrom: '00:00', timeTo: '01:00' }
  expect(minutesLate('delivery', stop, zonedToEpoch('2026-10-25', '03:00'))).toBe(180)
})

test('the subject names the order, and the number of the one who is told', () => {
  const order = { orderNumber: 'NK-2026-004711', reference: 'PO 17' }
  expect(noticeSubject('delayNotice', order)).toBe('Verspätung NK-2026-004711, Ihre Referenz PO 17')
  expect(noticeSubject('deliveryNotice', order)).toBe('Avis Anlieferung NK-2026-004711, Ihre Referenz PO 17')
  expect(noticeSubject('pickupNotice', { orderNumber: 'NK-2026-004711' })).toBe('Avis Abholung NK-2026-004711')
})
