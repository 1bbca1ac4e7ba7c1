/** Minutes. Source: VO (EG) 561/2006, articles 6 to 8; § 1 FPersV says the same for vans above 2.8 t */
export const RULES = {
  /** Longest driving without a break, and the break; in two parts the shorter one comes first. Source: Art. 7 */
  breakAfter: 270,
  break: 45,
  firstBreak: 15,
  secondBreak: 30,
  /** Longest daily driving; twice a week longer. */
  daily: 540,
  longDaily: 600,
  longDays: 2,
  /** Daily rest; three times between weekly rests shorter. */
  rest: 660,
  shortRest: 540,
  shortRests: 3,
  /** With a first part of so much before it, nine hours are a whole daily rest. Source: Art. 4 (g) */
  restPart: 180,
  /** What is left of a day after the daily rest, and after a shorter one. */
  shift: 780,
  longShift: 900,
  weekly: 56 * 60,
  fortnight: 90 * 60,
  /** After six days at the latest begins a weekly rest; in two weeks one of them is a full one. */
  weeklyRestAfter: 6 * 24 * 60,
  weeklyRest: 45 * 60,
  shortWeeklyRest: 24 * 60,
} as const

/** Minutes that bind who drives between two daily rests. */
interface Limits {
  breakAfter: number
  daily: number
  longDaily: number
  rest: number
  /** Within so much of the end of a rest the next one has been taken. */
  frame: number
  longShift: number
}

/**
 * Minutes of two drivers who take turns, taken together: each drives as long as one does alone, has his breaks beside the wheel, and
 * within 30 hours both rest for nine. Source: VO (EG) 561/2006, Art. 4 (o), Art. 7 subparagraph 3, Art. 8 (5)
 */
const BY_TWO: Limits = {
  breakAfter: Infinity,
  daily: 2 * RULES.daily,
  longDaily: 2 * RULES.longDaily,
  rest: RULES.shortRest,
  frame: 30 * 60,
  longShift: 30 * 60 - RULES.shortRest,
}
const ALONE: Limits = { ...RULES, frame: 24 * 60 }

/** What binds one driver, or two of them together. */
export const limitsOf = ({ isByTwo }: { isByTwo: boolean }): Limits => (isByTwo ? BY_TWO : ALONE)

export const MINUTE = 60_000

/** Days before and behind a plan whose tours decide about it, wherever it is judged: two weeks of driving count. */
export const REACH_DAYS = 14

/** What a driver has behind him since his last break and his last daily rest. */
export interface DrivingBalance {
  /** Minutes of driving. */
  sinceBreak: number
  sinceRest: number
  /** Half a break lies in the driving since the last one: 30 minutes more are the other. */
  hasHalfBreak: boolean
  /** When the first work after the last rest began, milliseconds since 1970; none before it. */
  began?: number | undefined
  /** Three hours of the daily rest have been taken. */
  hasPartOfRest: boolean
  /** Reduced daily rests since the last weekly one. */
  shortRests: number
  /** Two take turns, and this is what both have behind them together. */
  isByTwo: boolean
}

export const RESTED: DrivingBalance = {
  ...{ sinceBreak: 0, sinceRest: 0, hasHalfBreak: false, hasPartOfRest: false, shortRests: 0 },
  isByTwo: false,
}
/** The same of two drivers who take turns. */
export const BOTH_RESTED: DrivingBalance = { ...RESTED, isByTwo: true }

/** A part of a way. */
export interface Part {
  kind: 'drive' | 'break' | 'rest'
  from: number
  to: number
}

/** More parts than the longest way on earth has. */
const MOST_PARTS = 1000

/** At work from a moment on: the 24 hours within which he has to rest again begin with the first of it. Source: Art. 8 (2) */
export const atWork = (balance: DrivingBalance, at: number): DrivingBalance =>
  balance.began === undefined
    ? {
        sinceBreak: balance.sinceBreak,
        sinceRest: balance.sinceRest,
        hasHalfBreak: balance.hasHalfBreak,
        began: at,
        hasPartOfRest: balance.hasPartOfRest,
        shortRests: balance.shortRests,
        isByTwo: balance.isByTwo,
      }
    : balance

/** Whether what is left of the day is a reduced rest anyway: after 13 hours no rest is eleven hours within 24. */
const isLong = ({ began }: DrivingBalance, at: number) => began !== undefined && at > began + RULES.shift * MINUTE

/**
 * When the daily rest has to begin, milliseconds since 1970: in time for eleven hours within 24; for nine where a part of it
 * is taken, or where it is to be or already is a reduced one. Source: VO (EG) 561/2006, Art. 8 (2) and 4 (g)
 */
export function restDue(balance: DrivingBalance, at: number, isShort = false): number {
  const { began, hasPartOfRest } = balance
  if (began === undefined) return Infinity
  if (balance.isByTwo) return began + BY_TWO.longShift * MINUTE
  const minutes = hasPartOfRest || isShort || isLong(balance, at) ? RULES.longShift : RULES.shift
  return began + minutes * MINUTE
}

/** How long the daily rest is that begins at a moment, minutes. */
export const restNeeded = (balance: DrivingBalance, at: number, isShort = false): number =>
  balance.isByTwo || balance.hasPartOfRest || isShort || isLong(balance, at) ? RULES.shortRest : RULES.rest

/** Whether one more reduced rest may be taken before the next weekly one. Source: Art. 8 (4) */
export const mayShorten = ({ shortRests }: DrivingBalance): boolean => shortRests < RULES.shortRests

/**
 * A way of some driving minutes with the breaks and rests it takes; the state is that at its end. `isShort`: with reduced
 * daily rests, as many as there may be. Source: VO (EG) 561/2006, articles 6 to 8
 */
export function drive(
  from: number,
  minutes: number,
  before: DrivingBalance,
  isShort = false,
): { parts: Part[]; at: number; driven: DrivingBalance } {
  const parts: Part[] = []
  let [at, left, driven] = [from, minutes, before]
  const { daily, breakAfter } = limitsOf(before)
  const pass = (kind: Part['kind'], duration: number) => {
    const passed = { kind, from: at, to: at + duration * MINUTE }
    parts.push(passed)
    driven = afterPart(driven, passed)
    at = passed.to
  }
  for (let part = 0; left > 0 && part < MOST_PARTS; part += 1) {
    const { sinceBreak, sinceRest, hasHalfBreak } = driven
    const shortens = isShort && mayShorten(driven)
    const due = restDue(driven, at, shortens)
    const untilRest = Math.floor((due - at) / MINUTE)
    const step = Math.min(left, daily - sinceRest, breakAfter - sinceBreak, untilRest)
    const pause = hasHalfBreak ? RULES.secondBreak : RULES.break
    if (step > 0) {
      pass('drive', step)
      left -= step
    } else if (sinceRest >= daily || untilRest <= pause) pass('rest', restNeeded(driven, at, shortens))
    else pass('break', pause)
  }
  return { parts, at, driven }
}

/** What a driver has behind him after some time of driving, of other work, or of standing still. */
export function afterPart(driven: DrivingBalance, { kind, from, to }: { kind: string; from: number; to: number }) {
  if (kind === 'drive') return afterDriving((to - from) / MINUTE, atWork(driven, from))
  return kind === 'stop' || kind === 'work' ? atWork(driven, from) : afterStanding((to - from) / MINUTE, driven, from)
}

/** What driving some minutes adds. Asked for every leg of every tour that is tried, so each fact is named: it is quicker than copying. */
const afterDriving = (minutes: number, before: DrivingBalance): DrivingBalance => ({
  sinceBreak: before.sinceBreak + minutes,
  sinceRest: before.sinceRest + minutes,
  hasHalfBreak: before.hasHalfBreak,
  began: before.began,
  hasPartOfRest: before.hasPartOfRest,
  shortRests: before.shortRests,
  isByTwo: before.isByTwo,
})

/**
 * What standing still for some minutes from a moment on makes of what is behind him. Half a break counts within the driving it
 * belongs to, so not before it. Source: VO (EG) 561/2006, Art. 4 (g) and (q), 7, 8
 */
export function afterStanding(minutes: number, driven: DrivingBalance, at: number): DrivingBalance {
  const rested = driven.isByTwo ? BOTH_RESTED : RESTED
  if (minutes >= RULES.shortWeeklyRest) return rested
  const { sinceBreak, hasHalfBreak, began, hasPartOfRest, shortRests } = driven
  if (minutes >= RULES.shortRest) {
    const within = began === undefined ? minutes : Math.min(minutes, 24 * 60 - (at - began) / MINUTE)
    const isShort = began !== undefined && !driven.isByTwo && !hasPartOfRest && within < RULES.rest
    return { ...rested, shortRests: shortRests + (isShort ? 1 : 0) }
  }
  const isBreak = minutes >= (hasHalfBreak ? RULES.secondBreak : RULES.break)
  return {
    sinceBreak: isBreak ? 0 : sinceBreak,
    sinceRest: driven.sinceRest,
    hasHalfBreak: !isBreak && (hasHalfBreak || (sinceBreak > 0 && minutes >= RULES.firstBreak)),
    began,
    hasPartOfRest: hasPartOfRest || (began !== undefined && minutes >= RULES.restPart),
    shortRests,
    isByTwo: driven.isByTwo,
  }
}
