import type { PlainDate } from '../basics/dates.ts'
import { parseGoodsLines } from './goods-line-text.ts'
import type { GoodsLine } from './goods-lines.ts'
import { errorAt, type FieldIssue } from '../refusals/field-issue.ts'
import type { Whereabouts } from '../places/places.ts'
import { checkStopFields, type StopContext } from './checks.ts'
import type { StopDraft } from './draft.ts'
import type { FurtherStop } from './further-stops.ts'
import { parseStopLines } from './stop-lines.ts'

/** Any day: which place a line names no day changes. */
const ANY_DAY = '2000-01-03'

/** The further places and lines of goods of a draft, as its last stop has them typed; of what cannot be read nothing. */
export function typedPlaces(
  { furtherStops = '', goodsLines = '' }: Pick<StopDraft, 'furtherStops' | 'goodsLines'>,
  today: PlainDate,
): { furtherStops: FurtherStop[] | undefined; goodsLines: GoodsLine[] | undefined } {
  const stops = parseStopLines(furtherStops, today) ?? []
  const lines = parseGoodsLines(goodsLines, { furtherStops: stops }) ?? []
  return {
    furtherStops: stops.length > 0 ? stops : undefined,
    goodsLines: lines.length > 0 ? lines : undefined,
  }
}

/** All places of a draft in the order of the ride. */
export function rideOf({ pickup, delivery }: { pickup: StopDraft; delivery: StopDraft }): Whereabouts[] {
  const { furtherStops = [] } = typedPlaces(delivery, ANY_DAY)
  const of = (kind: FurtherStop['kind']) => furtherStops.filter((stop) => stop.kind === kind)
  return [pickup, ...of('pickup'), ...of('delivery'), delivery]
}

/** What is said about the further places and lines that were typed: whether they can be read, and each place by itself. Source: decision B4 */
export function checkTypedPlaces(delivery: StopDraft, context: StopContext): FieldIssue[] {
  const { furtherStops = '', goodsLines = '' } = delivery
  const stops = parseStopLines(furtherStops, context.today)
  if (stops === undefined) return errorAt('delivery.furtherStops', 'stopLine')
  const lines = parseGoodsLines(goodsLines, { furtherStops: stops })
  const ofPlaces = stops.flatMap(({ kind, address, date = '', ...stop }) =>
    checkStopFields(kind, { ...stop, street: address, date }, context).filter(({ code }) => code !== 'required'),
  )
  return [
    ...ofPlaces.map((issue) => ({ ...issue, path: 'delivery.furtherStops' })),
    ...(lines === undefined ? errorAt('delivery.goodsLines', 'goodsLine') : []),
  ]
}
