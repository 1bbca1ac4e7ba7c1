import * as z from 'zod/mini'
import { endpoints, type EndpointName } from '#src/contract/index.ts'

export type Garbage = 'html' | 'empty' | 'cut'

/** What goes wrong with one call. */
export type Fault =
  | { kind: 'fail'; status: number; body: unknown; headers: Record<string, string> }
  | { kind: 'loseResponse' }
  | { kind: 'garbage'; garbage: Garbage }

interface ScheduledFault {
  fault: Fault
  /** How many calls are still hit. */
  times: number
}

/** What faults reach beyond the calls. */
export interface FaultPorts {
  dropSockets(): void
  expireTokens(): void
  rotateCsrf(): void
}

/** Faults by endpoint name, for tests and demonstrations; the newest plan for an endpoint counts. */
export class Faults {
  readonly #ports: FaultPorts
  readonly #planned = new Map<EndpointName, ScheduledFault[]>()
  readonly #slow = new Map<EndpointName, number>()
  #offline = false

  constructor(ports: FaultPorts) {
    this.#ports = ports
  }

  /** Answers the next calls with a status, every one unless `times` is given, without running the rule. */
  fail(
    name: EndpointName,
    status: number,
    options: { times?: number; body?: unknown; headers?: Record<string, string> } = {},
  ): void {
    const { times = Number.POSITIVE_INFINITY, body = { message: `Fault ${status}` }, headers = {} } = options
    this.#plan(name, { kind: 'fail', status, body, headers }, times)
  }

  /** Answers this many milliseconds later, until `reset`. */
  slow(name: EndpointName, milliseconds: number): void {
    this.#slow.set(name, milliseconds)
  }

  /** Runs the rule and keeps what it wrote, but the answer never arrives. */
  loseResponse(name: EndpointName, times = 1): void {
    this.#plan(name, { kind: 'loseResponse' }, times)
  }

  /** Sends something that is not the JSON that was due: a page, nothing, or the first half. */
  garbage(name: EndpointName, garbage: Garbage, times = Number.POSITIVE_INFINITY): void {
    this.#plan(name, { kind: 'garbage', garbage }, times)
  }

  /** No request is answered and no socket lives until `online`. */
  offline(): void {
    this.#offline = true
    this.#ports.dropSockets()
  }

  online(): void {
    this.#offline = false
  }

  get isOffline(): boolean {
    return this.#offline
  }

  /** Closes every live connection, as a restart of a proxy does. */
  dropSocket(): void {
    this.#ports.dropSockets()
  }

  /** Refuses every token made until now; they can still be refreshed. */
  expireToken(): void {
    this.#ports.expireTokens()
  }

  /** Refuses every CSRF token made until now. */
  expireCsrf(): void {
    this.#ports.rotateCsrf()
  }

  reset(): void {
    this.#planned.clear()
    this.#slow.clear()
    this.#offline = false
  }

  /** The fault of this call, if any; counts it. */
  take(name: EndpointName): Fault | undefined {
    const planned = this.#planned.get(name)
    const current = planned?.at(-1)
    if (!planned || !current) return undefined
    current.times -= 1
    if (current.times <= 0) planned.pop()
    return current.fault
  }

  delayOf(name: EndpointName): number {
    return this.#slow.get(name) ?? 0
  }

  #plan(name: EndpointName, fault: Fault, times: number): void {
    const planned = this.#planned.get(name) ?? []
    planned.push({ fault, times })
    this.#planned.set(name, planned)
  }
}

const Name = z.custom<EndpointName>((value) => typeof value === 'string' && Object.hasOwn(endpoints, value))
const times = z.optional(z.int().check(z.minimum(1)))

/** One fault as it is sent to `POST /__faults`: `[{ "do": "fail", "name": "orders.list", "status": 500, "times": 1 }]`. */
export const FaultOrder = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('fail'),
    name: Name,
    status: z.int().check(z.minimum(200), z.maximum(599)),
    times,
    body: z.optional(z.unknown()),
    headers: z.optional(z.record(z.string(), z.string())),
  }),
  z.object({ do: z.literal('slow'), name: Name, milliseconds: z.number().check(z.minimum(0), z.maximum(600_000)) }),
  z.object({ do: z.literal('loseResponse'), name: Name, times }),
  z.object({ do: z.literal('garbage'), name: Name, garbage: z.enum(['html', 'empty', 'cut']), times }),
  z.object({ do: z.enum(['offline', 'online', 'dropSocket', 'expireToken', 'expireCsrf', 'reset']) }),
])
export type FaultOrder = z.output<typeof FaultOrder>

/** Does what was sent. */
export function applyFault(faults: Faults, order: FaultOrder): void {
  if (order.do === 'fail') return faults.fail(order.name, order.status, order)
  if (order.do === 'slow') return faults.slow(order.name, order.milliseconds)
  if (order.do === 'loseResponse') return faults.loseResponse(order.name, order.times)
  if (order.do === 'garbage') return faults.garbage(order.name, order.garbage, order.times)
  return faults[order.do]()
}
