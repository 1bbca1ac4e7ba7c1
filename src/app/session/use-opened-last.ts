import type { Scope } from './scope.ts'
import { useMemo, useState } from 'react'
import type { OpenedLast, Recents } from '#src/commands/palette/opened-last.ts'
import type { Call } from '#src/contract/index.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useLoadAhead } from '#src/ui/loading/loaded-later.tsx'

/** Every `x.recents.ts` takes part by being there. */
const files = import.meta.glob<Recents>('#src/features/**/*.recents.ts', { eager: true, import: 'recents' })

/** Most records of a kind on the palette's first page. */
const MOST = 5

/** The code that looks them up: it comes late, and once it is there it is asked without waiting. */
function lateCode(recents: Recents) {
  let code: Awaited<ReturnType<Recents['fetch']>> | undefined
  return { ...recents, now: () => code, fetch: async () => (code ??= await recents.fetch()) }
}

/** The records opened last, kind by kind, as the palette shows them to who may read them. */
export function useOpenedLast({ session, queryClient }: Scope, call: Call): readonly OpenedLast[] {
  const { t } = useText()
  const format = useFormat()
  const [all] = useState(() => Object.values(files).map(lateCode))
  useLoadAhead(() => {
    for (const { fetch } of all) fetch().catch(() => undefined)
  })
  return useMemo(() => {
    const around = { session, call, queryClient }
    const shown = { most: MOST, t, format }
    const allowed = all.filter(({ permission }) => may(session.role, permission))
    return allowed.map(({ kind, title, bare, now, fetch }) => ({
      kind,
      title,
      known: () => now()?.knownHits(around, shown) ?? { hits: bare(session).slice(0, MOST), isComplete: false },
      load: async () => (await fetch()).recentHits(around, shown),
    }))
  }, [session, call, queryClient, t, format, all])
}
