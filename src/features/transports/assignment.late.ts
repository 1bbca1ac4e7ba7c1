import { queryFor } from '#src/api/query.ts'
import { focusedOf, type Choice, type CommandContext } from '#src/commands/gate/command.ts'
import { planOrderOfTransport, planOrdersOf } from '#src/contract/planning/plan-order.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { needsAdrVehicle } from '#src/domain/goods/adr-points.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { vehicleOffRefusal } from '#src/domain/assignment/loaded-goods.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { driverOffers } from '#src/entities/planning/offers/driver-offers.ts'
import { type Offer, offeredChoices } from '#src/entities/planning/offers/offer.ts'
import { wantedOrders } from '#src/entities/planning/offers/plan-around.ts'
import { vehicleOffers } from '#src/entities/planning/offers/vehicle-offers.ts'
import { noneChoice } from '#src/records/changes/none-choice.ts'
import { transportChanges } from './transport-changes.ts'

/** What is chosen, `null` takes it away, with the transport as it was when that was offered (decision A21). */
interface AssignmentChoice {
  id: string | null
  name: string
  transport: Transport
}

async function focused(context: CommandContext): Promise<Transport | undefined> {
  const focus = focusedOf(context, 'transport')
  return focus && (focus.record ?? (await context.services.call('transports.get', { params: { id: focus.id } })))
}

/** What is wanted of the one who drives the transport: as its order says it, where the screen holds that, else as it is typed. */
async function wantedFor({ services }: CommandContext, transport: Transport) {
  const { orderId } = transport
  const order = orderId === undefined ? undefined : await orderOf(services, orderId)
  const wanted = order ? await planOrdersOf([order]) : [await planOrderOfTransport(transport)]
  return { order, wanted: await wantedOrders(services, wanted) }
}

/** Nothing where it may not be read. */
const orderOf = ({ call, queryClient }: CommandContext['services'], id: string) =>
  queryClient.fetchQuery(queryFor(call, 'orders.get', { params: { id } })).catch(() => undefined)

/** What the transport has already cannot be taken again. */
const taken = (is: boolean, t: Translate) => (is ? { blocked: t('transports.assign.current') } : {})

/** The vehicles, those that fit first, each with what speaks against it; last that it shall have none. */
export async function vehicleChoices(context: CommandContext): Promise<Choice<AssignmentChoice>[]> {
  const { t } = context.services
  const transport = await focused(context)
  if (transport === undefined) return []
  const { loadingMeters, weightKg, vehicleId, loadingDate, unloadingDate } = transport
  const from = loadingDate ?? epochToZoned(Date.now()).date
  const { order, wanted } = await wantedFor(context, transport)
  const adr = needsAdrVehicle(order?.dangerousGoods)
  const { temperatureMin: min, temperatureMax: max } = order ?? {}
  const wish = {
    ...{ order: transport.loadId, vehicleType: order?.requiredVehicleType, tailLift: order?.tailLift },
    dimensions: order?.dimensions,
    ...((min !== undefined || max !== undefined) && { temperature: { min, max } }),
  }
  const refusal = vehicleOffRefusal(transport.status)
  const freight = { cargo: { loadingMeters, weightKg, adr, ...wish }, days: { from, to: unloadingDate ?? from } }
  const offers = await vehicleOffers(context, [freight], wanted)
  return [
    ...offeredChoices(
      offers.map((offer) => ({ ...offer, ...taken(offer.id === vehicleId, t), value: chosen(offer, transport) })),
      t,
    ),
    ...noneChoice<AssignmentChoice>(
      vehicleId !== undefined,
      { id: null, name: t('orders.setVehicle.none'), transport },
      refusal && t(refusal),
    ),
  ]
}

/** The drivers with what speaks against them and their numbers; last that it shall have none. */
export async function driverChoices(context: CommandContext): Promise<Choice<AssignmentChoice>[]> {
  const { t } = context.services
  const transport = await focused(context)
  if (transport === undefined) return []
  const { vehicleType, vehicleId, driverId, loadingDate, unloadingDate } = transport
  const { order, wanted } = await wantedFor(context, transport)
  const drive = { vehicleType, vehicleId, from: loadingDate, to: unloadingDate, dangerousGoods: order?.dangerousGoods }
  const offers = await driverOffers(context, [drive], wanted)
  return [
    ...offeredChoices(
      offers.map((offer) => ({ ...offer, ...taken(offer.id === driverId, t), value: chosen(offer, transport) })),
      t,
    ),
    ...noneChoice<AssignmentChoice>(driverId !== undefined, {
      id: null,
      name: t('transports.assignDriver.none'),
      transport,
    }),
  ]
}

const chosen = ({ id, title }: Offer<unknown>, transport: Transport): AssignmentChoice => ({
  id,
  name: title,
  transport,
})

/** Gives the transport a vehicle with its driver, or takes it off. What stands in the way may be lifted with a reason. */
export function assignVehicle(
  context: CommandContext,
  { id: vehicleId, name, transport }: AssignmentChoice,
): Promise<void> {
  const { t } = context.services
  return transportChanges.change<{ vehicleId: string | null; overrideReason?: string }>(context, {
    commandId: 'transports.assignVehicle',
    title: vehicleId === null ? name : t('orders.setVehicle.done', { name }),
    records: [transport],
    field: 'vehicleNumber',
    call: (call, request) => call('transports.assignVehicle', request),
    deliver: (send) =>
      transportChanges.withReason(context, transport, (overrideReason) =>
        send({ vehicleId, ...(overrideReason !== undefined && { overrideReason }) }),
      ),
  })
}

/** Gives the transport another driver, or none. */
export function assignDriver(
  context: CommandContext,
  { id: driverId, name, transport }: AssignmentChoice,
): Promise<void> {
  const { t } = context.services
  return transportChanges.change<{ driverId: string | null; overrideReason?: string }>(context, {
    commandId: 'transports.assignDriver',
    title: driverId === null ? name : t('orders.setDriver.done', { name }),
    records: [transport],
    field: 'driverName',
    call: (call, request) => call('transports.assignDriver', request),
    deliver: (send) =>
      transportChanges.withReason(context, transport, (overrideReason) =>
        send({ driverId, ...(overrideReason !== undefined && { overrideReason }) }),
      ),
  })
}
