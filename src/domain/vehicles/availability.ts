import type { AssignmentConflict } from '../refusals/conflict.ts'
import { addDays, daysBetween, type PlainDate } from '../basics/dates.ts'
import { papersInOrder, papersOf, type VehiclePaper } from './papers.ts'
import type { BlockKind, VehiclePaperKind, VehicleStatus } from './vehicles.ts'

/** Days, both included; without an end until somebody lifts it. */
export interface Period {
  from: PlainDate
  to?: PlainDate | undefined
}

export interface Block extends Period {
  kind: BlockKind
  reason: string
}

/** What decides whether a vehicle can be planned on a day. */
export interface VehicleAvailability {
  licencePlate: string
  blocks: readonly Block[]
  outOfServiceSince?: PlainDate | undefined
  papers: readonly VehiclePaper[]
  /** What says which papers it must have; without a type nothing is said of those no one has entered. */
  type?: string | undefined
  adr?: boolean | undefined
  reefer?: boolean | undefined
  /** Whose it is, where it is not an own one: he answers for its papers, and his own are asked for. */
  carrierId?: string | undefined
}

/** Whether two periods share a day. */
export function overlaps(one: Period, other: Period): boolean {
  return one.from <= (other.to ?? '9999') && other.from <= (one.to ?? '9999')
}

/** The first block that falls into a period. */
export function blockIn<B extends Block>(blocks: readonly B[], period: Period): B | undefined {
  return blocks.filter((block) => overlaps(block, period)).toSorted((a, b) => (a.from < b.from ? -1 : 1))[0]
}

/** What keeps a vehicle from driving on a day, as its status; nothing where it may. */
export function heldStatus(
  { blocks, outOfServiceSince }: Omit<VehicleAvailability, 'licencePlate' | 'papers'>,
  today: PlainDate,
): VehicleStatus | undefined {
  if (outOfServiceSince !== undefined && outOfServiceSince <= today) return 'outOfService'
  const block = blockIn(blocks, { from: today, to: today })
  return block && (block.kind === 'workshop' ? 'workshop' : 'blocked')
}

/** What keeps a vehicle from driving on some days: it is out of service, or blocked then. */
export function heldConflicts(
  { licencePlate: plate, blocks, outOfServiceSince }: Omit<VehicleAvailability, 'papers'>,
  period: Period,
): AssignmentConflict[] {
  const last = period.to ?? period.from
  if (outOfServiceSince !== undefined && outOfServiceSince <= last) {
    return [{ code: 'reason.vehicle.outOfService', severity: 'block', values: { plate, date: outOfServiceSince } }]
  }
  const block = blockIn(blocks, period)
  return block ? [blocked(plate, block)] : []
}

/** What goods ask of the vehicle's equipment, whose papers count then. */
interface GoodsNeeds {
  adr?: boolean | undefined
  cooled?: boolean | undefined
}

/** The papers an own vehicle must have; none where its type is not known, and of a subcontractor's, who answers for them. */
export function duePapers({
  type,
  adr = false,
  reefer = false,
  carrierId,
}: Pick<VehicleAvailability, 'type' | 'adr' | 'reefer' | 'carrierId'>): VehiclePaperKind[] {
  return type === undefined || carrierId !== undefined ? [] : papersOf({ type, adr, reefer })
}

/**
 * What speaks against a vehicle because of its papers, by the last of some days. Without inspection, safety check, liability,
 * licence and checked tachograph no one may drive it, and without ADR equipment or ATP certificate not what asks for them: these
 * stand in the way. Of what the goods do not ask for it is warned, and so it is of a paper in `due` that no one has entered. A
 * paper is valid on its last day. Source: § 29, § 57b StVZO, § 1 PflVG, § 3 GüKG, ADR 8.1.4, ATP Annex 1
 */
export function vehiclePaperConflicts(
  {
    licencePlate: plate,
    papers,
    due = [],
  }: Pick<VehicleAvailability, 'licencePlate' | 'papers'> & { due?: readonly VehiclePaperKind[] },
  period: Period,
  { adr = false, cooled = false }: GoodsNeeds = {},
): AssignmentConflict[] {
  const last = period.to ?? period.from
  const isNeeded = (kind: VehiclePaperKind) => (kind === 'adrEquipment' ? adr : kind === 'atp' ? cooled : true)
  const expired = papersInOrder(papers)
    .filter(({ validUntil }) => validUntil < last)
    .map(({ kind, validUntil: date }): AssignmentConflict => ({
      code: `reason.vehicle.${kind}Expired`,
      severity: isNeeded(kind) ? 'block' : 'warn',
      values: { plate, date },
    }))
  const unknown = due.filter((kind) => isNeeded(kind) && !papers.some((paper) => paper.kind === kind))
  return [
    ...expired,
    ...unknown.map((kind): AssignmentConflict => ({
      code: `reason.vehicle.${kind}Unknown`,
      severity: 'warn',
      values: { plate },
    })),
  ]
}

/** What speaks against planning a vehicle on some days; of one that is out of service the papers do not matter. */
export function availabilityConflicts(
  vehicle: VehicleAvailability,
  period: Period,
  needs?: GoodsNeeds,
): AssignmentConflict[] {
  const held = heldConflicts(vehicle, period)
  const isGone = held.some(({ code }) => code === 'reason.vehicle.outOfService')
  return isGone ? held : [...held, ...vehiclePaperConflicts({ ...vehicle, due: duePapers(vehicle) }, period, needs)]
}

function blocked(plate: string, { kind, from, to, reason }: Block): AssignmentConflict {
  const code =
    `reason.vehicle.${kind === 'workshop' ? 'workshop' : 'blocked'}${to === undefined ? 'Open' : ''}` as const
  return { code, severity: 'block', values: { plate, reason, from, ...(to !== undefined && { to }) } }
}

/** A bar of the calendar: what stands in one week of a row, from a place in it to another, in days from Monday 0:00. */
export interface Bar {
  start: number
  end: number
}

/** The part of something that falls into the week from a Monday on; `from` and `to` in days since that Monday. */
export function barIn(start: number, end: number): Bar | undefined {
  const bar = { start: Math.max(0, start), end: Math.min(7, end) }
  return bar.end > bar.start ? bar : undefined
}

/** The part of a period that falls into a week. */
export function barOfPeriod({ from, to }: Period, monday: PlainDate): Bar | undefined {
  return barIn(daysBetween(monday, from), to === undefined ? 7 : daysBetween(monday, to) + 1)
}

/** The Mondays of some weeks, the first one that of a day. */
export function mondaysFrom(monday: PlainDate, weeks: number): PlainDate[] {
  return Array.from({ length: weeks }, (_, week) => addDays(monday, week * 7))
}

/** A transport as far as its end binds a vehicle. */
export interface Job {
  destination: string
  destinationPostalCode: string
  unloadingDate?: PlainDate | undefined
  unloadingTimeFrom?: string | undefined
  delayMinutes?: number | undefined
}

/** When nothing is said about the hour of unloading. */
const USUAL_UNLOADING = '14:00'

/** When and where the last of a vehicle's transports ends: milliseconds since 1970, and the town. */
export function endOfJobs(
  jobs: readonly Job[],
  epochOf: (date: PlainDate, time: string) => number,
): { at: number; city: string; postalCode: string } | undefined {
  const ends = jobs.flatMap((job) => {
    const { unloadingDate, unloadingTimeFrom = USUAL_UNLOADING, delayMinutes = 0 } = job
    if (unloadingDate === undefined) return []
    const at = epochOf(unloadingDate, unloadingTimeFrom) + delayMinutes * 60_000
    return [{ at, city: job.destination, postalCode: job.destinationPostalCode }]
  })
  return ends.toSorted((a, b) => b.at - a.at)[0]
}
