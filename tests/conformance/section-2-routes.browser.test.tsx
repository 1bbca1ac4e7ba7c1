import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { routeTree } from '#src/app/route-tree.ts'
import type { Role } from '#src/domain/roles.ts'
import { parseSearch, stringifySearch } from '#src/workspace/search-params.ts'

const ROLES: readonly Role[] = ['admin', 'dispatcher', 'sales', 'finance', 'user']

async function landing(path: string, role: Role | undefined): Promise<string> {
  return (await routed(path, role)).state.location.href
}

async function routed(path: string, role: Role | undefined) {
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch,
    stringifySearch,
    context: {
      session: role && {
        userId: 'u1',
        name: 'P',
        email: 'p@nordkurs.example',
        role,
        tenantId: 'nordkurs',
        demo: false,
      },
      call: () => Promise.reject(new Error('This test calls no server')),
      queryClient: undefined as never,
    },
  })
  await router.load()
  return router
}

describe('specification 2: redirects', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['/', '/dispatcher'],
    ['/dashboard', '/dispatcher'],
    ['/dashboard/modern', '/dispatcher'],
    ['/dashboard/old', '/dispatcher'],
    ['/dispatcher-center', '/dispatcher'],
    ['/dashboard/simple', '/dispatcher'],
    ['/dashboard/tms', '/dispatcher'],
    ['/login', '/dispatcher'],
    ['/order/new', '/orders/workspace?panels=wizard'],
    ['/order/create', '/orders/workspace?panels=wizard'],
    ['/order/create-redesigned', '/orders/workspace?panels=wizard'],
    ['/order/create-pipeline', '/orders/workspace?panels=wizard'],
    ['/order-wizard', '/orders/workspace?panels=wizard'],
    ['/order-creation', '/orders/workspace?panels=wizard'],
    ['/orders/management', '/orders'],
    ['/order-management', '/orders'],
    ['/order-management-home', '/orders'],
    ['/load-management', '/orders'],
    ['/load-management-board', '/orders'],
    ['/documents-center', '/documents'],
    ['/unauthorized', '/unauthorized'],
    ['/orders', '/orders'],
    ['/orders/NK-2026-004711', '/orders/NK-2026-004711'],
    ['/orders/workspace?panels=wizard', '/orders/workspace?panels=wizard'],
    ['/orders/NK-2026-004711/papers?paper=cmr&copy=2', '/orders/NK-2026-004711/papers?paper=cmr&copy=2'],
    ['/business/orders', '/business/orders'],
    ['/business/orders?status=CREATED', '/business/orders?status=CREATED'],
    ['/no/such/path', '/dispatcher'],
    ['/%2e%2e/', '/dispatcher'],
  ]
  it.each(rows)('%s leads to %s', async (from, to) => {
    expect(await landing(from, 'admin')).toBe(to)
  })

  it.each([
    ['/orders/management?status=CREATED', '/orders?status=CREATED'],
    ['/order-management?plz=01-04', '/orders?plz=01-04'],
  ])('%s keeps its search params: %s', async (from, to) => {
    expect(await landing(from, 'dispatcher')).toBe(to)
  })
})

describe('specification 2 and decision A3: who may see what', () => {
  const rows: readonly (readonly [string, Record<Role, string>])[] = [
    ['/dispatcher', everybody('/dispatcher')],
    ['/orders', everybody('/orders')],
    ['/business/orders', everybody('/business/orders')],
    ['/orders/NK-2026-004711/papers', everybody('/orders/NK-2026-004711/papers')],
    ['/documents', everybody('/documents')],
    ['/profile', everybody('/profile')],
    ['/profile/stats', everybody('/profile/stats')],
    ['/tenant/switch', everybody('/tenant/switch')],
    ['/notifications', everybody('/notifications')],
    ['/system/settings', adminOnly('/system/settings', '/unauthorized')],
    ['/settings', adminOnly('/system/settings', '/profile')],
    ['/administration', adminOnly('/system/settings', '/unauthorized')],
    ['/team', adminOnly('/system/settings?tab=team', '/unauthorized')],
  ]
  it.each(rows)('%s', async (path, expected) => {
    const landed = await Promise.all(ROLES.map(async (role) => [role, await landing(path, role)] as const))
    expect(Object.fromEntries(landed)).toEqual(expected)
  })

  it.each(rows.map(([path]) => path))('%s without a session leads to /login with the way back', async (path) => {
    expect(await landing(path, undefined)).toMatch(/^\/login\?redirect=/)
  })

  it('an odd panels param is dropped, never a crash', async () => {
    const path = '/orders?panels=nonsense:..,order:NK-2026-004711,order:NK-2026-004711,order:..'
    const router = await routed(path, 'admin')
    expect(router.state.matches.at(-1)?.search).toMatchObject({ panels: 'order:NK-2026-004711' })
  })
})

function everybody(path: string): Record<Role, string> {
  return { admin: path, dispatcher: path, sales: path, finance: path, user: path }
}

function adminOnly(path: string, otherwise: string): Record<Role, string> {
  return { admin: path, dispatcher: otherwise, sales: otherwise, finance: otherwise, user: otherwise }
}
