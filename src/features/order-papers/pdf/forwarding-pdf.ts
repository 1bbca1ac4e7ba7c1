import { aboardRows, freightRows, haltRows, letterRows, needsOf, vehicleRows } from '../facts/forwarding-rows.ts'
import type { PaperFacts } from '../facts/paper-facts.ts'
import { words } from '../facts/paper-words.ts'
import type { TourPaper } from '../facts/tour-facts.ts'
import { putAdr, putGoods } from './goods-tables.ts'
import { companyFoot, fileNameOf, LEFT_HALF, letterhead, putStops, RIGHT_HALF, termList } from './letter-parts.ts'
import { columns, mm, type Pen, whole } from '#src/domain/papers/pen.ts'
import { type PaperFonts, Sheet } from '#src/domain/papers/sheet.ts'
import Pdf from 'pdfkit'

/** The order to a carrier as a file, in the layout it is printed in. Nothing of the customer's price is in its facts. */
export async function forwardingPdf(facts: PaperFacts, fonts: PaperFonts, at: Date): Promise<File> {
  const { company, tour } = facts
  const label = `${words['forwarding.title']} ${facts.number}`
  const sheet = new Sheet({ Pdf, ...fonts }, label, { language: 'de', author: company?.name ?? '', at })
  sheet.put(
    letterhead(facts, {
      title: words['forwarding.title'],
      to: facts.carrier,
      rows: letterRows(facts),
      intro: words['forwarding.intro'],
    }),
  )
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
  sheet.put((pen, y) => companyFoot(facts, pen, signatures(pen, termList(facts.carrierTerms, pen, y))))
  return sheet.file(fileNameOf(label))
}

/** Stops and goods of an order that rides alone. */
function putOwnParts(sheet: Sheet, facts: PaperFacts): void {
  putStops(sheet, facts, true)
  putGoods(sheet, facts.goodsRows)
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
  putGoods(
    sheet,
    tour.orders.flatMap(({ rows }) => rows),
  )
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

function freight(facts: PaperFacts, pen: Pen, top: number): number {
  const start = pen.heading(words.freight, RIGHT_HALF, top)
  const order = { label: words['tour.order'], value: facts.tour && facts.number, optional: true }
  let y = pen.facts([order], RIGHT_HALF, start, 27)
  y = pen.amounts(freightRows(facts), RIGHT_HALF, y) + mm(1)
  y = pen.facts([{ label: words['freight.terms'], value: facts.terms }], RIGHT_HALF, y, 27)
  return pen.text(facts.freightTax, RIGHT_HALF, y + mm(1), { size: 8 })
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
