import type { SignKind } from './signs.tsx'
import { project, toScreen, type Position, type Size, type Spot, type View } from './projection.ts'
import { spread } from './nearest.ts'

/** Something on the map. */
export interface MapSign extends Position {
  id: string
  kind: SignKind
  heading?: number | undefined
  /** Everything about it in one sentence. */
  sentence: string
  /** Stands beside it while it has the focus, or always where something goes wrong. */
  tag: { text: string; fact?: string | undefined }
}

/** A town; the most important come first. */
export interface MapCity extends Position {
  name: string
}

/** Places of a way in their order; from number `next` on they are still ahead of what is at `at`. */
export interface MapRoute {
  stops: readonly Position[]
  next: number
  at: Position
}

/** Signs with the spots they stand at on the screen. */
export interface PlacedSign extends MapSign, Spot {}

/** Where signs stand on the screen now; those at one place stand round it. */
export function placedSigns(signs: readonly MapSign[], view: View | undefined, size: Size): PlacedSign[] {
  if (view === undefined) return []
  const flat = signs.map((sign) => ({ ...sign, ...project(sign) }))
  const offsets = spread(flat)
  return flat.map((sign) => {
    const { x, y } = toScreen(sign, view, size)
    const offset = offsets.get(sign.id)
    return { ...sign, x: x + (offset?.x ?? 0), y: y + (offset?.y ?? 0) }
  })
}
