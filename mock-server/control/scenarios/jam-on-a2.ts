import { distanceKm, type Coordinates } from '#src/domain/places/places.ts'
import { chanceOf } from '../../live/chance.ts'
import { report, showReport } from '../../live/reports.ts'
import type { Row } from '../../store/models.ts'
import type { Stage } from './stage.ts'

type Transport = Row<'transports'>

/** The A2 from the Ruhr to the ring of Berlin, some twenty kilometres between two points. */
const A2: readonly Coordinates[] = [
  { lat: 51.53, lng: 6.85 },
  { lat: 51.58, lng: 7.2 },
  { lat: 51.62, lng: 7.62 },
  { lat: 51.77, lng: 8.1 },
  { lat: 51.97, lng: 8.5 },
  { lat: 52.15, lng: 8.75 },
  { lat: 52.22, lng: 9.15 },
  { lat: 52.35, lng: 9.5 },
  { lat: 52.43, lng: 9.85 },
  { lat: 52.33, lng: 10.25 },
  { lat: 52.31, lng: 10.6 },
  { lat: 52.25, lng: 11.0 },
  { lat: 52.22, lng: 11.4 },
  { lat: 52.2, lng: 11.75 },
  { lat: 52.25, lng: 12.2 },
  { lat: 52.33, lng: 12.75 },
]
/** Kilometres from the road within which a truck is on it; where fewer are, so many of the nearest are. */
const NEAR = 40
const AT_LEAST = 3
/** Minutes by which they get later. */
const LEAST = 45
const MOST = 120
const MINUTE = 60_000

const UNDER_WAY = { status: { in: ['EN_ROUTE_PICKUP', 'IN_TRANSIT'] } } as const

/** "Stau A2": trucks on or near the A2 get 45 to 120 minutes later and say why; their orders follow, and everybody is told. */
export async function jamOnA2(stage: Stage): Promise<void> {
  for (const tenantId of await stage.tenantIds()) {
    await stage.act(tenantId, async (store) => {
      const trucks = await store.all('transports', UNDER_WAY, [{ field: 'id' }])
      for (const truck of stuck(trucks)) {
        const values = later(truck, LEAST + Math.floor(chanceOf(`${truck.id} A2`) * (MOST - LEAST + 1)), stage.now())
        await showReport(store, await report(store, 'transports', truck.id, values))
      }
    })
  }
}

/** Those on the road, the nearest where there are too few. */
function stuck(trucks: readonly Transport[]): Transport[] {
  const placed = trucks
    .flatMap((truck) => {
      const at = truck.currentLocation?.coordinates
      return at ? [{ truck, km: Math.min(...A2.map((point) => distanceKm(at, point))) }] : []
    })
    .toSorted((a, b) => a.km - b.km)
  const near = placed.filter(({ km }) => km <= NEAR).length
  return placed.slice(0, Math.max(near, AT_LEAST)).map(({ truck }) => truck)
}

function later(truck: Transport, minutes: number, now: number): Partial<Transport> {
  const arrival = Date.parse(truck.estimatedArrival ?? '')
  return {
    delayMinutes: (truck.delayMinutes ?? 0) + minutes,
    delayCause: 'Stau A2',
    currentSpeed: 0,
    lastUpdate: new Date(now).toISOString(),
    ...(!Number.isNaN(arrival) && { estimatedArrival: new Date(arrival + minutes * MINUTE).toISOString() }),
  }
}
