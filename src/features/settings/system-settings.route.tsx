import { createRoute } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import * as z from 'zod/mini'
import { lazyScreen } from '#src/workspace/loading/lazy-screen.ts'
import { shellRoute } from '#src/workspace/shell/shell-route.tsx'

/** Tabs of the screen; the first is shown for a name that none of them has. */
export const SETTINGS_TABS = ['allgemein', 'company', 'numbering', 'keys', 'team'] as const

const Search = z.object({
  // Any word: addresses may name a tab this build does not have; the first one is shown then.
  tab: z.catch(z.optional(z.string().check(z.maxLength(40))), undefined),
})

export const systemSettingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/system/settings',
  staticData: {
    screen: 'settings',
    title: 'settings.title',
    roles: 'admin',
    navigation: { block: 3, order: 9, key: 'e', icon: Settings, roles: ['admin'] },
  },
  validateSearch: Search,
  component: lazyScreen(() => import('./system-settings-screen.tsx'), 'SystemSettingsScreen'),
})
