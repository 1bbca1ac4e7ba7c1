import { hasRole, type Role } from '#src/domain/accounts/roles.ts'

/** Where the guard sends a person, or that she may stay. */
export type GuardAnswer =
  | { pass: true }
  | { pass: false; to: '/login'; redirect: string }
  | { pass: false; to: '/unauthorized' }

/**
 * The one guard: without a session to /login with the way back, without a required role to /unauthorized.
 * Admin passes every role check; one role or a list of allowed roles. Source: specification 2.
 */
export function guard(input: {
  role: Role | undefined
  required: readonly (Role | readonly Role[] | undefined)[]
  href: string
}): GuardAnswer {
  const { role } = input
  if (role === undefined) return { pass: false, to: '/login', redirect: input.href }
  const allowed = input.required.every((required) => hasRole(role, required))
  return allowed ? { pass: true } : { pass: false, to: '/unauthorized' }
}
