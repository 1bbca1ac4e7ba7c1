import * as z from 'zod/mini'
import { endpoint } from '../basics/core.ts'
import { optionalText, text } from '../basics/tolerant.ts'
import { SignedIn } from './auth.ts'

/** What the invited find behind the link in their mail. Stamps ISO 8601 in UTC. */
export const Invitation = z.object({
  company: text(),
  email: text(),
  firstName: optionalText,
  lastName: optionalText,
  role: text('user'),
  invitedBy: optionalText,
  expiresAt: text(),
  language: optionalText,
})
export type Invitation = z.output<typeof Invitation>

const TokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })
const name = z.string().check(z.maxLength(100))

/** The public side of `users.invite`: 404 for a link no one has sent or that was withdrawn, 410 once its time is over. */
export const invitationEndpoints = {
  'invitations.get': endpoint({
    method: 'GET',
    path: '/api/v1/invitations/{token}',
    params: TokenParams,
    response: Invitation,
    access: 'public',
    failure: 'Data not found',
  }),
  /** Sets name and password, and signs in; once. */
  'invitations.accept': endpoint({
    method: 'POST',
    path: '/api/v1/invitations/{token}',
    params: TokenParams,
    body: z.object({ firstName: name, lastName: name, password: z.string().check(z.maxLength(200)) }),
    response: SignedIn,
    access: 'public',
    failure: 'Registration failed',
  }),
}
