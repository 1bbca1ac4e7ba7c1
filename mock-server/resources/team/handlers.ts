import { handle } from '../../core/handle.ts'
import type { Jobs } from '../../write/noun.ts'
import { acceptMember, declineMember, forgetExpired, setMemberRole, team } from './rules.ts'

/** The people of a company, and those who want to join it (decision A33). */
export const teamHandlers = {
  'team.list': handle('team.list', async (context) => ({ data: await team(context) })),
  'team.accept': handle('team.accept', async (context) => {
    return acceptMember(context, context.params.id, context.body.role)
  }),
  'team.decline': handle('team.decline', async (context) => {
    await declineMember(context, context.params.id)
    return { success: true }
  }),
  'team.setRole': handle('team.setRole', async (context) => {
    return setMemberRole(context, context.params.id, context.body.role)
  }),
}

/** Who was never let in is forgotten. */
export const teamJobs: Jobs = {
  'team.forgetExpired': async ({ store, now }) => {
    await forgetExpired(store, now)
  },
}
