import { pad } from './dates.ts'

/**
 * A length of time, in minutes, as it is written in every language: `45 min`, `9 h`, `9 h 05 min`, `−1 h 30 min`. The one
 * way durations are written; a test sees to it.
 */
export function durationText(minutes: number): string {
  const whole = Math.round(Math.abs(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const parts = [
    ...(hours > 0 ? [`${hours} h`] : []),
    ...(rest === 0 && hours > 0 ? [] : [`${hours > 0 ? pad(rest) : rest} min`]),
  ]
  return `${minutes < 0 && whole > 0 ? '−' : ''}${parts.join(' ')}`
}
