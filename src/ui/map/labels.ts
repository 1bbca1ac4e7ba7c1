import type { Size, Spot } from './projection.ts'

export interface Box extends Spot, Size {}

/** A text at a spot of the screen; what comes first is placed first. */
export interface LabelRequest extends Spot {
  id: string
  width: number
  height: number
  /** Half of what the sign itself takes, px. */
  sign: number
  /** Stands there whatever it covers. */
  always?: boolean
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/** Right of the sign, left, above, below. */
function tries({ x, y, width, height, sign }: LabelRequest): Box[] {
  const [top, left] = [y - height / 2, x - width / 2]
  const beside = sign + 3
  return [
    { x: x + beside, y: top, width, height },
    { x: x - beside - width, y: top, width, height },
    { x: left, y: y - beside - height, width, height },
    { x: left, y: y + beside, width, height },
  ]
}

/** Where each text stands, free of what is taken and of one another; what finds no room is left out. */
export function placeLabels(wanted: readonly LabelRequest[], taken: readonly Box[], room: Size): Map<string, Box> {
  const boxes = [...taken]
  const placed = new Map<string, Box>()
  const isInside = (box: Box) =>
    box.x >= 0 && box.y >= 0 && box.x + box.width <= room.width && box.y + box.height <= room.height
  for (const label of wanted) {
    const places = tries(label).filter(isInside)
    const free = places.find((box) => !boxes.some((other) => overlaps(other, box)))
    const box = free ?? (label.always ? places[0] : undefined)
    if (box === undefined) continue
    placed.set(label.id, box)
    boxes.push(box)
  }
  return placed
}
