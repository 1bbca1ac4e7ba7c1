import { Handshake } from 'lucide-react'
import type { Offer } from '#src/contract/offers.ts'
import type { OfferStatus } from '#src/domain/offers/offers.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { defineList, pagedRows } from '#src/records/list/define-list.ts'
import { OFFER_COLUMNS, OFFER_FILTERS, OfferSearch } from './offer-columns.tsx'
import { routeOf, statusText } from './offer-text.ts'

const pages = { endpoint: 'offers.list', record: 'offers.get' } as const

const shared = {
  kind: 'offer',
  icon: Handshake,
  page: '/offers/$id',
  access: { permission: 'offers.read', refusal: 'offers.noPermission' },
  words: {
    title: 'offers.title',
    rows: 'offers.rows',
    loadFailed: 'offers.failed',
    empty: 'offers.empty',
    emptyText: 'offers.empty.text',
    noMatch: 'offers.noMatch',
  },
  columns: OFFER_COLUMNS,
  filters: OFFER_FILTERS,
  search: OfferSearch,
  label: (offer: Offer) => offer.id,
  text: (offer: Offer, t: Translate) =>
    [offer.id, statusText(offer.status, t), offer.customerName, routeOf(offer)].join('\t'),
  facts: offerSums,
  create: 'offers.create',
} as const

const ofStatus = (name: string, status: OfferStatus) =>
  defineList<Offer>({ name, ...shared, useRows: pagedRows<Offer>({ ...pages, fixed: { status } }) })

/** Those that can still be accepted: the one that ends next is first. */
export const openOffers = ofStatus('offersOpen', 'open')
export const acceptedOffers = ofStatus('offersAccepted', 'accepted')
export const rejectedOffers = ofStatus('offersRejected', 'rejected')
export const expiredOffers = ofStatus('offersExpired', 'expired')

/** Whatever has become of them. */
export const allOffers = defineList<Offer>({ name: 'offers', ...shared, useRows: pagedRows<Offer>(pages) })

/** What is ticked comes to so many loading metres. */
function offerSums(offers: readonly Offer[], _t: Translate, format: Format): string[] {
  const metres = offers.reduce((sum, { loadingMeters = 0 }) => sum + Math.round(loadingMeters * 100), 0) / 100
  return [format.loadingMeters(metres)]
}
