import type { Place } from '#src/domain/places/places.ts'
import type { Row } from '../../store/models.ts'
import { placeOf } from '../basics/places.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { weekday } from '#src/domain/basics/dates.ts'

type Order = Row<'orders'>

/** What is laid down about an order; the rest is chance. */
export interface SetOrder {
  lane: { from: Place; to: Place }
  fields: Partial<Order>
  prices?: Partial<Order>
}

/** The first working day after today, offset in days. */
export function nextWorkday(context: SeedContext): number {
  return [1, 2, 3].find((offset) => weekday(context.day(offset)) < 6) ?? 1
}

/** The order everybody knows, NK-2026-004711: Hamburg to München, handed to a carrier. */
export const FIXED_ORDER = {
  number: 4711,
  reference: 'PO-47110815',
  status: 'ASSIGNED',
  set: (context: SeedContext): SetOrder => ({
    lane: { from: placeOf('20457'), to: placeOf('80331') },
    fields: {
      customerReference: 'PO-47110815',
      pickupCompany: 'Elbufer Maschinenbau AG',
      orderType: 'standard',
      priority: 'normal',
      cargoDescription: '27 Europaletten Maschinenteile',
      packageType: 'Europalette',
      packageCount: 27,
      loadingMeters: 10.8,
      weight: 12_150,
      volume: 41.5,
      temperatureMin: undefined,
      temperatureMax: undefined,
      dangerousGoods: undefined,
      requiredVehicleType: 'TRUCK',
      vehicleType: 'TRUCK',
      vatRate: 19,
      pickupDate: context.day(nextWorkday(context)),
      pickupTimeFrom: '08:00',
      pickupTimeTo: '18:00',
      deliveryDate: context.day(nextWorkday(context) + (weekday(context.day(nextWorkday(context))) === 5 ? 3 : 1)),
      deliveryTimeFrom: '14:00',
      deliveryTimeTo: '18:00',
    },
    prices: { customerPrice: 1480, carrierPrice: 1290 },
  }),
} as const

const overnight = { pickupTimeFrom: '21:00', pickupTimeTo: '23:00', deliveryTimeFrom: '05:00', deliveryTimeTo: '09:00' }
const van: Partial<Order> = {
  cargoDescription: '4 Europaletten Ersatzteile, eilig',
  orderType: 'express',
  packageType: 'Europalette',
  packageCount: 4,
  loadingMeters: 1.6,
  weight: 380,
  volume: 6.1,
  temperatureMin: undefined,
  temperatureMax: undefined,
  dangerousGoods: undefined,
  requiredVehicleType: 'SPRINTER',
}

/** Vans driving through the night in which the clocks change; vans may on Sundays. */
export const SUMMER_TIME_ORDERS: readonly SetOrder[] = [
  {
    lane: { from: placeOf('20457'), to: placeOf('60311') },
    fields: { ...van, ...overnight, pickupDate: '2026-03-28', deliveryDate: '2026-03-29' },
  },
  {
    lane: { from: placeOf('28197'), to: placeOf('04103') },
    fields: { ...van, ...overnight, pickupDate: '2026-10-24', deliveryDate: '2026-10-25' },
  },
]
