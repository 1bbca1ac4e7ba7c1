import * as z from 'zod/mini'
import { BAN_EXEMPTIONS } from '#src/domain/goods/ban-exemptions.ts'
import { CUSTOMS_LEGS } from '#src/domain/prices/vat-treatment.ts'
import { windowEnds } from '#src/domain/stops/window.ts'
import { OptionalTransportStatusField, OrderStatusField } from '../basics/statuses.ts'
import { DangerousGoodsLines, FurtherStops, GoodsLines } from './order-lines.ts'
import {
  camelised,
  filledRecords,
  flag,
  knownFlag,
  number,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalTime,
  preprocess,
  text,
  version,
} from '../basics/tolerant.ts'

export const ORDER_PRIORITIES = ['low', 'normal', 'high', 'urgent'] as const
export type OrderPriority = (typeof ORDER_PRIORITIES)[number]
export const ORDER_TYPES = ['standard', 'express', 'adr', 'kuehl', 'teilladung'] as const

/** A stop's time window in one text (`08:00-18:00`) becomes its two ends, where these are not given by themselves. */
function withTimes(value: unknown): unknown {
  const order = camelised(value)
  if (typeof order !== 'object' || order === null || Array.isArray(order)) return order
  const given = order as Record<string, unknown>
  const times = (['pickup', 'delivery'] as const).flatMap((stop): (readonly [string, string])[] => {
    const ends = windowEnds(given[`${stop}TimeWindow`])
    if (ends === undefined || given[`${stop}TimeFrom`] || given[`${stop}TimeTo`]) return []
    return [
      [`${stop}TimeFrom`, ends.from],
      [`${stop}TimeTo`, ends.to],
    ]
  })
  return { ...given, ...withGoods(given), ...Object.fromEntries(times) }
}

/** An order that knows only one UN number and class, as orders once did, says them as its one line. */
function withGoods({ dangerousGoods, adrUnNumber, adrClass }: Record<string, unknown>): object {
  return adrUnNumber && !Array.isArray(dangerousGoods)
    ? { dangerousGoods: [{ unNumber: adrUnNumber, class: adrClass }] }
    : {}
}

/** Why a driving ban does not bind an order; what no one knows is none. */
export const BanExemptionField = preprocess(
  (value) => BAN_EXEMPTIONS.find((one) => one === value),
  z.optional(z.enum(BAN_EXEMPTIONS)),
)

/** One position of a price; see `CHARGE_CODES`. The amount is net, in the currency of the order. */
const Charge = z.object({ code: text('SONSTIGES'), text: optionalText, amount: number(0) })
const Charges = preprocess(filledRecords, z.optional(z.array(Charge)))

/**
 * An order, normalised from snake_case or camelCase (specification 3). Money: euros with at most two decimals, net unless
 * named gross. Weight kg, volume m³, distance km. Dates plain, times wall time in Europe/Berlin, stamps ISO 8601 in UTC.
 */
export const Order = preprocess(
  withTimes,
  z.object({
    id: text(),
    orderNumber: text(),
    orderType: text('standard'),
    status: OrderStatusField,
    statusSince: optionalText,
    /** Day of supply: when the goods were unloaded. Of orders that are delivered, and stays when they are billed. */
    deliveredOn: optionalDate,
    priority: text('normal'),
    customerId: optionalText,
    customerName: text('Unbekannt'),
    customerEmail: optionalText,
    customerPhone: optionalText,
    customerReference: optionalText,
    contactPersonId: optionalText,
    /** Whom to ask at the customer's. */
    contactPerson: optionalText,
    carrierId: optionalText,
    carrierName: optionalText,
    /** Whom to ask at the carrier's. */
    carrierContactPerson: optionalText,
    carrierContactPhone: optionalText,
    carrierContactEmail: optionalText,
    cargoDescription: text(),
    weight: optionalNumber,
    volume: optionalNumber,
    quantity: optionalNumber,
    packageType: optionalText,
    packageCount: optionalNumber,
    loadingMeters: optionalNumber,
    /** They were not typed: they follow number and kind of the pallets. */
    loadingMetersCalculated: optionalFlag,
    /** Two may stand on each other. */
    stackable: optionalFlag,
    dimensions: optionalText,
    requiredVehicleType: optionalText,
    goodsLines: GoodsLines,
    dangerousGoods: DangerousGoodsLines,
    temperatureMin: optionalNumber,
    temperatureMax: optionalNumber,
    tailLift: optionalFlag,
    /** Why the ban of Sundays and holidays does not bind it: `fresh`, `combined`, `permit`. */
    banExemption: BanExemptionField,
    palletExchange: optionalFlag,
    palletsExchanged: optionalNumber,
    /** The loading point it is; its name, address, ramp, hours and hints stand in the order as they were when it was taken. */
    pickupLoadingPointId: optionalText,
    pickupRamp: optionalText,
    pickupOpeningHours: optionalText,
    pickupDriverHints: optionalText,
    pickupCompany: optionalText,
    pickupAddress: text(),
    pickupCity: text(),
    pickupPostalCode: text(),
    pickupCountry: text('Deutschland'),
    pickupDate: optionalDate,
    pickupTimeFrom: optionalTime,
    pickupTimeTo: optionalTime,
    /** The times are not given: they are those creation fills in. A time on one side only is never completed (`stopWindow`). */
    pickupTimesAssumed: optionalFlag,
    pickupContactPerson: optionalText,
    pickupPhone: optionalText,
    /** Where a truck is announced to the loading place, and to the consignee. */
    pickupEmail: optionalText,
    /** What the gate asks the driver for. */
    pickupReference: optionalText,
    /** Number of a booked time slot. */
    pickupBookingNumber: optionalText,
    /** Neither early nor late. */
    pickupFixed: optionalFlag,
    deliveryLoadingPointId: optionalText,
    deliveryRamp: optionalText,
    deliveryOpeningHours: optionalText,
    deliveryDriverHints: optionalText,
    deliveryCompany: optionalText,
    deliveryAddress: text(),
    deliveryCity: text(),
    deliveryPostalCode: text(),
    deliveryCountry: text('Deutschland'),
    deliveryDate: optionalDate,
    deliveryTimeFrom: optionalTime,
    deliveryTimeTo: optionalTime,
    deliveryTimesAssumed: optionalFlag,
    deliveryContactPerson: optionalText,
    deliveryPhone: optionalText,
    deliveryEmail: optionalText,
    deliveryReference: optionalText,
    deliveryBookingNumber: optionalText,
    deliveryFixed: optionalFlag,
    /** Loading and unloading places between the first and the last. */
    furtherStops: FurtherStops,
    distanceKm: optionalNumber,
    assignedVehicleId: optionalText,
    vehiclePlate: optionalText,
    trailerPlate: optionalText,
    vehicleType: optionalText,
    driverName: optionalText,
    driverPhone: optionalText,
    transportId: optionalText,
    transportStatus: OptionalTransportStatusField,
    delayMinutes: optionalNumber,
    disruption: optionalText,
    customerPrice: optionalNumber,
    carrierPrice: optionalNumber,
    /** What a price is made of, to the cent; missing where it is freight and nothing else. */
    customerCharges: Charges,
    carrierCharges: Charges,
    customerNetPrice: optionalNumber,
    customerGrossPrice: optionalNumber,
    currency: text('EUR'),
    vatRate: number(19),
    /** The customer is sender or receiver of the goods, or who exports them; where it is not said, his record says it. */
    buyerIsShipper: knownFlag,
    /** It brings goods to where they are exported from, or on from where they were imported: the tax goes by that. */
    customsLeg: preprocess((value) => CUSTOMS_LEGS.find((one) => one === value), z.optional(z.enum(CUSTOMS_LEGS))),
    paymentTerms: optionalNumber,
    margin: optionalNumber,
    marginPercent: optionalNumber,
    internalNotes: optionalText,
    approvedBy: optionalText,
    approvedAt: optionalText,
    approvalNotes: optionalText,
    proofOfDeliveryVerified: flag,
    isFromOCR: flag,
    /** The template that made it ahead. */
    recurringOrderId: optionalText,
    /** Name of who made it, and the id: two people may have the same name. */
    createdBy: optionalText,
    createdById: optionalText,
    createdAt: optionalText,
    updatedAt: optionalText,
    tenantId: text(),
    version,
  }),
)
export type Order = z.output<typeof Order>
