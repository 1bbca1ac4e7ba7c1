import { labelsIn, type Label, type Part, type ValueLabel } from './labels.ts'
import { withFigures } from './look-alikes.ts'
import { cellsOf, type Cell, type Paper } from './paper.ts'

/** A cell with its labels and the part of the paper it stands in. */
export interface PlacedCell extends Cell {
  labels: readonly Label[]
  /** The part that was begun before this cell. */
  part: Part | undefined
  /** Nothing but a label: what it labels stands beside or below it. */
  isLabel: boolean
  /** The text with figures of a scan mended, as long as it. */
  figures: string
}

/** What a place in a cell is about. */
export interface Context {
  part: Part | undefined
  value: ValueLabel | undefined
}

/** The cells of a paper in their order, and what a letter of one of them is about. */
export interface Layout {
  paper: Paper
  cells: readonly PlacedCell[]
  contextAt(cell: PlacedCell, at: number): Context
  /** The cells above one in its column, the nearest first, up to the first blank line. */
  above(cell: PlacedCell): readonly PlacedCell[]
}

/** How far columns may be off. */
const SLACK = 3
/** How many lines below its heading a cell of a table may be. */
const MOST_ROWS = 8

/** Whether a text is nothing but labels, what stands in brackets and signs. */
function isOnlyLabel(text: string, labels: readonly Label[]): boolean {
  if (labels.length === 0) return false
  let rest = text.replace(/^\d{1,2}(?:-\d{1,2})?(?=\s)/, (number) => ' '.repeat(number.length))
  for (const { from, to } of labels) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  const letters = rest
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\b(?:in|kg|nr|no|m|m³|eur|des|der|und|de|of|the)\b/gi, ' ')
    .replace(/[^\p{L}\d]/gu, '')
  return letters.length <= text.length / 5 && !/\d{2}/.test(letters)
}

interface Section {
  column: number
  part: Part
  /** Something stands in it already, so that a blank line ends it. */
  isFilled: boolean
}

/** Begins the parts that a cell's labels name, mid-line in the column of the cell. */
function beginParts(sections: Section[], cell: Cell, labels: readonly Label[], isOnly: boolean): Section[] {
  let left = sections
  for (const { part, value, from, to } of labels) {
    if (part === undefined || (value !== undefined && part !== 'goods')) continue
    const isFilled = !isOnly && /[\p{L}\d]/u.test(cell.text.slice(to))
    left = [...left.filter(({ column }) => column < cell.from - SLACK), { column: cell.from, part, isFilled }]
    if (from > 0 && left.length === 1) left = [{ column: 0, part, isFilled }]
  }
  return left
}

function place(paper: Paper): PlacedCell[] {
  const lines = new Map<number, Cell[]>()
  for (const cell of cellsOf(paper.lines)) lines.set(cell.line, [...(lines.get(cell.line) ?? []), cell])
  let sections: Section[] = []
  return paper.lines.flatMap((_, line) => {
    const cells = lines.get(line)
    if (cells === undefined) {
      sections = sections.filter(({ isFilled }) => !isFilled)
      return []
    }
    return cells.map((cell, index) => {
      const labels = labelsIn(cell.text, paper.scanned === true)
      const isLabel = isOnlyLabel(cell.text, labels)
      const own = sections.findLast(({ column }) => column <= cell.from + SLACK)
      const begins = labels.some(({ part, value }) => part !== undefined && (value === undefined || part === 'goods'))
      if (own !== undefined && !begins) own.isFilled = true
      const figures = paper.scanned === true ? withFigures(cell.text) : cell.text
      const placed = { ...cell, labels, isLabel, figures, part: own?.part }
      sections = beginParts(index === 0 && begins && labels[0]?.from === 0 ? [] : sections, cell, labels, isLabel)
      return placed
    })
  })
}

/** How many columns two cells share. */
const shared = (one: Cell, other: Cell): number => Math.min(one.to, other.to) - Math.max(one.from, other.from)

const overlaps = (one: Cell, other: Cell): boolean => one.from < other.to + SLACK && other.from < one.to + SLACK

/** Where what a cell's label labels begins. */
function valueStart({ from, text, labels }: PlacedCell): number {
  const end = labels.at(-1)?.to ?? 0
  return from + end + (end === 0 ? 0 : (/^[\s:.]*/.exec(text.slice(end))?.[0].length ?? 0))
}

/** Cells a paper is made of, with what each of them belongs to. */
export function layoutOf(paper: Paper): Layout {
  const cells = place(paper)
  const byLine = grouped(cells)
  const inLine = (line: number) => byLine.get(line) ?? []

  function headOf(cell: PlacedCell): PlacedCell | undefined {
    for (let line = cell.line - 1; line >= Math.max(0, cell.line - MOST_ROWS); line -= 1) {
      const row = inLine(line)
      if (row.length === 0) return undefined
      const heads = row.filter(({ isLabel }) => isLabel)
      const [head] = heads.filter((one) => overlaps(one, cell)).toSorted((a, b) => shared(b, cell) - shared(a, cell))
      if (head !== undefined && (heads.length > 1 || row.length === 1)) return head
    }
    return undefined
  }

  function contextAt(cell: PlacedCell, at: number): Context {
    const before = cell.labels.filter(({ to }) => to <= at - cell.from)
    const isOne = ({ value: named }: Label) => named !== undefined && named !== 'total'
    const row = inLine(cell.line)
    const index = row.indexOf(cell)
    // The first cell of a row may label all of them.
    const left = row[index - 1]?.isLabel === true || index < 1 ? row[index - 1] : row[0]
    const beside = left?.isLabel === true ? left.labels : []
    const own = before.findLast(isOne) ?? beside.findLast(isOne)
    const above = own === undefined ? headOf(cell) : undefined
    const value = own?.value ?? above?.labels.findLast((label) => label.value !== undefined)?.value
    const part =
      before.findLast((label) => label.part !== undefined)?.part ??
      beside.findLast((label) => label.part !== undefined)?.part ??
      above?.labels.findLast((label) => label.part !== undefined && label.value !== undefined)?.part ??
      cell.part
    return { part, value }
  }

  function above(cell: PlacedCell): PlacedCell[] {
    const found: PlacedCell[] = []
    for (let line = cell.line - 1; line >= 0; line -= 1) {
      const one = inLine(line).find((other) =>
        [other.from, valueStart(other)].some((from) => Math.abs(from - cell.from) <= SLACK),
      )
      if (one === undefined || one.isLabel) break
      found.push(one)
      if (one.labels.length > 0) break
    }
    return found
  }

  return { paper, cells, contextAt, above }
}

function grouped(cells: readonly PlacedCell[]): Map<number, PlacedCell[]> {
  const lines = new Map<number, PlacedCell[]>()
  for (const cell of cells) {
    const row = lines.get(cell.line)
    if (row) row.push(cell)
    else lines.set(cell.line, [cell])
  }
  return lines
}
