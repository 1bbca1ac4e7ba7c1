import * as z from 'zod/mini'
import { endpoint } from '../basics/core.ts'
import { done, optionalText, text } from '../basics/tolerant.ts'

/** The signed-in person. `role` is whatever the server says; the client reads it through `parseRole` (decision A2). */
export const User = z.object({
  id: text(),
  email: text(),
  name: text(),
  firstName: optionalText,
  lastName: optionalText,
  displayName: optionalText,
  role: optionalText,
  tenantId: text(),
  /** What the backend offers beside the calls of section 7: rooms, calls, or `*` for every call of this contract (decision A34). */
  extras: z.catch(z.optional(z.array(z.string())), undefined),
})
export type User = z.output<typeof User>

export const Tenant = z.object({ id: text(), name: text(), city: text(), orderPrefix: text() })
export type Tenant = z.output<typeof Tenant>

const Registered = z.object({
  token: optionalText,
  user: z.optional(User),
  tenant: z.optional(Tenant),
  emailSent: z.optional(z.boolean()),
  expiresAt: optionalText,
  /** Who has to agree, where that is an admin of the company and not the person by a mail (decision A33). */
  awaits: z.catch(z.optional(z.literal('admin')), undefined),
})

export const SignedIn = z.object({
  access_token: optionalText,
  token: optionalText,
  accessToken: optionalText,
  user: User,
})

export const authEndpoints = {
  'csrf.token': endpoint({
    method: 'GET',
    path: '/api/csrf/token',
    response: z.object({ csrfToken: optionalText, data: z.optional(z.object({ csrfToken: optionalText })) }),
    access: 'public',
  }),
  'auth.login': endpoint({
    method: 'POST',
    path: '/api/auth/login',
    body: z.object({
      email: z.string().check(z.maxLength(200)),
      password: z.string().check(z.maxLength(200)),
      rememberMe: z.optional(z.boolean()),
    }),
    response: SignedIn,
    access: 'public',
    failure: 'Login fehlgeschlagen',
  }),
  'auth.register': endpoint({
    method: 'POST',
    path: '/api/auth/register-simple',
    body: z.object({
      email: z.string().check(z.maxLength(200)),
      password: z.string().check(z.minLength(8), z.maxLength(200)),
      firstName: z.string().check(z.maxLength(100)),
      lastName: z.string().check(z.maxLength(100)),
      companyName: z.string().check(z.maxLength(200)),
      role: z._default(z.string().check(z.maxLength(20)), 'USER'),
    }),
    response: Registered,
    access: 'public',
    failure: 'Registration failed',
  }),
  'auth.logout': endpoint({ method: 'POST', path: '/api/auth/logout', response: z.object({ success: done }) }),
  'auth.profile': endpoint({ method: 'GET', path: '/api/auth/profile', response: User }),
  'auth.refresh': endpoint({
    method: 'POST',
    path: '/api/auth/refresh',
    response: z.object({ token: optionalText, access_token: optionalText }),
    access: 'public',
    failure: 'Token refresh failed',
  }),
  'auth.setCookie': endpoint({
    method: 'POST',
    path: '/api/v1/auth/set-cookie',
    // Ticked: the cookie outlives the browser (decision A24).
    body: z.object({ token: z.string(), rememberMe: z.optional(z.boolean()) }),
    response: z.object({ success: done }),
  }),
  'auth.clearCookie': endpoint({
    method: 'POST',
    path: '/api/v1/auth/clear-cookie',
    response: z.object({ success: done }),
    access: 'public',
  }),
  /** The own name; what was done under the old one keeps it. */
  'auth.changeProfile': endpoint({
    method: 'PUT',
    path: '/api/auth/profile',
    body: z.object({
      firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
      lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    }),
    response: User,
    failure: 'Data not found',
  }),
  /** Another password; 422 for a wrong one in `current`. All other sessions of the account end. */
  'auth.changePassword': endpoint({
    method: 'PUT',
    path: '/api/auth/password',
    body: z.object({
      current: z.string().check(z.maxLength(200)),
      next: z.string().check(z.minLength(8), z.maxLength(200)),
    }),
    response: z.object({ success: done }),
    failure: 'Data not found',
  }),
  'auth.tenants': endpoint({
    method: 'GET',
    path: '/api/v1/auth/tenants',
    response: z.object({ data: z.catch(z.array(Tenant), []) }),
  }),
  'auth.switchTenant': endpoint({
    method: 'POST',
    path: '/api/v1/auth/switch-tenant',
    body: z.object({ tenantId: z.string().check(z.maxLength(60)) }),
    response: SignedIn,
  }),
}
