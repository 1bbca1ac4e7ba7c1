import type { Fetch } from './request/send-request.ts'
import { isAbsolute, joinUrl } from './request/url.ts'

/** Milliseconds a probe may take. Source: specification 9 */
const PROBE_TIMEOUT = 800
/** Milliseconds the start-up screen waits for the base. Source: specification 2 and 9 */
const API_INIT_TIMEOUT = 1800

const PROBE_PORTS = [3001, 3010]

/** The start-up check: the message to fail with, or nothing. An empty or missing value is fine. Source: specification 5 */
export function checkApiUrl(value: string | undefined): string | undefined {
  const text = value?.trim() ?? ''
  if (text === '' || (isAbsolute(text) && URL.canParse(text) && new URL(text).hostname !== '')) return undefined
  return `API URL must be a valid HTTP(S) URL: ${text.slice(0, 200)}`
}

export interface BasePorts {
  fetch: Fetch
  /** The configured base, empty when none is. */
  configured: string
  /** The page's address, as `location.href`. */
  pageUrl: string
}

export interface ApiBase {
  /** The base as last found; empty is the page's own origin. */
  current(): string
  /** Looks for the base again, once for all who ask meanwhile. Never rejects. */
  resolve(): Promise<string>
  /** Told after the base has changed, e.g. to reconnect the live connection. Returns what ends that. */
  onChange(listener: (base: string) => void): () => void
}

/** Finds and keeps the API base. Throws when a configured one is not valid. */
export function createApiBase(ports: BasePorts): ApiBase {
  const wrong = checkApiUrl(ports.configured)
  if (wrong !== undefined) throw new Error(wrong)
  const listeners = new Set<(base: string) => void>()
  let base = ports.configured.trim().replace(/\/+$/, '')
  let looking: Promise<string> | undefined

  async function look(): Promise<string> {
    const found = await findBase(ports)
    if (found !== base) {
      base = found
      for (const listener of listeners) listener(found)
    }
    return base
  }

  return {
    current: () => base,
    resolve() {
      looking ??= look().finally(() => {
        looking = undefined
      })
      return looking
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Waits until the base is known, at most as long as the start-up screen may stay. Source: specification 2 and 9 */
export async function baseInTime(base: Pick<ApiBase, 'resolve'>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, API_INIT_TIMEOUT)
  })
  await Promise.race([base.resolve(), late])
  clearTimeout(timer)
}

/**
 * The configured base; else, on this computer only, the first local port that answers a health probe; else the page's
 * own origin. Source: decision A18
 */
export async function findBase(ports: BasePorts): Promise<string> {
  const configured = ports.configured.trim().replace(/\/+$/, '')
  if (configured !== '') return configured
  const page = URL.canParse(ports.pageUrl) ? new URL(ports.pageUrl) : undefined
  if (page === undefined || !isThisComputer(page.hostname)) return ''
  for (const port of PROBE_PORTS) {
    const base = `${page.protocol}//${page.hostname}:${port}`
    if (await answers(ports.fetch, base)) return base === page.origin ? '' : base
  }
  return ''
}

export function isThisComputer(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(hostname)
  )
}

/** Whether a health call is answered with JSON in time. Carries no tenant, token or cookie: who answers is unknown yet. */
async function answers(fetch: Fetch, base: string): Promise<boolean> {
  const clock = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => {
      clock.abort()
      resolve(false)
    }, PROBE_TIMEOUT)
  })
  const probe = fetch(joinUrl(base, '/api/v1/health'), {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    signal: clock.signal,
  }).then(
    (response) => response.ok && (response.headers.get('Content-Type') ?? '').includes('json'),
    () => false,
  )
  const result = await Promise.race([probe, late])
  clearTimeout(timer)
  return result
}
