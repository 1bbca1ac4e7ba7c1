/** Whole numbers grouped in threes or not grouped at all, an optional comma; the groups all use the same sign. */
const GERMAN_NUMBER = /^([-−+]?)(\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d+)?(?:,(\d+))?$/

/** A single point that cannot be a group of thousands, as the numeric keypad writes it: `13.6`, `0.450`. */
const POINT_AS_COMMA = /^([-−+]?)(0|\d+(?=\.(?:\d{1,2}|\d{4,})$))\.(\d+)$/

/**
 * Reads a number in German spelling. `1.234` is one thousand two hundred and thirty-four; a point that cannot group
 * thousands counts as a comma. Returns the value and how many decimals were typed.
 */
export function parseGermanNumber(text: string): { value: number; decimals: number } | undefined {
  const compact = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
  const match = POINT_AS_COMMA.exec(compact) ?? GERMAN_NUMBER.exec(compact)
  if (!match || compact.length > 24) return undefined
  const [, sign, whole = '', decimals = ''] = match
  if (whole === '' && decimals === '') return undefined
  const size = Number(`${whole.replace(/[. ]/g, '') || '0'}.${decimals || '0'}`)
  const value = sign === '-' || sign === '−' ? -size : size
  return { value: value === 0 ? 0 : value, decimals: decimals.length }
}

const UNITS = /(kg|ldm|lm|m³|m3|cbm|km|m|°\s?c)\.?\s*$/i

/**
 * Reads a quantity the way people type it: `24.000`, `13,6`, `13.6`, `7,2 LDM`, `800 kg`. The unit is ignored.
 * Undefined where it is no number. Source: decision B4
 */
export function parseDecimal(text: string): number | undefined {
  return parseGermanNumber(text.replace(UNITS, ''))?.value
}
