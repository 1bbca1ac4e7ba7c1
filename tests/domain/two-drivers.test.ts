import { describe, expect, test } from 'vitest'
import { logOf } from '#src/domain/planning/checks/driver-log.ts'
import { drive, BOTH_RESTED, RESTED } from '#src/domain/planning/driving/driving.ts'
import { judge } from '#src/domain/planning/offers/judge.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import { loneStops } from '#src/domain/tours/stops.ts'
import { at, board, end, lone, order, truck } from './planning-world.ts'
import { lawBreaches, takeTurns } from './support/law-checker.ts'

const MINUTE = 60_000
const [FIRST, SECOND] = [
  { id: 'F1', name: 'Jan Kolb', absences: [] },
  { id: 'F2', name: 'Eva Lang', absences: [] },
]
const alone = truck('1', { driver: FIRST, home: undefined })
const both = truck('1', { driver: FIRST, coDriver: SECOND, home: undefined })

/** `drive 04:30, break 00:45, …` */
const told = (minutes: number, balance: typeof RESTED) =>
  drive(0, minutes, balance)
    .parts.map(({ kind, from, to }) => `${kind} ${(to - from) / MINUTE}`)
    .join(', ')

describe('Two drivers who take turns (VO (EG) 561/2006, Art. 4 (o), 7 and 8 (5))', () => {
  test.each([
    [540, 'drive 270, break 45, drive 270', 'drive 540'],
    [600, 'drive 270, break 45, drive 270, rest 660, drive 60', 'drive 600'],
    // Each nine hours; then both rest for nine.
    [1080, 'drive 270, break 45, drive 270, rest 660, drive 270, break 45, drive 270', 'drive 1080'],
    [
      1100,
      'drive 270, break 45, drive 270, rest 660, drive 270, break 45, drive 270, rest 660, drive 20',
      'drive 1080, rest 540, drive 20',
    ],
  ])('%i minutes of way', (minutes, byOne, byTwo) => {
    expect([told(minutes, RESTED), told(minutes, BOTH_RESTED)]).toEqual([byOne, byTwo])
  })

  test('21 hours after the last rest they rest, whatever they have driven', () => {
    const began = { ...BOTH_RESTED, began: 0 }
    const late = drive(20 * 60 * MINUTE, 120, began).parts
    expect(late.map(({ kind, from, to }) => [kind, from / MINUTE, to / MINUTE])).toEqual([
      ['drive', 1200, 1260],
      ['rest', 1260, 1800],
      ['drive', 1800, 1860],
    ])
  })

  /** Hamburg to München, some 800 km. */
  const far = order(
    'A',
    end('20457', { date: '2026-11-26', from: '06:00', to: '08:00' }),
    end('80331', { date: '2026-11-26', from: '06:00', to: '18:30' }),
    { loadingMeters: 8 },
  )

  test('what one driver cannot do in a day is no matter for two of them', () => {
    const now = at('05:00', '2026-11-26')
    const verdict = (resource: typeof both) =>
      judge(
        { resource: resource.key, stops: loneStops('A'), startAt: at('06:00', '2026-11-26') },
        board({ resources: [resource], orders: [far], now }),
      )
    const [one, two] = [verdict(alone), verdict(both)]
    expect(two.timeline.segments.some(({ kind }) => kind === 'break')).toBe(false)
    expect(one.timeline.segments.some(({ kind }) => kind === 'break' || kind === 'rest')).toBe(true)
    expect(two.timeline.end).toBeLessThan(one.timeline.end)
    expect(two.violations.map(({ code }) => code)).toEqual([])
  })

  test('a tour whose transport names somebody else is one driver’s', () => {
    const now = at('05:00', '2026-11-26')
    const named = { ...far, driverId: 'F9' }
    const world = board({ resources: [both], orders: [named], tours: [lone('1', both, 'A')], now })
    const { timeline } = indexOf(world).tours.get('1') ?? {}
    expect(timeline?.segments.some(({ kind }) => kind === 'break' || kind === 'rest')).toBe(true)
  })

  test('what each of them does keeps the law as it reads, and each drives half', () => {
    const now = at('05:00', '2026-11-26')
    const world = board({ resources: [both], orders: [far], tours: [lone('1', both, 'A')], now })
    const row = indexOf(world).rows.get(both.key) ?? []
    const { activities, shifts } = logOf([{ resource: both, row, isHis: () => true, isByTwo: () => true }], world)
    expect(shifts.map(({ isByTwo, atATime }) => [isByTwo, atATime])).toEqual([[true, 0]])
    const persons = takeTurns(activities)
    expect(persons.flatMap((one) => lawBreaches(one, { isByTwo: true }))).toEqual([])
    // Alone one of them would have driven it all without a break.
    expect(lawBreaches(activities).length).toBeGreaterThan(0)
  })

  test('who also drives alone between two rests is judged as if he had driven all of it alone', () => {
    const now = at('05:00', '2026-11-26')
    const world = board({ resources: [both], orders: [far], tours: [lone('1', both, 'A')], now })
    const row = indexOf(world).rows.get(both.key) ?? []
    const rowOf = (isByTwo: boolean) => [{ resource: both, row, isHis: () => true, isByTwo: () => isByTwo }]
    const [shift] = logOf(rowOf(false), world).shifts
    expect([shift?.isByTwo, (shift?.atATime ?? 0) > 270]).toEqual([false, true])
  })

  test('the second driver cannot be on two vehicles at one time', () => {
    const now = at('05:00', '2026-11-26')
    const other = truck('2', { driver: SECOND, home: undefined })
    const beside = order('B', end('20457', { date: '2026-11-26', from: '06:00' }), end('30159', { date: '2026-11-26' }))
    const world = board({ resources: [both, other], orders: [far, beside], tours: [lone('2', other, 'B')], now })
    const { violations } = judge(
      { resource: both.key, stops: loneStops('A'), startAt: at('06:00', '2026-11-26') },
      world,
    )
    expect(violations.map(({ code, values }) => [code, values['driver']])).toEqual([
      ['reason.plan.driverElsewhere', 'Eva Lang'],
    ])
  })
})
