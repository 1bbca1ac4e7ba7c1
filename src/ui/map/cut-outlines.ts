import type { GeometryCollection, Topology } from 'topojson-specification'

/** West, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number]

interface NamedOutline {
  name: string
}

/** A world of countries as `world-atlas` has it. */
export type WorldTopology = Topology<{ countries: GeometryCollection<NamedOutline> }>

/** Degrees that the outlines are exact to: less than a pixel at the nearest view. */
const STEP = 0.01

type Arc = Topology['arcs'][number]

/**
 * The part of a world that is seen: countries without what lies outside of the bounds, lines outside shortened to their ends.
 * Done when the product is built, so that no one is sent the other continents.
 */
export function cutOutlines(world: WorldTopology, bounds: Bounds): WorldTopology {
  const lines = world.arcs.map((arc) => absolute(arc, world.transform))
  const isSeen = lines.map((line) => line.some((point) => isWithin(point, bounds)))
  const seen = (arcs: readonly number[][]) => arcs.flat().some((at) => isSeen[at < 0 ? ~at : at])
  const numbers = new Map<number, number>()
  const kept = (at: number) => {
    const own = at < 0 ? ~at : at
    const number = numbers.get(own) ?? numbers.size
    numbers.set(own, number)
    return at < 0 ? ~number : number
  }
  const geometries = world.objects.countries.geometries.flatMap((country) => {
    if (country.type !== 'Polygon' && country.type !== 'MultiPolygon') return []
    const polygons = (country.type === 'Polygon' ? [country.arcs] : country.arcs).filter(seen)
    if (polygons.length === 0) return []
    const arcs = polygons.map((rings) => rings.map((ring) => ring.map(kept)))
    return [{ type: 'MultiPolygon' as const, arcs, properties: { name: country.properties?.name ?? '' } }]
  })
  const arcs = [...numbers.keys()].map((at) => {
    const line = lines[at] ?? []
    return relative(isSeen[at] ? line : [line[0], line.at(-1)].flatMap((point) => (point ? [point] : [])))
  })
  return {
    type: 'Topology',
    transform: { scale: [STEP, STEP], translate: [0, 0] },
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs,
  }
}

type Point = readonly [number, number]

const isWithin = ([x, y]: Point, [west, south, east, north]: Bounds) =>
  x >= west && x <= east && y >= south && y <= north

function absolute(arc: Arc, transform: Topology['transform']): Point[] {
  const { scale = [1, 1], translate = [0, 0] } = transform ?? {}
  let [x, y] = [0, 0]
  return arc.map(([dx = 0, dy = 0]) => {
    x += dx
    y += dy
    return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)] as const
  })
}

/** In whole steps, each told from the one before; points that fall together stand once. */
function relative(line: readonly Point[]): number[][] {
  let [x, y] = [0, 0]
  return line.flatMap(([lng, lat], index) => {
    const [nextX, nextY] = [Math.round(lng / STEP), Math.round(lat / STEP)]
    if (index > 0 && index < line.length - 1 && nextX === x && nextY === y) return []
    const step = [nextX - x, nextY - y]
    ;[x, y] = [nextX, nextY]
    return [step]
  })
}
