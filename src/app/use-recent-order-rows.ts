import { useMemo } from 'react'
import type { RecentOrders } from '#src/commands/palette/use-remote-search.ts'
import type { Call } from '#src/contract/index.ts'
import { may } from '#src/domain/roles.ts'
import { recentOrderIds } from '#src/features/orders/record/recent-orders.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { Scope } from './session-scope.tsx'

/** Most orders on the palette's first page. */
const MOST = 5

/** The orders opened last, as the palette shows them. */
export function useRecentOrderRows({ session, queryClient }: Scope, call: Call): RecentOrders {
  const { t } = useText()
  const format = useFormat()
  return useMemo(
    () => ({
      ids: () => (may(session.role, 'orders.read') ? recentOrderIds(session).slice(0, MOST) : []),
      load: async () => {
        const { recentHits } = await import('#src/features/orders/record/recents.ts')
        return recentHits({ session, call, queryClient }, MOST, t, format)
      },
    }),
    [session, call, queryClient, t, format],
  )
}
