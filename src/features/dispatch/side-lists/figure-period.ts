import { useState, useSyncExternalStore } from 'react'
import { addDays, epochToZoned, mondayOfWeek, isoWeek, isoWeekYear, type PlainDate } from '#src/domain/basics/dates.ts'
import { useText } from '#src/i18n/use-text.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import { useSessionValue, type SessionValue } from '#src/workspace/session/session-values.tsx'
import type { FigureDays } from './dispatch.queries.ts'

/** What the figures of the start screen are bounded by. */
export const FIGURE_PERIODS = ['all', 'today', 'week', 'lastWeek', 'days30'] as const
export type FigurePeriod = (typeof FIGURE_PERIODS)[number]

/** The one the person has chosen, for this session. */
export const figurePeriod: SessionValue<WritableObservable<FigurePeriod>> = {
  create: () => createObservable<FigurePeriod>('all'),
}

/** The days of a period, seen from a day; weeks begin on Monday. */
export function daysOfPeriod(period: FigurePeriod, today: PlainDate): FigureDays {
  const monday = mondayOfWeek(isoWeekYear(today), isoWeek(today)) ?? today
  if (period === 'today') return { dateFrom: today, dateTo: today }
  if (period === 'week') return { dateFrom: monday, dateTo: addDays(monday, 6) }
  if (period === 'lastWeek') return { dateFrom: addDays(monday, -7), dateTo: addDays(monday, -1) }
  return period === 'days30' ? { dateFrom: addDays(today, -29), dateTo: today } : {}
}

/** The chosen period, its days, and how another one is chosen. */
export function useFigurePeriod() {
  const place = useSessionValue(figurePeriod)
  const period = useSyncExternalStore(place.subscribe, place.current)
  const { day } = useText()
  const [openedOn] = useState(() => epochToZoned(Date.now()).date)
  return { period, days: daysOfPeriod(period, day ?? openedOn), choose: (next: FigurePeriod) => place.set(next) }
}
