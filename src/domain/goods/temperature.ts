/** Temperatures goods are carried at, or a body can hold, in °C; an end no one has said is open. */
export interface TemperatureRange {
  temperatureMin?: number | undefined
  temperatureMax?: number | undefined
}

/** Whether anything is said of it. */
export const hasTemperature = ({ temperatureMin: min, temperatureMax: max }: TemperatureRange): boolean =>
  min !== undefined || max !== undefined

/** Whether there is a temperature that is right for both. Source: ATP Annex 2, HACCP: each of the goods within its own range */
export function rangesMeet(one: TemperatureRange, other: TemperatureRange): boolean {
  const low = Math.max(one.temperatureMin ?? -Infinity, other.temperatureMin ?? -Infinity)
  const high = Math.min(one.temperatureMax ?? Infinity, other.temperatureMax ?? Infinity)
  return low <= high
}

/** Whether goods are carried frozen: below 0 °C by all that is said. */
export function isFrozen({ temperatureMin: min, temperatureMax: max }: TemperatureRange): boolean {
  const highest = max ?? min
  return highest !== undefined && highest < 0
}

const degrees = (value: number) => `${value < 0 ? '−' : ''}${String(Math.abs(value)).replace('.', ',')}`

/** A range in signs, the same in all languages: `−20 °C`, `2–8 °C`, `≤ −18 °C`; nothing where none is said. */
export function temperatureText({ temperatureMin: min, temperatureMax: max }: TemperatureRange): string {
  if (min !== undefined && max !== undefined) {
    if (min === max) return `${degrees(min)} °C`
    return `${degrees(min)}${min < 0 || max < 0 ? '…' : '–'}${degrees(max)} °C`
  }
  if (min !== undefined) return `≥ ${degrees(min)} °C`
  return max === undefined ? '' : `≤ ${degrees(max)} °C`
}
