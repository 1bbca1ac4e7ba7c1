import type { Quote } from '#src/contract/price-requests.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { explain } from '#src/i18n/issue-text.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import type { TextKey, Translate } from '#src/i18n/keys.ts'

/** What one carrier says to one question. */
export interface QuoteCell {
  text: string
  sign?: 'success' | 'warning' | 'failure'
  /** None of the others is better. */
  isBest: boolean
}

/** One question, answered by each carrier. */
export interface QuoteRow {
  id: string
  label: TextKey
  isFigure: boolean
  /** A sentence, which may need two lines. */
  isLong: boolean
  isStrong: boolean
  cells: readonly QuoteCell[]
}

interface Words {
  t: Translate
  format: Format
  hasMoney: boolean
}

type Best = 'least' | 'most'

/** Which places hold the best value; none where all are the same or only one is known. */
export function bestPlaces(values: readonly (number | undefined)[], best: Best): ReadonlySet<number> {
  const known = values.filter((value) => value !== undefined)
  const wanted = best === 'least' ? Math.min(...known) : Math.max(...known)
  const places = values.flatMap((value, at) => (value === wanted ? [at] : []))
  return new Set(known.length < 2 || places.length === known.length ? [] : places)
}

/** The quotes of a request side by side: a row for each question. Who sees no prices gets none of their rows. */
export function quoteRows(quotes: readonly Quote[], words: Words): QuoteRow[] {
  const { t, format, hasMoney } = words
  const row = (
    id: string,
    text: (quote: Quote) => string | Omit<QuoteCell, 'isBest'>,
    more: { isFigure?: boolean; isStrong?: boolean; of?: (quote: Quote) => number | undefined; best?: Best } = {},
  ): QuoteRow => {
    const { of, best = 'most' } = more
    const places = of === undefined ? new Set<number>() : bestPlaces(quotes.map(of), best)
    return {
      id,
      label: `quotes.row.${id}` as TextKey,
      isFigure: more.isFigure === true,
      isLong: id === 'papers' || id === 'note',
      isStrong: more.isStrong === true,
      cells: quotes.map((quote, at) => {
        const said = text(quote)
        return { ...(typeof said === 'string' ? { text: said } : said), isBest: places.has(at) }
      }),
    }
  }
  const figure = { isFigure: true }
  const hasSurcharges = quotes.some(({ surcharges = 0 }) => surcharges !== 0)
  const money: QuoteRow[] = [
    row('freight', ({ freight }) => format.money(freight), figure),
    row('toll', (quote) => tollText(quote, words), figure),
    ...(hasSurcharges ? [row('surcharges', ({ surcharges }) => format.money(surcharges), figure)] : []),
    row('total', ({ total }) => format.money(total), {
      ...figure,
      isStrong: true,
      of: ({ total }) => total,
      best: 'least',
    }),
    row('perKm', ({ pricePerKm }) => format.money(pricePerKm), figure),
    row('margin', (quote) => marginText(quote, format), { ...figure, of: ({ margin }) => margin }),
  ]
  return [
    ...(hasMoney ? money : []),
    row('score', ({ score }) => format.number(score, 0), { ...figure, of: ({ score }) => score }),
    row('vehicle', (quote) => vehicleText(quote, t)),
    row('pickup', ({ pickupDate, pickupTime }) => whenText(pickupDate, pickupTime, format)),
    row('delivery', ({ deliveryDate, deliveryTime }) => whenText(deliveryDate, deliveryTime, format)),
    row('emptyKm', ({ emptyKm }) => format.way(emptyKm)),
    row('punctuality', ({ punctuality }) => format.percent(punctuality, 0), { of: ({ punctuality }) => punctuality }),
    row(
      'terms',
      ({ paymentTerms }) => (paymentTerms === undefined ? NOTHING : t('records.partner.days', { count: paymentTerms })),
      {
        of: ({ paymentTerms }) => paymentTerms,
      },
    ),
    row('papers', (quote) => papersText(quote, words)),
    row('note', ({ note, reason }) => reason ?? note ?? NOTHING),
    row('validUntil', ({ validUntil }) => format.stamp(validUntil)),
  ]
}

function tollText({ total, toll }: Quote, { t, format }: Words): string {
  if (total === undefined) return NOTHING
  return toll === undefined ? t('quotes.included') : format.money(toll)
}

function marginText({ margin, marginPercent }: Quote, format: Format): string {
  if (margin === undefined || marginPercent === undefined) return NOTHING
  return `${format.percent(marginPercent)} · ${format.wholeMoney(margin)}`
}

function vehicleText({ vehicleType, licencePlate }: Quote, t: Translate): string {
  const type = vehicleType !== undefined && isVehicleType(vehicleType) ? t(`vehicle.type.${vehicleType}`) : vehicleType
  return [type, licencePlate].filter(Boolean).join(' · ') || NOTHING
}

function whenText(date: string | undefined, time: string | undefined, format: Format): string {
  return [date === undefined ? '' : format.weekday(date), time ?? ''].join(' ').trim() || NOTHING
}

function papersText({ papers, blockers }: Quote, { t, format }: Words): Omit<QuoteCell, 'isBest'> {
  const said = (all: Quote['papers']) => all.map((one) => explain('match.', one, t, format)).join(' · ')
  if (blockers.length > 0) return { text: said(blockers), sign: 'failure' }
  return papers.length > 0 ? { text: said(papers), sign: 'warning' } : { text: t('quotes.valid'), sign: 'success' }
}
