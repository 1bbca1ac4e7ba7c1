import { grossOf, toCents, toEuros, vatOf } from '../basics/money.ts'
import { chargeLabel } from './charge-lines.ts'
import { type Charge, chargesAt, isChargeCode, keptCharge } from './charges.ts'
import type { PriceResult } from './pricing.ts'

/** A line of a price with its German word. */
interface LabelledLine {
  code: string
  label: string
  /** A position that was agreed and not calculated, and what it says beside its code. */
  agreed?: boolean | undefined
  text?: string | undefined
  amount: number
}

/**
 * A calculated price with the price a person set in its place; its freight, its tax and its rate per kilometre follow, the
 * other lines stay as long as they are not more than the price. `agreed`: what it is made of in place of the calculation.
 */
export function withOwnPrice<
  P extends Pick<PriceResult, 'distanceKm' | 'vatRate'> & { lines: readonly LabelledLine[] },
>(price: P, customerPrice: number, agreed?: readonly Charge[]) {
  const net = toCents(customerPrice)
  return {
    ...price,
    lines: chargesAt<Charge | LabelledLine>(agreed ?? price.lines.map(withoutAgreement), net).map(labelled),
    netPrice: toEuros(net),
    vatAmount: toEuros(vatOf(net, price.vatRate)),
    grossPrice: toEuros(grossOf(net, price.vatRate)),
    pricePerKm: price.distanceKm > 0 ? toEuros(toCents(customerPrice / price.distanceKm)) : 0,
  }
}

/** Another price than the one of a tariff is not called so; its surcharge stays, as other lines do. */
const withoutAgreement = (line: LabelledLine): LabelledLine =>
  line.code === 'FRACHT' && line.agreed !== true ? { ...line, text: undefined } : line

const labelled = (line: Charge | LabelledLine): LabelledLine =>
  'label' in line
    ? line
    : { ...line, agreed: true, label: [chargeLabel(line.code), line.text].filter(Boolean).join(' ') }

/** The lines of a price as positions of an order; what has no code of its own says what it is for in words. */
export function chargesOfLines(lines: readonly LabelledLine[]): Charge[] {
  return lines.map(({ code, label, agreed, text, amount }) => {
    const isPosition = agreed === true || (isChargeCode(code) && code !== 'SONSTIGES')
    return keptCharge(isPosition ? { code, text, amount } : { code: 'SONSTIGES', text: label, amount })
  })
}
