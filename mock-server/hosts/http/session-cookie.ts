/** The cookie in which a browser keeps the session of a production build (decision A13). */
const NAME = 'session'
const SET = '/api/v1/auth/set-cookie'
const CLEAR = '/api/v1/auth/clear-cookie'
const REFRESH = '/api/auth/refresh'

/** Seconds for which a browser keeps the cookie of somebody who wants to be remembered; others lose it with the browser. */
const REMEMBERED = 30 * 24 * 3600

/** Out of the page's reach, and sent to the API alone. */
const cookie = (token: string, more = '') => `${NAME}=${token}; Path=/api; HttpOnly; SameSite=Strict${more}`

/** What a call that has gone well does to the cookie; `isSecure`: the browser is to send it over TLS alone. */
export function cookieAfter(pathname: string, body: string, isSecure: boolean): string | undefined {
  const secure = isSecure ? '; Secure' : ''
  if (pathname === CLEAR) return cookie('', `${secure}; Max-Age=0`)
  if (pathname !== SET) return undefined
  const token = /"token"\s*:\s*"([\w.-]+)"/.exec(body)?.[1]
  if (token === undefined) return undefined
  return cookie(token, secure + (/"rememberMe"\s*:\s*true/.test(body) ? `; Max-Age=${REMEMBERED}` : ''))
}

/**
 * Signs a refresh with the cookie where it brings no token: a page that was reloaded has none. No other call is signed
 * so, or a foreign page could make it.
 */
export function withCookie(pathname: string, headers: Headers): Headers {
  if (pathname !== REFRESH || headers.has('Authorization')) return headers
  const token = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]+)`).exec(headers.get('Cookie') ?? '')?.[1]
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return headers
}
