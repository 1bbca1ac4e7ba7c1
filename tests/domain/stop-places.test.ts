import type { StopDraft } from '#src/domain/stops/draft.ts'
import { describe, expect, test } from 'vitest'
import { placesUsed } from '#src/domain/stops/places-used.ts'

const POINT = { loadingPointId: 'lpt-1', company: 'Lager Süd', street: 'Kai 4', postalCode: '20457', city: 'Hamburg' }
const YARD = { company: 'Hof', street: 'Deich 9', postalCode: '21720', city: 'Steinkirchen' }

describe('the places a customer’s orders used', () => {
  test.each<readonly [string, StopDraft[], StopDraft[]]>([
    ['none of no orders', [], []],
    ['each once, the latest first', [YARD, POINT, YARD], [YARD, POINT]],
    ['however it is written', [YARD, { ...YARD, company: ' HOF', street: 'deich  9' }], [YARD]],
    [
      'another street is another place',
      [YARD, { ...YARD, street: 'Deich 10' }],
      [YARD, { ...YARD, street: 'Deich 10' }],
    ],
    ['a point as it is known today', [{ ...POINT, street: 'Alter Weg 1' }], [POINT]],
    [
      'an address that is that of a point is the point',
      [{ ...POINT, loadingPointId: undefined, company: 'Lager Sued' }],
      [POINT],
    ],
    [
      'a point that is gone is what the order says',
      [{ ...YARD, loadingPointId: 'lpt-9' }],
      [{ ...YARD, loadingPointId: 'lpt-9' }],
    ],
    ['a street without a name is one', [{ ...YARD, company: undefined }], [{ ...YARD, company: undefined }]],
    ['a town alone is none', [{ postalCode: '21720', city: 'Steinkirchen' }, { company: 'Hof' }], []],
  ])('%s', (_name, stops, places) => {
    expect(placesUsed(stops, [POINT])).toEqual(places)
  })
})
