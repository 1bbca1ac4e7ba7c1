/** A box on a page as it is looked at, in points (1/72 inch) from its top left. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** A line as a reader of files or e-mails has it: blanks between columns are kept. */
export interface PaperLine {
  text: string
  /** From 1. */
  page?: number
  box?: Box
  /** Where on the page pieces of the text stand, from left to right; what is not named lies evenly between them. */
  spans?: LineSpan[]
  /** How sure the reader of a picture was of the line, 0 to 100. */
  confidence?: number
}

/**
 * A piece of a line, letters `from` inclusive to `to` exclusive, and where it stands: points from the left of its page. `top` and
 * `height` where it stands higher or lower than its line, as in a skewed scan; `confidence` as of a line.
 */
export interface LineSpan {
  from: number
  to: number
  left: number
  width: number
  top?: number
  height?: number
  confidence?: number
}

/** A paper or an e-mail as lines of text. `scanned` where they come from a picture, whose letters may be wrong. */
export interface Paper {
  lines: readonly PaperLine[]
  scanned?: boolean
}

/** Where a value was read: line from 0, letters `from` inclusive to `to` exclusive. */
export interface Source {
  line: number
  from: number
  to: number
}

/** More lines, or longer ones, no paper has; what is behind them is not read. */
export const MOST_LINES = 600
export const LONGEST_LINE = 400

/** A paper of a size that can be read at once, whatever somebody has sent. */
export const bounded = (paper: Paper): Paper => ({
  ...paper,
  lines: paper.lines.slice(0, MOST_LINES).map((line) => ({ ...line, text: line.text.slice(0, LONGEST_LINE) })),
})

/** A plain text as lines. */
export const linesOf = (text: string): PaperLine[] => text.split(/\r\n|\r|\n/).map((line) => ({ text: line }))

/** How sure the reader of a picture was of letters of a line, 0 to 100; 100 where it was none. */
export function sureAt({ confidence = 100, spans = [] }: PaperLine, from: number, to: number): number {
  const met = spans.flatMap((span) => (span.from < to && from < span.to ? (span.confidence ?? []) : []))
  return met.length > 0 ? Math.min(...met) : confidence
}

/** A piece of a line between wide gaps: a cell of a table, or all of a line of running text. */
export interface Cell extends Source {
  text: string
}

const GAP = /\s{3,}|\s*\t\s*|\s+[|¦]\s+/g

/** The cells of all lines, in the order they are read in. */
export function cellsOf(lines: readonly PaperLine[]): Cell[] {
  return lines.flatMap(({ text }, line) => {
    const cells: Cell[] = []
    let from = 0
    const take = (end: number) => {
      const raw = text.slice(from, end)
      const start = from + raw.length - raw.trimStart().length
      const cut = raw.trim()
      if (cut !== '') cells.push({ line, from: start, to: start + cut.length, text: cut })
    }
    for (const gap of text.matchAll(GAP)) {
      take(gap.index)
      from = gap.index + gap[0].length
    }
    take(text.length)
    return cells
  })
}
