import type { StaticDataRouteOption } from '@tanstack/react-router'
import { hasRole, type Role } from '#src/domain/accounts/roles.ts'
import type { MessageKey } from '#src/i18n/keys.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** A screen as the menu lists it. */
export interface MenuScreen {
  path: string
  title: MessageKey
}

/** A heading of the menu with its screens. */
export interface MenuGroup {
  title: MessageKey
  screens: readonly MenuScreen[]
}

/** What is read of a route. */
interface KnownRoute {
  id: string
  fullPath: string
  options: { staticData?: StaticDataRouteOption }
}

/** The headings by the block of the navigation; last what stands in no block. */
const HEADINGS = ['classic.daily', 'classic.market', 'classic.office', 'classic.further'] as const

/**
 * The screens somebody may open, in the blocks of the navigation and in its order. A screen of one record is reached from its
 * list and has no line; nor has the page that says no.
 */
export function menuGroups(routes: readonly KnownRoute[], role: Role): MenuGroup[] {
  const screens = routes.flatMap(({ id, fullPath, options: { staticData = {} } }) => {
    const { screen, title, roles, navigation } = staticData
    // What stands outside of the frame is for those who are not signed in.
    if (screen === undefined || title === undefined || !id.startsWith(shellRoute.id)) return []
    if (fullPath.includes('$') || screen === 'unauthorized') return []
    if (!hasRole(role, roles) || !hasRole(role, navigation?.roles)) return []
    return { path: fullPath, title, block: navigation?.block ?? HEADINGS.length, order: navigation?.order ?? 0 }
  })
  return HEADINGS.flatMap((title, at) => {
    const own = screens.filter(({ block }) => block === at + 1).toSorted((one, other) => one.order - other.order)
    return own.length === 0 ? [] : [{ title, screens: own.map(({ path, title: name }) => ({ path, title: name })) }]
  })
}
