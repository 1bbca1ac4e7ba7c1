import { type GoodsLine, isHandledAt } from '../stops/goods-lines.ts'
import { errorAt, type FieldIssue, warningAt } from '../refusals/field-issue.ts'
import { checkStopFields, type StopContext, tripSpan } from '../stops/checks.ts'
import type { StopDraft } from '../stops/draft.ts'
import { furtherPlaces, type OrderPlace, placesOf } from '../stops/further-stops.ts'
import { type OrderWithPlaces, placeOfOrder, type PlaceOfOrder } from '../stops/place-of-order.ts'

/** An order as far as its places and the lines of its goods go; weight kg. */
export type OrderWithLines = OrderWithPlaces & {
  goodsLines?: readonly GoodsLine[] | undefined
  weight?: number | undefined
  packageCount?: number | undefined
  loadingMeters?: number | undefined
}

/** A place of an order in the words of a draft. */
const draftOfPlace = ({ address, ...place }: PlaceOfOrder): StopDraft =>
  Object.fromEntries(
    Object.entries({ ...place, street: address }).filter(([name, value]) => name !== 'kind' && value !== undefined),
  )

/** What is said about the further places of an order, and about its places one behind the other. Source: decision B4 */
export function checkFurtherStops(order: OrderWithLines, context: StopContext): FieldIssue[] {
  const { furtherStops = [] } = order
  if (furtherStops.length === 0) return []
  const each = (furtherPlaces(order) ?? []).flatMap((place) =>
    // A day of its own is no one's duty: it lies between the first and the last.
    checkStopFields(place.kind, draftOfPlace(placeOfOrder(order, place)), context).filter(
      ({ code, path }) => code !== 'required' || !path.endsWith('.date'),
    ),
  )
  return [...each.map((issue) => ({ ...issue, path: 'furtherStops' })), ...checkRide(order), ...checkEmptyPlaces(order)]
}

/** No place is over before the one before it begins. */
function checkRide(order: OrderWithLines): FieldIssue[] {
  const ride = placesOf(order).map((place) => placeOfOrder(order, place))
  const dated = ride.filter(({ date }) => date !== undefined).map(draftOfPlace)
  return dated.flatMap((place, at) => {
    const before = dated[at - 1]
    if (before === undefined) return []
    const { start, end } = tripSpan(before, place)
    const values = { city: place.city ?? '', before: before.city ?? '' }
    return Number.isNaN(start) || Number.isNaN(end) || end > start ? [] : errorAt('furtherStops', 'placesOrder', values)
  })
}

/** Where lines are told, each place has one: else no one knows what is done there. */
function checkEmptyPlaces(order: OrderWithLines): FieldIssue[] {
  const { goodsLines: lines } = order
  const empty = placesOf(order).filter((place) => !lines?.some((line) => isHandledAt(line, place)))
  const [first] = empty
  if (first === undefined) return []
  const cities = lines === undefined ? [] : empty.map((place) => placeOfOrder(order, place).city)
  return lines === undefined
    ? warningAt('furtherStops', 'placesWithoutGoods')
    : warningAt('goodsLines', 'placeWithoutGoods', { cities: [...new Set(cities)].join(', ') })
}

const FIGURES = [
  ['weight', 'kg'],
  ['packageCount', 'Colli'],
  ['loadingMeters', 'LDM'],
] as const

/** What is said about the lines of goods: their places are there, and together they are what the order says. */
export function checkGoodsLines(order: OrderWithLines): FieldIssue[] {
  const { goodsLines: lines = [] } = order
  const places = placesOf(order)
  const isMissing = (kind: OrderPlace['kind'], part = 0) =>
    !places.some((place) => place.kind === kind && place.part === part)
  const lost = lines.findIndex((line) => isMissing('pickup', line.loadedAt) || isMissing('delivery', line.unloadedAt))
  const sums = FIGURES.flatMap(([figure, unit]) => {
    const told = lines.flatMap((line) => line[figure] ?? [])
    const whole = order[figure]
    const sum = Math.round(told.reduce((total, one) => total + one, 0) * 1000) / 1000
    if (told.length === 0 || told.length < lines.length || whole === undefined || sum === whole) return []
    return warningAt('goodsLines', 'goodsSum', { sum: withUnit(sum, unit), whole: withUnit(whole, unit) })
  })
  return [...(lost < 0 ? [] : errorAt('goodsLines', 'goodsPlace', { line: lost + 1 })), ...sums]
}

const withUnit = (value: number, unit: string): string => `${String(value).replace('.', ',')} ${unit}`
