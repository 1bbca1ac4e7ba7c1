import * as z from 'zod/mini'
import { useCallback, useMemo, useState } from 'react'
import { localStore } from '#src/storage/browser.ts'
import { named, type Slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** Values by the name of their field. */
export type Choices = Readonly<Record<string, string>>

const Kept = z.catch(z.record(z.string(), z.string()), {})
const slotOf = (name: string): Slot<unknown> => named(slots.draft, name)

/** What is kept under a name now, for who draws nothing of it. */
export const keptChoices = (owner: { tenantId: string; userId: string }, name: string): Choices =>
  Kept.parse(localStore.scoped(owner.tenantId, owner.userId).get(slotOf(name)))

/** What somebody has chosen for fields that were read and not sent yet, kept under a name: it outlives a reload. */
export function useChoices(name: string) {
  const { tenantId, userId } = useSession()
  const store = useMemo(() => localStore.scoped(tenantId, userId), [tenantId, userId])
  const [choices, setChoices] = useState<Choices>(() => Kept.parse(store.get(slotOf(name))))
  const choose = useCallback(
    (field: string, value: string) =>
      setChoices((before) => {
        const after = { ...before, [field]: value }
        store.set(slotOf(name), after)
        return after
      }),
    [store, name],
  )
  const forget = useCallback(() => {
    store.remove(slotOf(name))
    setChoices({})
  }, [store, name])
  return { choices, choose, forget }
}
