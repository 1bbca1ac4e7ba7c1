import type { z } from 'zod/mini'
import type { MatchSubject } from '#src/contract/matching/proposals.ts'
import type { CargoDraft, StopDraft } from '#src/contract/orders/draft.ts'
import type { MatchRequest } from '#src/domain/carriers/matching.ts'
import { draftOfOffer } from '#src/domain/offers/checks.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { notFound } from '../../core/http-error.ts'
import { notNow } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { orderDraft } from '../orders/transition-facts.ts'

/** The goods somebody looks for a vehicle for. */
export interface Goods {
  request: MatchRequest
  subject: MatchSubject
  order?: Row<'orders'> | undefined
  offer?: Row<'offers'> | undefined
  load?: Row<'loads'> | undefined
}

/** By which record, or in words. */
export interface GoodsNamed {
  orderId?: string | undefined
  loadId?: string | undefined
  offerId?: string | undefined
  load?:
    | {
        id?: string | undefined
        cargo?: z.output<typeof CargoDraft> | undefined
        pickup?: z.output<typeof StopDraft> | undefined
        delivery?: z.output<typeof StopDraft> | undefined
      }
    | undefined
}

/** The goods of an order, a load or an offer, which have an order of their own as soon as there is one; 404 for what is not there. */
export async function goodsOf(store: Store, named: GoodsNamed, radiusKm: number): Promise<Goods> {
  const { offerId, load: inWords } = named
  const loadId = named.loadId ?? inWords?.id
  const [load, offer] = [
    loadId === undefined ? undefined : await store.find('loads', loadId),
    offerId === undefined ? undefined : await store.find('offers', offerId),
  ]
  if ((loadId !== undefined && !load) || (offerId !== undefined && !offer)) throw notFound()
  const orderId = named.orderId ?? load?.orderId ?? offer?.orderId
  if (orderId !== undefined) {
    const order = await store.find('orders', orderId)
    if (!order) throw notFound({ code: 'reason.missing.order', values: { id: orderId } })
    return { ...goodsOfOrder(order, radiusKm, load?.id), offer, load }
  }
  if (load) return { ...goodsOfLoad(load, radiusKm), load }
  if (offer) return { ...goodsOfOffer(offer, radiusKm), offer }
  if (inWords?.pickup) return goodsInWords(inWords, radiusKm)
  throw notNow('reason.match.nothing', 'NOTHING_NAMED')
}

type Parts = Pick<MatchRequest, 'cargo' | 'pickup' | 'delivery'> & { customerPrice?: number | undefined }

function goods(parts: Parts, radiusKm: number, told: Partial<MatchSubject> & { number: string }): Goods {
  const { cargo, pickup, delivery, customerPrice } = parts
  const distanceKm = told.distanceKm ?? roadDistanceKm(pickup, delivery).km
  const { loadingMeters, weightKg, packageCount, packageType, vehicleType } = cargo
  return {
    request: { cargo, pickup, delivery, distanceKm, radiusKm, ...(customerPrice !== undefined && { customerPrice }) },
    subject: {
      customerName: 'Unbekannt',
      description: cargo.description ?? '',
      ...told,
      pickup: stopLine(pickup),
      delivery: stopLine(delivery),
      ...{ loadingMeters, weightKg, packageCount, packageType, vehicleType, customerPrice, distanceKm },
    },
  }
}

function stopLine(stop: Parts['pickup']): MatchSubject['pickup'] {
  const { postalCode = '', city = '', country = 'Deutschland', date, timeFrom: from, timeTo: to } = stop
  return { postalCode, city, country, date, from, to }
}

export function goodsOfOrder(order: Row<'orders'>, radiusKm: number, loadId?: string): Goods {
  const { cargo, pickup, delivery } = orderDraft(order)
  const { id: orderId, orderNumber: number, customerName, customerPrice, distanceKm, furtherStops } = order
  return {
    ...goods({ cargo, pickup, delivery, customerPrice }, radiusKm, {
      ...{ orderId, number, customerName, loadId, furtherStops },
      ...(distanceKm !== undefined && { distanceKm }),
    }),
    order,
  }
}

function goodsOfLoad(load: Row<'loads'>, radiusKm: number): Goods {
  const { id: loadId, customerName, description, weightKg, loadingMeters, vehicleType, furtherStops } = load
  const end = (kind: 'origin' | 'destination', date: string | undefined) => {
    return { postalCode: load[`${kind}PostalCode`], city: load[`${kind}City`], country: load[`${kind}Country`], date }
  }
  const cargo = { description, weightKg, loadingMeters, ...(isVehicleType(vehicleType) && { vehicleType }) }
  const pickup = end('origin', load.pickupDate)
  return goods({ cargo, pickup, delivery: end('destination', load.deliveryDate) }, radiusKm, {
    ...{ loadId, number: loadId, customerName, furtherStops },
  })
}

function goodsOfOffer(offer: Row<'offers'>, radiusKm: number): Goods {
  const { cargo, pickup, delivery } = draftOfOffer(offer)
  const { id: offerId, customerName, price: customerPrice, distanceKm } = offer
  return goods({ cargo, pickup, delivery, customerPrice }, radiusKm, {
    ...{ offerId, number: offerId, customerName },
    ...(distanceKm !== undefined && { distanceKm }),
  })
}

function goodsInWords(
  { cargo = {}, pickup = {}, delivery = pickup }: NonNullable<GoodsNamed['load']>,
  radiusKm: number,
) {
  return goods({ cargo, pickup, delivery }, radiusKm, { number: '' })
}
