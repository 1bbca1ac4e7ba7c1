import { choiceCommand, type Command, type CommandContext, type FocusedRecord } from '#src/commands/gate/command.ts'
import { needsConnection, needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { UserAccount, UserSession } from '#src/contract/accounts/users.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { ADMIN_LISTS, SESSION_LIST, USER_LIST } from '../scopes.ts'

/** What they take is fetched when somebody begins. */
const acts = () => import('./user-acts.late.ts')

const user = needsRecord('user')

const heldOf = ({ services }: CommandContext, targets: readonly FocusedRecord[]): UserAccount[] =>
  targets.flatMap((target) => {
    if (target.kind !== 'user') return []
    return target.record ?? knownRecord(services.queryClient, 'user', target.id) ?? []
  })

/** No one takes rights away from themselves: that is what keeps an admin in the company. */
const needsOther: Condition = {
  check: ({ session }, targets) => targets.every(({ id }) => id !== session.userId),
  reason: 'user.reason.self',
}

const ofStatus = (is: (status: UserAccount['status']) => boolean, reason: Condition['reason']): Condition => ({
  check: (context, targets) => heldOf(context, targets).every(({ status }) => is(status)),
  reason,
  lasting: true,
})

const needsAccount = ofStatus((status) => status === 'active' || status === 'locked', 'user.reason.noAccount')
const needsInvited = ofStatus((status) => status === 'invited', 'user.reason.notInvited')
const needsMember = ofStatus((status) => status !== 'waiting', 'user.reason.waiting')

const shared = { group: 'user', permission: 'users.manage', changesData: true } as const
const onUsers = { ...shared, scope: [USER_LIST, 'record:user'], placements: ['row', 'bulk'] } as const

const sessionOf = ({ services }: CommandContext) => services.list?.chosenRows?.() as readonly UserSession[] | undefined

/** What an admin does with people and their sessions. */
export const commands: readonly Command[] = [
  {
    id: 'goto.admin',
    title: 'admin.title',
    group: 'goto',
    scope: 'everywhere',
    permission: 'users.manage',
    icon: 'goto',
    run: ({ services }) => services.navigate('/admin'),
  },
  {
    ...shared,
    id: 'users.invite',
    title: 'user.invite.title',
    keys: ['shift+n'],
    scope: ADMIN_LISTS,
    about: 'user',
    placements: ['toolbar'],
    icon: 'add',
    changesData: false,
    opensField: true,
    run: ({ services }) => services.openPanel({ kind: 'invitation' }),
  },
  editCommand(
    {
      ...onUsers,
      id: 'users.edit',
      calls: 'users.update',
      title: 'user.edit.title',
      keys: ['e', 'f2'],
      placements: ['row'],
      needs: [user, needsOneRecord],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./user-fields.ts')).editableUser,
  ),
  choiceCommand<Role>({
    ...onUsers,
    id: 'users.setRole',
    title: 'user.role.title',
    keys: ['s'],
    needs: [user, needsOther, needsMember],
    icon: 'edit',
    choicesTitle: 'user.role.choose',
    choices: async (context) => (await acts()).roleChoices(context),
    run: async (context, role) => (await acts()).setRole(context, role),
  }),
  {
    ...onUsers,
    id: 'users.lock',
    title: 'user.lock.title',
    keys: ['z'],
    opensField: true,
    needs: [user, needsOther, needsAccount],
    icon: 'close',
    section: 'status',
    run: async (context) => (await acts()).lock(context),
  },
  {
    ...onUsers,
    id: 'users.endSessions',
    title: 'user.end.title',
    keys: ['shift+z'],
    needs: [user, needsOther, needsAccount],
    icon: 'close',
    section: 'status',
    run: async (context) => (await acts()).endSessions(context),
  },
  {
    ...onUsers,
    id: 'users.resend',
    title: 'user.resend.title',
    keys: ['shift+m'],
    needs: [user, needsInvited],
    icon: 'message',
    run: async (context) => (await acts()).resend(context),
  },
  {
    ...onUsers,
    id: 'users.withdraw',
    title: 'user.withdraw.title',
    keys: ['delete'],
    needs: [user, needsInvited],
    icon: 'delete',
    section: 'remove',
    run: async (context) => (await acts()).withdraw(context),
  },
  {
    ...shared,
    id: 'users.endSession',
    calls: 'users.sessions',
    title: 'user.session.end.title',
    keys: ['9'],
    scope: SESSION_LIST,
    needs: [
      needsConnection,
      { check: (context) => (sessionOf(context) ?? []).length > 0, reason: 'user.reason.noSession' },
      {
        check: (context) => (sessionOf(context) ?? []).every(({ isCurrent }) => !isCurrent),
        reason: 'user.reason.ownSession',
      },
    ],
    icon: 'close',
    async run(context) {
      const { endSession } = await acts()
      for (const session of sessionOf(context) ?? []) await endSession(context, session)
    },
  },
]
