import { columns, mm, type Part, type Pen, type Span } from '../../papers/pen.ts'
import { amountText, dayText, priceText, quantityText, rateText, routeText } from '../figures.ts'
import { type InvoiceDocument, type InvoiceOrder, UNITS } from '../invoice-document.ts'
import type { VatTreatment } from '../../prices/vat-treatment.ts'
import { eurosText, type StatedLine, statedLines } from '../lines.ts'
import { footnotes } from './words.ts'

/** The width that is written on: from 25 mm on the left, as the window asks, to 20 mm on the right. */
export const page: Span = { x: mm(25), width: mm(165) }

/** From its left edge to its right edge, in millimetres of the page. */
const span = (from: number, to: number): Span => ({ x: mm(from), width: mm(to - from) })

const COLUMNS = {
  position: span(25, 36),
  service: span(37, 106),
  quantity: span(100, 115),
  unit: span(117, 134),
  price: span(128, 154),
  rate: span(154, 167),
  net: span(167, 190),
} as const
/** What an order is, where no quantity stands beside it. */
const ORDER = span(37, 166)

const SIZE = 8.5
const SMALL = 7.5

/** The head of the table; again on each page. */
export const tableHead: Part = (pen, y) => {
  const style = { bold: true, size: SMALL + 0.3 } as const
  const right = { ...style, align: 'right' } as const
  pen.text('Pos.', COLUMNS.position, y, style)
  pen.text('Leistung', COLUMNS.service, y, style)
  pen.text('Menge', COLUMNS.quantity, y, right)
  pen.text('Einheit', COLUMNS.unit, y, style)
  pen.text('Einzelpreis €', COLUMNS.price, y, right)
  pen.text('USt %', COLUMNS.rate, y, right)
  const end = pen.text('Netto €', COLUMNS.net, y, right) + mm(0.8)
  pen.rule(page, end, 0.7)
  return end + mm(1.4)
}

/** The rate of a line with the sign of its footnote: `19`, `0¹`; what is not subject to the tax has no rate. */
export function rateSign(document: InvoiceDocument, vat: VatTreatment): string {
  const sign = footnotes(document).find(({ reason }) => reason === vat.reason)?.sign ?? ''
  return `${vat.category === 'O' ? '–' : rateText(vat.ratePercent)}${sign}`
}

/** A row of the table, and what it adds to the sum that is carried over: cents net. */
interface TableRow {
  part: Part
  netCents: number
}

/** The rows of the table by the split of the document; an order is never parted from its first position. */
export function tableRows(document: InvoiceDocument): TableRow[] {
  const { split, orders } = document
  const lines = statedLines(document)
  return orders.flatMap((order, at): TableRow[] => {
    const head = orderHead(document, order, at)
    if (split !== 'positions') return [{ part: head, netCents: split === 'perOrder' ? order.netCents : 0 }]
    const own = lines.filter((line) => line.order === order)
    return own.map((line, index) => ({
      part: (pen, y) => positionRow(document, line, pen, index === 0 ? head(pen, y) : y),
      netCents: line.netCents,
    }))
  })
}

function orderHead(document: InvoiceDocument, order: InvoiceOrder, at: number): Part {
  const { split } = document
  return (pen, y) => {
    let top = y
    if (at > 0) {
      pen.rule(page, top + mm(0.6))
      top += mm(1.8)
    }
    pen.text(String(at + 1), COLUMNS.position, top, { size: SIZE })
    if (split !== 'sumOnly') {
      pen.text(amountText(order.netCents), COLUMNS.net, top, { bold: true, size: SIZE, align: 'right' })
    }
    if (split === 'perOrder') pen.text(rateSign(document, order.vat), COLUMNS.rate, top, { size: SIZE, align: 'right' })
    const width = split === 'perOrder' ? { ...ORDER, width: ORDER.width - mm(13) } : ORDER
    const title = [{ bold: `Auftrag ${order.orderNumber}` }, ` · ${routeText(order)}`]
    const end = pen.pieces(title, width, top, SIZE)
    return pen.text(orderFacts(order), width, end, { size: SMALL }) + mm(0.5)
  }
}

/** `Leistung 18.11.2026 · Ihre Referenz WG-88150 · 27 Europaletten` */
function orderFacts({ deliveredOn, customerReference, goods }: InvoiceOrder): string {
  return [
    `Leistung ${dayText(deliveredOn)}`,
    customerReference === undefined ? '' : `Ihre Referenz ${customerReference}`,
    goods ?? '',
  ]
    .filter(Boolean)
    .join(' · ')
}

function positionRow(document: InvoiceDocument, line: StatedLine, pen: Pen, y: number): number {
  const right = { size: SIZE, align: 'right' } as const
  const ends = [
    pen.text(line.id, COLUMNS.position, y + 0.6, { size: SMALL + 0.3 }),
    pen.text(line.name, { ...COLUMNS.service, width: mm(64) }, y, { size: SIZE }),
    pen.text(quantityText(line), COLUMNS.quantity, y, right),
    pen.text(UNITS[line.unit], COLUMNS.unit, y, { size: SIZE }),
    pen.text(priceText(line), COLUMNS.price, y, right),
    pen.text(rateSign(document, line.vat), COLUMNS.rate, y, right),
    pen.text(amountText(line.netCents), COLUMNS.net, y, right),
  ]
  return Math.max(...ends) + mm(0.5)
}

/** What is carried from a page to the next. */
export const carriedOver =
  (cents: number): Part =>
  (pen, y) => {
    const top = y + mm(0.6)
    pen.rule(page, top)
    const style = { bold: true, size: SIZE } as const
    pen.text('Übertrag', COLUMNS.service, top + mm(0.8), style)
    return pen.text(amountText(cents), COLUMNS.net, top + mm(0.8), { ...style, align: 'right' }) + mm(1.4)
  }

const [RATE = page, NET = page, TAX = page] = columns([26, 24, 26], 0, span(114, 190))

/** The VAT table: each rate, both sums, and what is to be paid. */
export function vatTable(document: InvoiceDocument, totalWord: string, pen: Pen, y: number): number {
  const { groups, netCents, vatCents, grossCents } = document.totals
  const within = span(114, 190)
  const row = (texts: readonly [string, string, string], top: number, size = SIZE): number => {
    pen.text(texts[0], RATE, top, { size })
    pen.text(texts[1], NET, top, { size, align: 'right' })
    return pen.text(texts[2], TAX, top, { size, align: 'right' }) + mm(0.8)
  }
  let at = row(['Steuersatz', 'Netto €', 'USt €'], y, SMALL)
  for (const group of groups) {
    const rate = rateSign(document, group)
    const sign = /[¹²³⁴⁵⁶⁷⁸⁹]$/.exec(rate)?.[0] ?? ''
    const word = group.category === 'O' ? `nicht steuerbar${sign}` : `${rateText(group.ratePercent)} %${sign}`
    at = row([word, amountText(group.netCents), amountText(group.vatCents)], at)
  }
  pen.rule(within, at)
  at = row(['Zusammen', amountText(netCents), amountText(vatCents)], at + mm(0.8))
  pen.rule(within, at, 0.7)
  pen.text(totalWord, within, at + mm(1.2), { bold: true, size: 11 })
  const end = pen.text(eurosText(grossCents), within, at + mm(1.2), { bold: true, size: 11, align: 'right' }) + mm(0.8)
  pen.rule(within, end, 1.2)
  return end
}
