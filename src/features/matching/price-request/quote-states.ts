import type { PriceRequest, Quote } from '#src/contract/price-requests.ts'
import type { TextKey } from '#src/i18n/keys.ts'

/** Who is told that it is somebody else: all who were asked and have not declined. */
export const othersOf = ({ quotes }: PriceRequest, carrierId: string): string[] =>
  quotes.filter((one) => one.carrierId !== carrierId && one.state !== 'declined').map(({ carrierName }) => carrierName)

/** Why a quote cannot be taken now; nothing where it can. */
export function takeRefusal(request: PriceRequest, quote: Quote | undefined, now: number): TextKey | undefined {
  if (request.status === 'accepted') return 'quotes.reason.taken'
  if (request.status === 'cancelled') return 'quotes.reason.cancelled'
  if (quote === undefined || quote.state === 'asked') return 'quotes.reason.noAnswer'
  if (quote.state !== 'quoted') return 'quotes.reason.declined'
  const until = Date.parse(quote.validUntil ?? '')
  return !Number.isNaN(until) && until < now ? 'quotes.reason.expired' : undefined
}
