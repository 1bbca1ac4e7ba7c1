/** A delay as a dispatcher types it: how many minutes, and why. */
export interface TypedDelay {
  minutes: number
  cause: string
}

/** Four weeks; what is later than that has another date. */
const MOST_MINUTES = 40_320
const MOST_CAUSE = 200

const CLOCK = /^(\d{1,3}):([0-5]\d)(?!\d)/
const HOURS =
  /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:stunden?|std\.?|h)(?![a-zäöüß])(?:\s*(\d{1,2})(?!\d)(?:\s*(?:minuten?|min\.?|m)(?![a-zäöüß]))?)?/i
const MINUTES = /^(\d{1,5})(?![\d.,:])\s*(?:(?:minuten?|min\.?|m)(?![a-zäöüß]))?/i

/**
 * Understands `45`, `45 Stau A7`, `1 h 30 Panne`, `1,5 h`, `1:30`, and `0` for none; nothing where no time stands in front
 * or it is more than four weeks.
 */
export function typedDelay(text: string): TypedDelay | undefined {
  const typed = text.trim().replace(/^\+\s*/, '')
  const found = minutesIn(typed)
  if (found === undefined || found.minutes > MOST_MINUTES) return undefined
  const cause = typed.slice(found.length).replace(/^[\s,;:·–-]+/, '')
  return { minutes: found.minutes, cause: cause.slice(0, MOST_CAUSE).trim() }
}

function minutesIn(typed: string): { minutes: number; length: number } | undefined {
  const [clock, clockHours, clockMinutes] = CLOCK.exec(typed) ?? []
  if (clock !== undefined) return { minutes: Number(clockHours) * 60 + Number(clockMinutes), length: clock.length }
  const [long, hours = '', rest] = HOURS.exec(typed) ?? []
  if (long !== undefined) {
    return { minutes: Math.round(Number(hours.replace(',', '.')) * 60) + Number(rest ?? 0), length: long.length }
  }
  const [short, minutes] = MINUTES.exec(typed) ?? []
  return short === undefined ? undefined : { minutes: Number(minutes), length: short.length }
}
