import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { redirects } from '#src/app/redirects.ts'
import { describedScreens, routeTree } from '#src/app/route-tree.ts'
import { ROLES, type Role } from '#src/domain/accounts/roles.ts'
import { parseSearch, stringifySearch } from '#src/workspace/search-params.ts'
import { testProofs } from './proofs.ts'
import { furtherRoutes, routeRows, shellRules } from './section-2-rows.ts'

async function routed(path: string, role: Role | undefined) {
  const person = { userId: 'u1', name: 'P', email: 'p@nordkurs.example', tenantId: 'nordkurs', demo: false }
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
    // No page and no server: only where an address leads.
    isServer: false,
    origin: 'http://localhost',
    context: {
      session: role && { ...person, role },
      call: () => Promise.reject(new Error('This test calls no server')),
      queryClient: undefined as never,
    },
  })
  await router.load()
  return router
}

const landing = async (path: string, role: Role | undefined) => (await routed(path, role)).state.location.href

const rows = [...routeRows, ...furtherRoutes]
/** A redirect is the same for everybody: the role with the fewest rights is looked at. */
const rolesFor = (row: (typeof rows)[number]): readonly Role[] =>
  row.path === row.leads || row.seenBy !== ROLES ? ROLES : ['user']

/** Where these lead is found out after signing in (decision A3). */
const BY_ROLE = new Set(['/administration', '/settings', '/team'])

describe('section 2: routes and redirects', () => {
  test.each(rows.map((row) => [row.path, row.leads, row] as const))('%s leads to %s', async (path, leads, row) => {
    const landed: string[] = []
    for (const role of rolesFor(row)) landed.push(`${role} ${await landing(path, role)}`)
    expect(landed).toEqual(rolesFor(row).map((role) => `${role} ${row.seenBy.includes(role) ? leads : row.others}`))
  })

  test.each(rows.filter(({ path }) => path !== '/login').map((row) => [row.path, row] as const))(
    '%s without a session leads to the login, with the way back',
    async (path, { leads }) => {
      const back = BY_ROLE.has(path) ? path : leads
      const { pathname, searchParams } = new URL(await landing(path, undefined), 'http://localhost')
      expect([pathname, searchParams.get('redirect')]).toEqual(['/login', back])
    },
  )

  test('/login without a session is the login', async () => {
    expect(await landing('/login', undefined)).toBe('/login')
  })

  test('the page a carrier answers on is for whoever has the link', async () => {
    for (const role of [undefined, ...ROLES])
      expect(await landing('/answer/nordkurs-1', role)).toBe('/answer/nordkurs-1')
  })

  test('the page a driver reports on is for whoever has the link', async () => {
    for (const role of [undefined, ...ROLES])
      expect(await landing('/driver/nordkurs-1', role)).toBe('/driver/nordkurs-1')
  })

  test.each([
    ['/orders/management?status=CREATED', '/orders?status=CREATED'],
    ['/order-management?plz=01-04', '/orders?plz=01-04'],
    ['/business/orders?status=CREATED', '/business/orders?status=CREATED'],
    ['/orders/NK-2026-004711/papers?paper=cmr&copy=2', '/orders/NK-2026-004711/papers?paper=cmr&copy=2'],
  ])('%s keeps its search params: %s', async (from, to) => {
    expect(await landing(from, 'dispatcher')).toBe(to)
  })

  test('an odd panels param is dropped, never a crash', async () => {
    const path = '/orders?panels=nonsense:..,order:NK-2026-004711,order:NK-2026-004711,order:..'
    const router = await routed(path, 'admin')
    expect(router.state.matches.at(-1)?.search).toMatchObject({ panels: 'order:NK-2026-004711' })
  })

  test('there is no screen and no redirect that the tables do not know', () => {
    const patterns = [...describedScreens().map(({ path }) => path), ...redirects.map(([from]) => from)]
    const isKnown = (pattern: string) => {
      const form = new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/]+')}$`)
      return [...routeRows, ...furtherRoutes].some(({ path }) => form.test(path))
    }
    expect(patterns.filter((pattern) => !isKnown(pattern))).toEqual([])
  })
})

testProofs(2, shellRules)
