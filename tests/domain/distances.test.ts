import { beforeAll, expect, test } from 'vitest'
import { Order } from '#src/contract/orders/order.ts'
import { planOrdersOf } from '#src/contract/planning/plan-order.ts'
import { kmBetween } from '#src/domain/planning/facts/distance.ts'
import { findPlace, locate, PLACES, roadDistanceKm, type Whereabouts } from '#src/domain/places/places.ts'
import { GERMAN_AREAS } from '#src/domain/places/german/areas.ts'
import { germanPlaces } from '#src/domain/places/german/known.ts'
import { areaOf, readAreas } from '#src/domain/places/postal-areas.ts'
import { loadPlaces } from '#src/domain/places/known-places.ts'

beforeAll(loadPlaces)

const at = (typed: string): Whereabouts => {
  const [country = '', postalCode = '', ...city] = typed.split(' ')
  return { country, postalCode, city: city.join(' ') }
}
const km = (from: string, to: string) => roadDistanceKm(at(from), at(to)).km

/** Lanes whose kilometres by road anyone in the trade knows; ferries and tunnels with theirs. */
const LANES: readonly [from: string, to: string, km: number][] = [
  ['DE 20457 Hamburg', 'DE 80331 München', 785],
  ['DE 10115 Berlin', 'DE 80331 München', 585],
  ['DE 50667 Köln', 'DE 10115 Berlin', 575],
  ['DE 60311 Frankfurt', 'DE 10115 Berlin', 548],
  ['DE 20457 Hamburg', 'DE 10115 Berlin', 289],
  ['DE 20457 Hamburg', 'DE 60311 Frankfurt', 492],
  ['DE 60311 Frankfurt', 'DE 80331 München', 392],
  ['DE 70173 Stuttgart', 'DE 80331 München', 232],
  ['DE 50667 Köln', 'DE 20457 Hamburg', 425],
  ['DE 44135 Dortmund', 'DE 10115 Berlin', 491],
  ['DE 04103 Leipzig', 'DE 80331 München', 430],
  ['DE 30159 Hannover', 'DE 20457 Hamburg', 151],
  ['DE 50667 Köln', 'DE 60311 Frankfurt', 190],
  ['DE 28197 Bremen', 'DE 20457 Hamburg', 126],
  ['DE 70173 Stuttgart', 'DE 76131 Karlsruhe', 80],
  ['DE 29221 Celle', 'DE 30159 Hannover', 45],
  ['DE 31134 Hildesheim', 'DE 30159 Hannover', 35],
  ['DE 82467 Garmisch', 'DE 80331 München', 95],
  ['DE 80331 München', 'AT 1030 Wien', 435],
  ['DE 80331 München', 'IT 37135 Verona', 430],
  ['AT 6020 Innsbruck', 'IT 39100 Bolzano', 120],
  ['CH 8005 Zürich', 'IT 20121 Milano', 280],
  ['DE 70173 Stuttgart', 'IT 20121 Milano', 500],
  ['DE 10115 Berlin', 'PL 00-002 Warszawa', 575],
  ['DE 10115 Berlin', 'PL 60-001 Poznań', 275],
  ['DE 47119 Duisburg', 'PL 00-002 Warszawa', 1090],
  ['DE 50667 Köln', 'FR 75001 Paris', 490],
  ['FR 69007 Lyon', 'FR 67000 Strasbourg', 490],
  ['CZ 110 00 Praha', 'DE 80331 München', 382],
  ['AT 1030 Wien', 'HU 1051 Budapest', 243],
  ['DE 20457 Hamburg', 'SE 200 01 Malmö', 365],
  ['DE 50667 Köln', 'GB EC1A London', 585],
  ['DE 60311 Frankfurt', 'ES 08001 Barcelona', 1330],
  ['PL 00-002 Warszawa', 'LT 44001 Kaunas', 400],
]

test.each(LANES)('%s to %s is about %i km', (from, to, road) => {
  expect(Math.abs(km(from, to) - road) / road).toBeLessThan(0.15)
})

test('the factor by what lies in between errs less than one factor for all', () => {
  const straight = (from: string, to: string) => {
    const [a, b] = [locate(at(from)).point, locate(at(to)).point]
    const rad = Math.PI / 180
    const cos =
      Math.sin(a.lat * rad) * Math.sin(b.lat * rad) +
      Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.cos((a.lng - b.lng) * rad)
    return 6371 * Math.acos(cos)
  }
  const mean = (error: (lane: (typeof LANES)[number]) => number) =>
    LANES.reduce((sum, lane) => sum + error(lane), 0) / LANES.length
  const ours = mean(([from, to, road]) => Math.abs(km(from, to) - road) / road)
  const flat = mean(([from, to, road]) => Math.abs(straight(from, to) * 1.27 - road) / road)
  expect(ours).toBeLessThan(0.045)
  expect(ours).toBeLessThan(flat * 0.75)
})

test('the areas of Europe lie where their towns are', () => {
  const far = PLACES.filter(({ country }) => country !== 'DE').flatMap((place) => {
    const digits = place.postalCode.replaceAll(/\D/g, '')
    // Another code of the same area, that no one has.
    const other = digits.slice(0, 2) + '9'.repeat(digits.length - 2)
    const { point, exact } = locate({ country: place.country, postalCode: other })
    const off = Math.hypot(point.lat - place.lat, (point.lng - place.lng) * 0.65) * 111
    return exact || off > 60 ? [`${place.country} ${other} ${Math.round(off)} km off ${place.city}`] : []
  })
  expect(far).toEqual([])
})

test('the middle of a German area lies among its codes', () => {
  const areas = readAreas(GERMAN_AREAS)
  const codes = [...(germanPlaces()?.codes.values() ?? [])]
  const known = new Set(codes.map(({ postalCode }) => postalCode.slice(0, 2)))
  expect([...areas.keys()].map((key) => key.slice(2))).toEqual([...known].toSorted())
  for (const [key, { lat, lng }] of areas) {
    const own = codes.filter(({ postalCode }) => postalCode.startsWith(key.slice(2)))
    const mean = (pick: (code: (typeof codes)[number]) => number) =>
      own.reduce((sum, one) => sum + pick(one), 0) / own.length
    expect([Math.abs(mean((one) => one.lat) - lat) < 0.01, Math.abs(mean((one) => one.lng) - lng) < 0.01]).toEqual([
      true,
      true,
    ])
  }
})

test('in each country there is an area for the code of its largest towns', () => {
  const towns: [string, string, number, number][] = [
    ['AT', '8010', 47.07, 15.44],
    ['CH', '3011', 46.95, 7.45],
    ['BE', '9000', 51.05, 3.72],
    ['BG', '4000', 42.14, 24.75],
    ['CZ', '702 00', 49.83, 18.28],
    ['DK', '8000', 56.16, 10.2],
    ['EE', '50090', 58.38, 26.72],
    ['ES', '28001', 40.42, -3.7],
    ['FI', '33100', 61.5, 23.77],
    ['FR', '13001', 43.3, 5.37],
    ['GB', 'M1 1AE', 53.48, -2.24],
    ['GR', '546 21', 40.64, 22.94],
    ['HR', '21000', 43.51, 16.44],
    ['HU', '4024', 47.53, 21.63],
    ['IT', '40121', 44.49, 11.34],
    ['LT', 'LT-91001', 55.71, 21.13],
    ['LU', 'L-1009', 49.61, 6.13],
    ['LV', 'LV-1001', 56.95, 24.1],
    ['NL', '9711 AA', 53.22, 6.57],
    ['NO', '5003', 60.39, 5.32],
    ['PL', '30-001', 50.06, 19.94],
    ['PT', '4000-001', 41.15, -8.61],
    ['RO', '400001', 46.77, 23.59],
    ['SE', '411 01', 57.7, 11.97],
    ['SI', '2000', 46.55, 15.65],
    ['SK', '040 01', 48.72, 21.26],
  ]
  const off = towns.map(([country, code, lat, lng]) => {
    const area = areaOf(country, code)
    return [country, area !== undefined && Math.hypot(area.lat - lat, (area.lng - lng) * 0.65) * 111 < 35]
  })
  expect(off.filter(([, isNear]) => isNear !== true)).toEqual([])
  expect([areaOf('DE', '00000'), areaOf('AT', '1'), areaOf('XX', '1234'), areaOf('GB', '123')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('what is measured from an area is an estimate, and no town of another area', () => {
  expect(roadDistanceKm(at('AT 4600 Wels'), at('AT 4020 Linz'))).toEqual({ km: 31, estimated: true })
  expect(roadDistanceKm(at('FR 31000 Toulouse'), at('FR 33000 Bordeaux')).estimated).toBe(true)
  expect(findPlace('AT', '4600')?.city).toBe('Linz')
})

test('an order of the page is placed by the same tables, before the board is asked', async () => {
  const at = { pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland' }
  const [planned] = await planOrdersOf([
    Order.parse({
      ...{ id: 'A', ...at, pickupPostalCode: '29221', pickupCity: 'Celle' },
      ...{ deliveryPostalCode: '30159', deliveryCity: 'Hannover' },
    }),
  ])
  if (planned === undefined) throw new Error('not planned')
  expect(kmBetween(planned.pickup.site, planned.delivery.site)).toBe(46)
})
