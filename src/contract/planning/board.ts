import * as z from 'zod/mini'
import { Day, Moment } from '../basics/bounds.ts'
import { ABSENCE_KINDS } from '#src/domain/drivers/statuses.ts'
import { BLOCK_KINDS, isVehicleType, VEHICLE_PAPERS, VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { endpoint } from '../basics/core.ts'
import { BoardOrder, BoardSite, VehicleTypeField } from './board-order.ts'
import {
  done,
  knownFlag,
  number,
  optionalDate,
  optionalFlag,
  optionalMoment,
  optionalNumber,
  optionalText,
  optionalTime,
  preprocess,
  recordsOf,
  text,
  version,
} from '../basics/tolerant.ts'

const ids = z.optional(z.string().check(z.maxLength(20_000)))

const VehicleTypesField = preprocess(
  (value) => (Array.isArray(value) ? value.filter(isVehicleType) : []),
  z.array(z.enum(VEHICLE_TYPES)),
)

const BoardStop = z.object({
  orderId: text(),
  kind: z.catch(z.enum(['pickup', 'delivery']), 'pickup'),
  part: optionalNumber,
  plannedDate: optionalDate,
  plannedTime: optionalTime,
  /** The second of two: when summer time ends, the clock shows an hour twice. */
  plannedSecond: optionalFlag,
})

/** A tour as it is planned; neither vehicle nor carrier: it is not assigned yet. */
const BoardTour = z.object({
  id: text(),
  version,
  number: text(),
  ...{ vehicleId: optionalText, carrierId: optionalText },
  stops: preprocess(recordsOf, z.array(BoardStop)),
})
export type BoardTour = z.output<typeof BoardTour>

const Absence = z.object({ id: text(), from: text(), to: text(), kind: z.catch(z.enum(ABSENCE_KINDS), 'other') })

const BoardDriver = z.object({
  id: optionalText,
  name: text(),
  licenceClasses: optionalText,
  licenceUntil: optionalDate,
  driverCardUntil: optionalDate,
  code95Until: optionalDate,
  adrCourses: optionalText,
  adrCertificateUntil: optionalDate,
  absences: preprocess(recordsOf, z.array(Absence)),
})

const BoardDriverField = z.catch(z.optional(BoardDriver), undefined)
const Block = z.object({ kind: z.catch(z.enum(BLOCK_KINDS), 'other'), from: text(), to: optionalDate, reason: text() })
const Paper = z.object({ kind: z.catch(z.enum(VEHICLE_PAPERS), 'inspection'), validUntil: text() })

const BoardCarrier = z.object({
  id: text(),
  name: text(),
  country: optionalText,
  euLicenceUntil: optionalDate,
  insuranceUntil: optionalDate,
  checkedAt: optionalDate,
  blocked: optionalFlag,
})

/** A vehicle, or a subcontractor who drives with one of his own that is not known. */
const BoardResource = z.object({
  kind: z.catch(z.enum(['vehicle', 'carrier']), 'vehicle'),
  id: text(),
  label: text(),
  plate: optionalText,
  type: VehicleTypeField,
  /** What a subcontractor has. */
  types: VehicleTypesField,
  loadingMeters: optionalNumber,
  payloadKg: optionalNumber,
  pallets: optionalNumber,
  /** What it has; a no is told, as a missing equipment stands in the way. */
  adr: knownFlag,
  reefer: knownFlag,
  tailLift: knownFlag,
  /** What a subcontractor says he can do; °C. */
  palletExchange: knownFlag,
  temperatureMin: optionalNumber,
  temperatureMax: optionalNumber,
  ...{ driver: BoardDriverField, coDriver: BoardDriverField },
  blocks: preprocess(recordsOf, z.array(Block)),
  outOfServiceSince: optionalDate,
  papers: preprocess(recordsOf, z.array(Paper)),
  /** Its papers are all told: what is missing no one has entered. */
  papersRead: optionalFlag,
  carrier: z.catch(z.optional(BoardCarrier), undefined),
  /** Places among the sites of the answer. */
  home: optionalNumber,
  standsAt: optionalNumber,
})
export type BoardResource = z.output<typeof BoardResource>

/** What more there is of than the answer tells, and how many it tells of. */
const BoardLeftOut = z.object({ what: z.catch(z.enum(['tours', 'vehicles', 'waiting']), 'tours'), most: number(0) })
export type BoardLeftOut = z.output<typeof BoardLeftOut>

/** What is planned in some days: who can drive, the tours, their orders, and where all that is. */
export const BoardAnswer = z.object({
  /** Epoch milliseconds. */
  now: optionalMoment,
  from: optionalDate,
  to: optionalDate,
  sites: preprocess(recordsOf, z.array(BoardSite)),
  resources: preprocess(recordsOf, z.array(BoardResource)),
  tours: preprocess(recordsOf, z.array(BoardTour)),
  orders: preprocess(recordsOf, z.array(BoardOrder)),
  /** Missing where all is told. */
  leftOut: z.catch(z.optional(z.array(BoardLeftOut)), undefined),
})
export type BoardAnswer = z.output<typeof BoardAnswer>

const id = z.string().check(z.minLength(1), z.maxLength(100))

/** What a person holds in the hand over the board, and where: no one's data changes by it. */
export const CarryPresence = z.object({
  tourId: z.optional(id),
  orderIds: z.array(id).check(z.maxLength(200)),
  /** `vehicle:…` or `carrier:…`; missing over the row of what no one drives. */
  resource: z.optional(z.string().check(z.maxLength(120))),
  /** The time under the cursor, and when it would end there, epoch milliseconds. */
  at: Moment,
  until: z.optional(Moment),
})
export type CarryPresence = z.output<typeof CarryPresence>

/** What the others hear of it; null where it was put down. It holds for half a minute. */
export const LiveCarrying = z.object({
  type: z.literal('carrying'),
  tenantId: z.string(),
  actorId: z.string(),
  actorName: z.string(),
  carrying: z.nullable(CarryPresence),
})
export type LiveCarrying = z.output<typeof LiveCarrying>

export const boardEndpoints = {
  /** Tells the others what is carried; without success where it comes too often for them to follow. */
  'board.carry': endpoint({
    method: 'POST',
    path: '/api/v1/board/carrying',
    body: z.object({ carrying: z.nullable(CarryPresence) }),
    response: z.object({ success: done }),
    permission: 'transports.write',
  }),
  /**
   * Tours that touch the days from `from` to `to`, with their orders, and all that can drive them. `tourIds`, `orderIds` or
   * `transportIds`, comma-joined: nothing but those tours, and those of these orders and transports, and no one who drives.
   */
  'board.get': endpoint({
    method: 'GET',
    path: '/api/v1/board',
    query: z.object({ from: Day, to: Day, tourIds: ids, orderIds: ids, transportIds: ids, carrierIds: ids }),
    response: BoardAnswer,
    permission: 'orders.read',
  }),
}
