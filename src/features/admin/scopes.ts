import { listScope } from '#src/commands/gate/scopes.ts'

/** The list of users. */
export const USER_LIST = listScope('adminUsers')

/** The list of sessions. */
export const SESSION_LIST = listScope('adminSessions')

/** All lists of the screen. */
export const ADMIN_LISTS = [USER_LIST, listScope('adminRoles'), SESSION_LIST, listScope('adminLog')] as const
