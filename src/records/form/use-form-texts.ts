import * as z from 'zod/mini'
import { useState } from 'react'
import { localStore } from '#src/storage/browser.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { FormTexts } from './form.ts'
import { draftOf } from './kept-form.ts'

/** Texts that differ from what stood there, with what stood there when they were begun. */
type TypedTexts = Readonly<Record<string, { from: string; text: string }>>

const Kept = z.catch(z.record(z.string(), z.object({ from: z.string(), text: z.string() })), {})

/** The ids of what was typed over one text and stands over another one now. */
export function metIn(typed: TypedTexts, base: FormTexts): string[] {
  const isMet = (id: string, { from, text }: { from: string; text: string }) =>
    from !== (base[id] ?? '') && text !== (base[id] ?? '')
  return Object.entries(typed).flatMap(([id, one]) => (isMet(id, one) ? [id] : []))
}

const over = (base: FormTexts, typed: TypedTexts): FormTexts => ({
  ...base,
  ...Object.fromEntries(Object.entries(typed).map(([id, { text }]) => [id, text])),
})

/**
 * The texts of a form. What is typed is kept over a reload, per tenant and person, until it is sent or given up; what is not
 * follows the record.
 */
export function useFormTexts(name: string, start: FormTexts) {
  const { tenantId, userId } = useSession()
  const store = localStore.scoped(tenantId, userId)
  const slot = draftOf(name)
  const [base, setBase] = useState(start)
  const [typed, setTyped] = useState<TypedTexts>(() => Kept.parse(store.get(slot) ?? {}))
  const keep = (next: TypedTexts) => {
    setTyped(next)
    if (Object.keys(next).length === 0) store.remove(slot)
    else store.set(slot, next)
  }
  return {
    texts: over(base, typed),
    /** Fields somebody else has changed too. */
    met: metIn(typed, base),
    type(texts: FormTexts): void {
      const next = Object.entries(texts).map(([id, text]) => [id, { from: typed[id]?.from ?? base[id] ?? '', text }])
      const all: TypedTexts = { ...typed, ...Object.fromEntries(next) }
      keep(Object.fromEntries(Object.entries(all).filter(([id, { text }]) => text !== (base[id] ?? ''))))
    },
    /** Puts what was typed onto a newer record: the texts then, or nothing where both have changed a field. */
    rebase(next: FormTexts): FormTexts | undefined {
      setBase(next)
      return metIn(typed, next).length > 0 ? undefined : over(next, typed)
    },
    /** The person has seen what it would write over. */
    settle(): void {
      keep(Object.fromEntries(Object.entries(typed).map(([id, one]) => [id, { ...one, from: base[id] ?? '' }])))
    },
    forget: () => store.remove(slot),
  }
}
