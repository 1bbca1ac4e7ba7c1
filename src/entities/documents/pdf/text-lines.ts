import type { LineSpan, PaperLine } from '#src/domain/extraction/paper.ts'

/** A piece of text as it stands on a page: points from the top left, `base` is where its letters stand. */
export interface PlacedText {
  text: string
  left: number
  base: number
  width: number
  /** Height of its letters. */
  size: number
  /** All of its signs are as wide. */
  isTypewriter?: boolean
  /** How sure its reader was of it, 0 to 100, where it comes from a picture. */
  confidence?: number
}

/** So much of the letters' height may pieces of one line be apart. */
const SAME_LINE = 0.4
/** Gaps in letters: wider ones are blanks, and those between columns. */
const BLANK = 0.25
const COLUMN = 2
/** Blanks that keep columns apart. */
const WIDE = 3
/** Share of the letters' height above and below the line they stand on. */
const ABOVE = 0.8
const BELOW = 0.22
/** A line is no longer, however far to the right a piece stands. */
const MOST_BLANKS = 120

/**
 * Lines of a page, from top to bottom. Pieces on one line are joined; where a column begins the text is filled up with three blanks or
 * more, so that what stands below each other on the page does so in the text.
 */
export function linesOfPage(all: readonly PlacedText[], page: number): PaperLine[] {
  const texts = all.filter(({ text }) => text.trim() !== '')
  const letter = letterWidth(texts)
  const start = Math.min(...texts.map(({ left }) => left))
  return rowsOf(texts).map((row) => lineOf(row, { page, letter, start }))
}

/** Pieces by the line they stand on. */
function rowsOf(texts: readonly PlacedText[]): PlacedText[][] {
  const rows: PlacedText[][] = []
  for (const text of texts.toSorted((a, b) => a.base - b.base || a.left - b.left)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && text.base - first.base <= SAME_LINE * Math.min(first.size, text.size)) row.push(text)
    else rows.push([text])
  }
  return rows.map((row) => row.toSorted((a, b) => a.left - b.left))
}

/** How wide most letters of a page are, in points. */
function letterWidth(texts: readonly PlacedText[]): number {
  const widths = texts.map(({ text, width }) => width / text.length).toSorted((a, b) => a - b)
  return Math.max(1, widths[Math.floor(widths.length / 2)] ?? 1)
}

function lineOf(row: readonly PlacedText[], { page, letter, start }: { page: number; letter: number; start: number }) {
  let text = ''
  let end = start
  const spans: LineSpan[] = []
  for (const piece of row) {
    text += blanksBefore(piece, { text, end, letter, start })
    spans.push(...spansOf(piece, text.length))
    text += piece.text
    end = Math.max(end, piece.left + piece.width)
  }
  const left = Math.min(...row.map((piece) => piece.left))
  const top = Math.min(...row.map(({ base, size }) => base - ABOVE * size))
  const bottom = Math.max(...row.map(({ base, size }) => base + BELOW * size))
  return { text: text.trimEnd(), page, box: { left, top, width: end - left, height: bottom - top }, spans }
}

/** Signs that are narrower, and wider, than most in any typeface that is not a typewriter's. */
const NARROW_SIGN = /[\s.,:;'!|iIljtfr()[\]/-]/
const WIDE_SIGN = /[mwMWÄÖÜA-Z@%–]/
const shareOf = (sign: string): number => (NARROW_SIGN.test(sign) ? 0.55 : WIDE_SIGN.test(sign) ? 1.25 : 1)

/** Where each word of a piece stands, as far as its signs tell: a reader of PDFs knows the width of the whole. */
function spansOf({ text, left, width, isTypewriter, confidence }: PlacedText, at: number): LineSpan[] {
  const shares = [...text].map((sign) => (isTypewriter === true ? 1 : shareOf(sign)))
  const whole = Math.max(
    0.01,
    shares.reduce((sum, share) => sum + share, 0),
  )
  const widthOf = (from: number, to: number) =>
    (width * shares.slice(from, to).reduce((sum, share) => sum + share, 0)) / whole
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    from: at + index,
    to: at + index + word.length,
    left: left + widthOf(0, index),
    width: widthOf(index, index + word.length),
    ...(confidence !== undefined && { confidence }),
  }))
}

function blanksBefore(
  { left, width, text: own }: PlacedText,
  { text, end, letter, start }: { text: string; end: number; letter: number; start: number },
): string {
  const column = Math.min(MOST_BLANKS, Math.round((left - start) / letter))
  if (text === '') return ' '.repeat(Math.max(0, column))
  const gap = (left - end) / Math.max(letter, width / own.length)
  if (gap >= COLUMN) return ' '.repeat(Math.max(WIDE, column - text.length))
  return gap >= BLANK && !text.endsWith(' ') && !own.startsWith(' ') ? ' ' : ''
}
