import * as z from 'zod/mini'
import { ROLES } from '#src/domain/accounts/roles.ts'
import { endpoint, IdParams } from '../basics/core.ts'
import { done, optionalText, text } from '../basics/tolerant.ts'

/** Somebody of the own company: with an account, or waiting for an admin's yes (decision A33). Stamps ISO 8601 in UTC. */
export const TeamMember = z.object({
  id: text(),
  name: text(),
  email: text(),
  role: text('user'),
  status: z.catch(z.enum(['active', 'waiting']), 'active'),
  /** The role a registration asked for: a wish, which grants nothing. */
  wishedRole: optionalText,
  since: optionalText,
  /** Until when a registration can be accepted. */
  expiresAt: optionalText,
})
export type TeamMember = z.output<typeof TeamMember>

const RoleGrant = z.object({ role: z.enum(ROLES) })
const manage = { permission: 'users.manage', failure: 'Data not found' } as const

export const teamEndpoints = {
  'team.list': endpoint({
    method: 'GET',
    path: '/api/v1/team',
    response: z.object({ data: z.catch(z.array(TeamMember), []) }),
    ...manage,
  }),
  /** Lets a registration in, with the role that is granted. */
  'team.accept': endpoint({
    method: 'POST',
    path: '/api/v1/team/{id}/accept',
    params: IdParams,
    body: RoleGrant,
    response: TeamMember,
    ...manage,
  }),
  /** Refuses a registration, which is forgotten. */
  'team.decline': endpoint({
    method: 'POST',
    path: '/api/v1/team/{id}/decline',
    params: IdParams,
    response: z.object({ success: done }),
    ...manage,
  }),
  /** Grants another role; it holds from the person's next call. */
  'team.setRole': endpoint({
    method: 'PUT',
    path: '/api/v1/team/{id}/role',
    params: IdParams,
    body: RoleGrant,
    response: TeamMember,
    ...manage,
  }),
}
