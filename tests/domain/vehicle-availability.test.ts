import { describe, expect, test } from 'vitest'
import {
  availabilityConflicts,
  barOfPeriod,
  endOfJobs,
  heldStatus,
  overlaps,
  type Block,
} from '#src/domain/vehicles/availability.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'

const repair: Block = { kind: 'workshop', from: '2026-11-24', to: '2026-11-26', reason: 'Bremsen' }
const lent: Block = { kind: 'other', from: '2026-12-01', reason: 'verliehen' }
const truck = { licencePlate: 'HH-NK 4733', blocks: [repair, lent], papers: [] }

describe('when a vehicle can be planned', () => {
  test.each([
    ['2026-11-23', undefined],
    ['2026-11-24', 'workshop'],
    ['2026-11-26', 'workshop'],
    ['2026-11-27', undefined],
    ['2026-12-01', 'blocked'],
    ['2030-01-01', 'blocked'],
  ])('on %s it is %s', (day, status) => {
    expect(heldStatus(truck, day)).toBe(status)
  })

  test('out of service wins over any block', () => {
    expect(heldStatus({ ...truck, outOfServiceSince: '2026-11-24' }, '2026-11-25')).toBe('outOfService')
  })

  test('out of service from the last of some days on stands in the way, from the day after not yet', () => {
    const planned = { ...truck, blocks: [], outOfServiceSince: '2026-11-26' }
    expect(availabilityConflicts(planned, { from: '2026-11-24', to: '2026-11-26' })).toEqual([
      {
        code: 'reason.vehicle.outOfService',
        severity: 'block',
        values: { plate: 'HH-NK 4733', date: '2026-11-26' },
      },
    ])
    expect(availabilityConflicts(planned, { from: '2026-11-24', to: '2026-11-25' })).toEqual([])
    expect(availabilityConflicts(planned, { from: '2026-11-25' })).toEqual([])
  })

  test('a block on one of the days is named with its days and its reason', () => {
    expect(availabilityConflicts(truck, { from: '2026-11-26', to: '2026-11-27' })).toEqual([
      {
        code: 'reason.vehicle.workshop',
        severity: 'block',
        values: { plate: 'HH-NK 4733', reason: 'Bremsen', from: '2026-11-24', to: '2026-11-26' },
      },
    ])
    expect(availabilityConflicts(truck, { from: '2026-12-03' })).toMatchObject([{ code: 'reason.vehicle.blockedOpen' }])
    expect(availabilityConflicts(truck, { from: '2026-11-27', to: '2026-11-30' })).toEqual([])
  })

  test('an inspection that has ended by the last day stands in the way', () => {
    const papers = [{ kind: 'inspection', validUntil: '2026-11-28' }] as const
    const planned = { ...truck, blocks: [], papers }
    expect(availabilityConflicts(planned, { from: '2026-11-27', to: '2026-11-28' })).toEqual([])
    expect(availabilityConflicts(planned, { from: '2026-11-27', to: '2026-11-29' })).toMatchObject([
      { code: 'reason.vehicle.inspectionExpired', severity: 'block', values: { date: '2026-11-28' } },
    ])
  })

  test('periods share a day or not, also without an end', () => {
    expect(overlaps({ from: '2026-11-01', to: '2026-11-02' }, { from: '2026-11-02' })).toBe(true)
    expect(overlaps({ from: '2026-11-01', to: '2026-11-02' }, { from: '2026-11-03' })).toBe(false)
    expect(overlaps({ from: '2026-11-01' }, { from: '2026-10-01', to: '2026-10-31' })).toBe(false)
  })

  test('the last transport says when and where it is free, with its delay', () => {
    const job = { destination: 'Kassel', destinationPostalCode: '34117', unloadingDate: '2026-11-24' }
    const other = { ...job, destination: 'Köln', destinationPostalCode: '50667', unloadingTimeFrom: '15:00' }
    expect(endOfJobs([other, { ...job, delayMinutes: 90 }], zonedToEpoch)).toEqual({
      at: Date.parse('2026-11-24T14:30:00Z'),
      city: 'Kassel',
      postalCode: '34117',
    })
    expect(endOfJobs([], zonedToEpoch)).toBeUndefined()
  })

  test('a bar of the calendar is the part of a period that falls into the week', () => {
    expect(barOfPeriod(repair, '2026-11-23')).toEqual({ start: 1, end: 4 })
    expect(barOfPeriod(repair, '2026-11-30')).toBeUndefined()
    expect(barOfPeriod(lent, '2026-11-30')).toEqual({ start: 1, end: 7 })
    expect(barOfPeriod(lent, '2026-12-07')).toEqual({ start: 0, end: 7 })
  })
})
