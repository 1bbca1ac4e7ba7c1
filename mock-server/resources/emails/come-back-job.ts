import type { NewJob } from '../../ports/jobs.ts'

/** The job that shows an e-mail again at the moment it is put off to. */
export function comeBackJob(emailId: string, followUpAt: string): NewJob {
  const name = 'emails.comeBack'
  const runAt = Date.parse(followUpAt)
  return { id: `${name}-${emailId}-${runAt}`, name, runAt, payload: { emailId, followUpAt } }
}
