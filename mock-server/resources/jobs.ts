import { idSeries } from '../core/id-series.ts'
import { unitWriting } from '../write/act.ts'
import type { RuleContext } from '../core/rule-context.ts'
import type { Blobs } from '../ports/blobs.ts'
import type { SendMail } from '../ports/mail.ts'
import type { PastOf } from '../ports/past.ts'
import type { NewJob } from '../ports/jobs.ts'
import type { Store } from '../store/store.ts'

/** What does things by itself stands under this name in outbox and history. */
const BY_ITSELF = 'Automatisch'

/** What jobs need beyond the data of their tenant. */
export interface JobTools {
  pastOf: PastOf
  sendMail: SendMail
  blobs: Blobs
}

/** Does what a job is for; whose name is unknown, of an older version say, is for nothing. */
export async function runJob(
  store: Store,
  job: NewJob,
  now: number,
  { pastOf, sendMail, blobs }: JobTools,
): Promise<void> {
  const ids = await idSeries(store)
  const { tenantId } = store
  const session = { id: '', userId: '', role: 'dispatcher', tenantId, userName: BY_ITSELF, email: '' } as const
  const context: RuleContext = { store, now, session, newId: ids.newId, pastOf, unit: unitWriting(store) }
  if (job.name === 'messages.remind') {
    const { remindUnanswered } = await import('./messages/send.ts')
    await remindUnanswered(context, job.payload['messageId'] ?? '')
  }
  if (job.name === 'messages.handOver') {
    const { handOver } = await import('./messages/hand-over.ts')
    await handOver(store, job.payload['messageId'] ?? '', sendMail)
  }
  if (job.name === 'blobs.removeUnused') {
    const { removeUnusedBlobs } = await import('./unused-blobs.ts')
    await removeUnusedBlobs(store, now, blobs)
  }
  if (job.name === 'wizard.forgetExpired') {
    const { forgetExpired } = await import('./order-wizard/expiry.ts')
    await forgetExpired(store, now)
  }
  if (job.name === 'team.forgetExpired') {
    const { forgetExpired } = await import('./team/rules.ts')
    await forgetExpired(store, now)
  }
  await ids.keep()
}
