import { describe, expect, test } from 'vitest'
import { addDays, epochToZoned } from '#src/domain/basics/dates.ts'
import { assess } from '#src/domain/planning/checks/assess.ts'
import type { Activity, Shift } from '#src/domain/planning/checks/driver-log.ts'
import { dailyOf } from '#src/domain/planning/checks/duty.ts'
import { weeklyRestViolations } from '#src/domain/planning/checks/weekly-rest.ts'
import { weekViolations } from '#src/domain/planning/checks/weeks.ts'
import { afterPart, type DrivingBalance, RESTED } from '#src/domain/planning/driving/driving.ts'
import { timelineOf } from '#src/domain/planning/scene/timeline.ts'
import type { Violation } from '#src/domain/planning/offers/judge.ts'
import { at, board, end, lone, order, stops, tour, truck } from './planning-world.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const clock = (epoch: number) => `${epochToZoned(epoch).date.slice(8)}. ${epochToZoned(epoch).time}`
const said = (found: readonly Violation[]) =>
  found.map(({ code, severity, values }) => [
    `${severity} ${code.replace('reason.plan.', '')}`,
    values['driven'] ?? values['rest'] ?? values['duty'] ?? values['worked'] ?? values['count'] ?? values['days'] ?? '',
  ])

describe('a break (Art. 7)', () => {
  /** `d` driving, `w` work, `s` standing still, minutes each: the longest driving without a break. */
  const longest = (text: string) => {
    let [balance, now, most]: [DrivingBalance, number, number] = [RESTED, 0, 0]
    for (const part of text.split(' ')) {
      const kind = part.startsWith('d') ? 'drive' : part.startsWith('w') ? 'stop' : 'wait'
      const to = now + Number(part.slice(1)) * MINUTE
      balance = afterPart(balance, { kind, from: now, to })
      now = to
      most = Math.max(most, balance.sinceBreak)
    }
    return most
  }

  test.each([
    ['of 45 minutes in one', 'd270 s45 d270', 270],
    ['of 44 minutes is none', 'd200 s44 d100', 300],
    ['of 15 and then 30 minutes', 'd135 s15 d135 s30 d270', 270],
    ['of 30 and then 15 minutes is none', 'd135 s30 d135 s15 d60', 330],
    ['of 30 and then 30 minutes: the first is more than its 15', 'd135 s30 d135 s30 d60', 270],
    ['of 15, 15 and 15 minutes is none', 'd90 s15 d90 s15 d90 s15 d60', 330],
    ['in parts begins anew behind a whole one', 'd100 s15 d100 s45 d200 s30 d100', 300],
    ['does not begin before there is anything driven', 's15 d200 s30 d100', 300],
    ['is not loading or unloading', 'd200 w60 d100', 300],
    ['is a rest of nine hours as well', 'd200 s540 d200', 200],
  ])('%s', (_, text, most) => expect(longest(text)).toBe(most))
})

const day = { date: '2026-11-26' }
const next = { date: '2026-11-27' }
const now = at('04:00', '2026-11-26')

describe('a tour in time', () => {
  const row = truck('HH-NK 1')
  const shown = (orders: Parameters<typeof board>[0]['orders'], text: string) => {
    const on = board({ resources: [row], orders, now })
    const line = timelineOf(tour('1', row, stops(text, day.date)), on)
    return line.segments.map(({ kind, from, to }) => `${kind} ${clock(from)}–${clock(to)}`)
  }

  test('takes a waiting of five and a half hours for the first part of the rest, which begins by 20:00 then', () => {
    const orders = [
      order(
        'A',
        end('20457', { ...day, from: '05:00', to: '07:00' }),
        end('80331', { ...next, from: '08:00', to: '16:00' }),
      ),
      order(
        'B',
        end('30159', { ...day, from: '13:30', to: '15:00' }),
        end('80331', { ...next, from: '08:00', to: '16:00' }),
      ),
    ].map((one) => ({ ...one, loadingMeters: 4 }))
    const on = board({ resources: [row], orders, tours: [], now })
    expect(shown(orders, '+A +B -A -B')).toEqual([
      'stop 26. 05:00–26. 05:30',
      'drive 26. 05:30–26. 07:53',
      'wait 26. 07:53–26. 13:30',
      'stop 26. 13:30–26. 14:00',
      'drive 26. 14:00–26. 18:30',
      'break 26. 18:30–26. 19:15',
      'drive 26. 19:15–26. 20:00',
      'rest 26. 20:00–27. 05:00',
      'drive 27. 05:00–27. 08:36',
      'stop 27. 08:36–27. 09:06',
      'stop 27. 09:06–27. 09:36',
    ])
    const verdict = assess({ resource: row.key, stops: stops('+A +B -A -B') }, on)
    expect([said(verdict.violations), said(verdict.hints)]).toEqual([[], []])
  })

  const early = { ...day, from: '05:00', to: '07:00' }
  /** Loaded at five in Hamburg and at eleven in Hannover, unloaded in München: two halves of a day that are no part of a rest. */
  const twice = (to: string) => [
    order('A', end('20457', early), end('80331', { ...next, from: '00:00', to }), { loadingMeters: 4 }),
    order('B', end('30159', { ...day, from: '10:40', to: '12:00' }), end('80331', { ...next, from: '00:00', to }), {
      loadingMeters: 13,
    }),
    order('C', end('34117', { ...day, from: '16:30', to: '18:00' }), end('80331', { ...next, from: '00:00', to }), {
      loadingMeters: 13,
    }),
  ]

  test('rests eleven hours after thirteen, and nine after fifteen where it would be late otherwise', () => {
    const rests = (to: string) => shown(twice(to), '+A +B +C -A -B -C').filter((one) => one.startsWith('rest'))
    expect([rests('23:00'), rests('10:30')]).toEqual([['rest 26. 18:00–27. 05:00'], ['rest 26. 20:00–27. 05:00']])
  })

  test('breaks for thirty minutes where fifteen have been waited before', () => {
    const orders = [
      order('A', end('20457', { ...early, to: '05:10' }), end('80331', next), { loadingMeters: 4 }),
      order('B', end('30159', { ...day, from: '08:10', to: '09:00' }), end('80331', next), { loadingMeters: 4 }),
    ]
    expect(shown(orders, '+A +B -A -B').slice(0, 7)).toEqual([
      'stop 26. 05:00–26. 05:30',
      'drive 26. 05:30–26. 07:53',
      'wait 26. 07:53–26. 08:10',
      'stop 26. 08:10–26. 08:40',
      'drive 26. 08:40–26. 10:47',
      'break 26. 10:47–26. 11:17',
      'drive 26. 11:17–26. 15:47',
    ])
  })
})

/** Shifts from a moment to another and the rest behind each: `30. 06:00 10 h, 12 h` works ten hours and rests twelve. */
function shiftsOf(start: number, text: string, more: Partial<Shift> = {}): Shift[] {
  let from = start
  return text.split(' ').map((part) => {
    const [length = 0, rest = 0] = part.split('/').map(Number)
    const to = from + length * HOUR
    const shift = {
      from,
      to,
      drivingMin: 300,
      atATime: 200,
      hasPartOfRest: false,
      restMin: rest * 60,
      isByTwo: false,
      ...more,
    }
    from = to + rest * HOUR
    return shift
  })
}
const MONDAY = at('06:00', '2026-11-30')

describe('a daily rest (Art. 8 (2), (4) and 4 (g))', () => {
  const last = (text: string, more: Partial<Shift> = {}) => {
    const shifts = shiftsOf(MONDAY, text, more)
    const shift = shifts.at(-1)
    return shift ? said(dailyOf(shift, shifts)) : []
  }
  test.each([
    ['of eleven hours after thirteen', '13/11', {}, []],
    ['of ten after thirteen is a reduced one', '13/10', {}, [['warn shortRest', '10 h']]],
    [
      'of twelve after fourteen is one too: ten of them lie within the 24 hours',
      '14/12',
      {},
      [['warn shortRest', '10 h']],
    ],
    ['of nine after fifteen, three before them, is a whole one', '15/9', { hasPartOfRest: true }, []],
    ['of nine after fifteen is a reduced one', '15/9', {}, [['warn shortRest', '9 h']]],
    ['after more than fifteen hours is too late', '15.5/11', {}, [['block shift', '15 h 30 min']]],
    ['is reduced three times', '14/10 14/10 14/10', {}, [['warn shortRest', '10 h']]],
    ['is not reduced a fourth time', '14/10 14/10 14/10 14/10', {}, [['block rest', '10 h']]],
    [
      'is reduced again behind a weekly rest of the same week',
      '14/10 14/10 14/24 14/10',
      {},
      [['warn shortRest', '10 h']],
    ],
    [
      'is reduced no fourth time in the week after, without a weekly rest',
      '14/10 14/10 14/10 12/12 12/12 12/12 14/10',
      {},
      [['block rest', '10 h']],
    ],
  ])('%s', (_, text, more, expected) => expect(last(text, more)).toEqual(expected))

  test('and driving: nine hours, ten twice a week', () => {
    const driven = (minutes: number, days: number) => {
      const shifts = shiftsOf(MONDAY, Array.from({ length: days }, () => '12/12').join(' '), { drivingMin: minutes })
      const shift = shifts.at(-1)
      return shift ? said(dailyOf(shift, shifts)) : []
    }
    expect([driven(540, 3), driven(600, 2), driven(541, 3), driven(601, 1)]).toEqual([
      [],
      [['warn longDay', '10 h']],
      [['block dailyDriving', '9 h 01 min']],
      [['block dailyDriving', '10 h 01 min']],
    ])
  })
})

describe('a weekly rest (Art. 8 (6))', () => {
  const week = (rest: string) => `12/12 12/12 12/12 12/12 12/${rest}`
  /** Ends on Sunday at 15:00: of two weeks that begin on the Monday after it is no part. */
  const SUNDAY_45 = week('45')
  /** The shift that is looked at is the last one. */
  const last = (text: string, count = 1) => {
    const shifts = shiftsOf(MONDAY, `${text}`)
    const open = shifts.map((shift, index) => (index === shifts.length - 1 ? { ...shift, restMin: Infinity } : shift))
    return said(weeklyRestViolations(open.slice(-count), open))
  }
  test.each([
    ['of sixty hours each weekend', `${week('60')} ${week('60')} ${week('60')}`, []],
    ['begins within six times 24 hours', '12/12 12/12 12/12 12/12 12/12 12/12', []],
    ['that begins later', '12/12 12/12 12/12 12/12 12/12 12/12 12/12', [['block weeklyRest', 6]]],
    ['may be a reduced one where the other is a whole one', `${SUNDAY_45} ${week('36')} ${week('48')} 12/12`, []],
    [
      'of 36 hours twice, none of 45 in two weeks',
      `${SUNDAY_45} ${week('36')} ${week('36')} 12/12 12/12 12/12`,
      [['block weeklyRests', 2]],
    ],
  ])('%s', (_, text, expected) => expect(last(text)).toEqual(expected))

  test('that was reduced is said with what it lacks and until when', () => {
    const shifts = shiftsOf(MONDAY, `${week('36')} 12/12`)
    const [hint] = weeklyRestViolations(shifts.slice(-1), shifts)
    expect([hint?.code, hint?.severity, hint?.values]).toEqual([
      'reason.plan.owedRest',
      'warn',
      { rest: '36 h', owed: '9 h', date: '2026-12-27' },
    ])
  })

  test('that is not made up for by the end of the third week stands against what is planned behind', () => {
    // Of 36 hours nine are lacking: 54 hours hold them beside the 45, and 53 do not.
    const behind = (rest: string) => last(`${week('36')} ${week(rest)} ${week(rest)} ${week(rest)} 12/12 12/12 12/12`)
    expect([behind('54'), behind('53')]).toEqual([[], [['block restNotMadeUp', '36 h']]])
  })
})

describe('a week (Art. 6 (2) and (3), § 21a ArbZG)', () => {
  const activities = (kind: Activity['kind'], hours: number, date: string): Activity => ({
    kind,
    from: at('06:00', date),
    to: at('06:00', date) + hours * HOUR,
    isByTwo: false,
  })
  const weekOf = (monday: string, driving: number, work: number) =>
    [0, 1, 2, 3, 4, 5].flatMap((days) => [
      activities('drive', driving, addDays(monday, days)),
      {
        ...activities('work', work, addDays(monday, days)),
        from: at('06:00', addDays(monday, days)) + driving * HOUR,
        to: at('06:00', addDays(monday, days)) + (driving + work) * HOUR,
      },
    ])
  const found = (all: readonly Activity[]) => {
    const shifts = shiftsOf(at('06:00', '2026-11-30'), '10/14')
    return said(weekViolations(shifts, { activities: all, shifts, leaves: new Map() }))
  }
  test.each([
    ['of 48 hours of work', weekOf('2026-11-30', 6, 2), []],
    ['of more is told of', weekOf('2026-11-30', 6, 2.5), [['warn longWorkingWeek', '51 h']]],
    ['of 60 hours of work is told of alone', weekOf('2026-11-30', 8, 2), [['warn longWorkingWeek', '60 h']]],
    ['of more than 60 hours of work is none', weekOf('2026-11-30', 8, 2.5), [['block workingWeek', '63 h']]],
    [
      'of more than 56 hours of driving is none',
      weekOf('2026-11-30', 9.5, 0),
      [
        ['block weeklyDriving', '57 h'],
        ['warn longWorkingWeek', '57 h'],
      ],
    ],
    ['with the one before has 90 hours of driving', [...weekOf('2026-11-23', 7, 0), ...weekOf('2026-11-30', 8, 0)], []],
    [
      'with the one before has no more',
      [...weekOf('2026-11-23', 7.5, 0), ...weekOf('2026-11-30', 8, 0)],
      [['block fortnight', '93 h']],
    ],
  ])('%s', (_, all, expected) => expect(found(all)).toEqual(expected))

  test('ends on Sunday at midnight, also within a shift', () => {
    const [from, to] = [at('22:00', '2026-11-29'), at('02:00', '2026-11-30')]
    const sunday = { kind: 'drive', from, to, isByTwo: false } as const
    expect(found([sunday, ...weekOf('2026-11-30', 9, 0)])).toEqual([['warn longWorkingWeek', '56 h']])
    expect(found([{ ...sunday, to: sunday.to + 3 * MINUTE }, ...weekOf('2026-11-30', 9, 0)])).toEqual([
      ['block weeklyDriving', '56 h 03 min'],
      ['warn longWorkingWeek', '56 h 03 min'],
    ])
  })
})

describe('a driver', () => {
  const driver = { id: 'F1', name: 'Anna Ernst', absences: [] }
  const [one, other] = [truck('HH-NK 1', { driver }), truck('HH-NK 2', { driver })]
  const monday = { date: '2026-11-30' }
  const far = (id: string, from: string, to: string, time: string) =>
    order(id, end(from, { ...monday, from: time, to: '23:00' }), end(to, monday), { loadingMeters: 4 })

  test('who drives two vehicles drives nine hours with both, and one of them at a time', () => {
    const orders = [
      far('A', '20457', '60311', '06:00'),
      far('B', '60311', '80331', '15:45'),
      far('C', '50667', '28197', '08:00'),
    ]
    const on = board({ resources: [one, other], tours: [lone('1', one, 'A')], orders, now })
    const judged = (id: string, resource: typeof one) =>
      said(assess({ resource: resource.key, stops: stops(`+${id} -${id}`) }, on).violations)
    expect(judged('B', other)).toEqual([
      ['block dailyDriving', '12 h 38 min'],
      ['block shift', '17 h 01 min'],
    ])
    expect(judged('C', other)).toEqual([['block driverElsewhere', '']])
    const alone = truck('HH-NK 2', { driver: { ...driver, id: 'F2' } })
    const apart = { ...on, resources: [one, alone] }
    expect(said(assess({ resource: alone.key, stops: stops('+B -B') }, apart).violations)).toEqual([])
  })

  test('who is named for a tour on another vehicle has driven it', () => {
    const orders = [{ ...far('A', '20457', '60311', '06:00'), driverId: 'F1' }, far('B', '60311', '80331', '15:45')]
    const foreign = truck('HH-NK 3', { driver: { ...driver, id: 'F3' } })
    const on = board({ resources: [foreign, other], tours: [lone('1', foreign, 'A')], orders, now })
    expect(said(assess({ resource: other.key, stops: stops('+B -B') }, on).violations)[0]).toEqual([
      'block dailyDriving',
      '12 h 38 min',
    ])
  })

  test('of a van is judged as one of a truck (§ 1 FPersV)', () => {
    const van = truck('HH-NK 9', { type: 'SPRINTER' })
    const orders = [far('A', '20457', '60311', '06:00'), far('B', '60311', '80331', '15:45')]
    const on = board({ resources: [van], tours: [lone('1', van, 'A')], orders, now })
    expect(said(assess({ resource: van.key, stops: stops('+B -B') }, on).violations)[0]).toEqual([
      'block dailyDriving',
      '12 h 38 min',
    ])
  })

  test('has the empty way from where his truck stands behind him', () => {
    const near = { ...monday, from: '06:00', to: '08:00' }
    const orders = [
      order('A', end('80331', near), end('60311', { ...monday, from: '06:00', to: '20:00' }), { loadingMeters: 4 }),
    ]
    const from = (minutes: number) => {
      const row = truck('HH-NK 1', { standsAt: end('90402').site })
      const on = board({ resources: [row], orders, now: at('06:00', '2026-11-30') - minutes * MINUTE })
      return said(assess({ resource: row.key, stops: stops('+A -A') }, on).violations)
    }
    // 2 h 44 min from Nürnberg and four and a half hours of driving are more than 270 minutes, unless there is time for a break.
    expect([from(200), from(300)]).toEqual([[['block break', '7 h 14 min']], []])
  })
})
