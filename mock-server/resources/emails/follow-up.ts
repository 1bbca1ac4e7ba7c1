import { type RuleContext, stamp } from '../../core/rule-context.ts'
import { putJob } from '../../ports/jobs.ts'
import { cascade } from '../../write/cascades.ts'
import { writeRecord } from '../../write/record-write.ts'
import { comeBackJob } from './come-back-job.ts'

/** An e-mail that is put off comes back at its moment, whoever put it off and however: an undo does it too. */
export const followUpCascades = [
  cascade({
    name: 'emailComesBack',
    on: 'emails',
    fields: ['followUpAt'],
    async run({ store }, { after }) {
      if (after?.followUpAt === undefined) return
      await putJob(store, comeBackJob(after.id, after.followUpAt))
    },
  }),
]

/** Shows an e-mail among the new ones again, as one nobody has opened yet; nothing where it was put off to another moment since. */
export async function comeBack(context: RuleContext, emailId: string, followUpAt: string): Promise<void> {
  const email = await context.store.find('emails', emailId)
  if (email?.followUpAt !== followUpAt || email.status !== 'new') return
  const values = { followUpAt: undefined, listedAt: stamp(context), readAt: undefined }
  await writeRecord(context, 'email', email, values, { type: 'came_back' })
}
