import type { BrowserContext, Page, Request, Response, WebSocket } from '@playwright/test'

/** A request to the backend as it left a page. */
interface SentRequest {
  method: string
  path: string
  address: string
  body: string | null
  tenant: string | undefined
  /** Whose session it was sent with. */
  sessionTenant: string | undefined
  key: string | undefined
  token: string | undefined
  /** The person's keystrokes until then. */
  acts: number
  /** Whether it was refused, and so has changed nothing. */
  isRefused?: boolean
}

/** Refreshes under way in all tabs of a browser, and the most there were at a time. */
interface Refreshes {
  now: number
  most: number
}
const refreshesOf = new WeakMap<BrowserContext, Refreshes>()

/** Milliseconds from a close to the next attempt, a little less than the 1.5 s it is. */
const PAUSE = 1400

/**
 * What goes over the wire of one page, and what of it must never be, no matter who does what. Of the mock backend in the browser
 * only loads and foreign requests are seen here: its calls and its live connection never leave the page.
 */
export class Wire {
  readonly #sent: SentRequest[] = []
  readonly #open = new Set<WebSocket>()
  readonly #answers = new Map<string, Promise<string>[]>()
  readonly #faults: string[] = []
  readonly #refreshes: Refreshes
  readonly #tenants = new Set<string>()
  #expectedTenants = 1
  #running = 0
  #seenLoads = 0
  #madeLoads = 0
  #acts = 0
  #loadedAt = Date.now()
  #attempts = 0
  /** Without a network, or with one again and nothing done by the person since. */
  #network: 'there' | 'gone' | 'back' = 'there'

  constructor(page: Page) {
    const context = page.context()
    this.#refreshes = refreshesOf.get(context) ?? { now: 0, most: 0 }
    refreshesOf.set(context, this.#refreshes)
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#load()
      if (isCall(request)) this.#note(request)
    })
    page.on('response', (response) => this.#hear(response))
    page.on('requestfinished', (request) => this.#end(request))
    page.on('requestfailed', (request) => this.#end(request))
    page.on('websocket', (socket) => this.#connect(socket))
    // The connections of the page before have ended with it, without a word, also those that began as it went.
    page.on('domcontentloaded', () => this.#open.clear())
  }

  /** A page is loaded. */
  #load(): void {
    this.#seenLoads += 1
    this.#open.clear()
    this.#running = 0
    this.#begin()
  }

  #begin(): void {
    this.#loadedAt = Date.now()
    this.#attempts = 0
  }

  #connect(socket: WebSocket): void {
    this.#open.add(socket)
    this.#attempts += 1
    socket.on('close', () => this.#open.delete(socket))
    const most = 3 + (Date.now() - this.#loadedAt) / PAUSE
    if (this.#attempts > most) this.#faults.push(`${this.#attempts} attempts to connect since the load`)
  }

  #note(request: Request): void {
    const sent = sentOf(request, this.#acts)
    const { method, path, key, tenant, sessionTenant } = sent
    this.#running += 1
    if (isRefresh(request)) {
      this.#refreshes.now += 1
      this.#refreshes.most = Math.max(this.#refreshes.most, this.#refreshes.now)
    }
    if (sessionTenant !== undefined) this.#tenants.add(sessionTenant)
    if (tenant !== (sessionTenant ?? tenant))
      this.#faults.push(`${method} ${path}: ${sessionTenant} asks for ${tenant}`)
    if (this.#network === 'gone' && !path.endsWith('/health')) this.#faults.push(`Sent offline: ${method} ${path}`)
    if (method !== 'GET') this.#judgeChange(sent)
    this.#sent.push(sent)
    if (key === undefined && method !== 'GET') this.#faults.push(`No key: ${method} ${path}`)
  }

  /** One intent is one key, and a network that is back sends nothing by itself. */
  #judgeChange(sent: SentRequest): void {
    const { method, path, body } = sent
    if (isOfSession(path) || isPresence(path)) return
    if (this.#network === 'back') this.#faults.push(`Sent later by itself: ${method} ${path}`)
    if (isTrial(body) || isQuestion(path)) return
    const isSame = (other: SentRequest) => other.method === method && other.path === path && other.body === body
    const twin = this.#sent.find(
      (other) => isSame(other) && other.acts === sent.acts && other.key !== sent.key && other.isRefused !== true,
    )
    if (twin) this.#faults.push(`Two keys for one intent: ${method} ${path}`)
  }

  #hear(response: Response): void {
    const request = response.request()
    const key = request.headers()['idempotency-key']
    if (key === undefined) return
    const isRefused = response.status() >= 400 && response.status() < 500
    for (const sent of this.#sent) if (sent.key === key) sent.isRefused = isRefused
    if (!response.ok()) return
    const before = this.#answers.get(key) ?? []
    // A page that goes takes its answers along.
    this.#answers.set(key, [...before, response.text().catch(() => '')])
  }

  #end(request: Request): void {
    if (isRefresh(request)) this.#refreshes.now -= 1
    if (isCall(request)) this.#running = Math.max(0, this.#running - 1)
  }

  /** The person has pressed a key. */
  acts(): void {
    this.#acts += 1
    if (this.#network === 'back') this.#network = 'there'
  }

  /** The test itself loads the page. */
  loads(): void {
    this.#madeLoads += 1
  }

  loses(): void {
    this.#network = 'gone'
  }

  regains(): void {
    this.#network = 'back'
    this.#begin()
  }

  /** The person works for this many tenants, one after the other. */
  expectsTenants(count: number): void {
    this.#expectedTenants = count
  }

  get isQuiet(): boolean {
    return this.#running === 0
  }

  /** Everything asked of the backend, as `PUT /api/orders/NK-2026-004711`. */
  requests(): string[] {
    return this.#sent.map(({ method, path }) => `${method} ${path}`)
  }

  /** What was to change something. */
  changes(): string[] {
    return this.requests().filter((request) => !request.startsWith('GET'))
  }

  /** The last call with an address like this, with what it was asked with. */
  last(address: RegExp): SentRequest | undefined {
    return this.#sent.findLast((sent) => sent.method === 'GET' && address.test(sent.address))
  }

  /** What must be true of everybody and was not. */
  async faults(): Promise<string[]> {
    const found = [...this.#faults]
    // While one is being closed the next may be open already; once everything has settled there is one.
    if (this.#open.size > 1) found.push(`${this.#open.size} live connections at the end`)
    if (this.#tenants.size > this.#expectedTenants) found.push(`Tenants: ${[...this.#tenants].join(', ')}`)
    if (this.#refreshes.most > 1) found.push(`${this.#refreshes.most} refreshes at a time`)
    if (this.#seenLoads > this.#madeLoads) found.push(`${this.#seenLoads} loads, ${this.#madeLoads} of them made`)
    for (const [key, answers] of this.#answers) {
      const different = new Set((await Promise.all(answers)).filter((text) => text !== ''))
      if (different.size > 1) found.push(`Two answers to the key ${key}`)
    }
    return found
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname
const isCall = (request: Request) => pathOf(request).startsWith('/api/')
const isRefresh = (request: Request) => pathOf(request) === '/api/auth/refresh'
const isOfSession = (path: string) => /^\/api\/(v1\/)?(auth|csrf)\//.test(path)
/** Repeated by the clock; says what is open and changes nothing. */
const isPresence = (path: string) => path.endsWith('/presence')
/** A question that is too long for an address: it may be asked again. */
const isQuestion = (path: string) => path.endsWith('/imports/known')
/** Asks what would happen, and changes nothing. */
const isTrial = (body: string | null) => /"dryRun":\s*true/.test(body ?? '')

function sentOf(request: Request, acts: number): SentRequest {
  const headers = request.headers()
  const token = /^Bearer (.+)$/.exec(headers['authorization'] ?? '')?.[1]
  const { pathname, search } = new URL(request.url())
  return {
    method: request.method(),
    path: pathname,
    address: pathname + search,
    body: request.postData(),
    tenant: headers['x-tenant-id'],
    sessionTenant: token && tenantOf(token),
    key: headers['idempotency-key'],
    token,
    acts,
  }
}

function tenantOf(token: string): string | undefined {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { tenant?: string }
  return claims.tenant
}
