import * as z from 'zod/mini'
import { useCallback, useMemo, useState } from 'react'
import { localStore } from '#src/storage/browser.ts'
import { named, type Slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** Values by the name of their field. */
export type Choices = Readonly<Record<string, string>>

const Kept = z.catch(z.record(z.string(), z.string()), {})
const slotOf = (documentId: string): Slot<unknown> => named(slots.draft, `document-fields.${documentId}`)

/** What somebody has chosen for the fields of a document and not sent yet: it outlives a reload. */
export function useChoices(documentId: string) {
  const { tenantId, userId } = useSession()
  const store = useMemo(() => localStore.scoped(tenantId, userId), [tenantId, userId])
  const [choices, setChoices] = useState<Choices>(() => Kept.parse(store.get(slotOf(documentId))))
  const choose = useCallback(
    (name: string, value: string) =>
      setChoices((before) => {
        const after = { ...before, [name]: value }
        store.set(slotOf(documentId), after)
        return after
      }),
    [store, documentId],
  )
  const forget = useCallback(() => {
    store.remove(slotOf(documentId))
    setChoices({})
  }, [store, documentId])
  return { choices, choose, forget }
}
