import { BILLING } from '../billing/entity-lines.ts'
import { PARTNERS } from '../records/shared-reads.ts'

/** Partners and what is agreed and counted with them, as the table of kinds has them. */
export const partnerLines = {
  partner: {
    entity: 'partners',
    hasPanel: true,
    endpoints: {
      list: 'partners.list',
      get: 'partners.get',
      also: ['partners.events', 'partners.figures', 'partners.credit', 'partners.pallets', 'partners.references'],
    },
    invalidates: ['stopPlaces.list', 'partners.duplicates', ...BILLING],
    // Merging takes along whatever names the one that goes.
    cascades: [
      ...(['order', 'transport', 'load', 'recurringOrder', 'offer', 'priceRequest', 'email', 'document'] as const),
      ...(['tour', 'vehicle', 'driver', 'match', 'loadingPoint', 'tariff', 'palletBooking', 'alert'] as const),
      ...(['invoice', 'creditNote', 'incomingInvoice', 'claim'] as const),
    ],
    undo: 'partners.undo',
  },
  tariff: {
    entity: 'tariffs',
    endpoints: { list: 'tariffs.list', get: 'tariffs.get', also: ['tariffs.events'] },
    invalidates: PARTNERS,
    cascades: [],
    undo: 'tariffs.undo',
  },
  fuelSurcharge: {
    entity: 'fuelSurcharges',
    endpoints: { list: 'fuelSurcharges.list', get: 'fuelSurcharges.get' },
    invalidates: [],
    cascades: [],
    undo: 'fuelSurcharges.undo',
  },
  palletBooking: {
    entity: 'palletBookings',
    endpoints: { list: 'palletBookings.list', get: 'palletBookings.get', also: ['palletBookings.events'] },
    invalidates: PARTNERS,
    cascades: [],
    undo: 'palletBookings.undo',
  },
} as const
