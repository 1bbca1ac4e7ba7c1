import { describe, expect, test } from 'vitest'
import { checkStop } from '#src/domain/orders/draft.ts'
import { federalStateOf, regionalHolidayOn, type FederalState } from '#src/domain/places/regional-holidays.ts'

const ALL = ['BB', 'BE', 'BW', 'BY', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SH', 'SL', 'SN', 'ST', 'TH'] as const

const WEST: readonly FederalState[] = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL']
const SOUTH: readonly FederalState[] = ['BW', 'BY', 'NW', 'RP', 'SL']
const NORTH_EAST: readonly FederalState[] = ['BB', 'HB', 'HH', 'MV', 'NI', 'SH', 'SN', 'ST', 'TH']

describe('the holidays of § 30 (4) StVO that hold in some Länder', () => {
  test.each([
    ['2026-06-04', 'Fronleichnam', WEST],
    ['2027-05-27', 'Fronleichnam', WEST],
    ['2026-10-31', 'Reformationstag', NORTH_EAST],
    ['2027-10-31', 'Reformationstag', NORTH_EAST],
    ['2026-11-01', 'Allerheiligen', SOUTH],
    ['2027-11-01', 'Allerheiligen', SOUTH],
    // Holidays of single Länder on which trucks may drive.
    ['2026-01-06', undefined, []],
    ['2026-03-08', undefined, []],
    ['2026-08-15', undefined, []],
    ['2026-09-20', undefined, []],
    ['2026-11-18', undefined, []],
    ['2027-06-04', undefined, []],
  ] as const)('%s %s', (date, name, states) => {
    expect(ALL.filter((state) => regionalHolidayOn(date, state) !== undefined)).toEqual(states.toSorted())
    expect([...new Set(states.map((state) => regionalHolidayOn(date, state)))]).toEqual(name ? [name] : [])
  })
})

describe('the Land of a postal code', () => {
  test.each([
    ['BB', '03046 14979 15230 14467 16225 19322 04910'],
    ['BE', '10115 12347 13593 14195'],
    ['BW', '68159 70173 71063 74072 76131 78224 79098 88045 89073 69117 69469 97980'],
    ['BY', '63739 80331 85055 86150 87700 90402 93047 94032 95028 97070 88131 89231'],
    ['HB', '27568 28197'],
    ['HE', '34117 35390 36037 36251 60311 64283 65183 37213 55246 64625 68519'],
    ['HH', '20457 21079 22113'],
    ['MV', '17033 18055 19053 17489'],
    ['NI', '26122 30159 37073 38100 38440 49074 21335 27749 48455'],
    ['NW', '32052 33602 40213 41460 44135 45127 47119 48143 50667 52062 57072 58095 59065 34414 49477 53111'],
    ['RP', '54290 55116 56068 67059 66482 76829 57610 53474'],
    ['SH', '23552 24103 25813 22844 21493'],
    ['SL', '66111 66740 66424'],
    ['SN', '01067 02625 04103 08056 09111'],
    ['ST', '06112 39104 38820 29410 06844'],
    ['TH', '07743 99084 98527 36433 37308 04600 96515'],
  ])('%s', (state, codes) => {
    const wrong = codes.split(' ').filter((code) => federalStateOf(code) !== state)
    expect(wrong).toEqual([])
  })

  test.each(['', '1234', '00000', '2000A', 'D-20457'])('%j has none', (code) => {
    expect(federalStateOf(code)).toBeUndefined()
  })
})

describe('a stop on such a day', () => {
  const stop = (postalCode: string, date: string, country = 'Deutschland') =>
    checkStop('pickup', { postalCode, city: 'Ort', date, country }, { today: '2026-05-20' }).map(
      ({ message }) => message,
    )
  const BAN =
    'Feiertagsfahrverbot am 04.06.2026 (Fronleichnam in Nordrhein-Westfalen); die Durchfahrt durch andere Länder ist nicht geprüft'

  test('is warned of in its Land, and the warning says what is not judged', () => {
    expect(stop('50667', '2026-06-04')).toEqual([BAN])
    expect(stop('20457', '2026-06-04')).toEqual([])
    expect(stop('50667', '2026-06-04', 'Frankreich')).toEqual([])
  })

  test('not for a vehicle the ban does not bind, and not twice where it is a Sunday', () => {
    const sprinter = { today: '2026-05-20', vehicleType: 'SPRINTER' } as const
    const draft = { postalCode: '50667', city: 'Köln', date: '2026-06-04', country: 'Deutschland' }
    expect(checkStop('pickup', draft, sprinter)).toEqual([])
    const allSaints = checkStop('pickup', { ...draft, date: '2026-11-01' }, { today: '2026-10-20' })
    expect(allSaints.map(({ code }) => code)).toEqual(['sundayBan'])
  })
})
