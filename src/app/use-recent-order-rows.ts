import { bareHit } from '#src/entities/orders/bare-hit.ts'
import { useMemo, useState } from 'react'
import type { RecentOrders } from '#src/commands/palette/use-remote-search.ts'
import type { Call } from '#src/contract/index.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { recentOrderIds } from '#src/features/orders/recent-orders.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useLoadAhead } from '#src/ui/loaded-later.tsx'
import type { Scope } from './session-scope.tsx'

/** Most orders on the palette's first page. */
const MOST = 5

/** The code that looks orders up: it comes late, and once it is there it is asked without waiting. */
function lateCode() {
  const load = () => import('#src/features/orders/record/recents.late.ts')
  let code: Awaited<ReturnType<typeof load>> | undefined
  return { now: () => code, fetch: async () => (code ??= await load()) }
}

/** The orders opened last, as the palette shows them. */
export function useRecentOrderRows({ session, queryClient }: Scope, call: Call): RecentOrders {
  const { t } = useText()
  const format = useFormat()
  const [code] = useState(lateCode)
  useLoadAhead(() => void code.fetch().catch(() => undefined))
  return useMemo(() => {
    const around = { session, call, queryClient }
    const shown = { most: MOST, t, format }
    const isAllowed = may(session.role, 'orders.read')
    return {
      known: () => {
        if (!isAllowed) return { hits: [], isComplete: true }
        const bare = () => recentOrderIds(session).slice(0, MOST).map(bareHit)
        return code.now()?.knownHits(around, shown) ?? { hits: bare(), isComplete: false }
      },
      load: async () => (isAllowed ? (await code.fetch()).recentHits(around, shown) : []),
    }
  }, [session, call, queryClient, t, format, code])
}
