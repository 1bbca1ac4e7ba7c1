import * as z from 'zod/mini'
import { useState } from 'react'
import { localStore } from '#src/storage/browser.ts'
import { named, type Slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import { useSession } from '#src/workspace/session/session.tsx'

/** What was typed into a message; what was not follows the order. */
export interface MessageDraft {
  recipient?: string | undefined
  text?: string | undefined
}

const Kept = z.catch(z.object({ recipient: z.optional(z.string()), text: z.optional(z.string()) }), {})

/** What is typed into a message that has not gone out, kept over a reload; forgotten once it is sent or given up. */
export function useKeptText(name: string) {
  const { tenantId, userId } = useSession()
  const store = localStore.scoped(tenantId, userId)
  const slot: Slot<unknown> = named(slots.draft, `send.${name}`)
  const [typed, setTyped] = useState<MessageDraft>(() => Kept.parse(store.get(slot) ?? {}))
  return {
    typed,
    type(next: MessageDraft) {
      setTyped(next)
      store.set(slot, next)
    },
    forget: () => store.remove(slot),
  }
}
