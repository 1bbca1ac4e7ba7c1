import {
  type Board,
  EUR_PER_KM,
  type PlanEnd,
  type PlanOrder,
  type PlanSite,
  type PlanTour,
  type Resource,
} from '#src/domain/planning/facts/board.ts'
import { zonedToEpoch } from '#src/domain/basics/dates.ts'
import { findPlace } from '#src/domain/places/places.ts'
import { loneStops, type TourStop } from '#src/domain/tours/stops.ts'

/** A town of the place table as a house the truck stops at. */
export function site(postalCode: string, company = postalCode): PlanSite {
  const place = findPlace('DE', postalCode)
  if (!place) throw new Error(`no place ${postalCode}`)
  const { city, country, lat, lng } = place
  return { key: `${company}|${postalCode}`, company, country, postalCode, city, point: { lat, lng } }
}

export const end = (
  postalCode: string,
  window: Partial<Omit<PlanEnd, 'site'>> & { company?: string } = {},
): PlanEnd => {
  const { company, ...rest } = window
  return { site: site(postalCode, company), fixed: false, ...rest }
}

export const order = (id: string, pickup: PlanEnd, delivery: PlanEnd, more: Partial<PlanOrder> = {}): PlanOrder => ({
  ...{ id, version: 1, number: `NK-${id}`, status: 'CONFIRMED', customerName: 'Leinetal Getränke' },
  ...{ pickup, delivery, pallets: 0, cooled: false, tailLift: false, disrupted: false },
  ...more,
})

export const truck = (id: string, more: Partial<Resource> = {}): Resource => ({
  ...{
    key: `vehicle:${id}`,
    id,
    label: id,
    plate: id,
    type: 'TAUTLINER',
    loadingMeters: 13.6,
    payloadKg: 24_000,
    pallets: 34,
  },
  ...{ adr: true, reefer: true, tailLift: true, blocks: [], papers: [] },
  ...more,
})

/** `+A +B -A -B`: A and B are loaded, then unloaded; `+A@06:00` at a set time of the day. */
export const stops = (text: string, date = '2026-11-27'): TourStop[] =>
  text.split(' ').map((part) => {
    const [name = '', plannedTime] = part.split('@')
    const stop = { orderId: name.slice(1), kind: name.startsWith('+') ? 'pickup' : 'delivery' } as const
    return plannedTime === undefined ? stop : { ...stop, plannedDate: date, plannedTime }
  })

export const tour = (id: string, resource: Resource | undefined, row: readonly TourStop[] | string): PlanTour => ({
  ...{ id, version: 1, number: id, resource: resource?.key },
  stops: typeof row === 'string' ? stops(row) : row,
})

export const lone = (id: string, resource: Resource | undefined, orderId: string): PlanTour =>
  tour(id, resource, loneStops(orderId))

/** A moment of a day in Berlin: `27.11. 07:00` is `at('07:00')`. */
export const at = (time: string, date = '2026-11-27'): number => zonedToEpoch(date, time)

export function board(parts: {
  resources?: readonly Resource[]
  tours?: readonly PlanTour[]
  orders?: readonly PlanOrder[]
  now?: number
}): Board {
  return {
    now: parts.now ?? at('14:03', '2026-11-26'),
    from: '2026-11-23',
    to: '2026-12-06',
    resources: parts.resources ?? [],
    tours: parts.tours ?? [],
    orders: new Map((parts.orders ?? []).map((one) => [one.id, one])),
    eurPerKm: EUR_PER_KM,
  }
}
