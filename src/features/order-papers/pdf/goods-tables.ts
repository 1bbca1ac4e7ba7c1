import { type Adr, adrAmountLackText, adrLackText, adrLoadTexts } from '../facts/adr-values.ts'
import type { GoodsRow } from '../facts/goods-rows.ts'
import { words } from '../facts/paper-words.ts'
import { columns, mm, type Part, type Span, whole } from '#src/domain/papers/pen.ts'
import type { Sheet } from '#src/domain/papers/sheet.ts'

interface Column {
  head: string
  share: number
  right?: true
  of(row: GoodsRow): string | undefined
}
const GOODS: readonly Column[] = [
  { head: words['goods.count'], share: 16, right: true, of: ({ goods }) => goods.count },
  { head: words['goods.packing'], share: 28, of: ({ goods }) => goods.packing },
  { head: words['goods.description'], share: 66, of: ({ goods }) => goods.description },
  { head: words['goods.weight'], share: 24, right: true, of: ({ goods }) => goods.weight },
  { head: words['goods.volume'], share: 26, right: true, of: ({ goods }) => goods.volume },
  { head: words['goods.loadingMeters'], share: 20, right: true, of: ({ goods }) => goods.loadingMeters },
]
const NUMBER: Column = { head: words['tour.order'], share: 32, of: ({ number }) => number ?? '' }
const WAY: Column = { head: words['goods.way'], share: 13, of: ({ way }) => way ?? '' }

/** The goods as a table, a line each, with the number of the order where there are several. */
export function putGoods(sheet: Sheet, rows: readonly GoodsRow[]): void {
  const isOfSeveral = rows.length > 1 && rows.some(({ number }) => number !== undefined)
  const hasWays = rows.some(({ way }) => way !== undefined)
  const shown = [...(isOfSeveral ? [NUMBER] : []), ...(hasWays ? [WAY] : []), ...GOODS]
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

const ADR_SPANS = columns([16, 52, 17, 27, 18, 26, 20], 2)

/** The particulars of each substance, in the order of the ADR. */
export function putAdr(sheet: Sheet, loads: readonly { number?: string; adr: Adr }[]): void {
  const substance =
    (line: Adr['lines'][number]): Part =>
    (pen, y) => {
      const particulars = [
        [words['adr.un'], line.un],
        [words['adr.name'], line.name],
        [words['adr.class'], line.adrClass],
        [words['adr.group'], line.hasGroup ? line.group : ''],
        [words['adr.tunnel'], line.tunnel],
        [words['adr.packages'], line.isPacked ? line.packages : ''],
        [words['adr.quantity'], line.hasQuantity ? line.quantity : ''],
      ] as const
      const ends = particulars.map(([label, value], at) => {
        const span = ADR_SPANS[at] ?? whole
        if (value === '') return y
        return pen.filled(value, span, pen.text(label, span, y, { size: 7 }), { bold: true })
      })
      const end = Math.max(...ends) + 1
      return line.marks === undefined ? end : pen.text(line.marks, whole, end, { bold: true }) + 1
    }
  sheet.rows(
    (pen, y) => pen.heading(words.adr, whole, y),
    loads.flatMap(({ number, adr }): Part[] => {
      const under = [adrLackText(adr), adrAmountLackText(adr), ...adrLoadTexts(adr)].filter(
        (text) => text !== undefined,
      )
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
