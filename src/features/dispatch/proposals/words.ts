import { crewNames } from '#src/domain/planning/facts/board.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { Board, Resource } from '#src/domain/planning/facts/board.ts'
import { indexOf } from '#src/domain/planning/scene/board-index.ts'
import type { Verdict } from '#src/domain/planning/offers/judge.ts'
import type { Selection } from '#src/domain/planning/offers/routes.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { cityOf, dayAndTime, rowName, signedDuration, signedWay } from '../moving/words.ts'

export const resourceOf = ({ placement }: Verdict, board: Board): Resource | undefined =>
  placement.resource && indexOf(board).resources.get(placement.resource)

/** "HH-NK 133", and "Mega · A. Yıldız" or "Unternehmer" beside it. */
export function whoOf(verdict: Verdict, board: Board, t: Translate): { name: string; facts: string } {
  const resource = resourceOf(verdict, board)
  const isCarrier = resource?.key.startsWith('carrier:') === true
  const facts = [
    isCarrier ? t('proposals.carrier') : resource?.type && t(`vehicle.type.${resource.type}`),
    ...(isCarrier ? [resource.plate] : crewNames(resource)),
  ]
  return { name: rowName(verdict.placement.resource, board, t), facts: facts.filter(Boolean).join(' · ') }
}

/** "Beiladung in Tour 2619", "Eigene Tour vor Tour 2625" */
export function whereOf(
  { placement, timeline }: Verdict,
  picked: { tourId?: string | undefined },
  board: Board,
  t: Translate,
): string {
  const { tours, rows } = indexOf(board)
  const joined = placement.tourId === picked.tourId ? undefined : tours.get(placement.tourId ?? '')?.tour
  if (joined) return t('proposals.joins', { tour: joined.number })
  const next = (rows.get(placement.resource) ?? []).find(
    (one) => one.tour.id !== picked.tourId && one.timeline.start >= timeline.end,
  )
  return next ? t('proposals.before', { tour: next.tour.number }) : t('proposals.own')
}

export interface FigureWord {
  label: string
  value: string
  /** It saves something worth saying. */
  isGood?: boolean
}

/** When it begins, ms; of a tour under way that is when what is picked does. */
function beginOf({ timeline }: Verdict, { orderIds }: Pick<Selection, 'orderIds'>, now: number): number {
  const first = timeline.stops.find(({ orderId }) => orderIds.includes(orderId))
  return timeline.start < now && first !== undefined ? first.begin : timeline.start
}

/** "Strecke ca. +16 km", "Leer ca. ±0 km", "Zeit +1 h 14 min", "Beginn Fr 05:00" */
export function figureWords(
  verdict: Verdict,
  picked: Pick<Selection, 'orderIds'>,
  { now }: Pick<Board, 'now'>,
  { t, format }: { t: Translate; format: Format },
): FigureWord[] {
  const { figures } = verdict
  const empty = Math.round(figures.emptyKm - figures.emptyKmBefore)
  return [
    { label: t('carry.route'), value: signedWay(figures.km - figures.kmBefore, format) },
    { label: t('proposals.empty'), value: signedWay(empty, format), isGood: empty <= -10 },
    { label: t('carry.time'), value: signedDuration(figures.minutes - figures.minutesBefore, format) },
    { label: t('proposals.begin'), value: dayAndTime(beginOf(verdict, picked, now), format) },
  ]
}

/** "8,0 von 13,6 LDM": the fullest leg. */
export function loadWords(verdict: Verdict, board: Board, t: Translate, format: Format): string {
  const most = verdict.timeline.mostAboard.loadingMeters
  const room = resourceOf(verdict, board)?.loadingMeters
  return room === undefined
    ? format.loadingMeters(most)
    : t('proposals.load', { load: format.number(most, 1, true), room: format.number(room, 1, true) })
}

/** "Hannover 08:23, Aschaffenburg 14:32": when what is picked is loaded and unloaded. */
export function stopWords({ timeline }: Verdict, orderIds: readonly string[], board: Board, format: Format): string {
  return timeline.stops
    .filter(({ orderId }) => orderIds.includes(orderId))
    .map((stop) => {
      const isSameDay = epochToZoned(stop.begin).date === epochToZoned(timeline.start).date
      return `${cityOf(stop, board)} ${isSameDay ? format.time(stop.begin) : dayAndTime(stop.begin, format)}`
    })
    .join(', ')
}
