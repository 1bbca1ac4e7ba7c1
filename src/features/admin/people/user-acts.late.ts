import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { UserAccount } from '#src/contract/accounts/users.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { ownSender } from '#src/records/changes/intent-key.ts'
import { noteStep } from '#src/records/changes/own-steps.ts'
import { invalidateRelated } from '#src/records/changes/invalidate.ts'
import { OFFERED_ROLES } from '../invite/role-choice.tsx'
import { userChanges } from './user-changes.ts'

const chosen = (context: CommandContext) => newestRecords(context, 'user', chosenTargets(context))

const nameOf = (records: readonly UserAccount[], { services: { t } }: CommandContext) => {
  const [first] = records
  return first === undefined || records.length > 1
    ? t('user.count', { count: records.length })
    : userChanges.labelOf(first)
}

/** Each role with what it is for; the one that somebody has already is said. */
export async function roleChoices(context: CommandContext): Promise<Choice<Role>[]> {
  const { t } = context.services
  const records = await chosen(context)
  return OFFERED_ROLES.map((role) => ({
    id: role,
    title: t(`role.${role}`),
    detail: records.every((user) => user.role === role) ? t('user.role.now') : t(`admin.role.${role}`),
    value: role,
  }))
}

/** Gives the chosen people a role; it holds from their next call on. Can be taken back. */
export async function setRole(context: CommandContext, role: Role): Promise<void> {
  const { t } = context.services
  await userChanges.change<{ role: Role }>(context, {
    commandId: 'users.setRole',
    title: t('user.role.done', { role: t(`role.${role}`) }),
    records: await chosen(context),
    field: 'role',
    call: (call, request) => call('users.setRole', request),
    deliver: (send) => send({ role }),
  })
}

/** Lets those who are locked in again; can be taken back. */
async function unlock(context: CommandContext, records: readonly UserAccount[]): Promise<void> {
  await userChanges.change<undefined>(context, {
    commandId: 'users.lock',
    title: context.services.t('user.unlock.done'),
    records,
    field: 'status',
    call: (call, { body: _none, ...request }) => call('users.unlock', request),
    deliver: (send) => send(undefined),
  })
}

/** Locks the chosen people after asking why, which ends their sessions; those who are locked are let in again. Can be taken back. */
export async function lock(context: CommandContext): Promise<void> {
  const { ask, t } = context.services
  const records = await chosen(context)
  const open = records.filter(({ status }) => status !== 'locked')
  if (records.length > 0 && open.length === 0) return unlock(context, records)
  if (open.length === 0) return
  await ask({
    title: t('user.lock.question', { name: nameOf(open, context) }),
    detail: t('user.lock.detail'),
    label: t('changes.reason'),
    required: true,
    confirmLabel: t('user.lock.confirm'),
    async send(reason) {
      await userChanges.change<{ reason: string }>(context, {
        commandId: 'users.lock',
        title: t('user.lock.done'),
        records: open,
        field: 'status',
        call: (call, request) => call('users.lock', request),
        deliver: (send) => send({ reason: reason.trim().slice(0, 500) }),
      })
      return true
    },
  })
}

/** Sends what does not go back, and notes it so (decision A29); says it, and asks for what shows it. */
async function settle(
  context: CommandContext,
  { commandId, id, label, said, parts = [] }: FinalAct,
  send: (idempotencyKey: string) => Promise<unknown>,
): Promise<void> {
  const { services } = context
  const step = await ownSender(context, 'user')([commandId, id, ...parts], async (idempotencyKey) => {
    await send(idempotencyKey)
    return idempotencyKey
  })
  noteStep(context, 'user', { commandId, title: said, step }, [{ id, label, eventId: undefined, isFinal: true }])
  services.notify({ type: 'success', message: said })
  invalidateRelated(services.queryClient, 'user', [id])
  void services.queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && /^(users|audit)\./.test(name),
  })
}

interface FinalAct {
  commandId: string
  id: string
  label: string
  said: string
  /** What else makes it the same intent. */
  parts?: readonly string[]
}

/** Ends all sessions of the chosen people after a question: they have to sign in again. */
export async function endSessions(context: CommandContext): Promise<void> {
  const { call, confirm, t } = context.services
  const records = await chosen(context)
  if (records.length === 0) return
  const isMeant = await confirm({
    title: t('user.end.question', { name: nameOf(records, context) }),
    detail: t('user.end.detail'),
    confirmLabel: t('user.end.confirm'),
  })
  if (!isMeant) return
  for (const user of records) {
    const { id } = user
    const label = userChanges.labelOf(user)
    const act = { commandId: 'users.endSessions', id, label, said: t('user.end.done', { name: label }) }
    await settle(context, act, (idempotencyKey) =>
      call('users.endSessions', { params: { id }, body: {}, idempotencyKey }),
    )
  }
}

/** Ends one session. */
export async function endSession(
  context: CommandContext,
  session: { id: string; userId: string; userName: string },
): Promise<void> {
  const { call, t } = context.services
  const { id: sessionId, userId: id, userName: label } = session
  const said = t('user.session.ended', { name: label })
  const act = { commandId: 'users.endSession', id, label, said, parts: [sessionId] }
  await settle(context, act, (idempotencyKey) =>
    call('users.endSessions', { params: { id }, body: { sessionId }, idempotencyKey }),
  )
}

/** Sends the invitation again with a link that is good for another 72 hours. */
export async function resend(context: CommandContext): Promise<void> {
  const { call, t } = context.services
  for (const { id, email } of await chosen(context)) {
    const act = { commandId: 'users.resend', id, label: email, said: t('user.resend.done', { email }) }
    await settle(context, act, (idempotencyKey) => call('users.resend', { params: { id }, idempotencyKey }))
  }
}

/** Takes an invitation back after a question: its link leads nowhere any more. */
export async function withdraw(context: CommandContext): Promise<void> {
  const { call, closePanel, confirm, t } = context.services
  const records = await chosen(context)
  if (records.length === 0) return
  const isMeant = await confirm({
    title: t('user.withdraw.question', { name: nameOf(records, context) }),
    detail: t('user.withdraw.detail'),
    confirmLabel: t('user.withdraw.confirm'),
    destructive: true,
  })
  if (!isMeant) return
  const { panel } = context.place
  if (panel?.kind === 'user' && records.some(({ id }) => id === panel.id)) closePanel()
  for (const { id, email } of records) {
    const act = { commandId: 'users.withdraw', id, label: email, said: t('user.withdraw.done', { email }) }
    await settle(context, act, (idempotencyKey) => call('users.withdraw', { params: { id }, idempotencyKey }))
  }
}
