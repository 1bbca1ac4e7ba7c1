import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { type Carriage, transshipmentConflicts } from '#src/domain/assignment/loaded-goods.ts'
import { checkPrices } from '#src/domain/prices/price-checks.ts'
import { isUnderWay } from '#src/domain/workflow/order-status.ts'
import { HttpError, notFound, refusalBody } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { type RuleContext, demand } from '../../../core/rule-context.ts'
import { assertNoErrors, warningsOf } from '../../../core/bodies/issues.ts'
import { conflictsOf } from '../transition-facts.ts'
import { CARRIER_CONTACT_GONE } from '../contacts.ts'
import { readOrder } from '../read.ts'
import { type OrderChange, refuseReadOnly, writeOrder } from '../write.ts'
import { assertNoConflicts } from './passing.ts'
import { followingStatus, reasonGiven, TRUCK_GONE } from './following.ts'

type Order = Row<'orders'>

/** Who shall carry an order, and for which price in euros; without one the price agreed with another carrier is gone. */
export interface CarrierInput {
  carrierId: string | null
  carrierPrice?: number | null | undefined
  overrideReason?: string | undefined
  /** What speaks against it was judged before, with the whole tour. */
  isJudged?: boolean | undefined
}

/**
 * The price of an order that a carrier gets: the one given, else none where it was agreed with another one. Missing it is
 * warned of, and refused once the order is on its way. Source: decision A31
 */
export function priceOf(
  order: Order,
  { carrierId, carrierPrice }: CarrierInput,
): { values: Partial<Order>; warnings: SaidWarning[] } {
  const isOthers = order.carrierId !== undefined && order.carrierId !== carrierId
  // Toll and waiting time of another one's price are not his.
  const charges = isOthers ? { carrierCharges: undefined } : {}
  if (typeof carrierPrice === 'number') {
    const { customerPrice, distanceKm } = order
    const issues = assertNoErrors(checkPrices({ customerPrice, carrierPrice, distanceKm }))
    const said = issues.filter(({ path }) => path === 'carrierPrice')
    return { values: { ...charges, carrierPrice }, warnings: warningsOf(said) }
  }
  if (!isOthers || order.carrierPrice === undefined) return { values: {}, warnings: [] }
  const missing = refusalBody({ code: 'reason.carrierPriceMissing' })
  if (isUnderWay(order.status))
    throw new HttpError(422, { ...missing, code: 'VALIDATION', fieldErrors: errorAt('carrierPrice', 'required') })
  const warning = { code: 'reason.carrierPriceMissing', values: {}, message: missing.message }
  return { values: { ...charges, carrierPrice: undefined }, warnings: [warning] }
}

/** What goods that are aboard of one truck say to another one. */
export const movedOver = (
  { transportStatus, assignedVehicleId: vehicleId, vehiclePlate: plate, carrierId }: Order,
  to: Carriage & { name: string },
): AssignmentConflict[] => transshipmentConflicts(transportStatus, { vehicleId, plate, carrierId }, to)

/** What a change of carrier makes of an order, for one that is to be written with it. */
export interface CarrierChange {
  values: Partial<Order>
  event: { type: string; payload?: Record<string, unknown> }
  warnings: SaidWarning[]
}

/** What giving an order to a carrier changes, or taking it away with null; nothing where the carrier has it already. */
export async function carrierChange(
  context: RuleContext,
  order: Order,
  input: CarrierInput,
): Promise<CarrierChange | undefined> {
  demand(context, 'orders.assign')
  refuseReadOnly(order)
  // What is known of another carrier's truck and driver leaves with it.
  const truck = order.assignedVehicleId ? {} : TRUCK_GONE
  if (input.carrierId === null || input.carrierId === '') {
    const status = await followingStatus(context, order, order.assignedVehicleId !== undefined)
    const gone = { carrierName: undefined, carrierPrice: undefined, ...truck, ...CARRIER_CONTACT_GONE }
    const values = { carrierId: undefined, ...gone, ...status }
    return { values, event: { type: 'unassigned' }, warnings: [] }
  }
  const carrier = await context.store.find('partners', input.carrierId)
  if (!carrier || carrier.kind !== 'carrier') throw notFound({ code: 'reason.missing.carrier' })
  const isSame = carrier.id === order.carrierId && order.status !== 'CONFIRMED'
  if (isSame && (input.carrierPrice ?? order.carrierPrice) === order.carrierPrice) return undefined
  const price = priceOf(order, input)
  // The vehicle stays where it is known, no matter who it is paid for to.
  const to = { vehicleId: order.assignedVehicleId, carrierId: carrier.id, name: carrier.name }
  const against = input.isJudged ? [] : [...movedOver(order, to), ...(await conflictsOf(context, order, { carrier }))]
  const warnings = assertNoConflicts(context, against, input.overrideReason)
  const status = await followingStatus(context, order, true)
  const contact = carrier.id === order.carrierId ? {} : CARRIER_CONTACT_GONE
  const values = { carrierId: carrier.id, carrierName: carrier.name, ...contact, ...price.values, ...truck, ...status }
  const event = { type: 'assigned', ...reasonGiven(input.overrideReason) }
  return { values, event, warnings: [...price.warnings, ...warnings] }
}

/** Gives an order to a carrier, or takes it away with null. */
export async function setOrderCarrier(context: RuleContext, id: string, input: CarrierInput): Promise<OrderChange> {
  const order = await readOrder(context, id)
  const change = await carrierChange(context, order, input)
  if (!change) return { order, eventId: undefined, warnings: [] }
  return writeOrder(context, order, change.values, change.event, change.warnings)
}

/** The change of carrier in a call for many fields; `after` is the order with the fields that change beside it. */
export async function givenCarrier(
  context: RuleContext,
  order: Order,
  after: Order,
  { carrierId, carrierPrice, overrideReason }: Readonly<Record<string, unknown>>,
) {
  if (carrierId === undefined || (carrierId ?? undefined) === order.carrierId) return undefined
  return carrierChange(context, after, {
    carrierId: typeof carrierId === 'string' ? carrierId : null,
    ...(typeof carrierPrice === 'number' && { carrierPrice }),
    ...(typeof overrideReason === 'string' && { overrideReason }),
  })
}
