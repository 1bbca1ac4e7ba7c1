import { type MergedFact, mergedFacts } from '#src/domain/partners/merging.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import { type RuleContext, ruleContextOf } from '../../core/rule-context.ts'
import type { EntityName, Row } from '../../store/models.ts'
import { ConflictError, type Store, type Where } from '../../store/store.ts'
import { act } from '../../write/act.ts'
import type { RecordChange } from '../../write/record-write.ts'
import { formerIdsOf } from './former.ts'
import { withPapers } from './papers.ts'

type Partner = Row<'partners'>

/** What of a record names a partner, and what it says beside the id; `null` says nothing. */
interface NamingField {
  entity: EntityName
  id: string
  name: string | null
  of: 'both' | Partner['kind']
}

/** Everything that names partners by a field of its own. A new kind of record that does is listed here. */
const NAMINGS: readonly NamingField[] = [
  { entity: 'orders', id: 'customerId', name: 'customerName', of: 'customer' },
  { entity: 'orders', id: 'carrierId', name: 'carrierName', of: 'carrier' },
  { entity: 'transports', id: 'carrierId', name: 'carrierName', of: 'carrier' },
  { entity: 'tours', id: 'carrierId', name: null, of: 'carrier' },
  { entity: 'recurringOrders', id: 'customerId', name: 'customerName', of: 'customer' },
  { entity: 'offers', id: 'customerId', name: 'customerName', of: 'customer' },
  { entity: 'matches', id: 'carrierId', name: null, of: 'carrier' },
  { entity: 'vehicles', id: 'carrierId', name: 'carrierName', of: 'carrier' },
  { entity: 'drivers', id: 'carrierId', name: 'carrierName', of: 'carrier' },
  { entity: 'messages', id: 'carrierId', name: null, of: 'both' },
  { entity: 'emails', id: 'partnerId', name: 'partnerName', of: 'both' },
  { entity: 'documents', id: 'partnerId', name: 'partnerName', of: 'both' },
  { entity: 'loadingPoints', id: 'partnerId', name: null, of: 'both' },
  { entity: 'tariffs', id: 'partnerId', name: 'partnerName', of: 'both' },
  { entity: 'palletBookings', id: 'partnerId', name: null, of: 'both' },
  { entity: 'followUps', id: 'aboutId', name: 'aboutLabel', of: 'both' },
  { entity: 'claims', id: 'customerId', name: 'customerName', of: 'customer' },
  { entity: 'claims', id: 'carrierId', name: 'carrierName', of: 'carrier' },
  { entity: 'invoices', id: 'customerId', name: 'customerName', of: 'customer' },
  { entity: 'creditNotes', id: 'carrierId', name: 'carrierName', of: 'carrier' },
  { entity: 'incomingInvoices', id: 'carrierId', name: 'carrierName', of: 'carrier' },
]

/** Orders that are closed keep the name they were billed by, and what has a number the name it was issued to. */
const CLOSED: readonly string[] = ['BILLED', 'CANCELLED']

const keepsName = (entity: EntityName, row: Row<'orders'>): boolean => {
  if (entity === 'orders') return CLOSED.includes(row.status)
  return ['invoices', 'creditNotes'].includes(entity) && Reflect.get(row, 'number') !== undefined
}

/** Gives to a partner what names another one; answers how many records of each kind that were. */
async function moveAll({ store }: RuleContext, from: Partner, into: Partner) {
  const moved: { entity: string; count: number }[] = []
  for (const { entity, id, name, of } of NAMINGS) {
    if (of !== 'both' && of !== into.kind) continue
    // Which entity has which of these fields is in the table above.
    const rows = await store.all(entity as 'orders', { [id]: from.id } as Where<'orders'>)
    for (const row of rows) {
      const values = { [id]: into.id, ...(name !== null && !keepsName(entity, row) && { [name]: into.name }) }
      await store.patch(entity as 'orders', row.id, values)
    }
    if (rows.length > 0) moved.push({ entity, count: rows.length })
  }
  const asked = into.kind === 'carrier' ? await moveQuotes({ store }, from, into) : 0
  return asked > 0 ? [...moved, { entity: 'priceRequests', count: asked }] : moved
}

/** What a carrier said to a request for a price; where both were asked, what the other said stays said by him. */
async function moveQuotes({ store }: Pick<RuleContext, 'store'>, from: Partner, into: Partner): Promise<number> {
  const requests = (await store.all('priceRequests')).filter(
    ({ quotes }) =>
      quotes.some(({ carrierId }) => carrierId === from.id) && !quotes.some(({ carrierId }) => carrierId === into.id),
  )
  for (const { id, quotes, acceptedCarrierId } of requests) {
    const named = quotes.map((quote) =>
      quote.carrierId === from.id ? { ...quote, carrierId: into.id, carrierName: into.name } : quote,
    )
    const accepted = acceptedCarrierId === from.id ? { acceptedCarrierId: into.id } : {}
    await store.patch('priceRequests', id, { quotes: named, ...accepted })
  }
  return requests.length
}

type Contact = Partner['contacts'][number]

/** What of a person would be gone with the second one of the same. */
const OF_PERSON = ['role', 'noAdsSince', 'noAdsReason', 'adsConsentOn'] as const

const sameContact = (a: Contact, b: Contact) =>
  a.name === b.name &&
  a.email === b.email &&
  a.phone === b.phone &&
  OF_PERSON.every((field) => (b[field] ?? '') === '' || b[field] === a[field])

/** What the partner that stays says: its own facts, those it lacks and those that were chosen by the other, people and papers of both. */
function joined(into: Partner, from: Partner, taken: readonly MergedFact[]): Partial<Partner> {
  const others = from.contacts.filter((contact) => !into.contacts.some((own) => sameContact(own, contact)))
  const noAds = into.noAdsSince === undefined ? from : into
  return {
    ...mergedFacts(into, from, taken),
    contacts: [...into.contacts, ...others],
    ...withPapers([...into.papers, ...from.papers]),
    vehicleTypes: [...new Set([...into.vehicleTypes, ...from.vehicleTypes])],
    // Nobody lifts a block, or a wish for no advertising, by merging.
    blocked: into.blocked || from.blocked,
    blockedReason: into.blocked ? into.blockedReason : from.blockedReason,
    ...{ noAdsSince: noAds.noAdsSince, noAdsReason: noAds.noAdsReason },
    formerIds: formerIdsOf(into, from),
  }
}

/** How many records of each kind name a partner, with the people and papers it has. */
export async function referencesTo(store: Store, id: string) {
  const partner = await store.find('partners', id)
  if (!partner) throw notFound({ code: 'reason.missing.partner' })
  const counts = new Map<string, number>()
  const add = (entity: string, count: number) => counts.set(entity, (counts.get(entity) ?? 0) + count)
  for (const naming of NAMINGS) {
    if (naming.of !== 'both' && naming.of !== partner.kind) continue
    add(naming.entity, await store.count(naming.entity as 'orders', { [naming.id]: id } as Where<'orders'>))
  }
  if (partner.kind === 'carrier') {
    const requests = await store.all('priceRequests')
    add('priceRequests', requests.filter(({ quotes }) => quotes.some(({ carrierId }) => carrierId === id)).length)
  }
  add('contacts', partner.contacts.length)
  add('papers', partner.papers.length)
  return [...counts].flatMap(([entity, count]) => (count === 0 ? [] : [{ entity, count }]))
}

function refused(code: 'reason.partner.mergeSame' | 'reason.partner.mergeKinds'): HttpError {
  return new HttpError(422, { ...refusalBody({ code }), code: 'MERGE_NOT_ALLOWED' })
}

/**
 * Makes one partner of two records of one company, in one act with one event: what names `from` names `into` from now on, and `from` is
 * there no more. Of what both say and say differently, `take` names what `from` says. 404 for one that is not there, 409 where `from` was changed since, 422 for the same one twice and for different kinds.
 */
export async function mergePartners(
  given: RuleContext,
  input: { into: string; from: string; version?: number | undefined; take?: readonly MergedFact[] | undefined },
): Promise<RecordChange<'partner'> & { moved: { entity: string; count: number }[] }> {
  const { store } = given
  if (input.into === input.from) throw refused('reason.partner.mergeSame')
  const [into, from] = [await store.find('partners', input.into), await store.find('partners', input.from)]
  if (!into || !from) throw notFound({ code: 'reason.missing.partner' })
  if (into.kind !== from.kind) throw refused('reason.partner.mergeKinds')
  if (input.version !== undefined && input.version !== from.version) throw new ConflictError('partners', from.id, from)
  const { take = [] } = input
  let moved: { entity: string; count: number }[] = []
  const payload = { from: from.id, name: from.name, number: from.number }
  // The version of the call is the one of `from`, if any.
  const context = { ...ruleContextOf(given), ifMatch: undefined }
  const eventId = await act(context, { kind: 'partner', id: into.id }, { type: MERGED, payload }, async () => {
    await store.patch('partners', into.id, joined(into, from, take))
    const twin = from.twinId === undefined ? undefined : await store.find('partners', from.twinId)
    if (twin) await store.patch('partners', twin.id, { twinId: into.twinId === undefined ? into.id : undefined })
    moved = await moveAll(context, from, into)
    await store.remove('partners', from.id)
  })
  return { row: (await store.find('partners', into.id)) ?? into, eventId, moved }
}

/** Type of the event of a merging. */
export const MERGED = 'merged'
