import type { UserSession } from '#src/contract/accounts/users.ts'
import { browserOf, systemOf } from '#src/domain/accounts/client-agent.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import { isOpen } from '#src/domain/accounts/user-states.ts'
import { REFRESH_WINDOW } from '../../core/sessions/session.ts'
import type { Page, Store } from '../../store/store.ts'
import { heldSessions } from './view.ts'

interface SessionsAsked {
  page: number
  limit: number
  q?: string | undefined
  userId?: string | undefined
  sortBy?: 'userName' | 'since' | 'lastSeenAt' | 'role' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** Sessions of the company's people, the one last used first. */
export async function sessionPage(
  { store, now, session }: { store: Store; now: number; session: { id: string } },
  { page, limit, q = '', userId, sortBy, sortOrder }: SessionsAsked,
): Promise<Page<UserSession>> {
  const held = (await heldSessions(store, now)).filter((row) => userId === undefined || row.userId === userId)
  const people = await store.findMany('users', [...new Set(held.map((row) => row.userId))])
  const byId = new Map(people.filter(isOpen).map((user) => [user.id, user]))
  const words = foldText(q).split(/\s+/).filter(Boolean)
  const all = held.flatMap((row): UserSession[] => {
    const user = byId.get(row.userId)
    const text = user && foldText(`${user.name} ${user.email}`)
    if (!user || !words.every((word) => text?.includes(word))) return []
    const { id, since, lastSeenAt, agent = '' } = row
    return [
      {
        ...{ id, userId: user.id, userName: user.name, email: user.email, role: user.role ?? 'user' },
        ...{ since, lastSeenAt, endsAt: new Date(row.expiresAt + REFRESH_WINDOW).toISOString() },
        ...{ browser: browserOf(agent), device: systemOf(agent), isCurrent: id === session.id },
      },
    ]
  })
  const field = sortBy ?? 'lastSeenAt'
  const way = (sortOrder ?? (sortBy === undefined ? 'desc' : 'asc')) === 'desc' ? -1 : 1
  const isWord = field === 'userName'
  const keyed = all.map((one) => ({ one, key: isWord ? foldText(one[field]) : (one[field] ?? '') }))
  const sorted = keyed.toSorted((a, b) => way * compare(a.key, b.key) || compare(a.one.id, b.one.id))
  const total = sorted.length
  const pagination = { page, limit, total, totalPages: Math.max(1, Math.ceil(total / limit)) }
  return { data: sorted.slice((page - 1) * limit, page * limit).map(({ one }) => one), pagination }
}
