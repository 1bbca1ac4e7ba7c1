import { expect, test } from 'vitest'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Resource } from '#src/domain/planning/facts/board.ts'
import { busyOn, rowOffer, wantedOf } from '#src/domain/planning/offers/offers.ts'
import { board, end, lone, order, site, truck } from './planning-world.ts'

const day = { date: '2026-11-27' }
const window = (from: string, to: string) => ({ ...day, from, to })
/** From Hamburg to Hannover in the morning. */
const wanted = order('W', end('20457', window('08:00', '10:00')), end('30159', window('12:00', '18:00')), {
  loadingMeters: 12,
  weightKg: 9_000,
})
/** From Bremen to Hamburg until 14:00 or so. */
const other = order('4711', end('28197', window('07:00', '08:00')), end('20457', window('10:00', '13:00')), {
  loadingMeters: 4,
})
/** The evening before, to Lübeck. */
const before = order(
  'B',
  end('24103', { date: '2026-11-26', from: '15:00', to: '16:00' }),
  end('23552', { date: '2026-11-26', from: '17:00', to: '20:00' }),
)

const free = truck('HH-NK 1', { standsAt: site('20457', 'Hof') })
const driving = truck('HH-NK 2', { standsAt: site('28197', 'Hof') })
const small = truck('HH-NK 3', { type: 'SOLO_12', loadingMeters: 7.2, standsAt: site('20457', 'Hof') })
const behind = truck('HH-NK 4', { standsAt: site('24103', 'Hof') })
const holiday = truck('HH-NK 5', {
  standsAt: site('20457', 'Hof'),
  driver: {
    name: 'Ole Voss',
    absences: [{ id: 'a', from: '2026-11-26', to: '2026-11-28', kind: 'holiday' }],
  },
})
const resources = [free, driving, small, behind, holiday]
const world = board({
  resources,
  tours: [lone('T1', driving, '4711'), lone('T2', behind, 'B')],
  orders: [other, before],
})
const look = wantedOf(wanted, world)
const offer = ({ key }: Resource) => {
  const found = rowOffer(key, look)
  return {
    codes: found?.violations.map(({ code }) => code.replace('reason.', '')),
    busy: found?.busy && `${epochToZoned(found.busy.until).time} ${found.busy.order}`,
    km: found?.emptyKm,
  }
}

test('a vehicle that stands there free has nothing against it and no way to go', () => {
  expect(offer(free)).toEqual({ codes: [], busy: undefined, km: 10 })
})

test('one that drives then says until when and what', () => {
  expect(offer(driving)).toEqual({ codes: ['plan.overlap'], busy: '10:30 NK-4711', km: 0 })
  expect(busyOn(driving.key, look)?.order).toBe('NK-4711')
})

test('one that is too small says by how much', () => {
  const found = rowOffer(small.key, look)
  expect(found?.violations.map(({ code, values }) => [code, values['over']])).toEqual([
    ['reason.plan.loadingMeters', 4.8],
  ])
})

test('the way there begins where the tour before ends', () => {
  expect(offer(behind)).toMatchObject({ codes: [], km: 75 })
})

test('a driver who is away speaks against his vehicle', () => {
  expect(offer(holiday).codes).toEqual(['driver.absent.holiday'])
})

test('a row the plan does not have is not judged', () => {
  expect(rowOffer('vehicle:none', look)).toBeUndefined()
})

test('what the order breaks whoever drives it is no matter of choice', () => {
  const late = order('L', end('20457', window('08:00', '10:00')), end('80331', window('11:00', '12:00')))
  const hopeless = wantedOf(late, world)
  expect([...hopeless.anyway]).toContain('reason.plan.window')
  expect(rowOffer(free.key, hopeless)?.violations).toEqual([])
})

test('an order on a tour already is judged at the time of that, and its own tour is nothing else to drive', () => {
  const own = board({ resources: [free, driving], tours: [lone('T1', driving, '4711')], orders: [other] })
  const planned = wantedOf(other, own)
  expect(planned.placement.tourId).toBe('T1')
  expect(rowOffer(driving.key, planned)).toMatchObject({ violations: [], busy: undefined })
})

test('a vehicle that can only be there later is judged from then on', () => {
  const soon = order(
    'S',
    end('20457', { date: '2026-11-26', from: '13:00', to: '18:00' }),
    end('23552', window('08:00', '18:00')),
  )
  const far = truck('HH-NK 6', { standsAt: site('30159', 'Hof') })
  const near = board({ resources: [far], orders: [soon] })
  const now = wantedOf(soon, near)
  expect(epochToZoned(now.span.start).time).toBe('14:15')
  expect(rowOffer(far.key, now)?.violations).toEqual([])
  const tooFar = truck('HH-NK 7', { standsAt: site('80331', 'Hof') })
  const late = wantedOf(soon, board({ resources: [tooFar], orders: [soon] }))
  expect(rowOffer(tooFar.key, late)?.violations.map(({ code }) => code)).toEqual(['reason.plan.unreachable'])
})
