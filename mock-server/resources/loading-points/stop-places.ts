import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { StopPlace } from '#src/contract/loading-points.ts'
import { stopOf } from '#src/domain/orders/facts.ts'
import { placesUsed } from '#src/domain/stops/places-used.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { fold, searchTerms } from '../../store/fold.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

/** Orders looked at for what a customer used before. */
const LATEST = 300

type Place = StopDraft & { id: string }

const pointPlace = (point: Row<'loadingPoints'>): Place & { loadingPointId: string } => ({
  ...{ id: point.id, loadingPointId: point.id, company: point.name, street: point.street, city: point.city },
  ...{ postalCode: point.postalCode, country: point.country, contactPerson: point.contactPerson, phone: point.phone },
  ...{ email: point.email, ramp: point.ramp, openingHours: point.openingHours, driverHints: point.driverHints },
})

/** What the customer's orders say of their stops of a kind, the latest first. */
const stopsOf = (orders: readonly Row<'orders'>[], kind: StopKind): Place[] =>
  orders.map((order) => ({ ...stopOf(order, kind), id: `${order.id}-${kind}` }))

/** Where he has his address. */
const addressOf = ({ id, name, street, postalCode, city, country }: Row<'partners'>): Place => ({
  ...{ id, company: name, street, postalCode, city, country },
})

async function ownPlaces(store: Store, customerId: string, kind: StopKind): Promise<Place[]> {
  const { data: orders } = await store.page('orders', {
    where: { customerId },
    sort: [{ field: 'createdAt', order: 'desc' }],
    limit: LATEST,
  })
  const customer = await store.find('partners', customerId)
  const other = kind === 'pickup' ? 'delivery' : 'pickup'
  const stops = [...stopsOf(orders, kind), ...stopsOf(orders, other), ...(customer ? [addressOf(customer)] : [])]
  return placesUsed(stops, await pointsOf(store, stops))
}

/** The loading points that stops name, or that can have the address of one: those of the same postal codes. */
async function pointsOf(store: Store, stops: readonly StopDraft[]) {
  const ids = stops.flatMap(({ loadingPointId }) => loadingPointId ?? [])
  const codes = stops.map(({ postalCode = '' }) => postalCode.trim())
  const found = [
    ...(await store.all('loadingPoints', { postalCode: { in: [...new Set(codes)] } })),
    ...(await store.findMany('loadingPoints', [...new Set(ids)])),
  ]
  return [...new Map(found.map((point) => [point.id, point])).values()].map(pointPlace)
}

/** The places for a stop that fit what is typed: a customer's own first, then the other loading points by name. */
export async function findPlaces(
  store: Store,
  query: { limit: number; stop: StopKind; q?: string | undefined; customerId?: string | undefined },
): Promise<StopPlace[]> {
  const { limit, stop, customerId } = query
  const search = query.q?.trim() || undefined
  const terms = searchTerms(search)
  const fits = ({ company, street, postalCode, city }: Place) => {
    const words = fold([company, street, postalCode, city].join(' '))
    return terms.every((variants) => variants.some((term) => words.includes(term)))
  }
  const own = customerId === undefined ? [] : (await ownPlaces(store, customerId, stop)).filter(fits).slice(0, limit)
  const known = new Set(own.flatMap(({ loadingPointId = [] }) => loadingPointId))
  const found = await store.page('loadingPoints', {
    search,
    sort: [{ field: 'name', order: 'asc' }],
    limit: limit + known.size,
  })
  const others = found.data.filter(({ id }) => !known.has(id)).map(pointPlace)
  return [...own.map((place) => asOffered(place, true)), ...others.map((place) => asOffered(place, false))].slice(
    0,
    limit,
  )
}

/** What is said of the place itself, without what an order says of its appointment there. */
function asOffered(place: Place, own: boolean): StopPlace {
  const { id, loadingPointId, company, street, postalCode, city, country = '', contactPerson, phone } = place
  const { email, ramp, openingHours, driverHints } = place
  const known = { email, ramp, openingHours, driverHints }
  return { id, own, loadingPointId, company, street, postalCode, city, country, contactPerson, phone, ...known }
}
