import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, redirect, retainSearchParams } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import * as z from 'zod/mini'
import type { Call, EndpointName } from '#src/contract/index.ts'
import type { NavigationData } from '#src/contract/reports/dashboard.ts'
import type { Role } from '#src/domain/accounts/roles.ts'
import type { MessageKey } from '#src/i18n/keys.ts'
import { guard } from './guard.ts'
import {
  decodePanels,
  encodePanels,
  panelParams,
  type PanelKind,
  type PanelParams,
} from '#src/workspace/panels/panel.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import { Shell } from './shell.tsx'

/** What every route can ask for while it loads. */
export interface RouterContext {
  session: Session | undefined
  call: Call
  /** Of the session; no one signed in, nothing kept. */
  queryClient: QueryClient | undefined
}

/** How a screen stands in the left navigation; the "Gehe zu" command and its key come from here too. */
export interface NavigationEntry {
  /** Blocks of the navigation, divided by lines: 1 daily work, 2 market, 3 office. */
  block: 1 | 2 | 3
  order: number
  /** The letter after `g`. */
  key: string
  icon: LucideIcon
  /** Who sees it; admin always (specification 6). No one named: everybody. */
  roles?: readonly Role[]
  count?: Exclude<keyof NavigationData, 'role'>
  /** The count stands for something that stops work. */
  urgent?: boolean
}

/** A screen with a "Gehe zu" command of its own and no place in the navigation: a part of another one. */
export type GotoEntry = Pick<NavigationEntry, 'key' | 'roles'>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Path of the screen the guard refused. */
    refused?: string
  }
  interface StaticDataRouteOption {
    /** Name of the screen: scope of its commands. */
    screen?: string
    title?: MessageKey
    /** The kind of panel that shows the same, with the param `id` where it is a record: it never stands beside it. */
    shows?: PanelKind
    /** Roles the guard demands; admin passes always. */
    roles?: Role | readonly Role[]
    navigation?: NavigationEntry
    goto?: GotoEntry
    /** What it asks the server for beside the calls of section 7; of several one is enough. Source: decision A34 */
    calls?: EndpointName | readonly EndpointName[]
  }
}

export const rootRoute = createRootRouteWithContext<RouterContext>()()

const ShellSearch = z.object({
  /** Side panels, readable: `wizard,order:NK-2026-004711`. What cannot be read is dropped. */
  panels: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((raw) => encodePanels(decodePanels(raw))),
    ),
  ),
  ...panelParams,
})

const kept = ['panels', ...(Object.keys(panelParams) as (keyof PanelParams)[])] as const

/** Parent of every screen with the frame around it; holds the one guard. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  validateSearch: ShellSearch,
  search: { middlewares: [retainSearchParams([...kept])] },
  beforeLoad: ({ context, location, matches }) => {
    const answer = guard({
      role: context.session?.role,
      required: matches.map((match) => match.staticData?.roles),
      href: location.href,
    })
    if (answer.pass) return
    if (answer.to === '/login') throw redirect({ to: answer.to, search: { redirect: answer.redirect }, replace: true })
    // What was refused stands in the history entry, not in the address, so that the screen can name it.
    throw redirect({ to: answer.to, state: { refused: location.pathname }, replace: true })
  },
  component: Shell,
})
