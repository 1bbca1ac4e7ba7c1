import type { VehicleBlockInput, VehicleInput } from '#src/contract/vehicles.ts'
import type { SaidWarning } from '#src/contract/said-reason.ts'
import { errorAt } from '#src/domain/field-issue.ts'
import { normalisedPlate } from '#src/domain/licence-plate.ts'
import { overlaps, type Period } from '#src/domain/vehicle-availability.ts'
import { checkBlock, checkVehicle } from '#src/domain/vehicle-checks.ts'
import { isVehicleType, vehicleCapacity } from '#src/domain/vehicles.ts'
import { HttpError, notFound, saying } from '../../core/http-error.ts'
import type { Row } from '../../store/models.ts'
import { ACTIVE } from '#src/domain/transport-status.ts'
import { passConflicts } from '../orders/assignment.ts'
import { passIssues } from '../../core/issues.ts'
import { act } from '../../write/act.ts'
import { type RecordChange, writeCreated, writeRecord } from '../../write/record-write.ts'
import { sameValue } from '../../write/same-value.ts'
import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { vehicles } from './vehicle.resource.ts'

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
export async function refuseTakenPlate({ store }: RuleContext, plate: string, own: string | undefined): Promise<void> {
  const other = await store.first('vehicles', { licencePlate: plate })
  if (other !== undefined && other.id !== own) passIssues(errorAt('licencePlate', 'plateTaken', { plate }))
}

/** Makes a vehicle; it stands free at its depot, or without one at the town of the tenant. */
export async function createVehicle(context: RuleContext, input: VehicleInput): Promise<VehicleChange> {
  passIssues(checkVehicle(input))
  const values = said(input, input.type ?? '')
  await refuseTakenPlate(context, values.licencePlate ?? '', undefined)
  const { depotCity = '', depotPostalCode = '' } = values
  const carrier = values.carrierId === undefined ? undefined : await carrierOf(context, values.carrierId)
  return writeCreated(context, 'vehicle', {
    ...EMPTY,
    papers: [],
    blocks: [],
    id: context.newId('veh'),
    ...values,
    carrierName: carrier?.name,
    depotCity,
    depotPostalCode,
    currentCity: depotCity,
    currentPostalCode: depotPostalCode,
    updatedAt: stamp(context),
  })
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

async function carrierOf({ store }: RuleContext, id: string) {
  const carrier = await store.find('partners', id)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  return carrier
}

/** Whom somebody names by hand is not the driver it had, and is not called by his number. */
function namedByHand(vehicle: Vehicle, values: Partial<Vehicle>): Partial<Vehicle> {
  if (vehicle.driverId === undefined || !('driverName' in values)) return {}
  if (sameValue(values.driverName, vehicle.driverName)) return {}
  return { driverId: undefined, driverPhone: values.driverPhone }
}

/** Changes a vehicle. Orders keep the plate and driver they were given; the next one takes the new. */
export async function updateVehicle(context: RuleContext, id: string, input: VehicleInput): Promise<VehicleChange> {
  const vehicle = await vehicles.read(context, id)
  const values = said(input, input.type ?? vehicle.type)
  const changed = { ...vehicle, ...values }
  const named = new Set(Object.keys(input))
  passIssues(checkVehicle(changed).filter(({ path }) => named.has(path)))
  if (values.licencePlate !== undefined) await refuseTakenPlate(context, values.licencePlate, id)
  const written = { ...values, ...namedByHand(vehicle, values) }
  return writeRecord(context, 'vehicle', vehicle, written, { type: 'updated' })
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
export async function blockVehicle(context: RuleContext, id: string, input: VehicleBlockInput): Promise<VehicleChange> {
  passIssues(checkBlock(input))
  const vehicle = await vehicles.read(context, id)
  const { kind, from, to, reason, overrideReason } = input
  const jobs = await jobsOf(context, id, { from, to })
  const values = { plate: vehicle.licencePlate, orders: named(jobs) }
  const conflicts = jobs.length === 0 ? [] : [{ code: 'reason.vehicle.toursAhead', severity: 'block', values } as const]
  const warnings = passConflicts(context, conflicts, overrideReason)
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
export async function unblockVehicle(context: RuleContext, id: string, blockId: string): Promise<VehicleChange> {
  const vehicle = await vehicles.read(context, id)
  const blocks = vehicle.blocks.filter((block) => block.id !== blockId)
  if (blocks.length === vehicle.blocks.length) throw notFound({ code: 'reason.missing.block' })
  return writeRecord(context, 'vehicle', vehicle, { blocks }, { type: 'unblocked' })
}

/** Takes a vehicle away; 409 while it has tours. What it has driven keeps its plate. */
export async function deleteVehicle(
  context: RuleContext,
  id: string,
): Promise<{ success: boolean; eventId: string | undefined }> {
  await refuseBusy(context, await vehicles.read(context, id))
  const remove = () => context.store.remove('vehicles', id)
  return { success: true, eventId: await act(context, { kind: 'vehicle', id }, { type: 'deleted' }, remove) }
}

/** 409 for a vehicle that has tours. */
export async function refuseBusy(context: RuleContext, { id, licencePlate: plate }: Vehicle): Promise<void> {
  const jobs = await jobsOf(context, id)
  if (jobs.length === 0) return
  const said = saying({ code: 'reason.vehicle.hasTours', values: { plate, orders: named(jobs) } })
  throw new HttpError(409, { ...said, code: 'DELETE_NOT_ALLOWED' })
}

/** Keeps the vehicle of a subcontractor as an order names it. The one that is known by its plate is brought up to date. */
export async function keepVehicle(context: RuleContext, orderId: string): Promise<VehicleChange> {
  const { store } = context
  const order = await store.find('orders', orderId)
  if (!order) throw notFound({ code: 'reason.missing.order', values: { id: orderId } })
  const { carrierId, vehiclePlate, trailerPlate, vehicleType, requiredVehicleType, driverName, driverPhone } = order
  if (carrierId === undefined || !vehiclePlate || order.assignedVehicleId !== undefined) {
    throw new HttpError(422, { ...saying({ code: 'reason.vehicle.nothingToKeep' }), code: 'NOTHING_TO_KEEP' })
  }
  const plate = normalisedPlate(vehiclePlate)
  const known = await store.first('vehicles', { licencePlate: plate })
  if (known !== undefined && known.carrierId === undefined) {
    const said = saying({ code: 'reason.vehicle.ownPlate', values: { plate } })
    throw new HttpError(409, { ...said, code: 'PLATE_TAKEN' })
  }
  const carrier = await carrierOf(context, carrierId)
  const of = { carrierId, trailerPlate, driverName, driverPhone }
  if (known !== undefined) {
    const values = { ...of, ...namedByHand(known, of), carrierName: carrier.name }
    const plain = { ...context, ifMatch: undefined }
    return writeRecord(plain, 'vehicle', known, values, { type: 'updated', payload: { orderId } })
  }
  const type = [vehicleType, requiredVehicleType].find(isVehicleType) ?? 'TRUCK'
  const depot = { depotCity: carrier.city, depotPostalCode: carrier.postalCode }
  return createVehicle({ ...context, ifMatch: undefined }, { licencePlate: plate, type, ...of, ...depot })
}
