import type { StopDraft } from '#src/domain/stops/draft.ts'
import { describe, expect, test } from 'vitest'
import { withOrderDefaults, checkStop } from '#src/domain/orders/draft.ts'
import { type StopTimes, stopWindow } from '#src/domain/stops/window.ts'
import { appointmentOf, movedAppointment } from '#src/domain/stops/typed-move.ts'

const MONDAY = '2026-11-23'
const HOURS = 'Mo–Do 07:00–16:00, Fr 07:00–12:00'

describe('the window of a stop', () => {
  test.each<[string, StopTimes, ReturnType<typeof stopWindow>]>([
    ['nobody said', {}, { from: '08:00', to: '18:00', fromBy: 'assumed', toBy: 'assumed' }],
    [
      'filled in and marked',
      { timeFrom: '08:00', timeTo: '18:00', timesAssumed: true },
      { from: '08:00', to: '18:00', fromBy: 'assumed', toBy: 'assumed' },
    ],
    [
      'said, the same as usual',
      { timeFrom: '08:00', timeTo: '18:00' },
      { from: '08:00', to: '18:00', fromBy: 'said', toBy: 'said' },
    ],
    ['from ten on', { timeFrom: '10:00', date: MONDAY }, { from: '10:00', fromBy: 'said', toBy: 'open' }],
    [
      'from ten on, the place closes at four',
      { timeFrom: '10:00', date: MONDAY, openingHours: HOURS },
      { from: '10:00', to: '16:00', fromBy: 'said', toBy: 'hours' },
    ],
    [
      'until noon, the place opens at seven',
      { timeTo: '12:00', date: '2026-11-27', openingHours: HOURS },
      { from: '07:00', to: '12:00', fromBy: 'hours', toBy: 'said' },
    ],
    [
      'from ten on, the place is closed over noon',
      { timeFrom: '10:00', date: MONDAY, openingHours: 'Mo 07:00–12:00 / 13:00–16:00' },
      { from: '10:00', to: '16:00', fromBy: 'said', toBy: 'hours' },
    ],
    [
      'until three, the place is closed over noon',
      { timeTo: '15:00', date: MONDAY, openingHours: 'Mo 07:00–12:00 / 13:00–16:00' },
      { from: '07:00', to: '15:00', fromBy: 'hours', toBy: 'said' },
    ],
    [
      'from five on, where the place has closed by then',
      { timeFrom: '17:00', date: MONDAY, openingHours: HOURS },
      { from: '17:00', fromBy: 'said', toBy: 'open' },
    ],
    [
      'on a day the place is closed',
      { timeFrom: '10:00', date: '2026-11-28', openingHours: HOURS },
      { from: '10:00', fromBy: 'said', toBy: 'open' },
    ],
  ])('%s', (_name, stop, window) => {
    expect(stopWindow('pickup', stop)).toEqual(window)
  })

  test('that nobody said is marked when an order is made; of one side alone the other one is not made up', () => {
    const defaults = (pickup: StopDraft) => withOrderDefaults({ customer: {}, cargo: {}, pickup, delivery: {} }).pickup
    expect(defaults({})).toMatchObject({ timeFrom: '08:00', timeTo: '18:00', timesAssumed: true })
    expect(defaults({ timeFrom: '10:00' })).toEqual({ postalCode: '00000', country: 'Deutschland', timeFrom: '10:00' })
  })

  test('that nobody said is outside of no opening hours, one that is said is', () => {
    const stop = { postalCode: '20457', city: 'Hamburg', date: MONDAY, openingHours: HOURS }
    const said = (times: StopDraft) =>
      checkStop('pickup', { ...stop, ...times }, { today: '2026-11-20' }).map(({ code }) => code)
    expect([said({}), said({ timeFrom: '10:00' }), said({ timeFrom: '17:00' }), said({ timeTo: '06:30' })]).toEqual([
      [],
      [],
      ['outsideOpeningHours'],
      ['outsideOpeningHours'],
    ])
  })

  test('that nobody said does not move along: only what is said does', () => {
    const order = { pickupDate: MONDAY, pickupTimeFrom: '08:00', pickupTimeTo: '18:00' }
    const moved = (timesAssumed: boolean) =>
      movedAppointment(appointmentOf({ ...order, pickupTimesAssumed: timesAssumed }, 'pickup'), { timeFrom: '10:00' })
    expect([moved(true), moved(false)]).toEqual([
      { date: MONDAY, timeFrom: '10:00', timeTo: undefined },
      { date: MONDAY, timeFrom: '10:00', timeTo: '20:00' },
    ])
  })
})
