import { handle } from '../../core/handle.ts'

const rules = () => import('./rules.ts')

/** The people of a company, and those who want to join it (decision A33). */
export const teamHandlers = {
  'team.list': handle('team.list', async (context) => ({ data: await (await rules()).team(context) })),
  'team.accept': handle('team.accept', async (context) => {
    return (await rules()).acceptMember(context, context.params.id, context.body.role)
  }),
  'team.decline': handle('team.decline', async (context) => {
    await (await rules()).declineMember(context, context.params.id)
    return { success: true }
  }),
  'team.setRole': handle('team.setRole', async (context) => {
    return (await rules()).setMemberRole(context, context.params.id, context.body.role)
  }),
}
