import { describe, expect, test } from 'vitest'
import { describedScreens } from '#src/app/route-tree.ts'
import { hasRole, ROLES } from '#src/domain/roles.ts'

/**
 * Who sees an entry of the left navigation, in the order admin, dispatcher, sales, finance, user. Screens that are not
 * there yet have no row.
 */
const rows: readonly (readonly [item: string, path: string, roles: string])[] = [
  ['Orders', '/orders', 'admin dispatcher sales'],
  ['Document center', '/documents', 'admin dispatcher sales finance'],
  ['Settings', '/system/settings', 'admin'],
]

/** Entries the table of the specification does not name: everybody sees them. */
const forEverybody = ['/dispatcher']

const entries = describedScreens().flatMap(({ path, roles: guard, navigation }) => {
  if (navigation === undefined) return []
  const seenBy = ROLES.filter((role) => hasRole(role, navigation.roles)).join(' ')
  const place = [`${navigation.block}.${navigation.order}`, `g ${navigation.key}`]
  return [{ path, seenBy, guard, place }]
})

describe('Navigation visibility', () => {
  test.each(rows)('%s (%s) is seen by %s', (_item, path, roles) => {
    expect(entries.filter((entry) => entry.path === path).map(({ seenBy }) => seenBy)).toEqual([roles])
  })

  test('There is no entry that the table does not know', () => {
    const known = [...rows.map(([, path]) => path), ...forEverybody]
    expect(entries.map(({ path }) => path).toSorted()).toEqual(known.toSorted())
  })

  test.each(forEverybody)('%s is seen by everybody', (path) => {
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
