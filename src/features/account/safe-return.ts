/** Where people go who come from nowhere. Source: specification 2 */
export const HOME = '/dispatcher'

const LONGEST = 2000
/** Places no one wants to come back to. */
const NEVER = new Set(['/login', '/unauthorized'])

/**
 * The path to go back to after signing in: the given one when it resolves to a path of this origin and a known route,
 * else /dispatcher. `knownPaths` are route patterns such as `/orders/$id`. Never throws. Source: decision A1
 */
export function safeReturnPath(raw: unknown, knownPaths: readonly string[], origin = 'https://app.invalid'): string {
  if (typeof raw !== 'string' || raw.length > LONGEST || !isPlain(raw)) return HOME
  if (!URL.canParse(raw, origin)) return HOME
  const url = new URL(raw, origin)
  if (url.origin !== origin || url.username !== '' || url.password !== '') return HOME
  const segments = segmentsOf(url.pathname)
  if (segments === undefined || NEVER.has(`/${segments.join('/')}`)) return HOME
  if (!knownPaths.some((pattern) => fits(pattern, segments))) return HOME
  return `${url.pathname}${url.search}${url.hash}`
}

/** No backslash and no control character, which browsers read as `/` or leave out; a path, or a whole address. */
function isPlain(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- these characters are what it is about
  return !/[\\\u0000-\u0020\u007f]/.test(text) && (/^\/(?!\/)/.test(text) || /^https?:\/\//i.test(text))
}

/** The decoded parts of a path; nothing when one of them hides a separator, a control character or only dots. */
function segmentsOf(pathname: string): string[] | undefined {
  if (pathname.startsWith('//')) return undefined
  const segments: string[] = []
  for (const part of pathname.split('/').filter(Boolean)) {
    const text = decoded(part)
    // eslint-disable-next-line no-control-regex -- these characters are what it is about
    if (text === undefined || /[/\\\u0000-\u001f\u007f%]/.test(text) || /^\.+$/.test(text)) return undefined
    segments.push(text)
  }
  return segments
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

function fits(pattern: string, segments: readonly string[]): boolean {
  const parts = pattern.split('/').filter(Boolean)
  if (parts.length !== segments.length || parts.includes('$')) return false
  return parts.every((part, index) => part.startsWith('$') || part === segments[index])
}
