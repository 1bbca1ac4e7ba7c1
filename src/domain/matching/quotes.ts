import { margin, toCents } from '../basics/money.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'

/** How far a carrier is who was asked for a price. */
export const QUOTE_STATES = ['asked', 'quoted', 'declined', 'accepted', 'rejected'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** What has become of a request for prices. */
export const PRICE_REQUEST_STATUSES = ['open', 'accepted', 'cancelled'] as const
export type PriceRequestStatus = (typeof PRICE_REQUEST_STATUSES)[number]

/** What a carrier who follows his link may still do; why not, where he may nothing. */
export const PRICE_ANSWER_STATES = ['open', 'quoted', 'declined', 'accepted', 'rejected', 'expired', 'closed'] as const
export type PriceAnswerState = (typeof PRICE_ANSWER_STATES)[number]

/** Whether carriers may be asked what an order would cost: it is under way with nobody yet. */
export const mayBeAsked = ({ status }: { status: string }): boolean => status === 'CREATED' || status === 'CONFIRMED'

/** Carriers who are asked by one request. */
export const MOST_CARRIERS_ASKED = 10

/** The parts of a price, euros net; toll that is missing is in the freight. */
interface QuoteParts {
  freight?: number | undefined
  toll?: number | null | undefined
  surcharges?: number | null | undefined
}

const FREIGHT_RANGE = { min: 1, max: 99_999 }
const PART_RANGE = { min: 0, max: 99_999 }

const isWithin = (value: number, { min, max }: typeof PART_RANGE) => value >= min && value <= max

/** What cannot be a price: no freight, one that is next to nothing, or a part that is taken off it. */
export function checkQuote({
  freight,
  toll,
  surcharges,
}: QuoteParts | Record<keyof QuoteParts, unknown>): FieldIssue[] {
  const parts = { toll, surcharges }
  return [
    ...(typeof freight !== 'number'
      ? errorAt('freight', 'required')
      : isWithin(freight, FREIGHT_RANGE)
        ? []
        : errorAt('freight', 'priceRange', FREIGHT_RANGE)),
    ...Object.entries(parts).flatMap(([path, value]) =>
      typeof value === 'number' && !isWithin(value, PART_RANGE) ? errorAt(path, 'priceRange', PART_RANGE) : [],
    ),
  ]
}

/** What a carrier gets in all, euros net to the cent, so that prices of different parts can be compared; nothing without freight. */
export function quoteTotal({ freight, toll, surcharges }: QuoteParts): number | undefined {
  if (freight === undefined) return undefined
  return (toCents(freight) + toCents(toll ?? 0) + toCents(surcharges ?? 0)) / 100
}

/** What follows from the price of a quote: euros per kilometre, and what is left of what the customer pays. */
export function quoteFigures(
  parts: QuoteParts,
  { customerPrice, distanceKm }: { customerPrice?: number | undefined; distanceKm?: number | undefined },
) {
  const total = quoteTotal(parts)
  const left =
    total === undefined || customerPrice === undefined ? undefined : margin(toCents(customerPrice), toCents(total))
  return {
    total,
    pricePerKm: total === undefined || !distanceKm ? undefined : toCents(total / distanceKm) / 100,
    margin: left && left.cents / 100,
    marginPercent: left?.percent,
  }
}
