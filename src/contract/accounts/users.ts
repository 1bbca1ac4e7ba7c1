import * as z from 'zod/mini'
import { ROLES } from '#src/domain/accounts/roles.ts'
import { MOST_INVITED, USER_STATES } from '#src/domain/accounts/user-states.ts'
import { SaidWarnings } from '../basics/said-reason.ts'
import { endpoint, IdParams, PageQuery, pageOf, sortedBy } from '../basics/core.ts'
import { done, flag, number, optionalText, text, version } from '../basics/tolerant.ts'
import { eventId, eventsEndpoint, undoEndpoint } from '../records/events.ts'
import { User } from './auth.ts'

/** An account of the own company, whatever its state. Stamps ISO 8601 in UTC. */
export const UserAccount = z.extend(User, {
  version,
  role: text('user'),
  status: z.catch(z.enum(USER_STATES), 'active'),
  /** The role a registration asked for: a wish, which grants nothing (decision A33). */
  wishedRole: optionalText,
  /** Since when the account is there. */
  createdAt: optionalText,
  /** The last time the person did anything; missing as long as she never has. */
  lastSeenAt: optionalText,
  /** Sessions that can still be used or renewed. */
  sessions: number(0),
  /** Why and when the account was locked. */
  lockedReason: optionalText,
  lockedAt: optionalText,
  /** Who has invited the person, and when for the last time. */
  invitedBy: optionalText,
  invitedAt: optionalText,
  /** Until when an invitation can be accepted, or a registration. */
  expiresAt: optionalText,
  /** Of the interface the invitation leads to: `de`. */
  language: optionalText,
  /** The account of whoever asks: no one locks it or takes its role away himself. */
  isSelf: flag,
  /** No one else of the company administers it. */
  isLastAdmin: flag,
})
export type UserAccount = z.output<typeof UserAccount>

/** A session of a person. Stamps ISO 8601 in UTC. */
export const UserSession = z.object({
  id: text(),
  userId: text(),
  userName: text(),
  email: text(),
  role: text('user'),
  /** When the person signed in. */
  since: optionalText,
  lastSeenAt: optionalText,
  /** Until when it can be renewed. */
  endsAt: optionalText,
  /** As the browser told it: `Firefox`, `Windows`; missing where it did not. */
  browser: optionalText,
  device: optionalText,
  /** The one the call came by. */
  isCurrent: flag,
})
export type UserSession = z.output<typeof UserSession>

/** What the lists can be sorted by. */
export const USER_SORTS = ['name', 'email', 'role', 'status', 'createdAt', 'lastSeenAt', 'sessions'] as const
export const USER_SESSION_SORTS = ['userName', 'since', 'lastSeenAt', 'role'] as const

const PATH = '/api/users'
const MORE = '/api/v1/users'
const manage = { permission: 'users.manage', failure: 'Data not found' } as const

const UserChanged = z.object({ user: UserAccount, eventId, warnings: SaidWarnings })
/** Names as they are written; what is missing stays, empty takes away. */
const name = z.optional(z.string().check(z.maxLength(100)))
const listed = z.optional(z.string().check(z.maxLength(200)))

export const userEndpoints = {
  'users.list': endpoint({
    method: 'GET',
    path: PATH,
    query: z.extend(PageQuery, {
      ...sortedBy(USER_SORTS),
      /** Comma-joined. */
      role: listed,
      status: listed,
    }),
    response: pageOf(UserAccount),
    ...manage,
  }),
  'users.get': endpoint({ method: 'GET', path: `${PATH}/{id}`, params: IdParams, response: UserAccount, ...manage }),
  'users.events': eventsEndpoint(PATH, 'users.manage'),
  /** First and last name of the person. */
  'users.update': endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    params: IdParams,
    body: z.object({ firstName: name, lastName: name }),
    response: UserChanged,
    ...manage,
  }),
  /** Invites people by e-mail; the link holds for 72 hours. Names only where there is one address. A mail cannot be called back. */
  'users.invite': endpoint({
    method: 'POST',
    path: PATH,
    body: z.object({
      emails: z.array(z.string().check(z.maxLength(200))).check(z.minLength(1), z.maxLength(MOST_INVITED)),
      firstName: name,
      lastName: name,
      role: z.enum(ROLES),
      language: z.optional(z.string().check(z.maxLength(5))),
    }),
    response: z.object({ users: z.array(UserAccount), warnings: SaidWarnings }),
    ...manage,
  }),
  /** Sends a new link, which ends the one before. */
  'users.resend': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/invitation`,
    params: IdParams,
    response: UserChanged,
    ...manage,
  }),
  /** Takes an invitation away; its link leads nowhere then. */
  'users.withdraw': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/invitation/withdraw`,
    params: IdParams,
    response: z.object({ success: done }),
    ...manage,
  }),
  /** Grants another role; it holds from the person's next call. */
  'users.setRole': endpoint({
    method: 'PUT',
    path: `${MORE}/{id}/role`,
    params: IdParams,
    body: z.object({ role: z.enum(ROLES) }),
    response: UserChanged,
    ...manage,
  }),
  /** Locks an account and ends its sessions. */
  'users.lock': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/lock`,
    params: IdParams,
    body: z.object({ reason: z.optional(z.string().check(z.maxLength(500))) }),
    response: UserChanged,
    ...manage,
  }),
  'users.unlock': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/unlock`,
    params: IdParams,
    response: UserChanged,
    ...manage,
  }),
  /** Ends all sessions of a person, or the one that is named; of the own ones never the one that asks. */
  'users.endSessions': endpoint({
    method: 'POST',
    path: `${MORE}/{id}/sessions/end`,
    params: IdParams,
    body: z.object({ sessionId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))) }),
    response: z.object({ user: UserAccount, ended: number(0) }),
    ...manage,
  }),
  'users.sessions': endpoint({
    method: 'GET',
    path: '/api/v1/user-sessions',
    query: z.extend(PageQuery, { ...sortedBy(USER_SESSION_SORTS), userId: listed }),
    response: pageOf(UserSession),
    ...manage,
  }),
  'users.undo': undoEndpoint(PATH, manage),
}
