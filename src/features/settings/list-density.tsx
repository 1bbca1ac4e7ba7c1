import { useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import { DensityContext, type Density } from '#src/ui/density.ts'
import { useFlags } from '#src/workspace/flags.tsx'
import { useSession, type Session } from '#src/workspace/session/session.tsx'

type Person = Pick<Session, 'tenantId' | 'userId'>

/** How close the rows of lists stand for a person; undefined: nothing chosen, the feature flag decides. */
export const listDensity = {
  get: ({ tenantId, userId }: Person): Density | undefined => localStore.scoped(tenantId, userId).get(slots.density),
  set({ tenantId, userId }: Person, density: Density): void {
    localStore.scoped(tenantId, userId).set(slots.density, density)
  },
  subscribe: ({ tenantId, userId }: Person, listener: () => void): (() => void) =>
    localStore.scoped(tenantId, userId).subscribe(slots.density, listener),
}

/** Hands the person's density down to all lists. */
export function ListDensityProvider({ children }: { children: ReactNode }) {
  const { tenantId, userId } = useSession()
  const { compactUi } = useFlags()
  const person = useMemo(() => ({ tenantId, userId }), [tenantId, userId])
  const subscribe = useCallback((listener: () => void) => listDensity.subscribe(person, listener), [person])
  const chosen = useSyncExternalStore(subscribe, () => listDensity.get(person))
  return <DensityContext value={chosen ?? (compactUi ? 'compact' : 'normal')}>{children}</DensityContext>
}
