import type { EndpointName } from '#src/contract/index.ts'
import { errorAnswer, garbageAnswer, jsonAnswer } from './answers.ts'
import type { Faults } from './faults.ts'
import type { Handler, Handlers } from './handle.ts'
import { HttpError, refusalBody } from './http-error.ts'
import { answer, type PipelinePorts } from './pipeline.ts'
import { readerOf } from './record-reader.ts'
import { matchRoute, paramsOf, readingRoute, type Route } from './routes.ts'
import type { Clock } from '../ports/clock.ts'

/** Calls that need no more of a world than who there is: a start need not wait for the rest. */
const WITHOUT_RECORDS: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'csrf.token',
  'health.get',
  'auth.login',
  'auth.refresh',
  'auth.profile',
  'auth.tenants',
  'auth.setCookie',
  'auth.clearCookie',
])

interface RespondContext {
  options: {
    handlers: Partial<Handlers>
    clock: Clock
    report: (error: unknown) => void
  }
  routes: readonly Route[]
  faults: Faults
  /** The world of this moment, and when it can be asked. */
  life(): PipelinePorts & { open: Promise<void>; ready: Promise<void> }
}

/** Breaks on purpose, as a network does. */
class NetworkFault extends TypeError {}

/** What a network says that is broken. */
export const networkError = (): TypeError => new NetworkFault('Failed to fetch')

/** Whether a call has failed as a network does, and not by what it asks for. */
export const isNetworkFault = (error: unknown): boolean => error instanceof NetworkFault

/** Finds the rule of a request and answers by it, late or wrongly where a fault was asked for. */
export async function respond(
  { options, routes, faults, life }: RespondContext,
  request: Request,
  address?: string,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (readableText(pathname) === undefined)
    return jsonAnswer(400, { ...refusalBody({ code: 'reason.badAddress' }), code: 'BAD_ADDRESS' })
  const { route, allowed } = matchRoute(routes, request.method, pathname)
  if (!route) return notServed(allowed)
  await (WITHOUT_RECORDS.has(route.name) ? life().open : life().ready)
  await wait(options.clock, faults.delayOf(route.name), request.signal)
  const fault = faults.take(route.name)
  if (fault?.kind === 'fail') return jsonAnswer(fault.status, fault.body, fault.headers)
  const reading = readingRoute(routes, route)
  const response = await run(options, { route, reading, address }, request, life())
  if (fault?.kind === 'loseResponse') throw networkError()
  return fault?.kind === 'garbage' ? garbageAnswer(fault.garbage, response) : response
}

/** What the rule behind a route answers, or what it refuses with. */
async function run(
  options: RespondContext['options'],
  { route, reading, address }: { route: Route; reading: Route | undefined; address: string | undefined },
  request: Request,
  life: PipelinePorts,
): Promise<Response> {
  const { name } = route
  const { pathname } = new URL(request.url)
  const handler = options.handlers[name] as Handler<EndpointName> | undefined
  try {
    if (!handler) throw new HttpError(501, { message: 'Not implemented', code: 'NOT_IMPLEMENTED' })
    const reader = reading && readerOf(options.handlers, reading, pathname)
    return await answer(handler, { name, request, address, params: paramsOf(route, pathname) }, life, reader)
  } catch (error) {
    return errorAnswer(error, options.report)
  }
}

/**
 * What an address says; nothing where it is no text, as `%ff` is none. The text is answered: a build leaves out a call of which nothing is
 * used, and what it would have thrown.
 */
function readableText(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return undefined
  }
}

/** 405 with the methods that are served, so that a client can fall back (decision A8); else 404. */
function notServed(allowed: readonly string[]): Response {
  if (allowed.length === 0) return jsonAnswer(404, { message: 'Data not found', code: 'NOT_FOUND' })
  return jsonAnswer(405, { message: 'Method not allowed', code: 'METHOD' }, { Allow: allowed.join(', ') })
}

function wait(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds <= 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const stop = clock.after(milliseconds, resolve)
    const giveUp = () => {
      stop()
      reject(signal.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'))
    }
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
  })
}
