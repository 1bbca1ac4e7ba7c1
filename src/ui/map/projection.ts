import { geoMercator } from 'd3-geo'

export interface Position {
  lat: number
  lng: number
}

/** A place on the flat map, in its units: east is right, north is up. */
export interface Spot {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** What is seen: the spot in the middle, and pixels per unit of the flat map. */
export interface View extends Spot {
  k: number
}

/** Units of the flat map per radian. Straight up is north everywhere, so that arrows mean on it what they say. */
export const projection = geoMercator().scale(2000).translate([0, 0])

/** Nearest and widest view: a town, and all of Europe. */
const LEAST_ZOOM = 0.12
const MOST_ZOOM = 12

export function project({ lat, lng }: Position): Spot {
  const [x = 0, y = 0] = projection([lng, lat]) ?? []
  return { x, y }
}

export const toScreen = (spot: Spot, view: View, { width, height }: Size): Spot => ({
  x: (spot.x - view.x) * view.k + width / 2,
  y: (spot.y - view.y) * view.k + height / 2,
})

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** The nearest view with all of the spots in it, so many pixels from the edges. */
export function fitting(spots: readonly Spot[], { width, height }: Size, margin: number): View {
  if (spots.length === 0) return { x: 0, y: 0, k: 1 }
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const room = { width: Math.max(1, width - 2 * margin), height: Math.max(1, height - 2 * margin) }
  const k = Math.min(room.width / Math.max(1e-6, right - left), room.height / Math.max(1e-6, bottom - top))
  return { x: (left + right) / 2, y: (top + bottom) / 2, k: clamp(k, LEAST_ZOOM, MOST_ZOOM) }
}

/** Nearer by a factor, or wider by one below 1; the spot stays where it is on the screen. */
export function zoomed(view: View, by: number, around: Spot = view): View {
  const k = clamp(view.k * by, LEAST_ZOOM, MOST_ZOOM)
  const share = view.k / k
  return { x: around.x + (view.x - around.x) * share, y: around.y + (view.y - around.y) * share, k }
}

/** Moved by pixels of the screen. */
export const panned = (view: View, right: number, down: number): View => ({
  ...view,
  x: view.x + right / view.k,
  y: view.y + down / view.k,
})

/** The view that has a spot in it, so many pixels from the edge: the same where it has. */
export function withSpot(view: View, spot: Spot, size: Size, margin: number): View {
  const { x, y } = toScreen(spot, view, size)
  const isIn = x >= margin && y >= margin && x <= size.width - margin && y <= size.height - margin
  return isIn ? view : { ...view, x: spot.x, y: spot.y }
}
