import { epochToZoned } from '#src/domain/basics/dates.ts'
import { type Board, endOf } from '#src/domain/planning/facts/board.ts'
import type { ResourceRow, Timeline } from '#src/domain/planning/scene/timeline.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { holdWords } from '../bars/holds.tsx'
import { tourIn, toursIn, type BoardPlace, type TourOfRow } from '../state/moves.ts'

interface Words {
  t: Translate
  format: Format
}

interface Cell {
  row: ResourceRow
  place: BoardPlace
  slot: number
  orders: Board['orders']
  isSelected: boolean
}

/** Name of a row: its plate or its carrier, or that it is not assigned yet. */
export const rowName = (row: ResourceRow, t: Translate): string => row.resource?.label ?? t('board.withoutVehicle')

/** A cell of the board in one sentence: where and when, and what the truck does there. Source: design, board, screen reader */
export function cellSentence({ row, place, slot, orders, isSelected }: Cell, { t, format }: Words): string {
  const [from, to] = [epochToZoned(place.time), epochToZoned(place.time + slot)]
  const when = t('board.cell.slot', {
    ...{ row: rowName(row, t), day: format.date(from.date) },
    ...{ from: clock(from.time), to: clock(to.time === '00:00' ? '24:00' : to.time) },
  })
  const tour = tourIn(row, place, slot)
  const what =
    tour === undefined ? freeWords(row, place, { t, format }) : tourWords(tour, { row, place, orders }, { t, format })
  const beside = tour === undefined ? 0 : besideIn(row, tour, place, slot)
  const ban = row.bans.find((one) => one.from < place.time + slot && one.to > place.time)
  const hold = row.holds.find((one) => one.from < place.time + slot && one.to > place.time)
  const said = [
    ...(hold ? [holdWords(hold, { t, format })] : []),
    ...(row.lapsed.length > 0 ? [t('board.papersExpired')] : []),
    ...(hold && tour === undefined ? [] : what),
    ...(beside > 0 ? [t('board.cell.beside', { count: beside })] : []),
    ...(ban ? [t('board.cell.ban', { name: ban.name, time: format.time(ban.to) })] : []),
    ...(isSelected ? [t('board.cell.selected')] : []),
  ]
  // A date ends with a point of its own.
  return `${when}: ${said.join(', ').replace(/\.$/, '')}.`
}

/** How many others are driven at the same time as a tour. */
const besideIn = (row: ResourceRow, { tour, timeline: { start, end } }: TourOfRow, place: BoardPlace, slot: number) =>
  toursIn(row, place, slot).filter(
    (other) => other.tour.id !== tour.id && other.timeline.start < end && other.timeline.end > start,
  ).length

/** `7` of 07:00, `7:45` of 07:45. */
const clock = (time: string) => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')

function tourWords(
  { tour, timeline }: TourOfRow,
  { row, place, orders }: Pick<Cell, 'row' | 'place' | 'orders'>,
  { t, format }: Words,
): string[] {
  const room = row.resource?.loadingMeters
  const { aboard, act } = doing(timeline, place.time, { orders, t })
  const load = format.number(aboard, 2)
  return [
    t('board.cell.tour', { number: tour.number, from: timeline.fromCity, to: timeline.toCity }),
    t(`transport.status.${timeline.status}`),
    ...(timeline.disrupted ? [t('board.disrupted')] : []),
    ...((timeline.delayMinutes ?? 0) > 0
      ? [t('board.cell.late', { time: format.duration(timeline.delayMinutes) })]
      : []),
    ...(act === undefined ? [] : [act]),
    room === undefined
      ? t('board.cell.aboard', { load })
      : t('board.cell.aboardOf', { load, room: format.number(room, 2) }),
    t('board.cell.stops', { count: timeline.stops.length }),
  ]
}

const ACTS = { wait: 'board.cell.waits', break: 'board.cell.break', rest: 'board.cell.rests' } as const

/** What the truck does in the middle of a moment, and what is aboard then. */
function doing(
  { segments, stops, start }: Timeline,
  at: number,
  { orders, t }: Pick<Cell, 'orders'> & Pick<Words, 't'>,
): { aboard: number; act: string | undefined } {
  const moment = Math.max(at, start)
  const here = segments.find(({ from, to }) => from <= moment && to > moment) ?? segments.at(-1)
  const aboard = here?.aboard.loadingMeters ?? 0
  if (here === undefined) return { aboard, act: undefined }
  if (here.kind in ACTS) return { aboard, act: t(ACTS[here.kind as keyof typeof ACTS]) }
  const stop = stops.find(({ end }) => end > moment) ?? stops.at(-1)
  const order = stop && orders.get(stop.orderId)
  const city = stop && order ? endOf(order, stop).site.city : ''
  if (here.kind === 'drive') return { aboard, act: t('board.cell.drives', { city }) }
  return { aboard, act: t(stop?.kind === 'pickup' ? 'board.cell.loads' : 'board.cell.unloads', { city }) }
}

function freeWords(row: ResourceRow, { time }: BoardPlace, { t, format }: Words): string[] {
  const gap = row.gaps.find(({ from, to }) => from <= time && to > time)
  const rests = gap?.restUntil !== undefined && gap.restUntil > time
  return [
    t('board.cell.free'),
    ...(gap?.emptyFrom === undefined ? [] : [t('board.cell.emptyFrom', { city: gap.emptyFrom.city })]),
    ...(rests ? [t('board.cell.restUntil', { time: format.time(gap.restUntil) })] : []),
  ]
}
