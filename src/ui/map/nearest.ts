import type { Spot } from './projection.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'

const ahead: Record<Direction, readonly [x: number, y: number]> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/** What lies aside counts double: an arrow means straight on. */
const ASIDE = 2

/** The nearest of some spots in a direction of the screen; undefined where there is none on that side. */
export function nearest<Sign extends Spot>(from: Spot, signs: readonly Sign[], direction: Direction): Sign | undefined {
  const [dx, dy] = ahead[direction]
  let best: { sign: Sign; far: number } | undefined
  for (const sign of signs) {
    const [x, y] = [sign.x - from.x, sign.y - from.y]
    const along = x * dx + y * dy
    if (along <= 0) continue
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    // What lies more to the side than ahead is what another arrow means, unless there is nothing else.
    const far = along + ASIDE * aside + (aside > along ? 1e6 : 0)
    if (best === undefined || far < best.far) best = { sign, far }
  }
  return best?.sign
}

/** Signs at one place stand round it, so that each can be seen and reached; px from the place to each. */
const ROUND = 13
/** So many stand in the first round, twice as many in the next. */
const IN_ROUND = 6

/** How far each of some signs stands from its place on the screen: nothing for one that is alone there. */
export function spread<Sign extends Spot & { id: string }>(signs: readonly Sign[]): Map<string, Spot> {
  const places = new Map<string, Sign[]>()
  for (const sign of signs) {
    const name = `${sign.x.toFixed(2)} ${sign.y.toFixed(2)}`
    places.set(name, [...(places.get(name) ?? []), sign])
  }
  const offsets = new Map<string, Spot>()
  for (const together of places.values()) {
    const sorted = together.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    for (const [index, { id }] of sorted.entries())
      offsets.set(id, sorted.length === 1 ? { x: 0, y: 0 } : offset(index))
  }
  return offsets
}

function offset(index: number): Spot {
  let [round, first] = [1, 0]
  while (index - first >= IN_ROUND * round) {
    first += IN_ROUND * round
    round += 1
  }
  const angle = ((index - first) / (IN_ROUND * round)) * 2 * Math.PI - Math.PI / 2
  return { x: Math.cos(angle) * ROUND * round, y: Math.sin(angle) * ROUND * round }
}
