import type { FaultTarget, PlannedFault } from '#src/contract/mock/control.ts'
import type { EndpointName } from '#src/contract/index.ts'

export type Garbage = 'html' | 'empty' | 'cut'

/** What goes wrong with one call. */
export type Fault =
  | { kind: 'fail'; status: number; body: unknown; headers: Record<string, string> }
  | { kind: 'loseResponse' }
  | { kind: 'garbage'; garbage: Garbage }

interface ScheduledFault {
  id: number
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

/**
 * Faults by endpoint name, or for all of them (`*`); the newest plan for an endpoint counts, and goes before those for all. The words
 * are those of `MockVerb`.
 */
export class Faults {
  readonly #ports: FaultPorts
  readonly #usualLatency: number
  readonly #planned = new Map<FaultTarget, ScheduledFault[]>()
  readonly #slow = new Map<FaultTarget, { id: number; milliseconds: number }>()
  #latency: number
  #offline = false
  #made = 0

  /** `latency`: milliseconds every answer takes longer, also after a reset. */
  constructor(ports: FaultPorts, latency = 0) {
    this.#ports = ports
    this.#usualLatency = latency
    this.#latency = latency
  }

  /** Answers the next calls with a status, every one unless `times` is given, without running the rule. */
  fail(
    name: FaultTarget,
    status: number,
    options: {
      times?: number | undefined
      body?: unknown
      headers?: Record<string, string> | undefined
    } = {},
  ): void {
    const { times = Number.POSITIVE_INFINITY, body = { message: `Fault ${status}` }, headers = {} } = options
    this.#plan(name, { kind: 'fail', status, body, headers }, times)
  }

  /** Answers this many milliseconds later, until `heal` or `reset`. */
  slow(name: FaultTarget, milliseconds: number): void {
    this.#slow.set(name, { id: (this.#made += 1), milliseconds })
  }

  /** Runs the rule and keeps what it wrote, but the answer never arrives. */
  loseResponse(name: FaultTarget, times = 1): void {
    this.#plan(name, { kind: 'loseResponse' }, times)
  }

  /** Sends something that is not the JSON that was due: a page, nothing, or the first half. */
  garbage(name: FaultTarget, garbage: Garbage, times = Number.POSITIVE_INFINITY): void {
    this.#plan(name, { kind: 'garbage', garbage }, times)
  }

  /** Takes faults back: the one with this id, all of one endpoint, or all there are. */
  heal({ id, name }: { id?: number | undefined; name?: FaultTarget | undefined } = {}): void {
    const isMeant = (target: FaultTarget, own: number) => (id ?? own) === own && (name ?? target) === target
    for (const [target, planned] of this.#planned) {
      this.#planned.set(
        target,
        planned.filter((one) => !isMeant(target, one.id)),
      )
    }
    for (const [target, one] of this.#slow) if (isMeant(target, one.id)) this.#slow.delete(target)
  }

  /** Every answer takes so many milliseconds longer. */
  setLatency(milliseconds: number): void {
    this.#latency = milliseconds
  }

  get latency(): number {
    return this.#latency
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
    this.#latency = this.#usualLatency
    this.#offline = false
  }

  /** The fault of this call, if any; counts it. */
  take(name: EndpointName): Fault | undefined {
    const planned = [name, '*' as const].map((target) => this.#planned.get(target)).find((list) => list?.length)
    const current = planned?.at(-1)
    if (!planned || !current) return undefined
    current.times -= 1
    if (current.times <= 0) planned.pop()
    return current.fault
  }

  /** Milliseconds by which this call is answered later. */
  delayOf(name: EndpointName): number {
    return this.#latency + (this.#slow.get(name) ?? this.#slow.get('*') ?? { milliseconds: 0 }).milliseconds
  }

  /** What still waits for calls, in the order it was planned. */
  list(): PlannedFault[] {
    const planned = [...this.#planned].flatMap(([name, list]) =>
      list.map(({ id, fault, times }): PlannedFault => {
        const left = Number.isFinite(times) ? { times } : {}
        if (fault.kind === 'fail') return { id, name, kind: 'fail', status: fault.status, ...left }
        if (fault.kind === 'garbage') return { id, name, kind: 'garbage', garbage: fault.garbage, ...left }
        return { id, name, kind: 'loseResponse', ...left }
      }),
    )
    const slow = [...this.#slow].map(([name, one]): PlannedFault => ({ name, kind: 'slow', ...one }))
    return [...planned, ...slow].toSorted((a, b) => a.id - b.id)
  }

  #plan(name: FaultTarget, fault: Fault, times: number): void {
    const planned = this.#planned.get(name) ?? []
    planned.push({ id: (this.#made += 1), fault, times })
    this.#planned.set(name, planned)
  }
}
