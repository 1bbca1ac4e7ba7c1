import { derivedPrices } from '#src/domain/basics/money.ts'
import { roadDistanceKm } from '#src/domain/places/places.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import type { Row } from '../../store/models.ts'
import { placeOf } from '../basics/places.ts'
import type { SeedContext } from '../basics/seed-context.ts'
import { FIXED_ORDER, nextWorkday } from '../orders/set-orders.ts'

type Order = Row<'orders'>

/** Orders that ride together: the first one names the tour. */
export interface SharedTour {
  orderIds: readonly string[]
  stops: Row<'tours'>['stops']
}

type Site = readonly [company: string, address: string, postalCode: string, from: string, to: string]

/** One order of a tour: from where to where, and what. */
interface Part {
  pickup: Site
  delivery: Site
  cargo: Partial<Order>
  prices: readonly [customer: number, carrier: number]
}

interface TourPlan {
  tenantId: string
  /** Which of the tenant's planned orders the tour begins with, counted among those that a carrier has. */
  at: number
  parts: readonly Part[]
  /** `+0` loads the first order, `-0` unloads it. */
  stops: string
}

const CHEMICALS_IN: Site = ['Leine Chemiehandel GmbH', 'Industrieweg 8', '30159', '13:00', '17:00']
const HUB: Site = ['Logistikzentrum Hafen Ost', 'Indiastraße 12', '20457', '07:00', '09:00']

export const pallets = (goods: string, count: number, kg: number): Partial<Order> => ({
  cargoDescription: `${count} Europaletten ${goods}`,
  packageType: 'Europalette',
  packageCount: count,
  quantity: 1,
  loadingMeters: Math.round(count * 4) / 10,
  weight: kg,
  volume: Math.round(count * 0.4 * 24 * 1.6) / 10,
  orderType: 'teilladung',
  requiredVehicleType: 'TRUCK',
  vehicleType: 'TRUCK',
})

/**
 * What a house between Hamburg and the Elbe drives in one run: small lots of dangerous goods collected for one dealer, each
 * of them free by the 1000-point rule and together not; a load from one ramp for three places; two part loads for Berlin.
 */
const PLANS: readonly TourPlan[] = [
  {
    tenantId: 'nordkurs',
    at: 4,
    stops: '+0 +1 -0 -1',
    parts: [
      {
        pickup: ['Süderelbe Lacke und Lösemittel KG', 'Seehafenstraße 21', '21079', '07:00', '09:00'],
        delivery: CHEMICALS_IN,
        cargo: {
          ...pallets('Methanol in Kanistern', 2, 310),
          orderType: 'adr',
          dangerousGoods: [
            {
              unNumber: '1230',
              name: 'METHANOL',
              class: '3',
              risks: '6.1',
              packingGroup: 'II',
              tunnelCode: 'D/E',
              quantity: 240,
              unit: 'kg',
            },
          ],
          pickupReference: 'L-240117',
          deliveryReference: 'WE 40771',
          deliveryBookingNumber: 'ZF-3107',
          deliveryFixed: true,
          palletExchange: true,
        },
        prices: [390, 335],
      },
      {
        pickup: ['Weser Farbenwerk GmbH', 'Am Güterbahnhof 4', '28197', '10:00', '12:00'],
        delivery: CHEMICALS_IN,
        cargo: {
          ...pallets('Farben und Beschichtungen', 4, 690),
          orderType: 'adr',
          dangerousGoods: [
            {
              unNumber: '1263',
              name: 'FARBE',
              class: '3',
              packingGroup: 'III',
              tunnelCode: 'D/E',
              quantity: 500,
              unit: 'l',
            },
            {
              ...{ unNumber: '3082', name: 'UMWELTGEFÄHRDENDER STOFF, FLÜSSIG, N.A.G.', class: '9' },
              ...{ packingGroup: 'III', tunnelCode: '-', quantity: 60, unit: 'kg' },
            },
          ],
          pickupReference: 'L-118834',
          pickupBookingNumber: 'ZF-5520',
          deliveryReference: 'WE 40772',
          tailLift: true,
        },
        prices: [365, 310],
      },
    ],
  },
  {
    tenantId: 'nordkurs',
    at: 6,
    stops: '+0 +1 +2 -0 -1 -2',
    parts: [
      {
        pickup: HUB,
        delivery: ['Okertal Baumarkt Logistik', 'Hansestraße 40', '38100', '11:00', '15:00'],
        cargo: pallets('Gartengeräte', 12, 3480),
        prices: [420, 360],
      },
      {
        pickup: HUB,
        delivery: ['Allerpark Automotive Teile GmbH', 'Heinrichswinkel 2', '38440', '13:00', '17:00'],
        cargo: { ...pallets('Kunststoffteile', 10, 2250), deliveryBookingNumber: 'ZF-8841' },
        prices: [395, 340],
      },
      {
        pickup: HUB,
        delivery: ['Börde Großhandel', 'Am Hansehafen 9', '39104', '14:00', '19:00'],
        cargo: { ...pallets('Haushaltswaren', 11, 2970), palletExchange: true },
        prices: [430, 370],
      },
    ],
  },
  {
    tenantId: 'elbeoder',
    at: 1,
    stops: '+0 +1 -1 -0',
    parts: [
      {
        pickup: ['Elbtal Papierverarbeitung GmbH', 'Meißner Straße 60', '01067', '07:00', '10:00'],
        delivery: ['Spreebogen Druckhaus', 'Rungestraße 25', '10115', '13:00', '18:00'],
        cargo: pallets('Papierrollen', 14, 7900),
        prices: [480, 410],
      },
      {
        pickup: ['Lausitzer Folienwerk', 'Gewerbering 3', '03046', '10:00', '13:00'],
        delivery: ['Teltow Verpackungen GmbH', 'Märkische Allee 11', '14979', '12:00', '17:00'],
        cargo: pallets('Folien', 16, 5120),
        prices: [410, 350],
      },
    ],
  },
]

/** Who and what carries an order, so that another one rides along. */
function carriageOf({ carrierId, carrierName, vehiclePlate, trailerPlate, driverName, driverPhone }: Order) {
  return { carrierId, carrierName, vehiclePlate, trailerPlate, driverName, driverPhone }
}

function stopFields(kind: StopKind, [company, address, postalCode, from, to]: Site): Partial<Order> {
  const { city } = placeOf(postalCode)
  const fields = { Company: company, Address: address, PostalCode: postalCode, City: city, Country: 'Deutschland' }
  const times = { TimeFrom: from, TimeTo: to, Reference: undefined, BookingNumber: undefined, Fixed: undefined }
  return Object.fromEntries(Object.entries({ ...fields, ...times }).map(([field, value]) => [`${kind}${field}`, value]))
}

function riding(order: Order, leader: Order, part: Part, context: SeedContext): Order {
  const day = context.day(nextWorkday(context))
  const [customerPrice, carrierPrice] = part.prices
  const needs = { tailLift: undefined, palletExchange: undefined, temperatureMin: undefined, temperatureMax: undefined }
  const moved: Order = {
    ...order,
    ...carriageOf(leader),
    ...{ pickupDate: day, deliveryDate: day, ...needs, dangerousGoods: undefined, dimensions: undefined },
    ...stopFields('pickup', part.pickup),
    ...stopFields('delivery', part.delivery),
    distanceKm: roadDistanceKm(placeOf(part.pickup[2]), placeOf(part.delivery[2])).km,
    ...part.cargo,
    ...{ customerPrice, carrierPrice, customerCharges: undefined, carrierCharges: undefined },
  }
  return { ...moved, ...derivedPrices(moved) }
}

const planned = (orders: readonly Order[], tenantId: string) =>
  orders.filter(
    (order) =>
      order.tenantId === tenantId &&
      order.status === 'ASSIGNED' &&
      order.carrierId !== undefined &&
      order.customerReference !== FIXED_ORDER.reference,
  )

/** Has some orders ride together: what they are is laid down, whose they are and when they were made is not. */
export function withSharedTours(
  orders: readonly Order[],
  context: SeedContext,
): { orders: Order[]; shared: SharedTour[] } {
  const changed = new Map<string, Order>()
  const shared = PLANS.flatMap(({ tenantId, at, parts, stops }): SharedTour[] => {
    const riders = planned(orders, tenantId).slice(at, at + parts.length)
    const [leader] = riders
    if (!leader || riders.length < parts.length) return []
    for (const [index, part] of parts.entries()) {
      const order = riders[index] ?? leader
      changed.set(order.id, riding(order, leader, part, context))
    }
    return [{ orderIds: riders.map(({ id }) => id), stops: stopsOf(stops, riders) }]
  })
  return { orders: orders.map((order) => changed.get(order.id) ?? order), shared }
}

const stopsOf = (text: string, riders: readonly Order[]): SharedTour['stops'] =>
  text.split(' ').map((stop) => ({
    orderId: riders[Number(stop.slice(1))]?.id ?? '',
    kind: stop.startsWith('+') ? 'pickup' : 'delivery',
  }))
