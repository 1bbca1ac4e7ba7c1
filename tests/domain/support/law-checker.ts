/**
 * The law on driving and rest times as it reads, over what one driver does. Written from its text alone, it knows nothing of how
 * the product plans: Regulation (EC) 561/2006, articles 4 to 8; § 21a ArbZG; § 30 (3) StVO.
 */
import { zonedToEpoch } from '#src/domain/basics/dates.ts'

/** What a driver does, milliseconds since 1970. What is not told of is rest; beside another who drives is neither work nor rest. */
export interface DriverAct {
  kind: 'drive' | 'work' | 'beside'
  from: number
  to: number
}

export interface Breach {
  article: string
  /** Minutes that are too many or too few, or how many. */
  found: number
  at: number
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

interface Span {
  from: number
  to: number
}
const long = ({ from, to }: Span) => to - from

/** A Monday, 0:00 in Berlin; weeks without a change of the clock follow from it. */
const SOME_MONDAY = zonedToEpoch('2026-11-02', '00:00')
const mondayOf = (at: number) => SOME_MONDAY + Math.floor((at - SOME_MONDAY) / WEEK) * WEEK

/** Times without driving and other work, the first and the last without end. Source: Art. 4 (d) and (f) */
function pausesOf(doings: readonly DriverAct[]): Span[] {
  const pauses: Span[] = []
  let free = -Infinity
  for (const { from, to } of doings) {
    if (from > free) pauses.push({ from: free, to: from })
    free = Math.max(free, to)
  }
  return [...pauses, { from: free, to: Infinity }]
}

/**
 * Art. 7: after four and a half hours of driving 45 minutes, or 15 and then 30 distributed over them; beside another who drives 45
 * minutes at one time.
 */
function breaks(all: readonly DriverAct[], isByTwo: boolean): Breach[] {
  const doings = all.filter(({ kind }) => kind !== 'beside')
  const breaches: Breach[] = []
  let driven = 0
  let hasQuarter = false
  let last = -Infinity
  for (const { kind, from, to } of doings) {
    const pause = from - last
    if (pause >= 45 * MINUTE || (hasQuarter && pause >= 30 * MINUTE)) {
      driven = 0
      hasQuarter = false
    } else if (!isByTwo && pause >= 15 * MINUTE && driven > 0) hasQuarter = true
    if (kind === 'drive') driven += to - from
    if (kind === 'drive' && driven > 4.5 * HOUR) breaches.push({ article: '7', found: driven / MINUTE, at: from })
    last = to
  }
  return breaches
}

/** Rests that end a day: nine hours at least. Source: Art. 4 (g) */
const dailyRests = (pauses: readonly Span[]) => pauses.filter((pause) => long(pause) >= 9 * HOUR)

/** Art. 6 (1): nine hours between two daily rests, ten twice in a week. */
function daily(doings: readonly DriverAct[], rests: readonly Span[]): Breach[] {
  const longDays = new Map<number, number>()
  return rests.slice(1).flatMap((rest, index): Breach[] => {
    const begin = rests[index]?.to ?? 0
    const driven = drivenIn(doings, { from: begin, to: rest.from }) / MINUTE
    if (driven <= 540) return []
    if (driven > 600) return [{ article: '6 (1) 10 h', found: driven, at: begin }]
    const times = (longDays.get(mondayOf(begin)) ?? 0) + 1
    longDays.set(mondayOf(begin), times)
    return times > 2 ? [{ article: '6 (1) twice', found: times, at: begin }] : []
  })
}

function within(doings: readonly DriverAct[], { from, to }: Span): number {
  return doings.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)), 0)
}
const drivenIn = (doings: readonly DriverAct[], span: Span) =>
  within(
    doings.filter(({ kind }) => kind === 'drive'),
    span,
  )

/** Art. 6 (2) and (3), § 21a (4) ArbZG: by weeks from Monday 0:00 on. */
function weekly(doings: readonly DriverAct[]): Breach[] {
  const [first, last] = [doings[0]?.from ?? 0, doings.at(-1)?.to ?? 0]
  const breaches: Breach[] = []
  for (let monday = mondayOf(first) - WEEK; monday <= last; monday += WEEK) {
    const week = { from: monday, to: monday + WEEK }
    const driven = drivenIn(doings, week) / HOUR
    const two = drivenIn(doings, { from: monday, to: monday + 2 * WEEK }) / HOUR
    const worked =
      within(
        doings.filter(({ kind }) => kind !== 'beside'),
        week,
      ) / HOUR
    if (driven > 56) breaches.push({ article: '6 (2)', found: driven, at: monday })
    if (two > 90) breaches.push({ article: '6 (3)', found: two, at: monday })
    if (worked > 60) breaches.push({ article: '21a (4) ArbZG', found: worked, at: monday })
  }
  return breaches
}

/**
 * Art. 8 (2) and (4): within 24 hours after a rest another one, eleven hours, or nine where three went before; reduced to nine at
 * most three times between two weekly rests.
 */
function rests(pauses: readonly Span[], ends: readonly Span[]): Breach[] {
  let reduced = 0
  return ends.slice(1).flatMap((rest, index): Breach[] => {
    const before = ends[index]
    const begin = before?.to ?? 0
    if (before && long(before) >= DAY) reduced = 0
    const inTime = Math.min(rest.to, begin + DAY) - rest.from
    if (inTime < 9 * HOUR) return [{ article: '8 (2)', found: inTime / MINUTE, at: begin }]
    const hasPart = pauses.some((one) => one.from >= begin && one.to <= rest.from && long(one) >= 3 * HOUR)
    if (inTime >= 11 * HOUR || hasPart) return []
    reduced += 1
    return reduced > 3 ? [{ article: '8 (4)', found: reduced, at: begin }] : []
  })
}

/**
 * Art. 8 (6): a weekly rest begins within six times 24 hours after the last one, and of the weekly rests in two consecutive weeks
 * one is a regular one. A rest that falls in two weeks counts in either of them (Art. 8 (9)).
 */
function weeklyRests(pauses: readonly Span[], doings: readonly DriverAct[]): Breach[] {
  const weekly = pauses.filter((pause) => long(pause) >= DAY)
  const late = weekly.slice(1).flatMap((rest, index): Breach[] => {
    const begin = weekly[index]?.to ?? 0
    return rest.from - begin > 6 * DAY
      ? [{ article: '8 (6) six days', found: (rest.from - begin) / DAY, at: begin }]
      : []
  })
  const last = doings.at(-1)?.to ?? 0
  const none: Breach[] = []
  for (let monday = mondayOf(doings[0]?.from ?? 0) - WEEK; monday <= last; monday += WEEK) {
    const end = monday + 2 * WEEK
    const those = weekly.filter(({ from, to }) => Math.min(to, end) - Math.max(from, monday) > 0)
    const whole = those.some((rest) => long(rest) >= 45 * HOUR)
    if (!whole) none.push({ article: '8 (6) regular', found: those.length, at: monday })
  }
  return [...late, ...none]
}

/** Art. 8 (5): of two who take turns each rests nine hours within 30 of the end of his last rest. */
function restsByTwo(ends: readonly Span[]): Breach[] {
  return ends.slice(1).flatMap((rest, index): Breach[] => {
    const begin = ends[index]?.to ?? 0
    const inTime = Math.min(rest.to, begin + 30 * HOUR) - rest.from
    return inTime < 9 * HOUR ? [{ article: '8 (5)', found: inTime / MINUTE, at: begin }] : []
  })
}

/**
 * What each of two does who take turns at the wheel: after four and a half hours the other one drives, and a day begins with whoever
 * has driven less.
 */
export function takeTurns(
  both: readonly (Omit<DriverAct, 'kind'> & { kind: 'drive' | 'work' })[],
): [DriverAct[], DriverAct[]] {
  const acts: [DriverAct[], DriverAct[]] = [[], []]
  const driven: [number, number] = [0, 0]
  let [wheel, atWheel, last]: [0 | 1, number, number] = [0, 0, -Infinity]
  for (const { kind, from, to } of both.toSorted((a, b) => a.from - b.from)) {
    if (from - last >= 9 * HOUR) [wheel, atWheel] = [driven[0] <= driven[1] ? 0 : 1, 0]
    last = to
    if (kind === 'work') for (const one of acts) one.push({ kind, from, to })
    for (let at = from; kind === 'drive' && at < to;) {
      if (atWheel >= 4.5 * HOUR) [wheel, atWheel] = [wheel === 0 ? 1 : 0, 0]
      const until = Math.min(to, at + 4.5 * HOUR - atWheel)
      acts[wheel].push({ kind: 'drive', from: at, to: until })
      acts[wheel === 0 ? 1 : 0].push({ kind: 'beside', from: at, to: until })
      driven[wheel] += until - at
      atWheel += until - at
      at = until
    }
  }
  return acts
}

/** All that one driver's doings break, the earliest first by article. */
export function lawBreaches(given: readonly DriverAct[], { isByTwo = false }: { isByTwo?: boolean } = {}): Breach[] {
  const doings = given.toSorted((a, b) => a.from - b.from)
  if (doings.length === 0) return []
  const twice = doings.filter(({ from }, at) => from < (doings[at - 1]?.to ?? -Infinity))
  const pauses = pausesOf(doings)
  const ends = dailyRests(pauses)
  return [
    ...twice.map(({ from }) => ({ article: 'two things at once', found: 2, at: from })),
    ...breaks(doings, isByTwo),
    ...daily(doings, ends),
    ...weekly(doings),
    ...(isByTwo ? restsByTwo(ends) : rests(pauses, ends)),
    ...weeklyRests(pauses, doings),
  ]
}

/** § 30 (3) StVO: no driving of heavy trucks on Sundays from 0 to 22 o'clock; holidays are not looked at. */
export function sundayBreaches(doings: readonly DriverAct[]): Breach[] {
  return doings.flatMap(({ kind, from, to }): Breach[] => {
    if (kind !== 'drive') return []
    const sunday = mondayOf(from) + 6 * DAY
    const banned = Math.min(to, sunday + 22 * HOUR) - Math.max(from, sunday)
    return banned > 0 ? [{ article: '30 (3) StVO', found: banned / MINUTE, at: from }] : []
  })
}
