import { confirmationRows, priceNotes, priceRows } from '../facts/confirmation-rows.ts'
import type { PaperFacts } from '../facts/paper-facts.ts'
import { words } from '../facts/paper-words.ts'
import { putAdr, putGoods } from './goods-tables.ts'
import { companyFoot, customerTerms, fileNameOf, LEFT_HALF, letterhead, putStops, termList } from './letter-parts.ts'
import { needsOf } from '../facts/forwarding-rows.ts'
import { mm, whole } from '#src/domain/papers/pen.ts'
import { type PaperFonts, Sheet } from '#src/domain/papers/sheet.ts'
import Pdf from 'pdfkit'

/** The confirmation to a customer as a file, in the layout it is printed in. Nothing of who drives or for how much is in it. */
export async function confirmationPdf(facts: PaperFacts, fonts: PaperFonts, at: Date): Promise<File> {
  const title = words['confirmation.title']
  const label = `${title} ${facts.number}`
  const sheet = new Sheet({ Pdf, ...fonts }, label, { language: 'de', author: facts.company?.name ?? '', at })
  sheet.put(
    letterhead(facts, { title, to: facts.customer, rows: confirmationRows(facts), intro: words['confirmation.intro'] }),
  )
  putStops(sheet, facts, false)
  putGoods(sheet, facts.goodsRows)
  const { adr, temperature, price } = facts
  if (adr) putAdr(sheet, [{ adr }])
  const needs = needsOf(facts)
  if (needs.length > 0) sheet.put((pen, y) => pen.text(needs.join(', '), whole, pen.heading(words.needs, whole, y)))
  if (temperature !== undefined)
    sheet.put((pen, y) => pen.text(temperature, whole, pen.heading(words.temperature, whole, y)))
  sheet.put((pen, y) => {
    const end = pen.amounts(priceRows(price), LEFT_HALF, pen.heading(words.price, LEFT_HALF, y)) + mm(1)
    return pen.facts(priceNotes(price), LEFT_HALF, end, 27)
  })
  sheet.put((pen, y) => companyFoot(facts, pen, termList(customerTerms(facts), pen, y)))
  return sheet.file(fileNameOf(label))
}
