import { boardOf } from '#src/contract/planning/board-facts.ts'
import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import { resourceKeyOf } from '#src/domain/planning/facts/board.ts'
import { judge, type Violation } from '#src/domain/planning/offers/judge.ts'
import type { ReasonCode } from '#src/domain/refusals/reason-messages.ts'
import { orderIdsOf, type TourStop } from '#src/domain/tours/stops.ts'
import { HttpError, reasonText, refusalBody } from '../../../core/http-error.ts'
import type { Row } from '../../../store/models.ts'
import { MOST_ROWS, TooManyRowsError } from '../../../store/store.ts'
import { reachAround, toursAround } from '../../board/tours-around.ts'
import { plannedOn, toldOrders, type ToldOrder, touches } from '../../board/view.ts'
import { assertNoConflicts } from '../../orders/assignment/passing.ts'
import { type RuleContext } from '../../../core/rule-context.ts'
import type { Tour } from '../facts.ts'
import { toursOf } from '../follow.ts'

/** A tour as it shall be; `id` names it, whether it is there yet or not. */
type TourSketch = Pick<Tour, 'id' | 'vehicleId' | 'carrierId' | 'stops'>

/** What a tour stops for from now on, what is driven apart from it, and whether nothing is added to it. */
interface TourChanging {
  stops: readonly TourStop[]
  apart: readonly (readonly TourStop[])[]
  isLighter: boolean
}

/** The row of who drives a tour, with the tours its orders come from, as the board shows it. */
async function boardAround(
  context: RuleContext,
  { id, vehicleId, carrierId, stops }: TourSketch,
  ids: readonly string[],
) {
  const { store, now } = context
  const own = await store.find('tours', id)
  const orders = await store.findMany('orders', ids)
  const due = [
    ...stops.flatMap(({ plannedDate }) => plannedDate ?? []),
    ...orders.flatMap(({ pickupDate, deliveryDate }) => [pickupDate ?? [], deliveryDate ?? []].flat()),
  ]
  const days = reachAround(now, due)
  const vehicleIds = await vehiclesOfDriver(context, vehicleId, { orders, days })
  const row = await toursOfRow(context, { vehicleIds, carrierId }, days)
  const from = (await toursOf(context, orders)).values()
  const tours = new Map([...(own ? [own] : []), ...row.tours, ...from].map((tour) => [tour.id, tour]))
  const wished = carrierId === undefined || vehicleId !== undefined ? [] : [carrierId]
  const answer = await plannedOn({ store, now, mayReadPapers: true }, days, {
    tours: [...tours.values()],
    alone: ids,
    resources: { vehicleIds, wished },
    read: row.read,
  })
  return { own, board: boardOf(answer, { ...days, now }) }
}

/** A vehicle with the others its driver is named for, by themselves or for a tour: his driving and rest times are his. */
async function vehiclesOfDriver(
  { store }: RuleContext,
  id: string | undefined,
  { orders, days }: { orders: readonly Row<'orders'>[]; days: ReturnType<typeof reachAround> },
): Promise<string[]> {
  if (id === undefined) return []
  const transportIds = orders.flatMap(({ transportId }) => transportId ?? [])
  const named = await store.pick('transports', transportIds, ['id', 'driverId'])
  const own = await store.find('vehicles', id)
  const drivers = [...new Set([own, ...named].flatMap((one) => one?.driverId ?? []))]
  if (drivers.length === 0) return [id]
  const where = { driverId: { in: drivers } }
  const driven = await toursAround(store, days, where)
  const { data } = await store.page('vehicles', { where, sort: [{ field: 'licencePlate' }], limit: MOST_ROWS })
  const ids = [...data.map((one) => one.id), ...driven.tours.flatMap(({ vehicleId }) => vehicleId ?? [])]
  return [...new Set([id, ...ids])]
}

/** The tours of vehicles, or those a carrier drives with one that is not known; with their orders, as far as they are read. */
async function toursOfRow(
  { store }: RuleContext,
  { vehicleIds, carrierId }: { vehicleIds: readonly string[]; carrierId: string | undefined },
  days: ReturnType<typeof reachAround>,
): Promise<{ tours: Tour[]; read: ToldOrder[] }> {
  const isOwn = vehicleIds.length > 0
  if (!isOwn && carrierId === undefined) return { tours: [], read: [] }
  const of = isOwn ? { vehicleId: { in: vehicleIds } } : { carrierId, vehicleId: { exists: false } }
  const { tours: all, isCut } = await toursAround(store, days, of)
  // Beside tours that are not known nothing is planned.
  if (isCut) throw new TooManyRowsError('tours', MOST_ROWS)
  const driven = all.filter((tour) =>
    isOwn
      ? tour.vehicleId !== undefined && vehicleIds.includes(tour.vehicleId)
      : tour.carrierId === carrierId && tour.vehicleId === undefined,
  )
  const read = await toldOrders(
    store,
    driven.flatMap(({ stops }) => orderIdsOf(stops)),
  )
  const orders = new Map(read.map((order) => [order.id, order]))
  return { tours: driven.filter((tour) => touches(tour, orders, days)), read }
}

/** What speaks against a tour as it shall be, by the same rules the board shows it with. */
async function violationsOf(
  context: RuleContext,
  planned: TourSketch,
  startAt: number | undefined,
): Promise<Violation[]> {
  const { stops } = planned
  const { own, board } = await boardAround(context, planned, orderIdsOf(stops))
  const { violations, hints } = judge(
    { resource: resourceKeyOf(planned), stops, ...(own && { tourId: own.id }), startAt },
    board,
  )
  return [...violations, ...hints]
}

/**
 * What speaks against other stops of a tour, where that is asked, and against what is driven apart from it from now on: each
 * part is judged beside the tour as it is then.
 */
async function violationsOfChange(
  context: RuleContext,
  tour: Tour,
  { stops, apart, isLighter }: TourChanging,
): Promise<Violation[]> {
  const parts = apart.filter((part) => part.length > 0)
  const { board } = await boardAround(context, tour, orderIdsOf([...stops, ...parts.flat()]))
  const resource = resourceKeyOf(tour)
  // Less is aboard on every leg than before: nothing has to be lifted.
  const verdicts = isLighter ? [] : [judge({ resource, tourId: tour.id, stops }, board)]
  let tours = board.tours.map((one) => (one.id === tour.id ? { ...one, stops } : one))
  for (const [index, part] of parts.entries()) {
    verdicts.push(judge({ resource, stops: part }, { ...board, tours }))
    tours = [...tours, { id: `${tour.id}/${index}`, version: 0, number: '', resource, stops: part }]
  }
  return verdicts.flatMap(({ violations, hints }) => [...violations, ...hints])
}

const worded = ({ code: plan, severity, values, ...where }: Violation) => {
  const code = plan as ReasonCode
  const { at, tourId, stopIndex, final } = where
  return { code, severity, values, at, tourId, stopIndex, final, message: reasonText({ code, values }) }
}

/**
 * Lets a tour be planned, or 409 `CONFLICTS` with all that speaks against it. With a reason, by who may override, what blocks
 * becomes a warning, but for what is final: what is done, and the order of stops.
 */
export async function judgePlan(
  context: RuleContext,
  planned: TourSketch,
  { startAt, overrideReason }: { startAt?: number | undefined; overrideReason?: string | undefined },
): Promise<SaidWarning[]> {
  return passPlan(context, await violationsOf(context, planned, startAt), overrideReason)
}

/** The same for stops that are set, split off or merged. */
export async function judgeChange(
  context: RuleContext,
  tour: Tour,
  { overrideReason, ...change }: TourChanging & { overrideReason: string | undefined },
): Promise<SaidWarning[]> {
  return passPlan(context, await violationsOfChange(context, tour, change), overrideReason)
}

function passPlan(context: RuleContext, violations: readonly Violation[], overrideReason: string | undefined) {
  const found = violations.map(worded)
  const final = found.filter((one) => one.final === true && one.severity === 'block')
  if (final.length === 0) return assertNoConflicts(context, found, overrideReason)
  const said = refusalBody(...final.map(({ code, values }) => ({ code, values })))
  throw new HttpError(409, { ...said, code: 'CONFLICTS', conflicts: found })
}

/** What keeps a tour from coming back as it was: somebody may have planned in its place since. */
export async function conflictsOfPlan(context: RuleContext, planned: TourSketch): Promise<ReturnType<typeof worded>[]> {
  return (await violationsOf(context, planned, undefined)).filter(({ severity }) => severity === 'block').map(worded)
}
