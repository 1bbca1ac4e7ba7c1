import { pad } from '../dates.ts'

/** A length of time as it is written on the board in every language: `45 min`, `9 h`, `9 h 47`. */
export function written(minutes: number): string {
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${pad(rest)}`
}
