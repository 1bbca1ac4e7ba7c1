import { transportRoute } from '#src/domain/orders/carriage.ts'
import { routeText, townText } from '#src/domain/stops/route.ts'
import type { AssignmentConflict } from '#src/domain/refusals/conflict.ts'
import type { AdrLine } from '#src/domain/goods/adr-line-text.ts'
import { drivesCollide, type DriveTimes } from '#src/domain/drivers/availability.ts'
import { driverConflicts as ownConflicts, drivenDays } from '#src/domain/drivers/conflicts.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'
import { ACTIVE } from '#src/domain/workflow/transport-status.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import { historiesOf } from '../../write/history.ts'
import type { Head } from '../../write/unit-of-work.ts'

type Driver = Row<'drivers'>
type Order = Row<'orders'>
type Transport = Row<'transports'>

/** What a driver is wanted for. */
export interface Job {
  orderId?: string | undefined
  transportId?: string | undefined
  tourId?: string | undefined
  vehicleId?: string | undefined
  vehicleType?: string | undefined
  dangerousGoods?: readonly AdrLine[] | undefined
  needsAdr?: boolean | undefined
  times: DriveTimes
}

/** Number and towns of a transport, as a sentence names it. */
export const routeWords = (transport: Transport) => ({
  transport: transport.loadId || transport.id,
  route: routeText(transportRoute(transport), townText),
})

/** The order on a vehicle as a job. */
export function jobOfOrder(order: Order, vehicle?: Pick<Row<'vehicles'>, 'id' | 'type'>): Job {
  return {
    orderId: order.id,
    transportId: order.transportId,
    vehicleId: vehicle?.id ?? order.assignedVehicleId,
    vehicleType: vehicle?.type ?? order.vehicleType ?? order.requiredVehicleType,
    dangerousGoods: order.dangerousGoods,
    times: {
      loadingDate: order.pickupDate,
      loadingTimeFrom: order.pickupTimeFrom,
      loadingTimeTo: order.pickupTimeTo,
      unloadingDate: order.deliveryDate,
      unloadingTimeFrom: order.deliveryTimeFrom,
      unloadingTimeTo: order.deliveryTimeTo,
    },
  }
}

/** A transport as a job, with the goods of its order. */
export function jobOfTransport(transport: Transport, order: Order | undefined): Job {
  return {
    orderId: transport.orderId,
    transportId: transport.id,
    tourId: transport.tourId,
    vehicleId: transport.vehicleId,
    vehicleType: transport.vehicleType,
    dangerousGoods: order?.dangerousGoods,
    times: transport,
  }
}

/** What speaks against a driver for a job: his papers, his absences, and what he drives at the same time elsewhere. */
export async function driverConflicts(context: RuleContext, driver: Driver, job: Job): Promise<AssignmentConflict[]> {
  const { vehicleType, dangerousGoods, needsAdr, times } = job
  const days = drivenDays({ from: times.loadingDate, to: times.unloadingDate }, todayOf(context))
  return [
    ...ownConflicts(driver, { vehicleType, dangerousGoods, needsAdr, ...days }),
    ...(await busyConflicts(context, driver, job)),
  ]
}

/** Another transport at the same time, in another vehicle: who has planned him for it is named. */
async function busyConflicts(context: RuleContext, driver: Driver, job: Job): Promise<AssignmentConflict[]> {
  const jobs = await context.store.all('transports', { driverId: driver.id, status: { in: ACTIVE } })
  const other = jobs.find(
    ({ id, orderId, vehicleId, tourId, ...times }) =>
      id !== job.transportId &&
      id !== job.orderId &&
      (orderId === undefined || orderId !== job.orderId) &&
      (vehicleId === undefined || vehicleId !== job.vehicleId) &&
      (tourId === undefined || tourId !== job.tourId) &&
      drivesCollide(times, job.times),
  )
  if (other === undefined) return []
  const values = { driver: driver.name, ...routeWords(other) }
  const by = (await assignedBy(context, [other])).get(other.id)
  return [
    by === undefined
      ? { code: 'reason.driver.busy', severity: 'block', values }
      : { code: 'reason.driver.busyBy', severity: 'block', values: { ...values, person: by.person } },
  ]
}

/** Who else gave each transport its vehicle or driver last, and when; no one where it was oneself or is not on record. */
async function assignedBy({ store, session }: RuleContext, jobs: readonly Transport[]) {
  const heads = jobs.flatMap(({ id, orderId }): Head[] => [
    { kind: 'transport', id },
    ...(orderId === undefined ? [] : [{ kind: 'order', id: orderId } as const]),
  ])
  const events = (await historiesOf({ store }, heads)).filter(({ type }) => type === 'assigned')
  const found = jobs.flatMap(({ id, orderId }) => {
    const own = events.filter(({ recordId }) => recordId === id || recordId === orderId)
    const last = own.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
    const isOther = last !== undefined && last.actorId !== session.userId
    return isOther ? [[id, { person: last.actorName, at: last.createdAt }] as const] : []
  })
  return new Map(found)
}

/**
 * What speaks against the driver of a vehicle for an order; and where the vehicle has no room any more, who gave it to
 * what is aboard already.
 */
export async function crewConflicts(
  context: RuleContext,
  order: Order,
  by: { vehicle: Row<'vehicles'>; driver?: Driver | undefined; adr: boolean; jobs: readonly Transport[] },
  others: readonly AssignmentConflict[],
): Promise<AssignmentConflict[]> {
  const driver = by.driver ?? (await driverOn(context.store, order, by.vehicle))
  const against = driver
    ? await driverConflicts(context, driver, { ...jobOfOrder(order, by.vehicle), needsAdr: by.adr })
    : []
  const isFull = others.some(({ code }) => code.endsWith('Shared'))
  return [...against, ...(isFull ? await takenBy(context, by.jobs) : [])]
}

/** What somebody else has put on the vehicle last. */
async function takenBy(context: RuleContext, jobs: readonly Transport[]): Promise<AssignmentConflict[]> {
  const named = await assignedBy(context, jobs)
  const [last] = jobs
    .flatMap((job) => {
      const by = named.get(job.id)
      return by === undefined ? [] : [{ job, by }]
    })
    .toSorted((a, b) => (a.by.at < b.by.at ? 1 : -1))
  if (last === undefined) return []
  const values = { ...routeWords(last.job), person: last.by.person }
  return [{ code: 'reason.vehicle.takenBy', severity: 'block', values }]
}

/** The driver of a name, where there is just one, or one with this number. */
export async function driverNamed(
  store: Store,
  name: string | undefined,
  phone: string | undefined,
): Promise<Driver | undefined> {
  if (name === undefined || name === '') return undefined
  const named = await store.all('drivers', { name })
  return (
    named.find((driver) => driver.phone === phone) ?? (phone === undefined && named.length === 1 ? named[0] : undefined)
  )
}

/** Who drives an order on a vehicle: whom the order names, else the vehicle's own driver. */
export async function driverOn(
  store: Store,
  order: Pick<Order, 'assignedVehicleId' | 'driverName' | 'driverPhone'>,
  vehicle: Row<'vehicles'>,
): Promise<Driver | undefined> {
  const isOnIt = order.assignedVehicleId === vehicle.id && order.driverName !== undefined
  if (isOnIt && order.driverName !== vehicle.driverName) return driverNamed(store, order.driverName, order.driverPhone)
  return steadyDriver(store, vehicle)
}

/** The driver a vehicle has, or whom somebody has named in it by hand. */
export async function steadyDriver(store: Store, vehicle: Row<'vehicles'>): Promise<Driver | undefined> {
  if (vehicle.driverId === undefined) return driverNamed(store, vehicle.driverName, vehicle.driverPhone)
  return store.find('drivers', vehicle.driverId)
}
