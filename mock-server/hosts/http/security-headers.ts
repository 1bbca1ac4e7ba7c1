/** What a page of the app may do: nothing inline, nothing evaluated, nothing from elsewhere but its API, framed by no one. */
const contentPolicy = (connected: string, compiles: boolean) =>
  [
    "default-src 'none'",
    `script-src 'self'${compiles ? " 'wasm-unsafe-eval'" : ''}`,
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
    // The workers the app opens, each by an address that is written in its code.
    'trusted-types day-worker pdf-worker ocr-worker',
  ].join('; ')

/** Workers that decode pictures, or read them, by WebAssembly: they alone may compile it, no page may. */
const COMPILING_WORKER = /^\/assets\/(?:pdf\.worker|ocr-worker)[\w.-]*\.m?js$/

/** Headers of every answer that is not the API's, by its path. `api` is the API's origin, where it is another one. */
export function securityHeaders(api?: string): (path: string) => Readonly<Record<string, string>> {
  const [usual, compiling] = [headersOf(api, false), headersOf(api, true)]
  return (path) => (COMPILING_WORKER.test(path) ? compiling : usual)
}

function headersOf(api: string | undefined, compiles: boolean): Readonly<Record<string, string>> {
  // The policy tells HTTP from the live connection.
  const connected = api === undefined ? "'self'" : `'self' ${api} ${api.replace(/^http/, 'ws')}`
  return {
    'Content-Security-Policy': contentPolicy(connected, compiles),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  }
}
