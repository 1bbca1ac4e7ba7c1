/** Minutes. Source: VO (EG) 561/2006, articles 6 to 8 */
export const RULES = {
  /** Longest driving without a break, and the break. */
  breakAfter: 270,
  break: 45,
  /** Longest daily driving; twice a week longer. */
  daily: 540,
  longDaily: 600,
  longDays: 2,
  /** Daily rest; three times between weekly rests shorter. */
  rest: 660,
  shortRest: 540,
  shortRests: 3,
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

export const MINUTE = 60_000

/** Days before and behind a plan whose tours decide about it, wherever it is judged: two weeks of driving count. */
export const REACH_DAYS = 14

/** What a driver has behind him since his last break and his last daily rest, minutes of driving. */
export interface DrivingBalance {
  sinceBreak: number
  sinceRest: number
}

export const RESTED: DrivingBalance = { sinceBreak: 0, sinceRest: 0 }

/** A part of a way. */
export interface Part {
  kind: 'drive' | 'break' | 'rest'
  from: number
  to: number
}

/** More parts than the longest way on earth has. */
const MOST_PARTS = 1000

/** A way of some driving minutes with the breaks and rests it takes; the state is that at its end. */
export function drive(
  from: number,
  minutes: number,
  before: DrivingBalance,
): { parts: Part[]; at: number; driven: DrivingBalance } {
  const parts: Part[] = []
  let [at, left] = [from, minutes]
  let { sinceBreak, sinceRest } = before
  const pass = (kind: Part['kind'], duration: number) => {
    parts.push({ kind, from: at, to: at + duration * MINUTE })
    at += duration * MINUTE
  }
  for (let part = 0; left > 0 && part < MOST_PARTS; part += 1) {
    const step = Math.min(left, RULES.daily - sinceRest, RULES.breakAfter - sinceBreak)
    if (step > 0) {
      pass('drive', step)
      left -= step
      sinceBreak += step
      sinceRest += step
    } else if (sinceRest >= RULES.daily) {
      pass('rest', RULES.rest)
      sinceBreak = 0
      sinceRest = 0
    } else {
      pass('break', RULES.break)
      sinceBreak = 0
    }
  }
  return { parts, at, driven: { sinceBreak, sinceRest } }
}

/** What standing still for some minutes makes of what is behind him. */
export function afterStanding(minutes: number, driven: DrivingBalance): DrivingBalance {
  if (minutes >= RULES.shortRest) return RESTED
  return minutes >= RULES.break ? { ...driven, sinceBreak: 0 } : driven
}
