import { storeOfRun } from './store-of-run.ts'
import { endpoints, type EndpointName, type Endpoints } from '#src/contract/index.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import { bodyOfAnswer, formOf } from '#tests/support/upload.ts'

/** Saturday, 21 November 2026, 10:00 in Berlin. */
export const NOW = Date.UTC(2026, 10, 21, 9, 0)

export interface Input {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  file?: File
  ifMatch?: number
}

/** An answer with its status; `body` is typed as the contract says, whatever was answered. */
export interface Answer<N extends EndpointName> {
  status: number
  body: OutputOf<Endpoints[N]>
  /** The body as it came, for refusals. */
  refusal: Record<string, unknown>
}

/**
 * The backend with its whole seed, and calls by endpoint name as one of the demo accounts: `dispo@nordkurs`. A larger world is always in
 * memory.
 */
export function seededBackend(start = NOW, scale = 1) {
  let now = start
  const origin = () => 'https://dispo.example'
  const server = createTestServer({
    now: () => now,
    origin,
    scale,
    database: scale > 1 ? undefined : storeOfRun(() => now),
  })
  const tokens = new Map<string, string>()

  async function tokenOf(account: string): Promise<string> {
    const [local = '', tenant = ''] = account.split('@')
    const token = tokens.get(account) ?? (await server.tokenFor(`usr-${tenant}-${local}`))
    tokens.set(account, token)
    return token
  }

  async function ask<N extends EndpointName>(account: string, name: N, input: Input = {}): Promise<Answer<N>> {
    const { method, path } = endpoints[name]
    const address = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''))
    const query = new URLSearchParams(Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)]))
    const headers: Record<string, string> = { 'X-Tenant-Id': account.split('@')[1] ?? '' }
    if (!input.file) headers['Content-Type'] = 'application/json'
    if (endpoints[name].access === 'session') headers['Authorization'] = `Bearer ${await tokenOf(account)}`
    if (input.ifMatch !== undefined) headers['If-Match'] = String(input.ifMatch)
    const sent = input.file ? formOf(input.body, input.file) : JSON.stringify(input.body)
    const init = { method, headers, ...(input.body === undefined ? {} : { body: sent }) }
    const response = await server.fetch(query.size > 0 ? `${address}?${query}` : address, init)
    const body = await bodyOfAnswer(response)
    return { status: response.status, body: body as OutputOf<Endpoints[N]>, refusal: body as Record<string, unknown> }
  }

  return {
    server,
    ask,
    /** Moves the clock; tokens are reissued. */
    pass(milliseconds: number) {
      now += milliseconds
      tokens.clear()
    },
  }
}

/** The first order of a tenant with a status, by number. */
export async function someOrder(backend: ReturnType<typeof seededBackend>, status: string, tenant = 'nordkurs') {
  const query = { status, sortBy: 'orderNumber', limit: 50 }
  const { body } = await backend.ask(`dispo@${tenant}`, 'orders.list', { query })
  const order = body.data.find(({ orderNumber }) => orderNumber !== 'NK-2026-004711')
  if (!order) throw new Error(`No order with status ${status}`)
  return order
}
