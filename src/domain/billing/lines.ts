import { textOf } from '../basics/given-text.ts'
import { type Cents, toCents } from '../basics/money.ts'
import { parseGermanNumber } from '../basics/numbers.ts'
import { chargeLabel } from '../prices/charge-lines.ts'
import { type Charge, chargesOf, chargesSum } from '../prices/charges.ts'
import { amountText, lineNet, lumpSum, periodText, priceText, quantityText, routeText } from './figures.ts'
import { type InvoiceDocument, type InvoiceLine, type UnitCode, UNITS } from './invoice-document.ts'
import type { VatTreatment } from '../prices/vat-treatment.ts'
import { treatmentKey } from './totals.ts'

/** A quantity that a position's text names, and what the price is where it says so: `775 km × 0,348`, `27 Stück à 2,50 €`. */
const SAID =
  /(?<![\d.,])(?<quantity>\d[\d.]*(?:,\d+)?)\s*(?:(?<unit>km|h|std|stunden?|stück|stk|europaletten|paletten|ep|t|ldm|%)(?![\p{L}\d])\.?(?:\s*(?:×|x|\*|à|je|zu je|zu)\s*(?<price>\d[\d.]*(?:,\d+)?)(?:\s*(?:€|EUR))?)?|(?:×|x|\*|à)\s*(?<each>\d[\d.]*,\d\d)(?:\s*(?:€|EUR))?)/iu

const UNIT_OF: Readonly<Record<string, UnitCode>> = {
  km: 'KMT',
  h: 'HUR',
  std: 'HUR',
  stunde: 'HUR',
  stunden: 'HUR',
  stück: 'H87',
  stk: 'H87',
  europaletten: 'H87',
  paletten: 'H87',
  ep: 'H87',
  t: 'TNE',
  ldm: 'LM',
  '%': 'P1',
}

/** The unit a position is charged by where its text names a quantity only; freight is a lump sum for what is carried. */
const CHARGED_BY: Readonly<Record<string, UnitCode>> = { MAUT: 'KMT', STANDGELD: 'HUR', PALETTEN: 'H87', DIESEL: 'P1' }

type Computation = Pick<InvoiceLine, 'quantity' | 'unit' | 'unitPrice' | 'per'>

/**
 * The positions of an order's price as lines. What a position's text says of quantity and price becomes the line's own where it comes to
 * the amount to the cent; else the position is a lump sum with its text. `position` is the order's place on the invoice, from 1; `price`
 * in euros, for an order whose positions do not say it all. Source: decision A28, § 14 Abs. 4 Nr. 5 UStG
 */
export function linesOfOrder(
  charges: readonly Charge[] | undefined,
  price: number | undefined,
  position: number,
): InvoiceLine[] {
  const all = chargesOf(charges, price)
  const freight = chargesSum(all.filter(({ code }) => code === 'FRACHT'))
  return all.map((charge, at) => lineOf(charge, freight, `${position}.${at + 1}`))
}

function lineOf({ code, text, amount }: Charge, freight: Cents, id: string): InvoiceLine {
  const netCents = toCents(amount)
  const said = textOf(text)
  const match = SAID.exec(said)
  const computed = match === null ? undefined : computedOf(code, match, netCents, freight)
  if (match === null || computed === undefined) return { id, code, name: nameOf(code, said), ...lumpSum(netCents) }
  const rest = said.replace(match[0], ' ').replace(/^\s*(?:(?:von|auf) )?(?:der )?Fracht\b/i, '')
  return { id, code, name: nameOf(code, rest), how: howText(computed), ...computed, netCents }
}

/** What is computed, where it comes to the amount. */
function computedOf(code: string, match: RegExpExecArray, netCents: Cents, freight: Cents): Computation | undefined {
  const said = match.groups ?? {}
  const quantity = scaled(said['quantity'], 1_000)
  const unit = said['each'] === undefined ? UNIT_OF[(said['unit'] ?? '').toLowerCase()] : 'H87'
  if (quantity === undefined || quantity === 0 || unit === undefined || netCents < 0) return undefined
  const price = scaled(said['price'] ?? said['each'], 10_000)
  if (price === undefined && CHARGED_BY[code] !== unit) return undefined
  const unitPrice = unit === 'P1' ? freight * 100 : (price ?? Math.round((netCents * 100_000) / quantity))
  const computed: Computation = { quantity, unit, unitPrice, per: unit === 'P1' ? 100 : 1 }
  return lineNet(computed) === netCents ? computed : undefined
}

function scaled(text: string | undefined, scale: number): number | undefined {
  const value = parseGermanNumber(text ?? '')?.value
  const whole = value === undefined ? undefined : Math.round(value * scale)
  return whole !== undefined && Number.isSafeInteger(whole) ? whole : undefined
}

/** `Dieselfloater, Stand Oktober 2026`; what is something else is called by its text alone. */
function nameOf(code: string, text: string): string {
  const said = text.replaceAll(/\s+/g, ' ').replaceAll(/^[\s,;:·–-]+|[\s,;:·–-]+$/g, '')
  if (code === 'SONSTIGES' && said !== '') return said
  return [chargeLabel(code), said].filter(Boolean).join(', ')
}

/** `775 km × 0,348 €`, `6,0 % von 1.180,00 €` */
function howText(line: Computation): string {
  const [quantity, price] = [`${quantityText(line)} ${UNITS[line.unit]}`, `${priceText(line)} €`]
  return line.unit === 'P1' ? `${quantity} von ${price}` : `${quantity} × ${price}`
}

/** A line as the document states it, with the order it is of; of several orders none. */
export interface StatedLine extends InvoiceLine {
  vat: VatTreatment
  order?: InvoiceDocument['orders'][number] | undefined
}

/** The lines a document states by its split: each position, a line per order, or one per way of being taxed. */
export function statedLines(document: InvoiceDocument): StatedLine[] {
  const { split, orders, totals, period } = document
  if (split === 'positions') {
    return orders.flatMap((order) => order.lines.map((line) => ({ ...line, vat: order.vat, order })))
  }
  if (split === 'perOrder') {
    return orders.map((order, at) => ({
      id: String(at + 1),
      code: 'FRACHT',
      name: `Transport ${routeText(order)}`,
      ...lumpSum(order.netCents),
      vat: order.vat,
      order,
    }))
  }
  return totals.groups.map((group, at) => {
    const of = orders.filter(({ vat }) => treatmentKey(vat) === treatmentKey(group))
    const numbers = of.map(({ orderNumber }) => orderNumber).join(', ')
    const name = `Transporte ${periodText(period)}: ${numbers}`
    return { id: String(at + 1), code: 'FRACHT', name, ...lumpSum(group.netCents), vat: group }
  })
}

/** What an order's lines come to, for a check that nothing is lost: cents net. */
export const linesSum = (lines: readonly Pick<InvoiceLine, 'netCents'>[]): Cents =>
  lines.reduce((sum, { netCents }) => sum + netCents, 0)

/** `1.670,50 €` */
export const eurosText = (cents: Cents): string => `${amountText(cents)} €`
