import type { Change } from '../core/handle.ts'
import type { Row } from '../db/models.ts'
import type { Store } from '../db/store.ts'
import { distanceKm, locate, PLACES } from '#src/domain/places.ts'
import { findCountry } from '#src/domain/postal-codes.ts'
import { transportProgress } from '#src/domain/transport-status.ts'

/** Milliseconds between two events of a world that lives by itself. */
export const TICK = 20_000

export interface ScenarioPorts {
  storeOf(tenantId: string): Store
  tenantIds(): Promise<string[]>
  publish(tenantId: string, change: Change): void
  /** Epoch milliseconds. */
  now(): number
}

/** A world that goes on by itself: trucks move. Off until started. */
export interface Scenarios {
  /** One event in every tenant; the same ticks make the same events. */
  tick(): Promise<void>
  /** Ticks every 20 s, unless another time is given. Starting twice is starting once. */
  start(milliseconds?: number): void
  stop(): void
}

/** Share of the way that one tick brings a truck further; 60 ticks are 20 minutes. */
const STEP = 0.01
const SPEEDS = [82, 78, 85, 64, 80, 71] as const

export function createScenarios(ports: ScenarioPorts): Scenarios {
  let timer: ReturnType<typeof setInterval> | undefined
  let ticks = 0

  async function tick(): Promise<void> {
    ticks += 1
    for (const tenantId of await ports.tenantIds()) await moveOne(ports, tenantId, ticks)
  }

  return {
    tick,
    start(milliseconds = TICK) {
      timer ??= setInterval(() => void tick(), milliseconds)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
    },
  }
}

/** Brings one truck that is under way further. It never arrives by itself: that is for people to say. */
async function moveOne(ports: ScenarioPorts, tenantId: string, ticks: number): Promise<void> {
  const moved = await ports.storeOf(tenantId).transaction(async (store) => {
    const moving = { status: 'IN_TRANSIT' } as const
    const count = await store.count('transports', moving)
    if (count === 0) return undefined
    // The one that is moved alone: a large world has twenty thousand under way.
    const page = (ticks % count) + 1
    const [transport] = (await store.page('transports', { where: moving, sort: [{ field: 'id' }], page, limit: 1 }))
      .data
    return transport && store.patch('transports', transport.id, advanced(transport, ticks, ports.now()))
  })
  if (!moved) return
  const changedFields = ['currentLocation', 'currentSpeed', 'progress', 'lastUpdate']
  ports.publish(tenantId, {
    entity: 'transports',
    id: moved.id,
    change: 'updated',
    version: moved.version,
    changedFields,
  })
}

/** The next position on the straight line to the unloading place, with the nearest known place as its name. */
function advanced(transport: Row<'transports'>, ticks: number, now: number): Partial<Row<'transports'>> {
  const target = locate({
    country: transport.destinationCountry,
    postalCode: transport.destinationPostalCode,
    city: transport.destination,
  }).point
  const origin = locate({
    country: transport.originCountry,
    postalCode: transport.originPostalCode,
    city: transport.origin,
  }).point
  const from = transport.currentLocation?.coordinates ?? origin
  const whole = Math.max(1, distanceKm(origin, target))
  const left = distanceKm(from, target)
  const share = Math.min(1, (STEP * whole) / Math.max(1, left))
  const point = { lat: from.lat + (target.lat - from.lat) * share, lng: from.lng + (target.lng - from.lng) * share }
  const done = Math.min(0.98, Math.max(0, 1 - distanceKm(point, target) / whole))
  const place = PLACES.reduce((best, each) => (distanceKm(each, point) < distanceKm(best, point) ? each : best))
  return {
    currentLocation: {
      address: '',
      city: place.city,
      country: findCountry(place.country)?.name ?? place.country,
      postalCode: place.postalCode,
      coordinates: { lat: rounded(point.lat), lng: rounded(point.lng) },
    },
    currentSpeed: SPEEDS[ticks % SPEEDS.length],
    progress: Math.max(transport.progress, Math.round(transportProgress('IN_TRANSIT', done))),
    lastUpdate: new Date(now).toISOString(),
  }
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
