import type { Box, LineSpan, PaperLine, Source } from './paper.ts'

/** Where a piece of a line stands on its page; letters whose place no one knows lie evenly between those around them. */
export function sourceBox(line: PaperLine, { from, to }: Pick<Source, 'from' | 'to'>): Box | undefined {
  const { text, box, spans = [] } = line
  if (box === undefined || text.length === 0) return box
  const all = spans.length > 0 ? spans : [{ from: 0, to: text.length, left: box.left, width: box.width }]
  const met = all.filter((span) => span.from < to && from < span.to)
  if (met.length === 0) return box
  const left = Math.min(...met.map((span) => placeIn(span, from)))
  const right = Math.max(...met.map((span) => placeIn(span, to)))
  const top = Math.min(...met.map((span) => span.top ?? box.top))
  const bottom = Math.max(...met.map((span) => (span.top ?? box.top) + (span.height ?? box.height)))
  return { left, top, width: right - left, height: bottom - top }
}

const placeIn = ({ from, to, left, width }: LineSpan, at: number): number =>
  left + (width * (Math.min(Math.max(at, from), to) - from)) / Math.max(1, to - from)
