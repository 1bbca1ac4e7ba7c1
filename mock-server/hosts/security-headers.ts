/** What a page of the app may do: nothing inline, nothing evaluated, nothing from elsewhere but its API, framed by no one. */
const contentPolicy = (connected: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connected}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one worker the app opens, by an address that is written in its code.
    'trusted-types day-worker',
  ].join('; ')

/** Headers of every answer that is not the API's. `api` is the API's origin, where it is another one. */
export function securityHeaders(api?: string): Readonly<Record<string, string>> {
  // The policy tells HTTP from the live connection.
  const connected = api === undefined ? "'self'" : `'self' ${api} ${api.replace(/^http/, 'ws')}`
  return {
    'Content-Security-Policy': contentPolicy(connected),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}
