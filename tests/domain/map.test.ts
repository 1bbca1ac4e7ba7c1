import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { bearing, driftedDelay, drivenShare, movedTowards } from '#src/domain/transports/movement.ts'
import { distanceKm, PLACES } from '#src/domain/places/places.ts'
import { cutOutlines, type WorldTopology } from '#src/ui/map/cut-outlines.ts'
import { placeLabels } from '#src/ui/map/labels.ts'
import { nearest, spread, type Direction } from '#src/ui/map/nearest.ts'
import { fitting, panned, project, toScreen, withSpot, zoomed } from '#src/ui/map/projection.ts'

const placeOf = (city: string) => {
  const place = PLACES.find((one) => one.city === city)
  if (!place) throw new Error(city)
  return place
}
const place = fc.constantFrom(...PLACES)
const size = { width: 574, height: 496 }
const spot = fc.record({
  id: fc.uuid(),
  x: fc.double({ min: 0, max: 574, noNaN: true }),
  y: fc.double({ min: 0, max: 496, noNaN: true }),
})

describe('a truck on its way', () => {
  // Where the land changes on the way, so does how far it is by road.
  const german = fc.constantFrom(...PLACES.filter(({ country, lng }) => country === 'DE' && lng < 13))
  property.prop([german, german, fc.integer({ min: 0, max: 400 })])(
    'comes nearer by what it has driven, and never beyond the place',
    (from, to, km) => {
      const before = distanceKm(from, to)
      const after = distanceKm(movedTowards(from, to, km), to)
      expect(after).toBeLessThanOrEqual(before)
      // Straight on the map is not quite straight on the globe.
      expect(Math.abs(after - Math.max(0, before - km))).toBeLessThanOrEqual(3 + 0.02 * before)
    },
  )

  test('has the share of all its legs behind it', () => {
    const way = ['Hamburg', 'Hannover', 'Kassel'].map(placeOf)
    expect(drivenShare(way, 1, placeOf('Hamburg'))).toBe(0)
    expect(drivenShare(way, 2, placeOf('Kassel'))).toBe(1)
    expect(drivenShare(way, 2, placeOf('Hannover'))).toBeCloseTo(0.53, 1)
    expect(drivenShare([placeOf('Kassel'), placeOf('Kassel')], 1, placeOf('Kassel'))).toBe(0)
  })

  test('points where it drives', () => {
    expect(Math.round(bearing({ lat: 50, lng: 9 }, { lat: 52, lng: 9 }))).toBe(0)
    expect(Math.round(bearing({ lat: 50, lng: 9 }, { lat: 48, lng: 9 }))).toBe(180)
    expect(bearing(placeOf('Köln'), placeOf('Dresden'))).toBeGreaterThan(70)
    expect(bearing(placeOf('Köln'), placeOf('Dresden'))).toBeLessThan(100)
    expect(bearing(placeOf('Dresden'), placeOf('Köln'))).toBeGreaterThan(250)
  })

  property.prop([fc.integer({ min: 0, max: 240 }), fc.boolean(), fc.double({ min: 0, max: 0.999, noNaN: true })])(
    'gets later in a jam and no earlier than planned on a free road',
    (minutes, isJam, chance) => {
      const after = driftedDelay(minutes, { isJam, chance })
      expect(after).toBeGreaterThanOrEqual(0)
      expect(after).toBeLessThanOrEqual(240)
      if (isJam) expect(after).toBeGreaterThanOrEqual(minutes)
      else expect(after).toBeLessThanOrEqual(minutes)
    },
  )
})

describe('the view', () => {
  property.prop([fc.array(place, { minLength: 2, maxLength: 20 })])('has all in it that it is made for', (places) => {
    const spots = places.map(project)
    const view = fitting(spots, size, 40)
    for (const each of spots) {
      const { x, y } = toScreen(each, view, size)
      expect(x).toBeGreaterThanOrEqual(39)
      expect(x).toBeLessThanOrEqual(size.width - 39)
      expect(y).toBeGreaterThanOrEqual(39)
      expect(y).toBeLessThanOrEqual(size.height - 39)
    }
  })

  test('has north at the top and east at the right', () => {
    const [hamburg, muenchen, berlin] = ['Hamburg', 'München', 'Berlin'].map((city) => project(placeOf(city)))
    expect(hamburg?.y).toBeLessThan(muenchen?.y ?? 0)
    expect(hamburg?.x).toBeLessThan(berlin?.x ?? 0)
  })

  test('comes nearer round a spot that stays where it is, is moved by pixels, and goes only to what is outside', () => {
    const view = fitting([project(placeOf('Hamburg')), project(placeOf('München'))], size, 40)
    const koeln = project(placeOf('Köln'))
    const near = zoomed(view, 1.5, koeln)
    expect(near.k).toBeCloseTo(view.k * 1.5)
    const [before, after] = [toScreen(koeln, view, size), toScreen(koeln, near, size)]
    expect([after.x, after.y].map(Math.round)).toEqual([before.x, before.y].map(Math.round))
    expect(toScreen(koeln, panned(view, 80, 0), size).x).toBeCloseTo(before.x - 80)
    expect(withSpot(view, koeln, size, 48)).toBe(view)
    const barcelona = project(placeOf('Barcelona'))
    expect(toScreen(barcelona, withSpot(view, barcelona, size, 48), size)).toEqual({ x: 287, y: 248 })
  })
})

describe('arrows on the map', () => {
  const directions: readonly Direction[] = ['left', 'right', 'up', 'down']

  property.prop([spot, fc.array(spot, { maxLength: 30 }), fc.constantFrom(...directions)])(
    'lead to a sign on that side, and nothing straight on is nearer',
    (from, signs, direction) => {
      const found = nearest(from, signs, direction)
      const along = ({ x, y }: { x: number; y: number }) =>
        ({ left: from.x - x, right: x - from.x, up: from.y - y, down: y - from.y })[direction]
      const aside = ({ x, y }: { x: number; y: number }) =>
        direction === 'left' || direction === 'right' ? Math.abs(y - from.y) : Math.abs(x - from.x)
      expect(found === undefined).toBe(signs.every((sign) => along(sign) <= 0))
      if (found === undefined) return
      expect(along(found)).toBeGreaterThan(0)
      const straight = signs.filter((sign) => along(sign) > 0 && aside(sign) === 0)
      for (const sign of straight) expect(along(found)).toBeLessThanOrEqual(along(sign))
    },
  )

  test('trucks in one town stand round it, each at a place of its own', () => {
    const together = Array.from({ length: 20 }, (_, index) => ({ id: `t${index}`, x: 5, y: 5 }))
    const offsets = spread([...together, { id: 'alone', x: 90, y: 5 }])
    expect(offsets.get('alone')).toEqual({ x: 0, y: 0 })
    const places = together.map(({ id }) => offsets.get(id) ?? { x: 0, y: 0 })
    for (const [index, one] of places.entries())
      for (const other of places.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(9)
    expect(spread(together.toReversed())).toEqual(spread(together))
  })
})

describe('labels', () => {
  property.prop([fc.array(spot, { maxLength: 25 })])('never cover one another nor a sign', (spots) => {
    const wanted = spots.map((one) => ({ ...one, width: 80, height: 18, sign: 8 }))
    const taken = spots.map(({ x, y }) => ({ x: x - 8, y: y - 8, width: 16, height: 16 }))
    const boxes = [...placeLabels(wanted, taken, size).values(), ...taken]
    const labels = boxes.slice(0, boxes.length - taken.length)
    for (const [index, a] of labels.entries()) {
      for (const [at, b] of boxes.entries()) {
        if (at === index) continue
        const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
        expect(apart).toBe(true)
      }
    }
  })
})

test('outlines are cut to what is seen; what lies outside is shortened, and the rest stays where it is', () => {
  const world: WorldTopology = {
    type: 'Topology',
    transform: { scale: [0.5, 0.5], translate: [-10, 40] },
    objects: {
      countries: {
        type: 'GeometryCollection',
        geometries: [
          { type: 'Polygon', arcs: [[0, 1]], properties: { name: 'Here' } },
          { type: 'MultiPolygon', arcs: [[[~1, 2]], [[3]]], properties: { name: 'Beside' } },
          { type: 'Polygon', arcs: [[3]], properties: { name: 'Far' } },
        ],
      },
    },
    arcs: [
      [
        [20, 20],
        [4, 0],
        [0, 4],
      ],
      [
        [24, 24],
        [-4, -4],
      ],
      [
        [24, 24],
        [200, 0],
        [100, 9],
        [-300, -9],
      ],
      [
        [400, 0],
        [4, 0],
        [0, 4],
        [-4, -4],
      ],
    ],
  }
  const cut = cutOutlines(world, [-5, 45, 20, 60])
  const { geometries } = cut.objects.countries
  expect(geometries.map(({ properties }) => properties)).toEqual([{ name: 'Here' }, { name: 'Beside' }])
  expect(geometries.map((one) => (one.type === 'MultiPolygon' ? one.arcs : []))).toEqual([[[[0, 1]]], [[[~1, 2]]]])
  expect(cut.arcs).toHaveLength(3)
  expect(cut.arcs[0]).toEqual([
    [0, 5000],
    [200, 0],
    [0, 200],
  ])
  expect(cut.transform).toEqual({ scale: [0.01, 0.01], translate: [0, 0] })
})
