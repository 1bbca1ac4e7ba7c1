import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { browserStorage, createStore, slots } from '#src/api/storage.ts'
import { DensityContext, type Density } from '#src/ui/density.ts'
import { useFlags } from '#src/workspace/flags.tsx'
import { useSession, type Session } from '#src/workspace/session.tsx'

type Person = Pick<Session, 'tenantId' | 'userId'>

// One for all, so that what could not be stored is remembered until the tab closes.
const local = createStore(browserStorage())
const listeners = new Set<() => void>()

/** How close the rows of lists stand for a person; undefined: nothing chosen, the feature flag decides. */
export const listDensity = {
  get: ({ tenantId, userId }: Person): Density | undefined => local.scoped(tenantId, userId).get(slots.density),
  set({ tenantId, userId }: Person, density: Density): void {
    local.scoped(tenantId, userId).set(slots.density, density)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/** Hands the person's density down to all lists. */
export function ListDensityProvider({ children }: { children: ReactNode }) {
  const { tenantId, userId } = useSession()
  const { compactUi } = useFlags()
  const person = useMemo(() => ({ tenantId, userId }), [tenantId, userId])
  const chosen = useSyncExternalStore(listDensity.subscribe, () => listDensity.get(person))
  return <DensityContext value={chosen ?? (compactUi ? 'compact' : 'normal')}>{children}</DensityContext>
}
