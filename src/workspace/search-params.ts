/**
 * Search params as people read them: `?panels=wizard,order:NK-2026-004711&status=CONFIRMED`. Every value is text; each
 * route's schema coerces. (The router's own JSON form would turn `plz=01067` into a number.)
 */
export function parseSearch(text: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [key, value] of new URLSearchParams(text)) {
    if (!Object.hasOwn(found, key)) found[key] = value
  }
  return { ...found }
}

/** The inverse of `parseSearch`: undefined, null and empty values are left out; `,` `:` `/` stay readable. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts: string[] = []
  for (const [key, value] of Object.entries(search)) {
    const text = asText(value)
    if (text !== undefined && text !== '') parts.push(`${readable(key)}=${readable(text)}`)
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map(String).join(',')
  return undefined
}

function readable(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%2F/g, '/')
}
