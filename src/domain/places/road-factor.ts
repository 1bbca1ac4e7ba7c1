interface Point {
  lat: number
  lng: number
}

/** The main ridge of the Alps from the sea to Vienna, by the passes and tunnels over it; north and east in degrees. */
const RIDGE: readonly Point[] = [
  [43.95, 7.5],
  [44.7, 6.95],
  [45.15, 6.75],
  [45.85, 6.95],
  [45.95, 7.65],
  [46.25, 8.05],
  [46.6, 8.55],
  [46.48, 9.2],
  [46.4, 9.75],
  [46.82, 10.5],
  [47.0, 11.5],
  [47.1, 12.7],
  [47.05, 13.6],
  [47.25, 14.6],
  [47.63, 15.83],
].map(([lat = 0, lng = 0]) => ({ lat, lng }))

/** How much longer roads are than the straight line. Calibrated on the lanes of tests/domain/distances.test.ts */
const FACTORS = {
  /** Where motorways lead round hills and towns. */
  plain: 1.27,
  /** In the plains of the east there is less to drive round; and from beyond the Oder to elsewhere. */
  east: 1.14,
  halfEast: 1.18,
  /** Over the Alps, or into them. */
  alps: 1.37,
  /** From valley to valley. */
  shortAlps: 1.45,
  /** To an island or round a sea; ferries and tunnels count as road. */
  sea: 1.24,
} as const

/** Up to so many straight kilometres a way in the mountains leads from valley to valley. */
const SHORT = 110
/** An end nearer to the ridge than this, in degrees, lies in the mountains. */
const IN_MOUNTAINS = 0.4

const isBritish = ({ lat, lng }: Point) => lat > 50.1 && (lng < 1.45 || (lat > 51.3 && lng < 1.8)) && lat < 61
const isNordic = ({ lat, lng }: Point) =>
  (lat > 55.3 && lng > 10.85 && lng < 19.9) || (lat > 57.8 && lng > 2 && lng < 19.9) || lat > 59.78
/** The plains east of the Elbe, and of Hungary. */
const isEastern = ({ lat, lng }: Point) =>
  (lng > 13.2 && lat > 48.9 && lat < 59.78) || (lng > 16 && lng < 21.5 && lat > 46 && lat < 48.9)
const isBeyondOder = (at: Point) => at.lng > 14.6 && isEastern(at)

/** On which side of a line from one point to another a third lies. */
const side = (from: Point, to: Point, at: Point) =>
  (to.lng - from.lng) * (at.lat - from.lat) - (to.lat - from.lat) * (at.lng - from.lng)
const areCrossing = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0

function offLine(at: Point, from: Point, to: Point): number {
  // A degree to the east is two thirds of one to the north here.
  const [x, y] = [(to.lng - from.lng) * 0.68, to.lat - from.lat]
  const [px, py] = [(at.lng - from.lng) * 0.68, at.lat - from.lat]
  const share = Math.max(0, Math.min(1, (px * x + py * y) / (x * x + y * y)))
  return Math.hypot(px - share * x, py - share * y)
}

const legs = RIDGE.slice(1).map((to, at) => ({ from: RIDGE[at] ?? to, to }))
const isNear = (at: Point) =>
  at.lat > 43.5 && at.lat < 48.1 && at.lng > 6 && at.lng < 16.5
    ? legs.some(({ from, to }) => offLine(at, from, to) < IN_MOUNTAINS)
    : false

function isAlpine(a: Point, b: Point): boolean {
  if (Math.max(a.lat, b.lat) < 43.9 || Math.min(a.lat, b.lat) > 47.7) return false
  return legs.some(({ from, to }) => areCrossing(a, b, from, to)) || isNear(a) || isNear(b)
}

/**
 * How much longer the road between two points is than the straight line between them, `straightKm`. A road network is not at hand, so that
 * it is told by what lies in between: mountains, a sea, or flat country. The same both ways. An assumption.
 */
export function roadFactor(a: Point, b: Point, straightKm: number): number {
  if (isBritish(a) !== isBritish(b) || isNordic(a) !== isNordic(b)) return FACTORS.sea
  if (isAlpine(a, b)) return straightKm < SHORT ? FACTORS.shortAlps : FACTORS.alps
  if (isEastern(a) && isEastern(b)) return FACTORS.east
  return isBeyondOder(a) || isBeyondOder(b) ? FACTORS.halfEast : FACTORS.plain
}
