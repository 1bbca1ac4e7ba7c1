import type { AdrLine } from '../../goods/adr-line-text.ts'
import type { GoodsLine } from '../../stops/goods-lines.ts'
import type { BanExemption } from '../../goods/ban-exemptions.ts'
import type { MeasuredGoods } from '../../goods/dimensions.ts'
import type { TemperatureRange } from '../../goods/temperature.ts'
import type { PlainDate } from '../../basics/dates.ts'
import type { Absence } from '../../drivers/availability.ts'
import type { DriverPapers } from '../../drivers/papers.ts'
import type { OrderStatus } from '../../workflow/order-status.ts'
import type { Coordinates } from '../../places/places.ts'
import { costPerKm } from '../../prices/running-costs.ts'
import { furtherStop, type OrderPlace } from '../../stops/further-stops.ts'
import { placeAt, type PlaceOfStop, type StopOfOrder, type TourStop } from '../../tours/stops.ts'
import type { TransportStatus } from '../../workflow/transport-status.ts'
import type { Block } from '../../vehicles/availability.ts'
import type { VehiclePaper } from '../../vehicles/papers.ts'
import type { VehicleType } from '../../vehicles/vehicles.ts'

/** Who carries a tour: an own vehicle, or a subcontractor. None is the row of what has no vehicle yet. */
export type ResourceKey = `vehicle:${string}` | `carrier:${string}`

/** A house the truck stops at; the same key is the same house. */
export interface PlanSite {
  key: string
  company?: string | undefined
  /** ISO code or name, as records have it. */
  country: string
  postalCode: string
  city: string
  point: Coordinates
}

/** One end of an order: where, and when it is open for the truck. */
export interface PlanEnd {
  site: PlanSite
  date?: PlainDate | undefined
  from?: string | undefined
  to?: string | undefined
  /** The times are not given: they are the usual ones, and bind no one. */
  assumed?: boolean | undefined
  fixed: boolean
  openingHours?: string | undefined
}

/** A place an order has between its first loading place and its last unloading place. */
export interface PlanFurtherEnd extends PlanEnd {
  kind: StopOfOrder['kind']
}

/** An order as far as planning goes. Prices only for who may read them; temperatures °C, measures of a piece in metres. */
export interface PlanOrder extends TemperatureRange, MeasuredGoods {
  id: string
  version: number
  number: string
  status: OrderStatus
  transportStatus?: TransportStatus | undefined
  customerName: string
  priority?: string | undefined
  pickup: PlanEnd
  delivery: PlanEnd
  furtherStops?: readonly PlanFurtherEnd[] | undefined
  /** What of it is loaded and unloaded at which of its places. */
  goodsLines?: readonly GoodsLine[] | undefined
  loadingMeters?: number | undefined
  weightKg?: number | undefined
  pallets: number
  dangerousGoods?: readonly AdrLine[] | undefined
  cooled: boolean
  tailLift: boolean
  /** Why driving bans do not bind what is carried. */
  banExemption?: BanExemption | undefined
  palletExchange?: boolean | undefined
  requiredVehicleType?: VehicleType | undefined
  /** What the subcontractor who has it drives it with, where he has said so. */
  hauledBy?: VehicleType | undefined
  /** The driver its transport names, who need not be the vehicle's own. */
  driverId?: string | undefined
  customerPrice?: number | undefined
  carrierPrice?: number | undefined
  delayMinutes?: number | undefined
  disrupted: boolean
  /** When the truck is expected at the unloading place, milliseconds since 1970. */
  estimatedArrival?: number | undefined
  /** When the truck came to its stops and left them, milliseconds since 1970; what no one has seen is missing. */
  pickupArrivedAt?: number | undefined
  pickupLeftAt?: number | undefined
  deliveryArrivedAt?: number | undefined
  deliveryLeftAt?: number | undefined
  /** The same of its further places. */
  furtherStamps?: readonly StampsOfPlace[] | undefined
}

/** When the truck came to a place of an order and left it, milliseconds since 1970. */
export interface StampsOfPlace extends OrderPlace {
  arrivedAt?: number | undefined
  leftAt?: number | undefined
}

/** A run: its stops in order, and who drives it. */
export interface PlanTour {
  id: string
  version: number
  number: string
  resource?: ResourceKey | undefined
  stops: readonly TourStop[]
}

/** The driver of a vehicle, with his papers and the days on which he is away. */
export interface PlanDriver extends DriverPapers {
  id?: string | undefined
  name: string
  absences: readonly Absence[]
}

/** The papers of a subcontractor the client must check. Source: § 7c GüKG */
export interface CarrierPapers {
  /** Where he is at home; ISO code or name. */
  country?: string | undefined
  euLicenceUntil?: PlainDate | undefined
  insuranceUntil?: PlainDate | undefined
  checkedAt?: PlainDate | undefined
  blocked?: boolean | undefined
}

/** A row of the board. What is not known is not judged, or said to be unknown. Of a subcontractor it is what he says he can do. */
export interface Resource extends TemperatureRange {
  key: ResourceKey
  id: string
  /** Plate, or name of the subcontractor. */
  label: string
  plate?: string | undefined
  type?: VehicleType | undefined
  /** What a subcontractor has, where he has said so. */
  types?: readonly VehicleType[] | undefined
  loadingMeters?: number | undefined
  payloadKg?: number | undefined
  pallets?: number | undefined
  adr?: boolean | undefined
  reefer?: boolean | undefined
  tailLift?: boolean | undefined
  palletExchange?: boolean | undefined
  driver?: PlanDriver | undefined
  /** Who drives it in turns with the driver. */
  coDriver?: PlanDriver | undefined
  blocks: readonly Block[]
  outOfServiceSince?: PlainDate | undefined
  papers: readonly VehiclePaper[]
  /** Whoever asks may read the papers of an own vehicle: what is not among them no one has entered. */
  papersRead?: boolean | undefined
  carrier?: CarrierPapers | undefined
  home?: PlanSite | undefined
  standsAt?: PlanSite | undefined
}

/** All that is planned in some days, and all that is to be planned. */
export interface Board {
  /** Milliseconds since 1970. */
  now: number
  /** First and last day. */
  from: PlainDate
  to: PlainDate
  resources: readonly Resource[]
  tours: readonly PlanTour[]
  orders: ReadonlyMap<string, PlanOrder>
  /** What a kilometre of an own tractor with its trailer costs, euros; other classes in proportion. Nothing where money may not be read. */
  eurPerKm: number
  /** What more there is of than is known here, and how many are. */
  leftOut?: readonly { what: 'tours' | 'vehicles' | 'waiting'; most: number }[] | undefined
}

/** What the times of a tour are worked out from. */
export interface BoardFacts {
  orders: ReadonlyMap<string, PlanOrder>
  now?: number | undefined
  /** Who drives, where that is known: a van is not bound by a driving ban, and what is under way goes on from where it stands. */
  resources?: readonly Pick<Resource, 'key' | 'type' | 'standsAt' | 'driver' | 'coDriver'>[] | undefined
}

/** What a kilometre of an own tractor with its trailer costs where no one has reckoned it. */
export const EUR_PER_KM = costPerKm('TRUCK')

export const resourceKeyOf = ({
  vehicleId,
  carrierId,
}: {
  vehicleId?: string | undefined
  carrierId?: string | undefined
}): ResourceKey | undefined =>
  vehicleId !== undefined ? `vehicle:${vehicleId}` : carrierId !== undefined ? `carrier:${carrierId}` : undefined

/** The end of an order at which a stop is. Of a place the order no longer has it is the one it always has. */
export const endOf = (order: PlanOrder, stop: PlaceOfStop): PlanEnd =>
  furtherStop(order, placeAt(stop)) ?? (stop.kind === 'pickup' ? order.pickup : order.delivery)

/** The names of those who drive a row, the driver before the second one; none where no one is named. */
export const crewNames = ({ driver, coDriver }: Pick<Resource, 'driver' | 'coDriver'> = {}): string[] =>
  [driver, coDriver].flatMap((one) => one?.name ?? [])
