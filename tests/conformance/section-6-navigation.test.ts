import { describe, expect, test } from 'vitest'
import { describedScreens } from '#src/app/route-tree.ts'
import type { Endpoint } from '#src/contract/basics/core.ts'
import { endpoints } from '#src/contract/index.ts'
import { hasRole, ROLES } from '#src/domain/accounts/roles.ts'
import { isInContract, testPending } from './pending.ts'
import { furtherEntries, navigationRows, permissionRows } from './section-6-rows.ts'

const entries = describedScreens().flatMap(({ path, roles: guard, navigation }) => {
  if (navigation === undefined) return []
  const seenBy = ROLES.filter((role) => hasRole(role, navigation.roles)).join(' ')
  const place = [`${navigation.block}.${navigation.order}`, `g ${navigation.key}`]
  return [{ path, seenBy, guard, place }]
})
const rows = navigationRows.filter(([, , , state]) => state === 'built')

describe('Navigation visibility', () => {
  test.each(rows)('%s (%s) is seen by %s', (_item, path, roles) => {
    expect(entries.filter((entry) => entry.path === path).map(({ seenBy }) => seenBy)).toEqual([roles])
  })

  test('There is no entry that the table does not know', () => {
    const known = [...rows.map(([, path]) => path), ...furtherEntries]
    expect(entries.map(({ path }) => path).toSorted()).toEqual(known.toSorted())
  })

  test.each(furtherEntries)('%s is seen by everybody', (path) => {
    expect(entries.find((entry) => entry.path === path)?.seenBy).toBe('admin dispatcher sales finance user')
  })

  test('The business orders are a screen without an entry, open to whoever is signed in', () => {
    const screen = describedScreens().find(({ path }) => path === '/business/orders')
    expect(screen).toMatchObject({ title: 'business.title', roles: undefined, navigation: undefined })
  })

  test('Nobody sees an entry whose screen would turn him away', () => {
    const turnedAway = entries.flatMap(({ path, seenBy, guard }) =>
      ROLES.filter((role) => seenBy.split(' ').includes(role) && !hasRole(role, guard)).map(
        (role) => `${role} at ${path}`,
      ),
    )
    expect(turnedAway).toEqual([])
  })

  test('Each entry has a place and a key of its own', () => {
    const places = entries.flatMap(({ place }) => place)
    expect(new Set(places).size).toBe(places.length)
  })
})

const withoutPrefix = (path: string) => path.replace(/^\/api(\/v1)?/, '')

/** Whether the contract has a call that needs the permission: by its name, by the call, or by where such calls begin. */
function isEnforced(permission: string, calls: string): boolean {
  const begins = ({ path }: Endpoint) => withoutPrefix(path).startsWith(withoutPrefix(calls))
  return Object.values<Endpoint>(endpoints).some(
    (endpoint) =>
      [endpoint.permission].flat().some((one) => one === permission) || isInContract(calls) || begins(endpoint),
  )
}

testPending(6, [
  ...navigationRows
    .filter(([, , , state]) => state === 'pending')
    .map(([item, path]) => ({
      what: `${item} in the navigation`,
      isBuilt: () => entries.some((entry) => entry.path === path),
    })),
  ...Object.entries(permissionRows).flatMap(([permission, [what, , calls]]) =>
    calls === undefined ? [] : [{ what: `a call to ${what}`, isBuilt: () => isEnforced(permission, calls) }],
  ),
])
