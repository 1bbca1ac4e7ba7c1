import type { VehicleBlockInput, VehicleInput } from '#src/contract/vehicles.ts'
import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { normalisedPlate } from '#src/domain/vehicles/licence-plate.ts'
import { overlaps, type Period } from '#src/domain/vehicles/availability.ts'
import { checkBlock, checkVehicle } from '#src/domain/vehicles/checks.ts'
import { isVehicleType, vehicleCapacity } from '#src/domain/vehicles/vehicles.ts'
import { HttpError, notFound, refusalBody } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { driverNamed } from '../drivers/conflicts.ts'
import { assertNoConflicts } from '../orders/assignment/passing.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { type RecordChange, writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import type { KindUndo } from '../../write/undo-rules.ts'
import type { RuleContext } from '../../core/rule-context.ts'

type Vehicle = Row<'vehicles'>
export type VehicleChange = RecordChange<'vehicle'> & { warnings?: SaidWarning[] }

const plateOf = (text: string | null | undefined) => (text?.trim() ? normalisedPlate(text) : undefined)

/** What of an input is said, as a vehicle holds it; without figures of its own it has those of its type. */
function said(input: VehicleInput, type: string): Partial<Vehicle> {
  const { licencePlate, trailerPlate, loadingMeters, payloadKg, papers, ...others } = input
  const usual = isVehicleType(type) ? vehicleCapacity(type) : undefined
  const isOther = input.type !== undefined
  const figure = (given: number | null | undefined, own: number | undefined) =>
    given ?? (given === null || isOther ? (own ?? 0) : undefined)
  const plain = Object.entries(others).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? value.trim() || undefined
      : (value ?? (name === 'adr' || name === 'tailLift' ? false : undefined)),
  ])
  const given = Object.fromEntries(plain.filter(([name]) => Reflect.get(input, String(name)) !== undefined))
  const meters = figure(loadingMeters, usual?.loadingMeters)
  const payload = figure(payloadKg, usual?.payloadKg)
  return {
    ...given,
    ...(licencePlate !== undefined && { licencePlate: plateOf(licencePlate) ?? '' }),
    ...(trailerPlate !== undefined && { trailerPlate: plateOf(trailerPlate) }),
    ...(isOther && { reefer: usual?.reefer ?? false }),
    ...(meters !== undefined && { loadingMeters: meters }),
    ...(payload !== undefined && { payloadKg: payload }),
    ...(papers !== undefined && { papers: papers ?? [] }),
  }
}

/** Two vehicles never have one plate. */
async function refuseTakenPlate({ store }: RuleContext, plate: string, own: string | undefined): Promise<void> {
  const other = await store.first('vehicles', { licencePlate: plate })
  if (other !== undefined && other.id !== own) assertNoErrors(errorAt('licencePlate', 'plateTaken', { plate }))
}

/** A vehicle that is made; it stands free at its depot, or without one at the town of the tenant. */
export async function newVehicle(context: RuleContext, input: VehicleInput) {
  assertNoErrors(checkVehicle(input))
  const values = said(input, input.type ?? '')
  await refuseTakenPlate(context, values.licencePlate ?? '', undefined)
  const { depotCity = '', depotPostalCode = '' } = values
  const carrier = values.carrierId === undefined ? undefined : await carrierOf(context, values.carrierId)
  const places = { depotCity, depotPostalCode, currentCity: depotCity, currentPostalCode: depotPostalCode }
  const crew = await coDriverNamed(context, values)
  return { values: { ...EMPTY, papers: [], blocks: [], ...values, ...crew, carrierName: carrier?.name, ...places } }
}

const EMPTY = {
  licencePlate: '',
  type: 'TRUCK',
  loadingMeters: 0,
  payloadKg: 0,
  adr: false,
  reefer: false,
  tailLift: false,
  status: 'outOfService',
  currentCountry: 'Deutschland',
} as const

export async function carrierOf({ store }: RuleContext, id: string) {
  const carrier = await store.find('partners', id)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  return carrier
}

/** Whom somebody names by hand is not the driver it had, and is not called by his number. */
export function namedByHand(vehicle: Vehicle, values: Partial<Vehicle>): Partial<Vehicle> {
  if (vehicle.driverId === undefined || !('driverName' in values)) return {}
  if (sameValue(values.driverName, vehicle.driverName)) return {}
  return { driverId: undefined, driverPhone: values.driverPhone }
}

/** The driver a second driver's name stands for, where one is named or taken away; of two of that name no one knows which it is. */
async function coDriverNamed({ store }: RuleContext, values: Partial<Vehicle>): Promise<Partial<Vehicle>> {
  if (!('coDriverName' in values)) return {}
  return { coDriverId: (await driverNamed(store, values.coDriverName, undefined))?.id }
}

/** What a vehicle is instead. Orders keep the plate and driver they were given; the next one takes the new. */
export async function changedVehicle(context: RuleContext, vehicle: Vehicle, input: VehicleInput) {
  const values = said(input, input.type ?? vehicle.type)
  const named = new Set(Object.keys(input))
  assertNoErrors(checkVehicle({ ...vehicle, ...values }).filter(({ path }) => named.has(path)))
  if (values.licencePlate !== undefined) await refuseTakenPlate(context, values.licencePlate, vehicle.id)
  return { values: { ...values, ...namedByHand(vehicle, values), ...(await coDriverNamed(context, values)) } }
}

/** Transports that bind a vehicle in a period, or at all. */
async function jobsOf({ store }: RuleContext, vehicleId: string, period?: Period): Promise<Row<'transports'>[]> {
  const jobs = await store.all('transports', { vehicleId, status: { in: ACTIVE } })
  return jobs.filter(
    ({ loadingDate, unloadingDate }) =>
      period === undefined || overlaps({ from: loadingDate ?? '', to: unloadingDate ?? loadingDate }, period),
  )
}

const MOST_NAMED = 3

/** Orders by number; of many the first ones. */
function named(jobs: readonly Row<'transports'>[]): string {
  const numbers = jobs.map(({ loadId, id }) => loadId ?? id).toSorted()
  return numbers.length > MOST_NAMED ? `${numbers.slice(0, MOST_NAMED).join(', ')} …` : numbers.join(', ')
}

/** Blocks a vehicle for some days; tours it has then are named first, and stand until somebody replans them. */
export async function blockVehicle(
  context: RuleContext,
  vehicle: Vehicle,
  input: VehicleBlockInput,
): Promise<VehicleChange> {
  assertNoErrors(checkBlock(input))
  const { kind, from, to, reason, overrideReason } = input
  const jobs = await jobsOf(context, vehicle.id, { from, to })
  const values = { plate: vehicle.licencePlate, orders: named(jobs) }
  const conflicts = jobs.length === 0 ? [] : [{ code: 'reason.vehicle.toursAhead', severity: 'block', values } as const]
  const warnings = assertNoConflicts(context, conflicts, overrideReason)
  const block = { id: context.newId('blk'), kind, from, ...(to !== undefined && { to }), reason: reason.trim() }
  const change = await writeRecord(
    context,
    'vehicle',
    vehicle,
    { blocks: [...vehicle.blocks, block] },
    { type: 'blocked', ...(overrideReason !== undefined && { payload: { overrideReason } }) },
  )
  return { ...change, warnings }
}

/** Lifts a block. */
export async function unblockVehicle(context: RuleContext, vehicle: Vehicle, blockId: string): Promise<VehicleChange> {
  const blocks = vehicle.blocks.filter((block) => block.id !== blockId)
  if (blocks.length === vehicle.blocks.length) throw notFound({ code: 'reason.missing.block' })
  return writeRecord(context, 'vehicle', vehicle, { blocks }, { type: 'unblocked' })
}

/** 409 for a vehicle that has tours. */
export async function refuseBusy(context: RuleContext, { id, licencePlate: plate }: Vehicle): Promise<void> {
  const jobs = await jobsOf(context, id)
  if (jobs.length === 0) return
  const said = refusalBody({ code: 'reason.vehicle.hasTours', values: { plate, orders: named(jobs) } })
  throw new HttpError(409, { ...said, code: 'DELETE_NOT_ALLOWED' })
}

/** The plate it had may be another one's by now. */
export const vehicleUndo: KindUndo<'vehicles'> = {
  async refuseUpdate(context, { id }, { values }) {
    if (values.licencePlate !== undefined) await refuseTakenPlate(context, values.licencePlate, id)
  },
  async comesBack(context, row) {
    await refuseTakenPlate(context, row.licencePlate, row.id)
    return row
  },
}
