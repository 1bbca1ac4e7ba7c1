import type { Store } from '../store/store.ts'
import { HttpError, refusalBody } from './http-error.ts'
import { fingerprint } from './fingerprint.ts'

/** A mutation that may be sent again (decision A6). */
export interface Intent {
  /** Unique per tenant, person and key. */
  id: string
  /** What was asked for: method, path and body. */
  fingerprint: string
}

export interface KeptAnswer {
  status: number
  answer: unknown
}

export function intentOf(parts: { tenantId: string; userId: string; key: string; request: string }): Intent {
  return { id: `${parts.tenantId}:${parts.userId}:${parts.key}`, fingerprint: fingerprint(parts.request) }
}

/** Milliseconds for which an answer is kept: as long as a token can be renewed, no one repeats a call later. */
const KEPT_FOR = 25 * 60 * 60_000
/** Most answers kept per tenant. */
const MOST_KEPT = 5000
/** So many are taken away at most with each that is kept: the rest has its turn with the next ones. */
const AT_ONCE = 20

/** Takes away the oldest answers that have been kept long enough, or that are too many. */
async function forgetOldest(store: Store, until: string): Promise<void> {
  const oldest = await store.page('idempotency', { limit: 1 })
  const tooMany = oldest.pagination.total - MOST_KEPT
  // Mostly there is nothing to take away, and answers are long.
  if (tooMany <= 0 && oldest.data.every(({ createdAt = '' }) => createdAt >= until)) return
  const { data } = await store.page('idempotency', { limit: AT_ONCE })
  const over = data.filter(({ createdAt = '' }, at) => at < tooMany || createdAt < until)
  for (const { id } of over) await store.remove('idempotency', id)
}

/** The answer an intent had before. Throws 422 where its key was that of another request. */
async function keptAnswer(store: Store, intent: Intent): Promise<KeptAnswer | undefined> {
  const kept = await store.find('idempotency', intent.id)
  if (kept && kept.fingerprint !== intent.fingerprint) {
    const message = 'Dieser Schlüssel gehört zu einem anderen Vorgang.'
    throw new HttpError(422, { message, code: 'IDEMPOTENCY_MISMATCH' })
  }
  return kept && { status: kept.status, answer: kept.answer }
}

/** Answers kept per intent. Only successes are kept: what was refused had no effect and may be tried again. */
export class Idempotency {
  readonly #running = new Set<string>()

  /** The answer this intent had before; else runs it. Throws 409 while it runs and 422 for another request. */
  async once(store: Store, intent: Intent, run: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    if (this.#running.has(intent.id)) {
      throw new HttpError(409, { ...refusalBody({ code: 'reason.stillRunning' }), code: 'IDEMPOTENCY_RUNNING' })
    }
    this.#running.add(intent.id)
    try {
      return (await keptAnswer(store, intent)) ?? (await run())
    } catch (error) {
      // Another process may have done it at the same moment: then it was that one's, and is answered as by it.
      const kept = await keptAnswer(store, intent)
      if (kept) return kept
      throw error
    } finally {
      this.#running.delete(intent.id)
    }
  }

  /** Keeps an answer; inside the transaction of the mutation, so that both are there or neither. */
  async keep(store: Store, intent: Intent, { status, answer }: KeptAnswer, now: number): Promise<void> {
    await forgetOldest(store, new Date(now - KEPT_FOR).toISOString())
    await store.insert('idempotency', { id: intent.id, fingerprint: intent.fingerprint, status, answer })
  }
}
