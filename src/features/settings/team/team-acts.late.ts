import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { TeamMember } from '#src/contract/accounts/team.ts'
import { parseRole, ROLES, type Role } from '#src/domain/accounts/roles.ts'

/** A role for somebody. */
interface Grant {
  member: TeamMember
  role: Role
}

async function membersOf({ services }: CommandContext, status: TeamMember['status']): Promise<TeamMember[]> {
  const { data } = await services.call('team.list', {})
  return data.filter((member) => member.status === status)
}

/** Least privilege first but for the role that was wished for; an admin is made on purpose only. */
function rolesFor({ wishedRole }: TeamMember): Role[] {
  const wished = wishedRole === undefined ? undefined : parseRole(wishedRole, { demo: false })
  const all = ROLES.toReversed()
  return wished === undefined || wished === 'admin' ? all : [wished, ...all.filter((role) => role !== wished)]
}

function grants({ services: { t } }: CommandContext, member: TeamMember, roles: readonly Role[]): Choice<Grant>[] {
  return roles.map((role) => ({
    id: `${member.id} ${role}`,
    title: t('team.as', { person: member.name, role: t(`role.${role}`) }),
    detail: member.wishedRole === role ? `${member.email} · ${t('team.wished')}` : member.email,
    value: { member, role },
  }))
}

/** Everybody who waits, with each role they can be given. */
export async function acceptChoices(context: CommandContext): Promise<Choice<Grant>[]> {
  return (await membersOf(context, 'waiting')).flatMap((member) => grants(context, member, rolesFor(member)))
}

export async function declineChoices(context: CommandContext): Promise<Choice<TeamMember>[]> {
  const waiting = await membersOf(context, 'waiting')
  return waiting.map((member) => ({ id: member.id, title: member.name, detail: member.email, value: member }))
}

/** Lets somebody in with the role that is granted. */
export async function accept(context: CommandContext, { member, role }: Grant): Promise<void> {
  const { call, t } = context.services
  const { name: person, id } = member
  await call('team.accept', { params: { id }, body: { role }, idempotencyKey: crypto.randomUUID() })
  settled(context, 'team.accept', member, t('team.accepted', { person, role: t(`role.${role}`) }))
}

export async function decline(context: CommandContext, member: TeamMember): Promise<void> {
  const { call, t } = context.services
  await call('team.decline', { params: { id: member.id }, idempotencyKey: crypto.randomUUID() })
  settled(context, 'team.decline', member, t('team.declined', { person: member.name }))
}

/** Says it, notes that there is no way back (decision A29), and refetches what shows it. */
function settled({ services }: CommandContext, commandId: string, { id, name: label }: TeamMember, said: string): void {
  const step = crypto.randomUUID()
  const entity = { kind: 'alert' as const, id: `alt-member-${id}`, label }
  services.remember({ step, at: Date.now(), commandId, title: said, entity, eventId: undefined })
  services.notify({ type: 'success', message: said })
  const touched = new Set<unknown>([
    'team.list',
    'users.list',
    'users.get',
    'audit.summary',
    'alerts.list',
    'navigation.get',
  ])
  void services.queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => touched.has(name) })
}
