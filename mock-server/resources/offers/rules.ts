import { type OfferInput, OfferInput as Input } from '#src/contract/offers.ts'
import { pad } from '#src/domain/basics/dates.ts'
import { isBlank } from '#src/domain/basics/given-text.ts'
import { checkOfferFields } from '#src/domain/offers/checks.ts'
import { isOver, offerStatus } from '#src/domain/offers/offers.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { countryName } from '#src/domain/places/postal-codes.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { notNow, type RuleContext, stamp, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import { scheduleExpiry } from './expiry.ts'

type Offer = Row<'offers'>

/** What stands where an offer says nothing. */
const BLANK: ReadonlyMap<string, string> = new Map([
  ['customerName', 'Unbekannt'],
  ['vehicleType', 'TRUCK'],
  ...(['description', 'pickupPostalCode', 'pickupCity', 'deliveryPostalCode', 'deliveryCity'] as const).map(
    (field) => [field, ''] as const,
  ),
])

/** What is typed as it is kept: without outer blanks, countries as all are written, a known customer by his name. */
async function valuesOf(store: Store, input: OfferInput): Promise<Partial<Offer>> {
  const said = Object.entries(input).filter(([, value]) => value !== undefined)
  const values: Partial<Offer> = Object.fromEntries(
    said.map(([field, value]) => {
      const typed = typeof value === 'string' ? value.trim() : value
      if (field.endsWith('Country')) return [field, countryName(typeof typed === 'string' ? typed : undefined)]
      return [field, isBlank(typed) ? BLANK.get(field) : typed]
    }),
  )
  if (!values.customerId) return values
  const customer = await store.find('partners', values.customerId)
  if (customer?.kind !== 'customer') throw notFound({ code: 'reason.missing.customer' })
  return { ...values, customerName: customer.name }
}

function distanceOf(offer: Offer): number | undefined {
  const { pickupCity, pickupPostalCode, pickupCountry, deliveryCity, deliveryPostalCode, deliveryCountry } = offer
  if (pickupCity === '' || deliveryCity === '') return undefined
  const from = { city: pickupCity, postalCode: pickupPostalCode, country: pickupCountry }
  return roadDistanceKm(from, { city: deliveryCity, postalCode: deliveryPostalCode, country: deliveryCountry }).km
}

/** A customer's question that somebody typed; 422 `{ fieldErrors }` for what cannot be. Its number follows the tenant's series. */
export async function newOffer(context: RuleContext, input: OfferInput) {
  const all = Object.keys(Input.shape)
  const empty: Partial<Offer> = Object.fromEntries(all.map((field) => [field, BLANK.get(field)]))
  const given = await valuesOf(context.store, input)
  const values = { ...BLANK_OFFER, ...empty, ...BLANK_OFFER_COUNTRIES, ...given }
  const issues = assertNoErrors(checkOfferFields(values, all, { today: todayOf(context) }))
  const year = todayOf(context).slice(0, 4)
  const id = `OFF-${year}-${pad(await context.store.next('offers'), 4)}`
  await scheduleExpiry(context.store, context.now)
  const { userName: createdBy } = context.session
  const row = { ...values, id, createdBy }
  return { values: { ...row, distanceKm: distanceOf({ ...EMPTY, ...row }) }, warnings: warningsOf(issues) }
}

const BLANK_OFFER_COUNTRIES = { pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland' } as const
const BLANK_OFFER = {
  status: 'open',
  customerName: 'Unbekannt',
  description: '',
  pickupPostalCode: '',
  pickupCity: '',
  deliveryPostalCode: '',
  deliveryCity: '',
  vehicleType: 'TRUCK',
  ...BLANK_OFFER_COUNTRIES,
} as const
const EMPTY: Offer = { ...BLANK_OFFER, id: '', tenantId: '', version: 1, createdAt: '', updatedAt: '' }

/** What an offer says instead. One that is answered stays as it is; one that is over is open again with a later last day. */
export async function changedOffer(context: RuleContext, offer: Offer, input: OfferInput) {
  const given = await valuesOf(context.store, input)
  const changed = Object.keys(given).filter((field) => !sameValue(Reflect.get(given, field), Reflect.get(offer, field)))
  if (changed.length === 0) return { values: {} }
  const after = { ...offer, ...given }
  const isExpired = offerStatus(offer, context.now) === 'expired'
  if (!isExpired) refuseAnswered(offer)
  else if (isOver(after, context.now)) throw overSince(offer)
  const issues = assertNoErrors(checkOfferFields(after, changed, { today: todayOf(context) }))
  await scheduleExpiry(context.store, context.now)
  const values: Partial<Offer> = {
    ...given,
    distanceKm: distanceOf(after),
    ...(isExpired && { status: 'open' as const }),
  }
  return { values, warnings: warningsOf(issues) }
}

/** 409 for one that is answered, or whose last day is over. */
export function refuseClosed(context: RuleContext, offer: Offer): void {
  refuseAnswered(offer)
  if (offerStatus(offer, context.now) === 'expired') throw overSince(offer)
}

function refuseAnswered({ status, orderId }: Offer): void {
  if (orderId !== undefined) throw closed({ code: 'reason.offer.hasOrder', values: { order: orderId } })
  if (status === 'accepted' || status === 'rejected') throw closed({ code: 'reason.offer.notOpen' })
}

const overSince = ({ validUntil = '' }: Offer) => closed({ code: 'reason.offer.expired', values: { date: validUntil } })

const closed = (reason: Reason) => new HttpError(409, { ...refusalBody(reason), code: 'NOT_OPEN' })

/** The customer takes it. */
export function acceptOffer(context: RuleContext, offer: Offer): Promise<RecordChange<'offer'>> {
  refuseClosed(context, offer)
  return writeRecord(context, 'offer', offer, { status: 'accepted', ...answered(context) }, { type: 'accepted' })
}

/** The customer does not take it, with why where he says so. */
export function rejectOffer(
  context: RuleContext,
  offer: Offer,
  reason: string | undefined,
): Promise<RecordChange<'offer'>> {
  refuseClosed(context, offer)
  const why = reason?.trim() || undefined
  const values = { status: 'rejected' as const, reason: why, ...answered(context) }
  return writeRecord(context, 'offer', offer, values, { type: 'rejected', payload: why ? { notes: why } : {} })
}

/** When it was answered, and who put that down. */
export const answered = (context: RuleContext) => ({
  answeredAt: stamp(context),
  answeredBy: context.session.userName,
})

/** One an order was made of does not go. */
export function refuseRemoval(_context: RuleContext, { orderId }: Offer): void {
  if (orderId !== undefined) throw notNow('reason.notUndoable', 'NOT_UNDOABLE')
}
