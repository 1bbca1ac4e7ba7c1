import type { StopDraft } from '../stops/draft.ts'
import type { CargoDraft } from '../goods/cargo-draft.ts'
import { type AdrLine, adrLineText } from '../goods/adr-line-text.ts'
import type { BanExemption } from '../goods/ban-exemptions.ts'
import { goodsLinesText } from '../stops/goods-line-text.ts'
import type { GoodsLine } from '../stops/goods-lines.ts'
import type { FurtherStop } from '../stops/further-stops.ts'
import { stopLines } from '../stops/stop-lines.ts'
import { epochToZoned } from '../basics/dates.ts'
import { toCents } from '../basics/money.ts'
import type { OrderStatus } from '../workflow/order-status.ts'
import type { TransitionFacts } from '../workflow/order-transitions.ts'
import type { Role } from '../accounts/roles.ts'
import { checkStopFields, checkStopOrder } from '../stops/checks.ts'
import { statedTimes } from '../stops/window.ts'
import { isLoaded, type TransportStatus } from '../workflow/transport-status.ts'
import { isVehicleType } from '../vehicles/vehicles.ts'

/** An order's places beyond its first and its last, and which goods are loaded where. */
interface Lines {
  furtherStops?: readonly FurtherStop[] | undefined
  goodsLines?: readonly GoodsLine[] | undefined
}

type Stop<K extends 'pickup' | 'delivery'> = Record<
  `${K}PostalCode` | `${K}City` | `${K}Address` | `${K}Country`,
  string
> &
  Partial<Record<`${K}Company` | `${K}Date` | `${K}TimeFrom` | `${K}TimeTo` | `${K}ContactPerson`, string>> &
  Partial<Record<`${K}Phone` | `${K}Email` | `${K}Reference` | `${K}BookingNumber` | `${K}LoadingPointId`, string>> &
  Partial<Record<`${K}Ramp` | `${K}OpeningHours` | `${K}DriverHints`, string>> &
  Partial<Record<`${K}Fixed` | `${K}TimesAssumed`, boolean>>

/** What an order says about itself, as far as the table of transitions asks. Prices in euros, stamps ISO 8601. */
export type OrderForTransition = Stop<'pickup'> &
  Stop<'delivery'> & {
    status: OrderStatus
    statusSince?: string
    customerId?: string
    customerName: string
    cargoDescription: string
    weight?: number
    customerPrice?: number
    carrierPrice?: number
    carrierId?: string
    assignedVehicleId?: string
    vatRate: number
    transportStatus?: TransportStatus
    proofOfDeliveryVerified: boolean
  }

/** Who asks, and when (milliseconds since 1970). */
export interface Actor {
  role: Role
  now: number
}

/**
 * What the table of transitions asks, as far as an order itself tells it. Conflicts of an assignment need the carrier and the
 * vehicle: anyone who knows them adds them. `now` in milliseconds since 1970. Source: decision B1.
 */
export function orderFacts(order: OrderForTransition, { role, now }: Actor): TransitionFacts {
  let areValid: boolean | undefined
  const since = order.statusSince === undefined ? Number.NaN : Date.parse(order.statusSince)
  return {
    role,
    now,
    from: order.status,
    hasCustomer: order.customerId !== undefined || (order.customerName !== '' && order.customerName !== 'Unbekannt'),
    hasCargo: order.cargoDescription.trim().length >= 3 && (order.weight ?? 0) > 0,
    // Only some transitions ask, and commands ask for facts with every row the keyboard comes to.
    get stopsValid() {
      return (areValid ??= areStopsValid(order, now))
    },
    pickupPostalCode: order.pickupPostalCode,
    deliveryPostalCode: order.deliveryPostalCode,
    customerPriceCents: order.customerPrice === undefined ? undefined : toCents(order.customerPrice),
    ...(order.carrierPrice !== undefined && { carrierPriceCents: toCents(order.carrierPrice) }),
    ownVehicle: order.carrierId === undefined && order.assignedVehicleId !== undefined,
    vatRate: order.vatRate,
    hasCarrierOrVehicle: order.carrierId !== undefined || order.assignedVehicleId !== undefined,
    conflicts: [],
    ...(order.transportStatus && { transportStatus: order.transportStatus }),
    transportLoaded: order.transportStatus !== undefined && isLoaded(order.transportStatus),
    proofOfDeliveryVerified: order.proofOfDeliveryVerified,
    ...(Number.isFinite(since) && { statusSince: since }),
  }
}

function areStopsValid(order: OrderForTransition, now: number): boolean {
  const context = { today: epochToZoned(now).date, confirming: true }
  const [pickup, delivery] = [stopOf(order, 'pickup'), stopOf(order, 'delivery')]
  const issues = [
    ...checkStopFields('pickup', pickup, context),
    ...checkStopFields('delivery', delivery, context),
    // Whether the way can be driven in time only warns.
    ...checkStopOrder(pickup, delivery),
  ]
  return issues.every(({ severity }) => severity === 'warning')
}

/** A stop of an order in the words of a draft: times that are only assumed no one has said. */
export function stopOf(order: Stop<'pickup'> & Stop<'delivery'> & Lines, kind: 'pickup' | 'delivery'): StopDraft {
  return {
    loadingPointId: order[`${kind}LoadingPointId`],
    ramp: order[`${kind}Ramp`],
    openingHours: order[`${kind}OpeningHours`],
    driverHints: order[`${kind}DriverHints`],
    company: order[`${kind}Company`],
    street: order[`${kind}Address`],
    postalCode: order[`${kind}PostalCode`],
    city: order[`${kind}City`],
    country: order[`${kind}Country`],
    date: order[`${kind}Date`],
    ...statedTimes({
      timeFrom: order[`${kind}TimeFrom`],
      timeTo: order[`${kind}TimeTo`],
      timesAssumed: order[`${kind}TimesAssumed`],
    }),
    contactPerson: order[`${kind}ContactPerson`],
    phone: order[`${kind}Phone`],
    email: order[`${kind}Email`],
    reference: order[`${kind}Reference`],
    bookingNumber: order[`${kind}BookingNumber`],
    ...(order[`${kind}Fixed`] === true && { fixed: true }),
    ...(kind === 'delivery' && linesOf(order)),
  }
}

function linesOf(order: Lines): Pick<StopDraft, 'furtherStops' | 'goodsLines'> {
  const { furtherStops, goodsLines } = order
  return {
    ...(furtherStops && { furtherStops: stopLines(furtherStops) }),
    ...(goodsLines && { goodsLines: goodsLinesText(goodsLines, order) }),
  }
}

/** What an order says of its cargo; kg, m³, loading metres, °C. */
export interface CargoOfOrder {
  cargoDescription: string
  weight?: number | undefined
  volume?: number | undefined
  quantity?: number | undefined
  packageType?: string | undefined
  packageCount?: number | undefined
  loadingMeters?: number | undefined
  dimensions?: string | undefined
  stackable?: boolean | undefined
  requiredVehicleType?: string | undefined
  dangerousGoods?: readonly AdrLine[] | undefined
  temperatureMin?: number | undefined
  temperatureMax?: number | undefined
  tailLift?: boolean | undefined
  palletExchange?: boolean | undefined
  banExemption?: BanExemption | undefined
}

function adrDraftOf([first, ...others]: readonly AdrLine[] = []): Pick<CargoDraft, 'adr'> {
  if (first === undefined) return {}
  return { adr: { ...first, ...(others.length > 0 && { further: others.map(adrLineText).join('\n') }) } }
}

/** The cargo of an order in the words of a draft. */
export function cargoOf(order: CargoOfOrder): CargoDraft {
  const isCooled = order.temperatureMin !== undefined || order.temperatureMax !== undefined
  return {
    description: order.cargoDescription,
    weightKg: order.weight,
    volumeM3: order.volume,
    quantity: order.quantity,
    packageType: order.packageType,
    packageCount: order.packageCount,
    loadingMeters: order.loadingMeters,
    ...(order.dimensions !== undefined && order.dimensions !== '' && { dimensions: order.dimensions }),
    ...(order.stackable === true && { stackable: true }),
    ...(isVehicleType(order.requiredVehicleType) && { vehicleType: order.requiredVehicleType }),
    ...adrDraftOf(order.dangerousGoods),
    ...(isCooled && { temperature: { min: order.temperatureMin, max: order.temperatureMax } }),
    ...(order.tailLift === true && { tailLift: true }),
    ...(order.palletExchange === true && { palletExchange: true }),
    ...(order.banExemption && { banExemption: order.banExemption }),
  }
}
