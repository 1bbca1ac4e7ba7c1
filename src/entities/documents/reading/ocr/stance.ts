import type { Box, LineSpan, PaperLine } from '#src/domain/extraction/paper.ts'
import type { Turn } from '../../pdf/read-pdf.ts'

/**
 * How a picture of a page was put before the engine: larger by `scale`, turned to the right by quarters, then by `skew` radians
 * around its middle. Width and height of the picture before it, pixels.
 */
export interface Stance {
  width: number
  height: number
  scale: number
  turn: Turn
  skew: number
}

/** Size of the picture the engine is given, pixels. */
export function stanceSize({ width, height, scale, turn }: Stance): { width: number; height: number } {
  const [across, down] = turn % 180 === 0 ? [width, height] : [height, width]
  return { width: Math.max(1, Math.round(across * scale)), height: Math.max(1, Math.round(down * scale)) }
}

/** Where a box of what the engine was given stands on the picture itself, times `points` per pixel. */
function boxBack({ left, top, width, height }: Box, stance: Stance, points: number): Box {
  const size = stanceSize(stance)
  const [x, y] = [left + width / 2 - size.width / 2, top + height / 2 - size.height / 2]
  const angle = -stance.skew - (stance.turn * Math.PI) / 180
  const across = (x * Math.cos(angle) - y * Math.sin(angle)) / stance.scale + stance.width / 2
  const down = (x * Math.sin(angle) + y * Math.cos(angle)) / stance.scale + stance.height / 2
  const [wide, high] = stance.turn % 180 === 0 ? [width, height] : [height, width]
  return {
    left: (across - wide / stance.scale / 2) * points,
    top: (down - high / stance.scale / 2) * points,
    width: (wide / stance.scale) * points,
    height: (high / stance.scale) * points,
  }
}

const around = (boxes: readonly Box[]): Box => {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** A line with the places of its pieces on the picture itself: in a skewed one each stands at a height of its own. */
export function lineBack(line: PaperLine, stance: Stance, points: number): PaperLine {
  const { box, spans = [] } = line
  if (box === undefined || spans.length === 0) return line
  const placed = spans.map((span): LineSpan & Box => ({
    ...span,
    ...boxBack({ ...box, left: span.left, width: span.width }, stance, points),
  }))
  return { ...line, box: around(placed), spans: placed, confidence: sureOfSpans(spans) }
}

function sureOfSpans(spans: readonly LineSpan[]): number {
  const letters = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  return spans.reduce((sum, { from, to, confidence = 100 }) => sum + (to - from) * confidence, 0) / Math.max(1, letters)
}
