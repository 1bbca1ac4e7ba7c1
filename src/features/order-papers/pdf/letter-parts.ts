import { companyLines, companyTerms, footColumns, insuranceLine, stopRows } from '../facts/forwarding-rows.ts'
import type { PaperFacts, PlaceOnPaper } from '../facts/paper-facts.ts'
import type { Party } from '../facts/paper-values.ts'
import { words } from '../facts/paper-words.ts'
import type { Term } from '#src/domain/papers/carrier-terms.ts'
import type { FactRow } from '#src/domain/papers/fact-rows.ts'
import { columns, mm, type Part, type Pen, type Span, whole } from '#src/domain/papers/pen.ts'
import type { Sheet } from '#src/domain/papers/sheet.ts'

const HALVES = columns([1, 1])
/** The page in two, side by side. */
export const [LEFT_HALF = whole, RIGHT_HALF = whole] = HALVES

interface Letter {
  title: string
  to: Party
  rows: readonly FactRow[]
  intro: string
}

/** The company at the top, to whom it writes, and what the paper is called. */
export function letterhead({ company, crossBorder }: PaperFacts, { title, to, rows, intro }: Letter): Part {
  return (pen, top) => {
    const [name = whole, lines = whole] = columns([1, 1.1], 6)
    let y = pen.filled(company?.name, name, top, { bold: true, size: 15 })
    if (company) {
      const end = companyLines(company).reduce(
        (at, line) => pen.text(line, lines, at, { size: 8, align: 'right' }),
        top,
      )
      y = Math.max(y, end)
    }
    y += mm(2)
    pen.rule(whole, y, 1.2)
    y += mm(6)
    const withCountry = crossBorder || to.country !== company?.country
    y = pen.beside(
      [
        (own, from) => Math.max(own.address(to, withCountry, LEFT_HALF, from), from + mm(24)),
        (own, from) => {
          const end = own.text(title, RIGHT_HALF, from, { bold: true, size: 15 })
          return own.facts(rows, RIGHT_HALF, end + mm(2), 34)
        },
      ],
      y,
    )
    return pen.text(intro, whole, y + mm(4))
  }
}

/** Where it is loaded and unloaded, two beside each other in the order of the ride; `forDriver`: also what the loading point says of itself. */
export function putStops(sheet: Sheet, { places, crossBorder }: PaperFacts, forDriver: boolean): void {
  const stop =
    (of: PlaceOnPaper, span: Span): Part =>
    (pen, y) => {
      const address = pen.address(of, crossBorder, span, pen.heading(of.title, span, y))
      return pen.facts(stopRows(of, forDriver), span, address + mm(1), 27)
    }
  for (let at = 0; at < places.length; at += 2) {
    const pair = places.slice(at, at + 2).map((place, side) => stop(place, HALVES[side] ?? whole))
    sheet.put((pen, y) => pen.beside(pair, y))
  }
}

const BULLET = '•'

/** Terms, a line each; what has a title has it before its text. */
export function termList(lines: readonly (string | Term)[], pen: Pen, top: number): number {
  const inside = { x: whole.x + mm(4), width: whole.width - mm(4) }
  return lines.reduce(
    (y, line) => {
      pen.text(BULLET, { x: whole.x + mm(1), width: mm(3) }, y, { size: 7.5 })
      const pieces = typeof line === 'string' ? [line] : [{ bold: `${line.title}: ` }, line.text]
      return pen.pieces(pieces, inside, y, 7.5) + 1
    },
    pen.heading(words.terms, whole, top),
  )
}

/** The terms a customer's order is taken on: the law, then the company's own. */
export const customerTerms = ({ crossBorder, company }: PaperFacts): string[] => [
  words[crossBorder ? 'terms.cmr' : 'terms.hgb'],
  ...[companyTerms(company)].filter((line) => line !== undefined),
]

/** What a letter of a company has to name, at its foot. */
export function companyFoot({ company }: PaperFacts, pen: Pen, top: number): number {
  if (company === undefined) return top
  const y = top + mm(5)
  pen.rule(whole, y)
  const spans = columns([1.4, 1, 1.2], 4)
  const ends = footColumns(company).map((lines, at) =>
    lines.reduce((from, line) => pen.text(line, spans[at] ?? whole, from, { size: 6.5 }), y + mm(1)),
  )
  const insurance = insuranceLine(company)
  const end = Math.max(...ends)
  return insurance === undefined ? end : pen.text(insurance, whole, end, { size: 6.5 })
}

/** What a file is called by its title. */
export const fileNameOf = (label: string): string => `${label.replaceAll(/[^\p{L}\d.-]+/gu, ' ').trim()}.pdf`
