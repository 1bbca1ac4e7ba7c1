import { createClient } from '#src/api/client.ts'
import type { ClientPorts } from '#src/api/client-ports.ts'
import { ApiError } from '#src/api/api-error.ts'

/** One request as it left the client. */
export interface SentRequest {
  method: string
  url: string
  headers: Record<string, string>
  body: unknown
  init: RequestInit
}

export type Reply = Response | Error | Promise<Response>

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })

export const raw = (status: number, body: string | null, statusText = '') => new Response(body, { status, statusText })

export const broken = () => new TypeError('Failed to fetch')

/** A client whose requests are recorded and answered by a function; all else can be changed while it runs. */
export function clientWith(answer: (sent: SentRequest, index: number) => Reply, given: Partial<ClientPorts> = {}) {
  const sent: SentRequest[] = []
  const ended: string[] = []
  const state = { tenant: 'nordkurs', token: 'old' as string | undefined, online: true, base: 'https://api.example' }
  let keys = 0
  const ports: ClientPorts = {
    fetch: async (url, init) => {
      const request: SentRequest = {
        method: init.method ?? 'GET',
        url,
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body,
        init,
      }
      sent.push(request)
      const reply = await answer(request, sent.length - 1)
      if (reply instanceof Error) throw reply
      return reply
    },
    baseUrl: () => state.base,
    resolveBase: async () => state.base,
    tenantId: () => state.tenant,
    token: () => state.token,
    refreshToken: async () => {
      state.token = 'new'
      return 'new'
    },
    sessionEnded: (error) => {
      ended.push(`${error.message} / ${error.detail}`)
      state.token = undefined
    },
    online: () => state.online,
    newKey: () => `key-${++keys}`,
    now: () => Date.UTC(2026, 10, 23, 12, 0, 0),
    credentials: 'include',
    ...given,
  }
  return { ...createClient(ports), sent, ended, state }
}

/** Path, query and method of what was sent, without CSRF fetches. */
export const lines = (sent: readonly SentRequest[]) =>
  withoutCsrf(sent).map((request) => `${request.method} ${request.url.replace('https://api.example', '')}`)

export const withoutCsrf = (sent: readonly SentRequest[]) =>
  sent.filter((request) => !request.url.endsWith('/csrf/token'))

/** Answers CSRF fetches by itself. */
export const withCsrf = (answer: (sent: SentRequest, index: number) => Reply) => {
  let index = 0
  return (request: SentRequest): Reply =>
    request.url.endsWith('/csrf/token') ? json(200, { csrfToken: 'csrf-1' }) : answer(request, index++)
}

/** What a failed call looks like from outside. */
export async function failure(promise: Promise<unknown>) {
  try {
    await promise
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: error.kind, status: error.status, message: error.message }
  }
  return 'no failure'
}
