/** `waiting`: a registration that no admin has agreed to yet (decision A33). */
export const USER_STATES = ['active', 'invited', 'waiting', 'locked'] as const
export type UserState = (typeof USER_STATES)[number]

/** How long the link of an invitation leads in, milliseconds. */
export const INVITATION_TIME = 72 * 60 * 60_000

/** Most people that are invited at once. */
export const MOST_INVITED = 20

/** Shortest password. */
export const PASSWORD_LENGTH = 8

/** What an account keeps of its state. */
interface AccountFacts {
  pending?: boolean | undefined
  inviteToken?: string | undefined
  lockedAt?: string | undefined
}

export function userStateOf({ pending, inviteToken, lockedAt }: AccountFacts): UserState {
  if (pending === true) return 'waiting'
  if (lockedAt !== undefined) return 'locked'
  return inviteToken === undefined ? 'active' : 'invited'
}

/** Whether somebody may be signed in by it. */
export const isOpen = (account: AccountFacts): boolean => userStateOf(account) === 'active'
