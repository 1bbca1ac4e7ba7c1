import { newLinkToken } from '../core/sessions/link-token.ts'
import { idSeries } from '../core/id-series.ts'
import { unitWriting } from '../write/act.ts'
import type { JobContext } from '../write/noun.ts'
import { jobsOf } from './index.ts'
import { blobIds, type Blobs } from '../ports/blobs.ts'
import { keptFiles } from '../ports/kept-files.ts'
import { cryptoRandom } from '../ports/random.ts'
import type { SendMail } from '../ports/mail.ts'
import type { PastOf } from '../ports/past.ts'
import type { ReadPaper } from '../ports/reader.ts'
import type { ServerPort } from '../core/handle.ts'
import type { NewJob } from '../ports/jobs.ts'
import type { Store } from '../store/store.ts'

/** What does things by itself stands under this name in outbox and history. */
const BY_ITSELF = 'Automatisch'

export type RunJob = typeof runJob

/** What jobs need beyond the data of their tenant. */
export interface JobTools {
  pastOf: PastOf
  sendMail: SendMail
  blobs: Blobs
  readPaper: ReadPaper
  /** Numbers of orders begin with what the tenant is called. */
  tenants: ServerPort['tenants']
}

/** Does what a job is for; whose name is unknown, of an older version say, is for nothing. */
export async function runJob(store: Store, job: NewJob, now: number, { tenants, ...tools }: JobTools): Promise<void> {
  const ids = await idSeries(store)
  const { tenantId } = store
  const session = { id: '', userId: '', role: 'dispatcher', tenantId, userName: BY_ITSELF, email: '' } as const
  const unit = unitWriting(store)
  const kept = keptFiles(store, { blobs: tools.blobs, newBlobId: blobIds(() => now, cryptoRandom), now: () => now })
  const server = { tenants, newLinkToken: (id: string) => newLinkToken(id, cryptoRandom) }
  const context: JobContext = { store, now, session, newId: ids.newId, unit, server, keptFiles: kept, ...tools }
  const [noun = ''] = job.name.split('.')
  const jobs = await jobsOf[noun]?.()
  await jobs?.[job.name]?.(context, job.payload)
  await ids.keep()
}
