import {
  aboardRows,
  companyLines,
  footColumns,
  freightRows,
  haltRows,
  insuranceLine,
  letterRows,
  needsOf,
  stopRows,
  termLines,
  vehicleRows,
} from '../facts/forwarding-rows.ts'
import type { PaperFacts, Stop } from '../facts/paper-facts.ts'
import { type Adr, adrLackText, adrLoadText, type PaperGoods } from '../facts/paper-values.ts'
import { words } from '../facts/paper-words.ts'
import type { TourPaper } from '../facts/tour-facts.ts'
import { columns, mm, type PaperFonts, type Part, type Pen, Sheet, type Span, whole } from './sheet.ts'

const HALVES = columns([1, 1])
const [LEFT_HALF = whole, RIGHT_HALF = whole] = HALVES

/** The order to a carrier as a file, in the layout it is printed in. Nothing of the customer's price is in its facts. */
export async function forwardingPdf(facts: PaperFacts, fonts: PaperFonts, at: Date): Promise<File> {
  const { company, tour } = facts
  const label = `${words['forwarding.title']} ${facts.number}`
  const sheet = new Sheet(fonts, label, { language: 'de', author: company?.name ?? '', at })
  sheet.put(letterhead(facts))
  if (tour === undefined) putOwnParts(sheet, facts)
  else putTour(sheet, tour)
  sheet.put((pen, y) =>
    pen.beside(
      [
        (own, from) => own.facts(vehicleRows(facts), LEFT_HALF, own.heading(words.vehicle, LEFT_HALF, from), 38),
        (own, from) => freight(facts, own, from),
      ],
      y,
    ),
  )
  // Anyone who signs has the terms on the same page.
  sheet.put((pen, y) => foot(facts, pen, signatures(pen, terms(facts, pen, y))))
  return sheet.file(`${label.replaceAll(/[^\w.-]+/g, ' ').trim()}.pdf`, words.page)
}

function letterhead(facts: PaperFacts): Part {
  const { company, carrier, crossBorder } = facts
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
    const withCountry = crossBorder || carrier.country !== company?.country
    y = pen.beside(
      [
        (own, from) => Math.max(own.address(carrier, withCountry, LEFT_HALF, from), from + mm(24)),
        (own, from) => {
          const end = own.text(words['forwarding.title'], RIGHT_HALF, from, { bold: true, size: 15 })
          return own.facts(letterRows(facts), RIGHT_HALF, end + mm(2), 34)
        },
      ],
      y,
    )
    return pen.text(words['forwarding.intro'], whole, y + mm(4))
  }
}

/** Stops and goods of an order that rides alone. */
function putOwnParts(sheet: Sheet, facts: PaperFacts): void {
  const stop =
    (title: string, kind: 'pickup' | 'delivery', of: Stop, span: Span): Part =>
    (pen, y) => {
      const address = pen.address(of, facts.crossBorder, span, pen.heading(title, span, y))
      return pen.facts(stopRows(kind, of, true), span, address + mm(1), 27)
    }
  sheet.put((pen, y) =>
    pen.beside(
      [
        stop(words.pickup, 'pickup', facts.pickup, LEFT_HALF),
        stop(words.delivery, 'delivery', facts.delivery, RIGHT_HALF),
      ],
      y,
    ),
  )
  putGoods(sheet, [{ goods: facts.goods }])
  const { adr, temperature } = facts
  if (adr) putAdr(sheet, [{ adr }])
  const needs = needsOf(facts)
  if (needs.length > 0) sheet.put((pen, y) => pen.text(needs.join(', '), whole, pen.heading(words.needs, whole, y)))
  if (temperature !== undefined) {
    const text = `${temperature}. ${words['temperature.hold']}`
    sheet.put((pen, y) => pen.text(text, whole, pen.heading(words.temperature, whole, y)))
  }
}

/** The halts of a tour in the order in which they are driven to, and what is on the truck. */
function putTour(sheet: Sheet, tour: TourPaper): void {
  sheet.put((pen, y) => pen.text(`${words['tour.partOf']} ${tour.number}. ${words['tour.inOrder']}`, whole, y + mm(1)))
  const [place = whole, rest = whole] = columns([1, 1.4])
  for (const halt of tour.halts) {
    sheet.put((pen, y) =>
      pen.beside(
        [
          (own, from) => own.address(halt.party, tour.crossBorder, place, from),
          (own, from) => {
            const planned = own.facts([{ label: words['tour.planned'], value: halt.planned }], rest, from, 34)
            const stops = halt.stops.reduce((at, stop) => own.facts(haltRows(stop), rest, at, 34) + mm(1), planned)
            return own.facts(aboardRows(halt), rest, stops, 34)
          },
        ],
        pen.heading(halt.title, whole, y),
      ),
    )
  }
  putGoods(sheet, tour.orders)
  const dangerous = tour.orders.flatMap(({ number, adr }) => (adr === undefined ? [] : [{ number, adr }]))
  if (dangerous.length > 0) putAdr(sheet, dangerous)
  const cooled = tour.orders.filter(({ temperature }) => temperature !== undefined)
  if (cooled.length > 0) {
    const rows = cooled.map(({ number, temperature }) => ({ label: number, value: temperature }))
    sheet.put((pen, y) => {
      const end = pen.facts(rows, whole, pen.heading(words.temperature, whole, y), 38)
      return pen.text(words['temperature.hold'], whole, end)
    })
  }
}

interface Column {
  head: string
  share: number
  right?: true
  of(row: GoodsRow): string | undefined
}
interface GoodsRow {
  number?: string
  goods: PaperGoods
}

const GOODS: readonly Column[] = [
  { head: words['goods.count'], share: 16, right: true, of: ({ goods }) => goods.count },
  { head: words['goods.packing'], share: 28, of: ({ goods }) => goods.packing },
  { head: words['goods.description'], share: 66, of: ({ goods }) => goods.description },
  { head: words['goods.weight'], share: 24, right: true, of: ({ goods }) => goods.weight },
  { head: words['goods.volume'], share: 26, right: true, of: ({ goods }) => goods.volume },
  { head: words['goods.loadingMeters'], share: 20, right: true, of: ({ goods }) => goods.loadingMeters },
]
const WITH_NUMBER: readonly Column[] = [{ head: words['tour.order'], share: 32, of: ({ number }) => number }, ...GOODS]

/** The goods as a table, a line each, with the number of the order where there are several. */
function putGoods(sheet: Sheet, rows: readonly GoodsRow[]): void {
  const shown = rows.length > 1 ? WITH_NUMBER : GOODS
  const spans = columns(
    shown.map(({ share }) => share),
    0,
  )
  const line =
    (cell: (column: Column) => string | undefined, size: number): Part =>
    (pen, y) => {
      const inside = (span: Span) => ({ x: span.x + mm(1.5), width: span.width - mm(3) })
      const ends = shown.map((column, at) => {
        const span = inside(spans[at] ?? whole)
        return pen.filled(cell(column), span, y + mm(0.8), { size, align: column.right ? 'right' : 'left' })
      })
      const end = Math.max(...ends) + mm(0.5)
      for (const span of spans) pen.box(span, y, end - y)
      return end
    }
  const head: Part = (pen, y) => line(({ head: title }) => title, 7.5)(pen, pen.heading(words.goods, whole, y))
  const dimensions = rows.flatMap(({ goods }) => goods.dimensions ?? [])
  sheet.rows(head, [
    ...rows.map((row) => line((column) => column.of(row), 9)),
    ...dimensions.map((value): Part => {
      return (pen, y) => pen.facts([{ label: words['goods.dimensions'], value }], whole, y + mm(0.5), 38)
    }),
  ])
}

const ADR_SPANS = columns([18, 60, 14, 28, 20, 24], 3)

/** The particulars of each substance, in the order of the ADR. */
function putAdr(sheet: Sheet, loads: readonly { number?: string; adr: Adr }[]): void {
  const substance =
    (line: Adr['lines'][number]): Part =>
    (pen, y) => {
      const particulars = [
        [words['adr.un'], line.un],
        [words['adr.name'], line.name],
        [words['adr.class'], line.adrClass],
        [words['adr.group'], line.hasGroup ? line.group : ''],
        [words['adr.tunnel'], line.tunnel],
        [words['adr.quantity'], line.quantity],
      ] as const
      const ends = particulars.map(([label, value], at) => {
        const span = ADR_SPANS[at] ?? whole
        if (value === '') return y
        return pen.filled(value, span, pen.text(label, span, y, { size: 7 }), { bold: true })
      })
      return Math.max(...ends) + 1
    }
  sheet.rows(
    (pen, y) => pen.heading(words.adr, whole, y),
    loads.flatMap(({ number, adr }): Part[] => {
      const under = [adrLackText(adr), adrLoadText(adr)].filter((text) => text !== undefined)
      const small = (text: string): Part => {
        return (pen, y) => pen.text(text, whole, y, { size: 8 }) + 1
      }
      return [
        ...(number === undefined ? [] : [small(`${words['tour.order']} ${number}`)]),
        ...adr.lines.map(substance),
        ...under.map(small),
      ]
    }),
  )
  sheet.put((pen, y) => pen.text(words['adr.duty'], whole, y + mm(1), { size: 8 }))
}

function freight(facts: PaperFacts, pen: Pen, top: number): number {
  const start = pen.heading(words.freight, RIGHT_HALF, top)
  const order = { label: words['tour.order'], value: facts.tour && facts.number, optional: true }
  let y = pen.facts([order], RIGHT_HALF, start, 27)
  y = pen.amounts(freightRows(facts), RIGHT_HALF, y) + mm(1)
  y = pen.facts([{ label: words['freight.terms'], value: facts.terms }], RIGHT_HALF, y, 27)
  return pen.text(words['freight.vat'], RIGHT_HALF, y + mm(1), { size: 8 })
}

const BULLET = '•'

function terms(facts: PaperFacts, pen: Pen, top: number): number {
  const inside = { x: whole.x + mm(4), width: whole.width - mm(4) }
  return termLines(facts).reduce(
    (y, line) => {
      pen.text(BULLET, { x: whole.x + mm(1), width: mm(3) }, y, { size: 7.5 })
      return pen.text(line, inside, y, { size: 7.5 }) + 1
    },
    pen.heading(words.terms, whole, top),
  )
}

function signatures(pen: Pen, top: number): number {
  const y = top + mm(15)
  const labels = [words['sign.client'], words['sign.carrier']]
  const ends = columns([1, 1], 10).map((span, at) => {
    pen.rule(span, y, 0.8)
    return pen.text(labels[at] ?? '', span, y + 1.5, { size: 7 })
  })
  return Math.max(...ends)
}

function foot({ company }: PaperFacts, pen: Pen, top: number): number {
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
