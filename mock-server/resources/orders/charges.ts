import {
  type Charge,
  CHARGES_OF,
  chargesAt,
  chargesSum,
  keptCharge,
  PRICE_FIELDS,
  type PriceField,
} from '#src/domain/prices/charges.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { toCents, toEuros } from '#src/domain/basics/money.ts'
import { invalidFields } from '../../core/bodies/parse.ts'
import type { Row } from '../../store/models.ts'

type Order = Row<'orders'>
type ChargesField = (typeof CHARGES_OF)[PriceField]

/** Both prices and their positions as a call carries them; null clears. */
export type ChargedPrices = { [K in PriceField]?: number | null | undefined } & {
  [K in ChargesField]?: readonly Charge[] | null | undefined
}

/** Positions that are given say the price; a price that is given beside them and says another one is refused by 422. */
export function pricedByCharges<I extends ChargedPrices>(input: I): I {
  const prices = PRICE_FIELDS.flatMap((field) => {
    const given = input[CHARGES_OF[field]]
    if (given === undefined) return []
    const charges = (given ?? []).map(keptCharge)
    const sum = charges.length === 0 ? null : toEuros(chargesSum(charges))
    const said = input[field]
    if (said !== undefined && said !== sum)
      throw invalidFields(errorAt(CHARGES_OF[field], 'chargesSum', { sum: sum ?? 0, price: said ?? 0 }))
    return [
      [field, sum],
      [CHARGES_OF[field], charges.length === 0 ? null : charges],
    ]
  })
  return { ...input, ...Object.fromEntries(prices) }
}

/** What is written to an order, with positions that come to its prices: whatever else sets a price, they follow it. */
export function withChargesOf(before: Order, values: Partial<Order>): Partial<Order> {
  const after = { ...before, ...values }
  const followed = PRICE_FIELDS.flatMap((field) => {
    const [price, charges] = [after[field], after[CHARGES_OF[field]]]
    if (charges === undefined) return []
    return [[CHARGES_OF[field], price === undefined ? undefined : chargesAt(charges, toCents(price))]]
  })
  return { ...values, ...Object.fromEntries(followed) }
}
