import type { Role } from '#src/domain/accounts/roles.ts'
import { INVITATION_TIME } from '#src/domain/accounts/user-states.ts'
import { DEMO_HASH } from '../../ports/demo-accounts.ts'
import type { Row } from '../../store/models.ts'
import { iso, type SeedContext } from '../basics/seed-context.ts'

const HOUR = 3_600_000

type State = { joined: number; state?: 'locked' | 'invited' }

/** People of Nordkurs who do not appear in any history; `joined` days ago. No one has the links of those who are invited. */
const PEOPLE: readonly (readonly [string, Role, string, string, State])[] = [
  ['m.yilmaz', 'finance', 'Merve', 'Yılmaz', { joined: 640 }],
  ['h.oeztuerk', 'finance', 'Harald', 'Öztürk', { joined: 560 }],
  ['u.becker', 'user', 'Uwe', 'Becker', { joined: 520 }],
  ['n.petersen', 'dispatcher', 'Nils', 'Petersen', { joined: 45, state: 'locked' }],
  ['i.ahrens', 'dispatcher', 'Imke', 'Ahrens', { joined: 1, state: 'invited' }],
  ['t.pena', 'sales', 'Tomás', 'Peña', { joined: 1, state: 'invited' }],
]

/** Further people of the largest company: with the others fourteen, two of them invited and one locked. */
export function morePeople(context: SeedContext): Row<'users'>[] {
  return PEOPLE.map(([local, role, firstName, lastName, { joined, state }]) => {
    const name = `${firstName} ${lastName}`
    const since = context.hoursAgo(24 * joined)
    return {
      ...{ id: `usr-nordkurs-${local}`, tenantId: 'nordkurs', version: 1, email: `${local}@nordkurs.example` },
      ...{ name, firstName, lastName, displayName: name, role },
      password: state === 'invited' ? '' : DEMO_HASH,
      ...(state === 'locked' && { lockedAt: context.hoursAgo(60), lockedReason: 'Ausgeschieden zum Monatsende' }),
      ...(state === 'invited' && {
        ...{ inviteToken: `seed-${local}`, invitedBy: 'Katharina Großmann', invitedAt: since, language: 'de' },
        expiresAt: iso(context.now - 24 * HOUR * joined + INVITATION_TIME),
      }),
      createdAt: since,
      updatedAt: since,
    }
  })
}

/** When the people were there last, and that they signed in before. */
export function presenceRows(users: readonly Row<'users'>[], context: SeedContext) {
  const own = { tenantId: '', version: 1 }
  const there = users.filter(({ inviteToken }) => inviteToken === undefined)
  const hours = there.map((user, index) => (user.lockedAt === undefined ? 2 + ((index * 7) % 120) : 70))
  const lastSeen = there.map(({ id }, index): Row<'lastSeen'> => {
    return { id, ...own, at: context.hoursAgo(hours[index] ?? 2) }
  })
  const signIns = there.map(({ id: userId, tenantId: userTenantId, name: userName }, index): Row<'signIns'> => {
    const at = context.hoursAgo((hours[index] ?? 2) + 1.5)
    return {
      id: `sgn-${userId}`,
      ...own,
      userId,
      userTenantId,
      userName,
      action: 'signed_in',
      at,
      sessionId: 'ses-seed',
    }
  })
  return { lastSeen, signIns }
}
