import { epochToZoned } from '#src/domain/basics/dates.ts'
import { endOf, type Board, type ResourceKey } from '#src/domain/planning/facts/board.ts'
import type { Selection } from '#src/domain/planning/offers/insertion.ts'
import type { Leg, Verdict } from '#src/domain/planning/offers/judge.ts'
import type { StopOfOrder } from '#src/domain/tours/stops.ts'
import { LANGUAGES } from '#src/i18n/languages.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { LegStop } from './preview/legs-chart.tsx'

/** A row of the board as it is called: the plate, the subcontractor, or the row of what has no vehicle. */
export function rowName(key: ResourceKey | undefined, board: Board, t: Translate): string {
  if (key === undefined) return t('carry.noVehicle')
  return board.resources.find((resource) => resource.key === key)?.label ?? key
}

/** What is carried: the number of an order, of a tour, or how many orders it is. */
export function nameOf({ orderIds, tourId }: Selection, board: Board, t: Translate): string {
  const [only] = orderIds
  if (orderIds.length === 1 && only !== undefined) return board.orders.get(only)?.number ?? only
  const tour = board.tours.find(({ id }) => id === tourId)
  return tour ? t('carry.tour', { tour: tour.number }) : t('carry.orders', { count: orderIds.length })
}

/** "NK-2026-004717 in Tour 2618 auf HH-NK 120" */
export function titleOf(
  { picked, verdict, board }: { picked: Selection; verdict: Verdict; board: Board },
  t: Translate,
) {
  const { placement } = verdict
  const name = nameOf(picked, board, t)
  const where = rowName(placement.resource, board, t)
  const joined = placement.tourId === picked.tourId ? undefined : board.tours.find(({ id }) => id === placement.tourId)
  return joined ? t('carry.title.join', { name, tour: joined.number, where }) : t('carry.title', { name, where })
}

/** What it adds up to: loading metres, pallets, weight. */
export function loadOf({ orderIds }: Selection, board: Board, t: Translate, format: Format): string[] {
  const orders = orderIds.flatMap((id) => board.orders.get(id) ?? [])
  const sum = (pick: (order: (typeof orders)[number]) => number | undefined) =>
    Math.round(orders.reduce((total, order) => total + (pick(order) ?? 0), 0) * 100) / 100
  const pallets = sum((order) => order.pallets)
  return [
    format.loadingMeters(sum((order) => order.loadingMeters)),
    ...(pallets > 0 ? [t('carry.pallets', { count: pallets })] : []),
    format.weight(sum((order) => order.weightKg)),
  ]
}

/** The leg on which most is aboard, and what that is: "Hannover bis Kassel: 12,8 von 13,6 LDM · 32 Paletten · 11.880 kg". */
export function fullestLeg(verdict: Verdict, board: Board, t: Translate, format: Format): string | undefined {
  const meters = ({ plannedMeters, addedMeters }: Leg) => plannedMeters + addedMeters
  const [leg] = verdict.legs.toSorted((a, b) => meters(b) - meters(a) || b.kg - a.kg)
  if (leg === undefined) return undefined
  const [from, to] = [leg.fromStop, leg.toStop].map((at) => {
    const stop = verdict.timeline.stops[at]
    return stop ? cityOf(stop, board) : ''
  })
  const number = (value: number) => format.number(value, 1, true)
  return [
    leg.capacity === undefined
      ? `${from} → ${to}: ${format.loadingMeters(meters(leg))}`
      : t('carry.leg', { from: from ?? '', to: to ?? '', meters: number(meters(leg)), capacity: number(leg.capacity) }),
    ...(leg.pallets > 0 ? [t('carry.pallets', { count: leg.pallets })] : []),
    format.weight(leg.kg),
  ].join(' · ')
}

/** The stops below the chart of loads: where each leg begins, and where the last one ends. */
export function legStops({ timeline, legs }: Verdict, picked: Selection, board: Board, format: Format): LegStop[] {
  const at = [...legs.map((leg) => leg.fromStop), ...legs.slice(-1).map((leg) => leg.toStop)]
  return at.flatMap((index) => {
    const stop = timeline.stops[index]
    if (stop === undefined) return []
    return [{ city: cityOf(stop, board), time: format.time(stop.begin), isNew: picked.orderIds.includes(stop.orderId) }]
  })
}

export function cityOf(stop: StopOfOrder, board: Board): string {
  const order = board.orders.get(stop.orderId)
  return order ? endOf(order, stop).site.city : ''
}

/** `+1 h 42 min`, `−20 min`, `±0` */
export function signedDuration(minutes: number, format: Format): string {
  const rounded = Math.round(minutes)
  return rounded === 0 ? '±0' : `${rounded > 0 ? '+' : ''}${format.duration(rounded)}`
}

/** `+49`, `±0`, `−12` */
export function signed(value: number, format: Format): string {
  const rounded = Math.round(value)
  if (rounded === 0) return '±0'
  return rounded > 0 ? `+${format.number(rounded, 0)}` : format.number(rounded, 0)
}

/** `ca. +49 km`: so many kilometres more, as far as they can be known. */
export const signedWay = (kilometres: number, format: Format): string =>
  `${LANGUAGES[format.language].about} ${signed(kilometres, format)} km`

export const dayAndTime = (at: number, format: Format): string => {
  const { date, time } = epochToZoned(at)
  return `${format.weekday(date)} ${time}`
}
