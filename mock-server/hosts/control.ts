import * as z from 'zod/mini'
import { de } from 'zod/locales'
import { jsonAnswer } from '../core/answers.ts'
import { applyFault, FaultOrder } from '../core/faults.ts'
import type { MockServer } from '../server.ts'

const FAULTS_PATH = '/__faults'
const RESET_PATH = '/__reset'
const german = de().localeError

/** Whether a path is one of the switches below. */
export function isControlPath(pathname: string): boolean {
  return pathname === FAULTS_PATH || pathname === RESET_PATH
}

/**
 * Switches for tests, only in hosts started with faults: `POST /__faults` with a list of `FaultOrder`, and
 * `POST /__reset` for the seed's world. 204 when done, 422 for a list that cannot be read; no effect then.
 */
export async function control(server: MockServer, request: Request): Promise<Response> {
  if (request.method !== 'POST') return jsonAnswer(405, { message: 'Method not allowed' }, { Allow: 'POST' })
  if (new URL(request.url).pathname === RESET_PATH) {
    await server.reset()
    return new Response(null, { status: 204 })
  }
  const orders = z.array(FaultOrder).safeParse(await request.json().catch(() => undefined), { error: german })
  if (!orders.success) return jsonAnswer(422, { message: z.prettifyError(orders.error) })
  for (const order of orders.data) applyFault(server.faults, order)
  return new Response(null, { status: 204 })
}
