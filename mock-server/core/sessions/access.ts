import type { AnyPermission } from '#src/contract/basics/core.ts'
import type { EndpointName } from '#src/contract/index.ts'
import { may, permissionRefusal, type Permission } from '#src/domain/accounts/roles.ts'
import type { CsrfTokens } from './csrf.ts'
import type { MockSession } from '../handle.ts'
import { HttpError, notFound, refusalBody } from '../http-error.ts'
import { tenantOfToken } from './link-token.ts'

/** One request whose endpoint is known. */
export interface ResolvedRequest {
  name: EndpointName
  request: Request
  params: Record<string, unknown>
  /** Where it comes from, as far as its host knows. */
  address?: string | undefined
}

/** Calls that are answered without a tenant: who looks for a backend does not know yet whose it is (decision A18). */
const WITHOUT_TENANT: ReadonlySet<EndpointName> = new Set(['health.get'])

/** Calls that a link in a mail leads to: its token names the tenant and lets in, and nothing else does. */
export const isByLink = (name: EndpointName) => /^(?:answers|priceAnswers|driverLinks|invitations|optOuts)\./.test(name)

/** The tenant a call names; 400 without one. */
export function tenantOf({ request, name, params }: ResolvedRequest): string {
  if (isByLink(name)) return tenantOfToken(String(params['token'] ?? ''))
  const tenantId = request.headers.get('X-Tenant-Id')?.trim() ?? ''
  if (tenantId !== '' || WITHOUT_TENANT.has(name)) return tenantId
  throw new HttpError(400, { message: 'Der Mandant fehlt (X-Tenant-Id).', code: 'TENANT_MISSING' })
}

/** The bearer token of a request. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}

/** 401 without a session; 404, as for anything unknown, in a tenant that is not the session's (decision B6). */
export function demandSession(session: MockSession | undefined, tenantId: string): void {
  if (!session) throw new HttpError(401, { message: 'Authentication failed', code: 'UNAUTHENTICATED' })
  if (session.tenantId !== tenantId) throw notFound()
}

/** 403 in words for who may not. */
export function authorise(session: MockSession | undefined, permission: Permission | AnyPermission): void {
  const role = session?.role ?? 'user'
  const enough: AnyPermission = typeof permission === 'string' ? [permission] : permission
  if (session && enough.some((one) => may(role, one))) return
  const reason = permissionRefusal(role, enough[0]) ?? 'reason.role'
  throw new HttpError(403, { ...refusalBody({ code: reason }), code: 'FORBIDDEN' })
}

/** A wrong token is refused; none at all is let through, because the client may have got none in time (decision A12). */
export function checkCsrf(request: Request, csrf: CsrfTokens): void {
  const token = request.headers.get('X-CSRF-Token')
  if (token === null || csrf.has(token)) return
  throw new HttpError(403, { message: 'CSRF token rejected', code: 'CSRF' })
}

/** The version of `If-Match`; 400 where it names none. */
export function versionOf(request: Request): number | undefined {
  const header = request.headers.get('If-Match')
  if (header === null) return undefined
  const digits = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())?.[1]
  if (digits === undefined) throw new HttpError(400, { message: 'If-Match nennt keine Version.', code: 'BAD_IF_MATCH' })
  return Number(digits)
}

/** The key by which a call that is sent again is known. */
export const keyOf = (request: Request) => request.headers.get('Idempotency-Key')?.trim().slice(0, 200) || undefined

/** What the caller's browser calls itself; a backend within the browser asks that. */
export const agentOf = (request: Request): string | undefined =>
  (request.headers.get('User-Agent') ?? globalThis.navigator?.userAgent)?.slice(0, 300) || undefined
