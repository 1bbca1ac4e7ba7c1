/** Longest id that is put into a path; the same limit as the contract's. */
const MAX_ID = 100

/**
 * Whether a value may stand in a path. Empty, dot-only (`..` survives encoding and would hit the collection), over-long
 * and unencodable ids may not, nor those with a slash: a proxy may decode it and ask for something else.
 */
export function isSendableId(value: unknown): value is string {
  if (typeof value !== 'string' || value.trim() === '' || value.length > MAX_ID) return false
  return !/^[.\s]+$|[/\\]/.test(value) && value.isWellFormed()
}

/** Fills `{name}` placeholders with encoded values. Gives the name of the first value that may not be sent. */
export function fillPath(
  path: string,
  params: Readonly<Record<string, unknown>> = {},
): { path: string } | { refused: string } {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const refused = names.find((name) => !isSendableId(Object.hasOwn(params, name) ? params[name] : undefined))
  if (refused !== undefined) return { refused }
  return { path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]))) }
}

/** `?a=1&b=2`, or nothing. Undefined, null and empty lists are left out; lists are joined by commas. */
export function queryText(query: unknown): string {
  if (typeof query !== 'object' || query === null) return ''
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    const text = queryValue(value)
    if (text !== undefined) search.append(key, text)
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

function queryValue(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length > 0 ? value.map(String).join(',') : undefined
  if (typeof value === 'string' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  return undefined
}

/** Joins base and path; an empty base is the page's own origin. */
export function joinUrl(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

export const isAbsolute = (url: string): boolean => /^https?:\/\//i.test(url)

/** Whether a URL belongs to the API: below an absolute base it has that origin, without base it is a path of the page. */
export function isOwnUrl(base: string, url: string): boolean {
  if (!isAbsolute(base)) return base === '' && /^\/[^/\\]/.test(url)
  return URL.canParse(base) && URL.canParse(url) && new URL(url).origin === new URL(base).origin
}
