import { putJob } from '../../ports/jobs.ts'
import type { RuleContext } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { Store } from '../../store/store.ts'

type Session = Row<'wizardSessions'>

/** How long a session lives after the last use, milliseconds. Source: decision B3 */
export const LIFETIME = 24 * 60 * 60_000
/** How long it is known after that it has been there, milliseconds. */
const REMEMBERED = 30 * 24 * 60 * 60_000

/** Sessions looked at in one question. */
const AT_ONCE = 200

/** Price and carriers lie beside the session: they are results, and must not make the version of what was typed old. */
export const resultId = (sessionId: string) => `${sessionId}:results`

const iso = (moment: number) => new Date(moment).toISOString()

/** When a session that is used now is over. */
export const expiry = ({ now }: Pick<RuleContext, 'now'>) => iso(now + LIFETIME)

/** Whether no one can go on with a session, also before the job has come to it. */
export function isOver({ status, expiresAt }: Session, now: number): boolean {
  return status === 'expired' || (status === 'open' && Date.parse(expiresAt) <= now)
}

/** Looks after sessions that are over, at a moment in epoch milliseconds; the first one that was put down counts. */
export function scheduleExpiry(store: Store, runAt: number): Promise<void> {
  return putJob(store, { id: `wizard-${store.tenantId}`, name: 'wizard.forgetExpired', runAt, payload: {} })
}

/**
 * Takes what was typed out of the sessions that are over, which are still known to have been there for a month, and comes again
 * when the next one is. One that has been used meanwhile goes on.
 */
export async function forgetExpired(store: Store, now: number): Promise<void> {
  for (const { id } of await openUntil(store, now)) {
    const data = { customer: {}, cargo: {}, pickup: {}, delivery: {} }
    await store.patch('wizardSessions', id, { status: 'expired', data, issues: [], completedSteps: [] })
    await store.remove('wizardSessions', resultId(id))
  }
  const long = { status: 'expired', expiresAt: { lte: iso(now - REMEMBERED) } } as const
  for (;;) {
    const { data } = await store.page('wizardSessions', { where: long, limit: AT_ONCE })
    for (const { id } of data) await store.remove('wizardSessions', id)
    if (data.length < AT_ONCE) break
  }
  const next = [
    await firstEnd(store, { status: 'open', expiresAt: { gt: iso(now) } }),
    await firstEnd(store, { status: 'expired' }, REMEMBERED),
  ].filter((moment) => moment !== undefined)
  if (next.length > 0) await scheduleExpiry(store, Math.min(...next))
}

/** Open sessions whose time is over; their results, which lie beside them and are not kept longer by use, go with them. */
async function openUntil(store: Store, now: number): Promise<Session[]> {
  const where = { status: 'open', expiresAt: { lte: iso(now) } } as const
  const over: Session[] = []
  for (let page = 1; ; page += 1) {
    const { data, pagination } = await store.page('wizardSessions', { where, page, limit: AT_ONCE })
    over.push(...data.filter(({ id, sessionId }) => id === sessionId))
    if (page >= pagination.totalPages) return over
  }
}

async function firstEnd(
  store: Store,
  where: Parameters<typeof store.first<'wizardSessions'>>[1],
  more = 0,
): Promise<number | undefined> {
  const first = await store.first('wizardSessions', where, [{ field: 'expiresAt' }])
  return first && Date.parse(first.expiresAt) + more
}
