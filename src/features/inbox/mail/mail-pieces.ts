import { isDoubtful, type ReadingField } from '#src/records/reading/reading-field.ts'

/** A piece of a line: plain text, or where a field was read. */
export interface LinePiece {
  text: string
  field?: ReadingField
}

/** A line of a text in pieces. Where two fields were read of the same letters the current one is shown, else the first. */
export function piecesOf(
  text: string,
  line: number,
  fields: readonly ReadingField[],
  current: string | undefined,
): LinePiece[] {
  const read = fields
    .flatMap((field) => {
      const { inText } = field
      if (inText === undefined || inText.line !== line || inText.from >= Math.min(inText.to, text.length)) return []
      return [{ field, from: inText.from, to: Math.min(inText.to, text.length) }]
    })
    .toSorted((one, other) => rank(one.field, current) - rank(other.field, current))
  const taken: typeof read = []
  for (const one of read) if (!taken.some((other) => one.from < other.to && other.from < one.to)) taken.push(one)
  const pieces: LinePiece[] = []
  let end = 0
  for (const { field, from, to } of taken.toSorted((one, other) => one.from - other.from)) {
    if (from > end) pieces.push({ text: text.slice(end, from) })
    pieces.push({ text: text.slice(from, to), field })
    end = to
  }
  if (end < text.length || pieces.length === 0) pieces.push({ text: text.slice(end) })
  return pieces
}

const rank = (field: ReadingField, current: string | undefined): number =>
  field.name === current ? 0 : isDoubtful(field) ? 1 : 2
