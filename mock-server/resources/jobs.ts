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
import { UnknownJobError, type NewJob } from '../ports/jobs.ts'
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
  /** Every link that is sent begins with it. */
  origin: ServerPort['origin']
}

/** Does what a job is for. Throws `UnknownJobError` for a name of another version: it waits for that one. */
export async function runJob(
  store: Store,
  job: NewJob,
  now: number,
  { tenants, origin, ...tools }: JobTools,
): Promise<void> {
  const ids = await idSeries(store)
  const { tenantId } = store
  const session = { id: '', userId: '', role: 'dispatcher', tenantId, userName: BY_ITSELF, email: '' } as const
  const unit = unitWriting(store)
  const kept = keptFiles(store, { blobs: tools.blobs, newBlobId: blobIds(() => now, cryptoRandom), now: () => now })
  const server = { tenants, origin, newLinkToken: (id: string) => newLinkToken(id, cryptoRandom) }
  const context: JobContext = { store, now, session, newId: ids.newId, unit, server, keptFiles: kept, ...tools }
  const [noun = ''] = job.name.split('.')
  const jobs = await jobsOf[noun]?.()
  const work = jobs?.[job.name]
  if (!work) throw new UnknownJobError(job.name)
  await work(context, job.payload)
  await ids.keep()
}
