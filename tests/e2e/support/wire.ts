import { expect, type Request, type WebSocket } from '@playwright/test'
import type { Person } from './person.ts'

/** A business request as it left a browser. */
interface Sent {
  method: string
  path: string
  tenant: string | undefined
}

/** What went over a person's wire since; works where the backend is a server of its own. */
export class Wire {
  readonly #sent: Sent[] = []
  readonly #sockets = new Set<WebSocket>()
  #mostSockets = 0
  #refreshing = 0
  #mostRefreshing = 0
  #loads = 0

  constructor({ page }: Person) {
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#begin()
      this.#note(request)
    })
    const ended = (request: Request) => {
      if (isRefresh(request)) this.#refreshing -= 1
    }
    page.on('requestfinished', ended)
    page.on('requestfailed', ended)
    page.on('websocket', (socket) => {
      this.#sockets.add(socket)
      this.#mostSockets = Math.max(this.#mostSockets, this.#sockets.size)
      socket.on('close', () => this.#sockets.delete(socket))
    })
  }

  /** A page is loaded; the connections of the one before have ended with it, without a word. */
  #begin(): void {
    this.#loads += 1
    this.#sockets.clear()
  }

  #note(request: Request): void {
    const { pathname } = new URL(request.url())
    if (isRefresh(request)) this.#mostRefreshing = Math.max(this.#mostRefreshing, (this.#refreshing += 1))
    if (!pathname.startsWith('/api/')) return
    const tenant = request.headers()['x-tenant-id']
    this.#sent.push({ method: request.method(), path: pathname, tenant })
  }

  /** Everything asked of the backend, as `PUT /api/orders/NK-2026-004711`. */
  requests(): string[] {
    return this.#sent.map(({ method, path }) => `${method} ${path}`)
  }

  /** What was to change something. */
  changes(): string[] {
    return this.requests().filter((request) => !request.startsWith('GET'))
  }

  /** Holds what has to be true of everybody, whatever happened: one tenant, one live connection, one refresh, few loads. */
  wasCalm(loads: number): void {
    const tenants = new Set(this.#sent.filter(({ tenant }) => tenant !== undefined).map(({ tenant }) => tenant))
    expect([...tenants], 'One tenant').toEqual(['nordkurs'])
    expect(this.#mostSockets, 'Live connections at a time').toBeLessThanOrEqual(1)
    expect(this.#mostRefreshing, 'Refreshes at a time').toBeLessThanOrEqual(1)
    expect(this.#loads, 'Page loads').toBeLessThanOrEqual(loads)
  }
}

const isRefresh = (request: Request) => new URL(request.url()).pathname === '/api/auth/refresh'
