import { textWidth } from '#src/ui/text-width.ts'

/** Font size of what stands below the chart, px; half bold letters are wider than those that are measured; between two texts. */
const SIZE = 12
const HEAVY = 1.06
const BETWEEN = 8
/** Fewer letters of a town say nothing. */
const LEAST = 4
/** So far may the last name go over the edge of the chart where others need the room, px: around it is nothing. */
const OVER = 20
/** The same for a chart of so many stops: two have room enough, and end where their step ends. */
export const overEdge = (stops: number): number => (stops > 2 ? OVER : 0)

const wide = (text: string) => textWidth(text, SIZE) * HEAVY

interface StopName {
  text: string
  /** It goes before others that are not. */
  isNew: boolean
  /** It may be cut with a sign; else it is whole or missing. */
  isCuttable: boolean
}

/**
 * What stands below the stops of a chart, so that none lies on another: the first begins at the chart's edge and the last ends
 * a little behind it, the others have their middle at their stop. What has no room is cut, and missing where that would be a stub.
 */
export function stopLabels(names: readonly StopName[], step: number): string[] {
  const last = names.length - 1
  const width = step * last + overEdge(names.length)
  const labels = names.map(() => '')
  const taken: { from: number; to: number }[] = []
  const between = names.map((_, at) => at).slice(1, Math.max(1, last))
  const isNew = (at: number) => names[at]?.isNew === true
  for (const at of new Set([0, last, ...between.filter(isNew), ...between])) {
    const name = names[at]
    const x = at * step
    if (name === undefined || taken.some((one) => one.from - BETWEEN <= x && one.to + BETWEEN >= x)) continue
    const from = Math.max(0, ...taken.filter(({ to }) => to < x).map(({ to }) => to + BETWEEN))
    const to = Math.min(width, ...taken.filter((one) => one.from > x).map((one) => one.from - BETWEEN))
    const isEdge = at === 0 || at === last
    const text = cutTo(name, isEdge ? (width - BETWEEN) / 2 : 2 * Math.min(x - from, to - x))
    if (text === '') continue
    const begin = at === 0 ? 0 : at === last ? width - wide(text) : x - wide(text) / 2
    taken.push({ from: begin, to: begin + wide(text) })
    labels[at] = text
  }
  return labels
}

/** The whole, its beginning with a sign that some is missing, or nothing. */
function cutTo({ text, isCuttable }: StopName, room: number): string {
  if (wide(text) <= room) return text
  for (let kept = text.length - 1; isCuttable && kept >= LEAST; kept -= 1) {
    const cut = `${text.slice(0, kept).trimEnd()}…`
    if (wide(cut) <= room) return cut
  }
  return ''
}
