/** Names of the headers the client sends. Source: decision A20 */
export const TENANT_HEADER = 'X-Tenant-Id'
export const CSRF_HEADER = 'X-CSRF-Token'
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'
export const VERSION_HEADER = 'If-Match'
export const AUTHORIZATION_HEADER = 'Authorization'

export interface HeaderParts {
  tenantId: string
  token: string | undefined
  /** `user:password`; only used where no bearer token is present (one header carries both). */
  basicAuth: string | undefined
  csrfToken: string | undefined
  idempotencyKey: string | undefined
  /** Version an edit started from; 0 is none. */
  ifMatch: number | undefined
  /** True when a JSON body is sent. Multipart bodies name their own type. */
  jsonBody: boolean
  /** True when the answer is a file of any kind. */
  file?: boolean
}

/**
 * The headers of one request to the API origin. Values that no header can carry are left out: a broken stored tenant or
 * token must not make every call throw.
 */
export function headersOf(parts: HeaderParts): Record<string, string> {
  const headers: Record<string, string> = { Accept: parts.file ? '*/*' : 'application/json' }
  if (parts.jsonBody) headers['Content-Type'] = 'application/json'
  add(headers, TENANT_HEADER, parts.tenantId)
  add(headers, AUTHORIZATION_HEADER, authorization(parts))
  add(headers, CSRF_HEADER, parts.csrfToken)
  add(headers, IDEMPOTENCY_HEADER, parts.idempotencyKey)
  add(headers, VERSION_HEADER, parts.ifMatch ? String(parts.ifMatch) : undefined)
  return headers
}

function authorization({ token, basicAuth }: HeaderParts): string | undefined {
  if (token) return `Bearer ${token}`
  return basicAuth ? `Basic ${base64(basicAuth)}` : undefined
}

function base64(text: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(text)))
}

function add(headers: Record<string, string>, name: string, value: string | undefined): void {
  if (value && /^[\u0021-\u007e][\u0020-\u007e]*$/.test(value)) headers[name] = value
}

/** Seconds of a Retry-After header: a number or an HTTP date; garbage is nothing, the past 0, a day the most. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  const seconds = /^\d{1,15}$/.test(text) ? Number(text) : (httpDate(text) - now) / 1000
  if (!Number.isFinite(seconds)) return undefined
  return Math.min(86_400, Math.max(0, Math.ceil(seconds)))
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Sun, 06 Nov 1994 08:49:37 GMT` in milliseconds since 1970, else NaN. Source: RFC 9110, 5.6.7 */
export function httpDate(text: string): number {
  const match = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT$/.exec(text)
  if (!match) return Number.NaN
  const [day, year, hour, minute, second] = [match[1], match[3], match[4], match[5], match[6]].map(Number)
  const month = MONTHS.indexOf(match[2] ?? '')
  if (month < 0) return Number.NaN
  return Date.UTC(year ?? 0, month, day, hour, minute, second)
}

/** The name a `Content-Disposition` header gives to a file; undefined where it gives none. Source: RFC 6266 */
export function fileName(header: string | null): string | undefined {
  const encoded = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(header ?? '')?.[1]
  const plain = /;\s*filename="([^"]*)"/i.exec(header ?? '')?.[1]
  if (encoded === undefined) return plain
  try {
    return decodeURIComponent(encoded)
  } catch {
    return plain
  }
}
