import { germanDate } from '../basics/dates.ts'
import { type Cents, toEuros } from '../basics/money.ts'
import type { AssumptionCode } from '../refusals/issue-messages.ts'
import { laneText, type LaneTariff, type MonthSurcharge, surchargeOf, tariffPrice } from '../tariffs/tariff.ts'
import type { Explanation, PriceLineCode } from './price-parts.ts'

/** What was agreed with a partner for a lane, and the surcharge that holds in the month of loading. */
export interface LaneAgreement {
  tariff: LaneTariff
  surcharge?: MonthSurcharge | undefined
}

/** A freight and what it is made of, cents net; texts say what was agreed. */
export interface FreightParts {
  /** What shares of the freight are taken of. */
  freight: Cents
  lines: Record<'FRACHT' | 'MAUT' | 'DIESEL', Cents>
  texts: Partial<Record<PriceLineCode, string>>
}

const MONTHS = [
  ...['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli'],
  ...['August', 'September', 'Oktober', 'November', 'Dezember'],
]
const monthName = (month: string) => `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** Price and surcharge by a tariff. The toll is in the price of a tariff; a surcharge is one only where the tariff says so. */
export function agreedFreight(
  { tariff, surcharge }: LaneAgreement,
  size: { km: number; loadingMeters: number },
): FreightParts & { assumptions: Explanation<AssumptionCode>[] } {
  const freight = tariffPrice(tariff, size)
  const added = tariff.fuelSurcharge ? surcharge : undefined
  const diesel = added ? surchargeOf(freight, added.percent) : 0
  const lane = laneText(tariff)
  const isMinimum = freight === tariff.minimumCents && tariffPrice({ ...tariff, minimumCents: 0 }, size) < freight
  const { percent, month } = added ?? { percent: 0, month: '' }
  const written = percent.toFixed(2).replace(/0$/, '').replace('.', ',')
  return {
    freight,
    lines: { FRACHT: freight, MAUT: 0, DIESEL: diesel },
    texts: {
      FRACHT: `Tarif ${lane} seit ${germanDate(tariff.validFrom)}`,
      ...(added && { DIESEL: `${written} % der Fracht, ${monthName(month)}` }),
    },
    assumptions: [
      { code: 'tariff', values: { lane, date: tariff.validFrom } },
      ...(isMinimum ? [{ code: 'tariffMinimum' as const, values: { amount: toEuros(freight) } }] : []),
      ...(added ? [{ code: 'surcharge' as const, values: { percent, month } }] : []),
    ],
  }
}
