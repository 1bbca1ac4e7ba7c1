import { createClient } from '#src/api/client.ts'
import type { ClientPorts } from '#src/api/client-ports.ts'
import { ApiError } from '#src/api/api-error.ts'
import { bodyOfAnswer } from '#tests/support/upload.ts'
import { createTestServer } from '#tests/support/test-server.ts'
import type { MockServer } from '#mock-server/server.ts'
import type { DatabasePort } from '#mock-server/store/store.ts'
import { storeOfRun } from '#tests/mock-server/store-of-run.ts'

/** Monday, 23 November 2026, 14:03 in Berlin. */
export const NOW = Date.UTC(2026, 10, 23, 13, 3)

/** Part before the @ of each demo account, in the order of the roles. Source: decision B7 */
export const ACCOUNTS = {
  admin: 'admin',
  dispatcher: 'dispo',
  sales: 'vertrieb',
  finance: 'finanzen',
  user: 'gast',
} as const
export type RoleName = keyof typeof ACCOUNTS
export const ROLE_NAMES = Object.keys(ACCOUNTS) as RoleName[]

export interface RequestOptions {
  as?: RoleName
  tenant?: string
  body?: unknown
  /** Replace what would be sent; undefined leaves a header out. */
  headers?: Record<string, string | undefined>
}

export interface Answer {
  status: number
  body: unknown
}

const textOf = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body))

/** What an answer brings: of a file its name, kind and text. */
async function answerOf(response: Response): Promise<unknown> {
  const body = await bodyOfAnswer(response)
  return body instanceof File ? { name: body.name, mimeType: body.type, content: await body.text() } : body
}

/** Sends a call to a host; `path` with what it asks for. */
type Send = (path: string, init: RequestInit) => Promise<Response>

interface WireOptions {
  /** Reaches the backend in another way than within the program. */
  host?: (server: MockServer) => Promise<Send>
  /** Holds the rows; of the store that the run asks for unless given. */
  database?: DatabasePort
}

/** A fresh backend, spoken to on the wire and nowhere else. */
export function wire({ host, database }: WireOptions = {}) {
  let now = NOW
  const server = createTestServer({
    now: () => now,
    database: database ?? storeOfRun(() => now),
    random: (bytes) => bytes.fill(7),
  })
  const reached: Promise<Send> =
    host?.(server) ?? Promise.resolve((path, init) => server.fetch(new Request(`http://backend.example${path}`, init)))
  const tokens = new Map<string, string>()

  /** Signs in as a demo account, once. */
  async function tokenOf(role: RoleName, tenant = 'nordkurs'): Promise<string> {
    const email = `${ACCOUNTS[role]}@${tenant}.example`
    const known = tokens.get(email)
    if (known !== undefined) return known
    const { body } = await send('POST /api/auth/login', {
      body: { email, password: 'Frachtbrief-2026' },
      tenant,
      headers: { Authorization: undefined },
    })
    const { token } = body as { token: string }
    tokens.set(email, token)
    return token
  }

  /** Sends `PUT /api/orders/x` as a role of Nordkurs, admin unless named. */
  async function send(
    line: string,
    { as = 'admin', tenant = 'nordkurs', body, headers }: RequestOptions = {},
  ): Promise<Answer> {
    const [method = '', path = ''] = line.split(' ')
    const own = headers !== undefined && 'Authorization' in headers
    const all: Record<string, string | undefined> = {
      'X-Tenant-Id': tenant,
      'Content-Type': body instanceof FormData ? undefined : 'application/json',
      Authorization: own ? undefined : `Bearer ${await tokenOf(as, tenant)}`,
      ...headers,
    }
    const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const init = { method, headers: given, ...(body === undefined ? {} : { body: textOf(body) }) }
    const reach = await reached
    const response = await reach(path, init)
    return { status: response.status, body: await answerOf(response) }
  }

  return {
    server,
    send,
    tokenOf,
    pass(milliseconds: number) {
      now += milliseconds
    },
  }
}

/** The same call under the other of `/api` and `/api/v1`. Source: decision A5 */
export function otherPrefix(line: string): string {
  return line.includes(' /api/v1/') ? line.replace(' /api/v1/', ' /api/') : line.replace(' /api/', ' /api/v1/')
}

/** Those of the dotted paths (`items.0.type`) that an answer does not have; of `a|b` it must have one. */
export function missingIn(answer: unknown, paths: readonly string[]): string[] {
  return paths.filter((path) => !path.split('|').some((either) => isIn(answer, either)))
}

function isIn(answer: unknown, path: string): boolean {
  let value: unknown = answer
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false
    value = Reflect.get(value, key)
  }
  return true
}

/** The real client, signed in at a fresh backend; keeps what was sent and how it was answered. */
export async function clientOnWire(role: RoleName = 'admin', given: Partial<ClientPorts> = {}) {
  const backend = wire()
  const lines: string[] = []
  const ended: string[] = []
  const sent: { url: string; init: RequestInit }[] = []
  const state = { token: (await backend.tokenOf(role)) as string | undefined }
  let keys = 0
  const client = createClient({
    async fetch(url, init) {
      const line = `${init.method} ${url}`
      sent.push({ url, init })
      try {
        const response = await backend.server.fetch(url, init)
        if (!url.endsWith('/csrf/token')) lines.push(`${line} ${response.status}`)
        return response
      } catch (error) {
        if (!url.endsWith('/csrf/token')) lines.push(`${line} lost`)
        throw error
      }
    },
    baseUrl: () => '',
    resolveBase: async () => '',
    tenantId: () => 'nordkurs',
    token: () => state.token,
    async refreshToken() {
      const answer = await client.call('auth.refresh', {}).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return undefined
        throw error
      })
      if (answer !== undefined) state.token = answer.token
      return answer?.token
    },
    sessionEnded(error) {
      ended.push(`${error.message} / ${error.detail}`)
      state.token = undefined
    },
    online: () => true,
    newKey: () => `key-${(keys += 1)}`,
    now: () => NOW,
    credentials: 'include',
    ...given,
  })
  return { ...backend, call: client.call, lines, sent, ended, state }
}

/** The error of a call that must fail. */
export async function errorOf(promise: Promise<unknown>): Promise<ApiError> {
  try {
    await promise
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call was expected to fail')
}
