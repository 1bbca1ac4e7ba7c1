import type { oas31 } from 'zod-openapi'
import type { Endpoint } from '#src/contract/basics/core.ts'

/** What holds for every call, in the words of the document's beginning. */
export function describedAt(livePath: string): string {
  return [
    'Every path that begins with `/api/` answers under `/api/v1/` too, and the other way round.',
    '**Session.** `auth.login` answers a bearer token; it ends after 30 minutes and is renewed by `auth.refresh` with the old one. Each call names its tenant in `X-Tenant-Id`.',
    '**Changes.** POST, PUT, PATCH and DELETE may carry a token of `csrf.token` in `X-CSRF-Token`; one that is wrong is refused. With an `Idempotency-Key` a repeated call is answered as the first one was and done once: the same key with another body is 422, one that is still under way 409. `If-Match` names the version that was read; a change of an older one is refused with 409, which brings the present record as `current`.',
    '**Refusals** have a body `{ message, code, fieldErrors, allowedTransitions }`: `message` is a German sentence for a person, `code` is for programs, `fieldErrors` names the fields as `{ path, code, message, severity }`.',
    '**Lists** answer `{ data, pagination }` with `page`, `limit`, `total` and `totalPages`. A limit above the most there is gives the most.',
    '**Money** is in euros with two decimals unless a field says cents; dates are `YYYY-MM-DD`, wall times `HH:MM` in Europe/Berlin, moments ISO 8601. Money is left out of answers to the role `user`.',
    `**Live.** \`${livePath}\` is a WebSocket. The first message says who it is, \`{ type: 'hello', tenantId, token }\`; after \`{ type: 'welcome' }\` every change of the tenant is told as \`{ type: 'changed', seq, entity, id, change }\`.`,
  ].join('\n\n')
}

export const securitySchemes: Record<string, oas31.SecuritySchemeObject> = {
  bearer: { type: 'http', scheme: 'bearer' },
}

/** Headers by the name the operations refer to them. Source: decision A20 */
export const headerParameters: Record<string, oas31.ParameterObject> = {
  Tenant: header('X-Tenant-Id', true, 'The tenant that is asked, as `nordkurs`.'),
  Csrf: header('X-CSRF-Token', false, 'Of `csrf.token`; may be missing, must not be wrong.'),
  IdempotencyKey: header('Idempotency-Key', false, 'One key for each thing a person wants, at most 200 characters.'),
  IfMatch: header('If-Match', false, 'The version the change began from.'),
}

function header(name: string, required: boolean, description: string): oas31.ParameterObject {
  return { in: 'header', name, required, description, schema: { type: 'string' } }
}

interface Refusal {
  status: number
  name: string
  description: string
  appliesTo(endpoint: Endpoint): boolean
}

const always = () => true
const needsSession = ({ access }: Endpoint) => access === 'session'
const changes = ({ method }: Endpoint) => method !== 'GET'
const namesOne = ({ path }: Endpoint) => path.includes('{')

/** How a call is refused, and which calls can be. Source: specification 8, decision B6 */
export const refusals: readonly Refusal[] = [
  {
    status: 400,
    name: 'BadRequest',
    description: 'The tenant is missing, or the call cannot be read.',
    appliesTo: always,
  },
  {
    status: 401,
    name: 'SignedOut',
    description: 'There is no session, or its token has ended.',
    appliesTo: needsSession,
  },
  {
    status: 403,
    name: 'Forbidden',
    description: 'The role may not, or the CSRF token is wrong.',
    appliesTo: (each) => needsSession(each) || changes(each),
  },
  { status: 404, name: 'NotFound', description: 'There is no such record in this tenant.', appliesTo: namesOne },
  {
    status: 409,
    name: 'Conflict',
    description: 'Somebody else was first, or the state does not allow it.',
    appliesTo: changes,
  },
  { status: 422, name: 'Invalid', description: 'Fields that do not fit are named.', appliesTo: always },
  {
    status: 429,
    name: 'TooMany',
    description: 'Too many calls; `Retry-After` says how many seconds to wait.',
    appliesTo: always,
  },
]
