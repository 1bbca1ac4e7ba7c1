import type { Box } from '#src/domain/extraction/paper.ts'
import type { Turn } from '../pdf/read-pdf.ts'

interface Size {
  width: number
  height: number
}

/** The size of a page after it was turned to the right. */
export const turnedSize = ({ width, height }: Size, turn: Turn): Size =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width }

/** Where a box of an upright page stands once the page was turned to the right, in the same units. */
export function turnedBox({ left, top, width, height }: Box, page: Size, turn: Turn): Box {
  if (turn === 90) return { left: page.height - top - height, top: left, width: height, height: width }
  if (turn === 180) return { left: page.width - left - width, top: page.height - top - height, width, height }
  if (turn === 270) return { left: top, top: page.width - left - width, width: height, height: width }
  return { left, top, width, height }
}
