import type { Reason } from '../refusals/reason-messages.ts'
import { hasSeveral, type OrderPlace, placesOf, type WithPlaces } from '../stops/further-stops.ts'
import type { StopKind } from '../stops/window.ts'
import { haltsOf, isSameStop, type StopOfOrder } from '../tours/stops.ts'
import { type AllStamps, type PlaceStamps, stampsAt, withStampAt } from './stop-stamps.ts'
import { isLoaded, type TransportStatus } from '../workflow/transport-status.ts'

/** What a driver says at a stop: that he is there, then that the goods are on or off the truck. */
export const DRIVER_STEPS = ['arrived', 'done'] as const
export type DriverStep = (typeof DRIVER_STEPS)[number]

/** How far a stop is. */
export const STOP_STATES = ['open', 'arrived', 'done'] as const
export type StopState = (typeof STOP_STATES)[number]

/** A stop of a tour as its driver may report it; `place` is where, in words. */
export interface ReportedStop extends StopOfOrder {
  state: StopState
  /** What makes stops in a row one halt. */
  site: string
  place: string
}

/**
 * How far a stop is by the status of its transport; one of several of a kind also by what has been seen there, as the status tells of all
 * of them. Source: decision B2
 */
function stopState(
  kind: StopKind,
  status: TransportStatus | undefined,
  { arrivedAt, leftAt }: PlaceStamps = {},
): StopState {
  if (status === undefined || status === 'CANCELLED') return 'open'
  const isPast = kind === 'pickup' ? isLoaded(status) : status === 'DELIVERED' || status === 'COMPLETED'
  if (isPast || leftAt !== undefined) return 'done'
  return arrivedAt === undefined ? 'open' : 'arrived'
}

/** What is known of a transport whose stops are reported. */
export interface ReportedTransport extends AllStamps {
  status: TransportStatus
}

/** How far a place of an order is. An order with one place of a kind is there as its status says. */
export function placeState(order: WithPlaces, transport: ReportedTransport | undefined, place: OrderPlace): StopState {
  if (transport === undefined) return 'open'
  const { kind } = place
  if (hasSeveral(order, kind)) return stopState(kind, transport.status, stampsAt(transport, place))
  const isThere = transport.status === statusOfReport(kind, 'arrived')
  return stopState(kind, transport.status, isThere ? { arrivedAt: '' } : {})
}

/** What a report makes of a transport: what has been seen, and its status once nothing of the kind is left, or it stands at the main place. */
export function moveOfReport(
  order: WithPlaces,
  transport: ReportedTransport,
  { place, step, at }: { place: OrderPlace; step: DriverStep; at: string },
): { stamps: AllStamps; status: TransportStatus | undefined } {
  const { kind, part } = place
  if (!hasSeveral(order, kind)) {
    // A truck that came before midnight may be unloaded after it.
    const isUnloaded = kind === 'delivery' && step === 'done'
    return { stamps: isUnloaded ? withStampAt({}, place, { leftAt: at }) : {}, status: statusOfReport(kind, step) }
  }
  const stamps = withStampAt(transport, place, step === 'arrived' ? { arrivedAt: at } : { leftAt: at })
  const after = { ...transport, ...stamps }
  const isAllDone = placesOf(order).every((one) => one.kind !== kind || stampsAt(after, one).leftAt !== undefined)
  if (isAllDone) return { stamps, status: statusOfReport(kind, 'done') }
  return { stamps, status: step === 'arrived' && part === 0 ? statusOfReport(kind, 'arrived') : undefined }
}

const STATUSES = {
  pickup: { arrived: 'AT_PICKUP', done: 'LOADED' },
  delivery: { arrived: 'AT_DELIVERY', done: 'DELIVERED' },
} as const satisfies Record<StopKind, Record<DriverStep, TransportStatus>>

/** The status a transport takes by what its driver says. Source: decision B2 */
export const statusOfReport = (kind: StopKind, step: DriverStep): TransportStatus => STATUSES[kind][step]

/** What follows of a report: which stops it is said of, or why it is not taken. */
export type ReportAnswer = { stops: readonly ReportedStop[] } | { refusal: Reason }

/**
 * Who arrives, arrives for all that is loaded or unloaded at that halt. Halts are reported in the order of the tour, and what was not
 * arrived at is not loaded; said twice it is said once, and nothing follows. Source: decision A27 (a tour is its stops in order)
 */
export function answerReport(stops: readonly ReportedStop[], said: StopOfOrder, step: DriverStep): ReportAnswer {
  const stop = stops.find((one) => isSameStop(one, said))
  if (stop === undefined) return { refusal: { code: 'reason.driver.noStop' } }
  if (stop.state === 'done' || stop.state === step) return { stops: [] }
  const halts = haltsOf(stops, ({ site }) => site)
  const at = halts.findIndex((halt) => halt.includes(stop))
  const before = halts.slice(0, at).flat()
  const open = before.find(({ state }) => state !== 'done')
  if (open !== undefined) return { refusal: { code: 'reason.driver.order', values: { place: open.place } } }
  if (step === 'done') {
    return stop.state === 'open' ? { refusal: { code: 'reason.driver.arriveFirst' } } : { stops: [stop] }
  }
  return { stops: (halts[at] ?? []).filter(({ state }) => state === 'open') }
}

/** The stops as they are once a report is taken; as they were where it is refused. */
export function withReport<S extends ReportedStop>(stops: readonly S[], said: StopOfOrder, step: DriverStep): S[] {
  const answer = answerReport(stops, said, step)
  const changed = 'stops' in answer ? answer.stops : []
  return stops.map((stop) => (changed.some((one) => isSameStop(one, stop)) ? { ...stop, state: step } : stop))
}
