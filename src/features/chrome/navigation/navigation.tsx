import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { gotoId } from '#src/commands/goto-id.ts'
import { isOffered } from '#src/contract/extras.ts'
import type { EndpointName } from '#src/contract/index.ts'
import type { NavigationData } from '#src/contract/reports/dashboard.ts'
import { hasRole } from '#src/domain/accounts/roles.ts'
import { pendingPodBadge } from '#src/domain/reports/statistics.ts'
import type { MessageKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { strokesOf } from '#src/ui/keys/key-strings.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useFlags } from '#src/workspace/flags.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import type { NavigationEntry } from '#src/workspace/shell/shell-route.tsx'
import { navigationBlocks } from './navigation-blocks.ts'
import { NavigationItem } from './navigation-item.tsx'
import { deliveriesQuery, navigationQuery } from './navigation.queries.ts'
import { useOfflineSince } from '../online.ts'

/** A screen as the navigation lists it. */
export interface NavigationScreen {
  path: string
  title: MessageKey
  navigation: NavigationEntry
  calls?: EndpointName | readonly EndpointName[] | undefined
}

/**
 * The left navigation: the screens of the person's role in three blocks, with counts and keys. Whether it is a rail only its
 * styles know (`data-nav` of the frame): it becomes one whenever a panel opens, and is not redrawn for that.
 */
export function Navigation({ entries }: { entries: readonly NavigationScreen[] }) {
  const { t } = useText()
  const session = useSession()
  const counts = useCounts()
  const path = useLocation({ select: (location) => location.pathname })
  const keysOf = useKeyLookup()
  const prefix = prefixOf(entries.map((entry) => keysOf(gotoId(entry.path))))
  const blocks = navigationBlocks(
    entries.filter(({ navigation, calls }) => hasRole(session.role, navigation.roles) && isOffered(session, calls)),
  )
  return (
    <div className="flex min-h-full flex-col py-2 max-[899px]:min-h-0 max-[899px]:flex-row max-[899px]:flex-wrap max-[899px]:px-2 max-[899px]:py-1">
      {blocks.map((block, index) => (
        <ul
          key={block[0]?.path}
          className={
            index === 0
              ? 'flex flex-col max-[899px]:flex-row'
              : 'mt-2 flex flex-col border-t border-line-strong pt-2 max-[899px]:mt-0 max-[899px]:flex-row max-[899px]:border-t-0 max-[899px]:pt-0'
          }
        >
          {block.map((entry) => (
            <NavigationItem
              key={entry.path}
              path={entry.path}
              title={t(entry.title)}
              entry={entry.navigation}
              count={entry.navigation.count === undefined ? 0 : (counts?.[entry.navigation.count] ?? 0)}
              current={path === entry.path || path.startsWith(`${entry.path}/`)}
              keys={keysAfter(prefix, keysOf(gotoId(entry.path)))}
            />
          ))}
        </ul>
      ))}
      {prefix !== undefined && (
        <p aria-hidden className="mt-auto flex items-center gap-1 px-4 pt-4 text-cap text-text-3 max-[899px]:hidden">
          <KeyCaps keys={prefix} />
          <span className="in-data-[nav=rail]:hidden">{t('chrome.keyJumps')}</span>
          <span className="in-data-[nav=wide]:hidden">+</span>
        </p>
      )}
    </div>
  )
}

/** The key most of them begin with, such as `g`; undefined while there are none, as when single keys are switched off. */
function prefixOf(all: readonly (string | undefined)[]): string | undefined {
  const first = all.flatMap((keys) => strokesOf(keys ?? '').slice(0, -1))
  const count = (key: string) => first.filter((other) => other === key).length
  return first.toSorted((one, other) => count(other) - count(one))[0]
}

/** What is left of a key behind the common beginning. */
function keysAfter(prefix: string | undefined, keys: string | undefined): string | undefined {
  return prefix !== undefined && keys?.startsWith(`${prefix} `) === true ? keys.slice(prefix.length + 1) : keys
}

/** Counts, every 30 s. A failure is told once, until a call has succeeded again. Source: specification 8 and 9 */
function useCounts(): NavigationData | undefined {
  const { t } = useText()
  const { source } = useCommands()
  const online = useOfflineSince() === undefined
  const { data, isError, error } = useQuery(navigationQuery(useCall(), online))
  const told = useRef(false)
  useEffect(() => {
    if (!isError) told.current = false
    if (!isError || told.current || !navigator.onLine) return
    told.current = true
    const message = t('chrome.navigationFailed')
    const detail = error.message === message ? undefined : error.message
    source.current().services.notify({ type: 'error', message, ...(detail !== undefined && { detail }) })
  }, [isError, error, source, t])
  const pendingPODs = usePendingPods(online)
  return data && { ...data, pendingPODs }
}

/** The badge for proofs of delivery: a tenth of today's deliveries, only while its feature flag is on. Source: specification 9 */
function usePendingPods(online: boolean): number {
  const flags = useFlags()
  const { data } = useQuery({ ...deliveriesQuery(useCall(), online), enabled: flags.podBadge })
  return pendingPodBadge(data?.deliveredToday ?? 0, flags) ?? 0
}
