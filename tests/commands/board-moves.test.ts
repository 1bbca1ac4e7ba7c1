import { describe, expect, test } from 'vitest'
import type { Resource, ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow, Timeline } from '#src/domain/planning/scene/timeline.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { barBackground, barLabel, loadSteps, postalArea } from '#src/features/dispatch/board/bars/look.ts'
import { neighbourTour, placeOfTour, tourIn } from '#src/features/dispatch/board/state/moves.ts'
import { createBoardState } from '#src/features/dispatch/board/state/state.ts'
import { HOUR, hoursOf, slotOf, slotStart, slotStep, usualStart } from '#src/features/dispatch/board/state/time.ts'
import { shownRows } from '#src/features/dispatch/board/state/filters.ts'
import { hitsOf } from '#src/features/dispatch/board/state/find.ts'
import { geometryOf, midnights, rangeFor } from '#src/features/dispatch/board/state/geometry.ts'
import { rowTops } from '#src/features/dispatch/board/rows/lanes.ts'
import { viewAround } from '#src/features/dispatch/board/use-view.ts'
import { readBoardSearch } from '#src/features/dispatch/board/state/search.ts'

const at = (time: string, date = '2026-11-26') => zonedToEpoch(date, time)
const nothing = { loadingMeters: 0, weightKg: 0, pallets: 0 }
const aboard = (loadingMeters: number) => ({ ...nothing, loadingMeters })

function timeline(from: string, to: string, segments: Timeline['segments'] = []): Timeline {
  return {
    ...{ start: at(from), end: at(to), stops: [], segments, km: 0, drivingMin: 0, status: 'ASSIGNED' },
    ...{ disrupted: false, mostAboard: aboard(8) },
    ...{ fromCity: 'Hamburg', fromPostalCode: '20457', fromCountry: 'DE' },
    ...{ toCity: 'Mannheim', toPostalCode: '68159', toCountry: 'DE' },
  }
}

const tour = (id: string, from: string, to: string) => ({
  tour: { id, version: 1, number: id, stops: [] },
  timeline: timeline(from, to),
})

function row(plate: string, tours: ResourceRow['tours'] = []): ResourceRow {
  const resource: Resource = { key: `vehicle:${plate}`, id: plate, label: plate, blocks: [], papers: [] }
  return { resource, tours, gaps: [], bans: [], holds: [], lapsed: [] }
}

const [one, two] = [tour('T-1', '06:00', '07:20'), tour('T-2', '07:40', '12:00')]
const first = row('HH-NK 118', [one, two])
const rows = [
  { tours: [], gaps: [], bans: [], holds: [], lapsed: [] },
  first,
  row('HH-NK 120', [tour('T-3', '20:00', '22:00')]),
]
const place = (time: string, tourId?: string) => ({
  resource: 'vehicle:HH-NK 118' as const,
  time: at(time),
  ...(tourId && { tourId }),
})

describe('the cursor on the board', () => {
  test.each([
    ['a slot with one tour on its way', '06:00', undefined, 'T-1'],
    ['a slot in which one ends and another begins means the one that begins', '07:00', undefined, 'T-2'],
    ['the one it was taken to', '07:00', 'T-1', 'T-1'],
    ['a free slot', '13:00', undefined, undefined],
  ])('%s', (_name, time, tourId, found) => {
    expect(tourIn(first, place(time, tourId), HOUR)?.tour.id).toBe(found)
  })

  test.each([
    ['from before to the first', '04:00', undefined, 1, 'T-1'],
    ['from one to the next, in the same slot', '07:00', 'T-1', 1, 'T-2'],
    ['and back', '07:00', 'T-2', -1, 'T-1'],
    ['from behind to the last', '15:00', undefined, -1, 'T-2'],
    ['beyond the last there is none', '09:00', undefined, 1, undefined],
  ] as const)('goes from tour to tour: %s', (_name, time, tourId, by, found) => {
    expect(neighbourTour(first, place(time, tourId), { slot: HOUR, by })?.tour.id).toBe(found)
  })

  test.each([
    ['a quarter of an hour by day', 'day', '2026-11-26', '07:20', 1, '07:30'],
    ['back to the slot before its own', 'day', '2026-11-26', '07:20', -1, '07:00'],
    ['six hours by week, also where the clocks go forward', 'week', '2027-03-28', '00:00', 1, '06:00'],
    ['and where they go back', 'week', '2026-10-25', '00:00', 1, '06:00'],
  ] as const)('steps %s', (_name, zoom, date, from, by, to) => {
    const stepped = slotStep(at(from, date), slotOf(zoom), by)
    expect(stepped).toBe(at(to, date))
  })

  test('stands in each of the two hours from two to three where the clocks go back, and steps through both', () => {
    const half = Date.UTC(2026, 9, 25, 1, 30)
    expect(slotStart(half, slotOf('day'))).toBe(half)
    const walk = Array.from({ length: 5 }).reduce<number[]>(
      (all) => [...all, slotStep(all.at(-1) ?? 0, slotOf('days'), 1)],
      [at('01:00', '2026-10-25')],
    )
    const hours = walk.map((time) => new Date(time).toISOString().slice(11, 16))
    expect(hours).toEqual(['23:00', '00:00', '01:00', '02:00', '03:00', '04:00'])
    expect(slotStep(half, slotOf('days'), -1)).toBe(Date.UTC(2026, 9, 25, 0, 0))
  })

  test.each([
    ['begins', '2027-03-28', 23, ['00', '01', '03', '04']],
    ['ends', '2026-10-25', 25, ['00', '01', '2A', '2B', '03', '04']],
    ['goes on', '2026-11-26', 24, ['00', '01', '02', '03', '04']],
  ])('has a day of as many hours as the clock shows where summer time %s', (_name, date, count, early) => {
    const hours = hoursOf(at('00:00', date))
    expect(hours.length).toBe(count)
    expect(hours.filter(({ hour }) => hour < 5).map(({ name }) => name)).toEqual(early)
    expect(new Set(hours.map((one) => one.at)).size).toBe(count)
    expect(midnights({ origin: at('00:00', date), end: at('00:00', date) + 50 * HOUR }).length).toBe(3)
  })

  test('stays in its row when the rows change, and takes the place of a row that is gone', () => {
    const state = createBoardState()
    const board = { now: 0, from: '', to: '', resources: [], tours: [], orders: new Map(), eurPerKm: 1.46 }
    state.setRows({ board, rows })
    expect(state.show('T-3')).toBe(true)
    expect(state.cursor.current()).toEqual({ resource: 'vehicle:HH-NK 120', time: at('20:00'), tourId: 'T-3' })
    expect(state.show('T-9')).toBe(false)
    state.setRows({ board, rows: rows.slice(0, 2) })
    expect(state.cursor.current()).toEqual({ resource: 'vehicle:HH-NK 118', time: at('20:00') })
  })
})

test('finds a plate without its blanks, and the tours of a number, from left to right', () => {
  expect(hitsOf('hhnk120', rows, new Map(), at('09:00'))).toEqual([
    { resource: 'vehicle:HH-NK 120', time: at('09:00') },
  ])
  expect(hitsOf('t-', rows, new Map(), 0).map(({ tourId }) => tourId)).toEqual(['T-1', 'T-2', 'T-3'])
  expect(placeOfTour(rows, 'T-2')?.resource).toBe('vehicle:HH-NK 118')
})

describe('a bar', () => {
  const words = { cities: 'Hamburg → Mannheim', areas: '20 → 68', fact: '8,0' }

  test.each([
    [200, 'Hamburg → Mannheim', true],
    [154, 'Hamburg → Mannheim', false],
    [110, '20 → 68', true],
    [60, '', true],
    [40, '', false],
  ])('%i px wide says what has room', (width, label, fact) => {
    expect(barLabel(width, words)).toEqual({ label, sign: true, fact })
  })

  test('under 24 px it says nothing', () => {
    expect(barLabel(23, words)).toEqual({ label: '', sign: false, fact: false })
  })

  test('is as full as the truck, leg by leg, and red above what it holds', () => {
    const segments = [
      { kind: 'stop', from: at('06:00'), to: at('07:00'), aboard: aboard(6.8) },
      { kind: 'drive', from: at('07:00'), to: at('09:00'), aboard: aboard(6.8) },
      { kind: 'drive', from: at('09:00'), to: at('10:00'), aboard: aboard(20.4) },
      { kind: 'stop', from: at('10:00'), to: at('11:00'), aboard: aboard(0) },
    ] as const
    const loads = { segments, mostAboard: aboard(20.4) }
    expect(loadSteps(loads, { loadingMeters: 13.6 }).map(({ share }) => share)).toEqual([0.5, 1.5])
    const background = barBackground(loads, { loadingMeters: 13.6 }, { start: at('06:00'), height: 28, hour: 12 })
    // Both stops in one image.
    expect(background).toContain(
      'linear-gradient(90deg,transparent 0px,currentColor 0px 12px,transparent 12px,transparent 48px,currentColor 48px 60px,transparent 60px) 0 24px/100% 3px',
    )
    expect(background).toContain('var(--status-red) 0 0) 36px 15px/12px 3px')
    expect(background).toContain('currentColor 32%,transparent) 0 0) 0px 19.5px/36px 4.5px')
    expect(background).not.toContain('--bar')
    // Where a lane is as low as its words, nothing lies on them.
    expect(barBackground(loads, { loadingMeters: 13.6 }, { start: at('06:00'), height: 13, hour: 12 })).toBe('none')
  })

  test('names areas of other countries with the country', () => {
    expect([postalArea('20457', 'DE'), postalArea('3011 AA', 'NL'), postalArea('60-001', 'PL')]).toEqual([
      '20',
      'NL30',
      'PL60',
    ])
  })
})

describe('what is drawn', () => {
  const range = rangeFor(at('12:00'), 'days', undefined, 1280)
  const geometry = geometryOf(range, { wide: false, stacked: false })

  test('time is px: twelve an hour for three days, from one midnight to another', () => {
    expect([geometry.hour, geometry.row, geometry.bar, geometry.head]).toEqual([12, 36, 28, 144])
    expect(geometry.xOf(at('12:00'))).toBe(36 * 12)
    expect(geometry.timeAt(36 * 12)).toBe(at('12:00'))
    expect(usualStart(at('14:03'))).toBe(at('12:00'))
  })

  test('the stretch of time stays as long as the window is well inside of it', () => {
    expect(rangeFor(at('18:00'), 'days', range, 1280)).toBe(range)
    expect(rangeFor(at('12:00', '2026-12-01'), 'days', range, 1280)).not.toBe(range)
  })

  test('of 200 vehicles only those in view are drawn and some beyond, and only the hours in view and six beyond', () => {
    const vehicles = Array.from({ length: 200 }, () => ({ tours: [], gaps: [], bans: [], holds: [], lapsed: [] }))
    const lying = { tops: rowTops(vehicles, geometry), pinned: 36 }
    const view = viewAround({ top: 3600, left: 480 }, { width: 1000, height: 436 }, geometry, lying)
    expect(view.first).toBeGreaterThanOrEqual(90)
    expect(view.first).toBeLessThanOrEqual(100)
    expect(view.last).toBeGreaterThanOrEqual(109)
    expect(view.last).toBeLessThanOrEqual(120)
    const [from, to] = [geometry.timeAt(480), geometry.timeAt(480 + 1000 - 144)]
    expect([view.from <= from, view.from >= from - 9 * HOUR]).toEqual([true, true])
    expect([view.to >= to, view.to <= to + 9 * HOUR]).toEqual([true, true])
    const near = viewAround({ top: 3610, left: 485 }, { width: 1000, height: 436 }, geometry, lying)
    expect(near).toEqual(view)
  })
})

test('the address says zoom and time readably; what cannot be read is dropped', () => {
  expect(readBoardSearch({ zoom: 'week', from: '2026-11-26T12:00' })).toEqual({
    zoom: 'week',
    from: '2026-11-26T12:00',
  })
  expect(readBoardSearch({ zoom: 'year', from: '2026-02-31T12:00' })).toEqual({ zoom: undefined, from: undefined })
})

test('the filters leave rows by plate, town and body; free today are own vehicles with nothing to drive, in trouble those that are late or disturbed', () => {
  const withFacts = (plate: string, more: Partial<Resource>, tours: ResourceRow['tours'] = []): ResourceRow => {
    const found = row(plate, tours)
    return { ...found, resource: { ...found.resource!, ...more } }
  }
  const late = { ...one!, timeline: { ...one!.timeline, delayMinutes: 20 } }
  const disturbed = { ...two!, timeline: { ...two!.timeline, disrupted: true } }
  const fleet = [
    withFacts('HH-A 1', { type: 'MEGA' }, [one!]),
    withFacts('HH-B 2', {
      type: 'MEGA',
      home: { key: 'ulm', city: 'Ulm', postalCode: '89073', country: 'DE', point: { lat: 48, lng: 10 } },
    }),
    withFacts('HH-C 3', { type: 'REEFER' }, [late]),
    withFacts('HH-D 4', { blocks: [{ kind: 'workshop', from: '2026-11-26', reason: '' }] }),
    withFacts('Elbe', { key: 'carrier:e' }, [disturbed]),
    { tours: [], gaps: [], bans: [], holds: [], lapsed: [] },
  ]
  const shown = (values: Record<string, string>, ...kept: ResourceKey[]) =>
    shownRows(fleet, values, { now: at('06:30'), kept: new Set(kept) }).map(({ resource }) => resource?.label ?? '')
  expect([
    shown({}).length,
    shown({ body: 'MEGA' }),
    shown({ body: 'MEGA,REEFER' }),
    shown({ text: 'hhb2' }),
    shown({ text: 'ulm' }),
    shown({ text: '890' }),
    shown({ text: 'Atlantis' }, 'vehicle:HH-A 1'),
    shown({ free: 'true' }),
    shown({ trouble: 'true' }),
  ]).toEqual([
    6,
    ['HH-A 1', 'HH-B 2', ''],
    ['HH-A 1', 'HH-B 2', 'HH-C 3', ''],
    ['HH-B 2', ''],
    ['HH-B 2', ''],
    ['HH-B 2', ''],
    ['HH-A 1', ''],
    ['HH-B 2', ''],
    ['HH-C 3', 'Elbe', ''],
  ])
})
