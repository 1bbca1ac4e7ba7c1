import * as z from 'zod/mini'
import { record } from '#machines/persisted.ts'
import { localStore } from '#src/storage/browser.ts'
import { named, type Slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'
import type { Store } from '#src/storage/store.ts'
import type { Session } from '#src/workspace/session/session.tsx'

/** Whose drafts: they are kept per tenant and user. */
export type Owner = Pick<Session, 'tenantId' | 'userId'>

/** Name of a draft, short because it stands in the address: `wizard:2`. Nothing is the person's current draft. */
export type DraftId = string | undefined

/** Texts of fields as typed, by path: also what is no number or date yet. */
export type TypedTexts = Readonly<Record<string, string>>

const DraftEmail = z.object({ id: z.string(), name: z.string(), another: z.boolean() })
export type DraftEmail = z.output<typeof DraftEmail>

/** What is kept of one wizard between reloads. `wizard` is read by the machine's own rules. */
export interface KeptDraft {
  wizard: unknown
  texts: TypedTexts
  /** Milliseconds since 1970; 0 when unknown. */
  keptAt: number
  /** The e-mail its order hangs on; `another`: there is an order of it, and this is one more on purpose. */
  email?: DraftEmail | undefined
  /** Not all of it could be read; what could be is here. */
  isDamaged: boolean
}

/** How long a number given to a draft that was never typed into stays taken, ms: the panel may be open in another tab. */
const RESERVED_FOR = 24 * 60 * 60 * 1000

const Kept = z.object({
  wizard: z.unknown(),
  texts: z.catch(z.record(z.string(), z.string()), {}),
  keptAt: z.catch(z.number(), 0),
  email: z.catch(z.optional(DraftEmail), undefined),
})

/** Ids of all drafts but the current one, with the time they were given, milliseconds since 1970. */
const register: Slot<Record<string, number>> = {
  ...named(slots.draft, 'orders'),
  schema: z.record(z.string(), z.number()),
  fallback: {},
}

/** The one store of drafts: what the computer refuses to keep is known to the whole tab until it is closed. */
export function draftStore({ tenantId, userId }: Owner): Store {
  return localStore.scoped(tenantId, userId)
}

export function placeOf(id: DraftId): Slot<unknown> {
  return named(slots.draft, id === undefined ? 'order' : `order.${id}`)
}

/** Told when drafts of the person come, go or change, in this tab or another one. Returns how to stop it. */
export function subscribeDrafts(owner: Owner, listener: () => void): () => void {
  return draftStore(owner).subscribe(slots.draft, listener)
}

/** A draft as it lies in storage; nothing when there is none. Of a broken one, what can still be recognised. */
export function readDraft(owner: Owner, id: DraftId): KeptDraft | undefined {
  const store = draftStore(owner)
  const kept = parseDraft(store.get(placeOf(id)))
  if (kept !== undefined) return kept
  const text = store.get({ ...placeOf(id), schema: z.optional(z.string()), fallback: undefined, form: 'text' })
  return typeof text === 'string' ? salvaged(text) : undefined
}

/** What another tab or an earlier visit wrote; nothing for what is no draft. */
export function parseDraft(value: unknown): KeptDraft | undefined {
  const kept = Kept.safeParse(value)
  if (!kept.success || kept.data.wizard === undefined) return undefined
  const isWhole = record(kept.data.wizard)?.['version'] === 1 && kept.data.keptAt > 0
  return { ...kept.data, wizard: kept.data.wizard, isDamaged: !isWhole }
}

/** Of another version of the product, or cut off: the envelope is unknown, what is in it may be known. */
function salvaged(text: string): KeptDraft {
  const nothing: KeptDraft = { wizard: undefined, texts: {}, keptAt: 0, isDamaged: true }
  try {
    const found: unknown = JSON.parse(text)
    const inner = record(found)?.['value'] ?? found
    return { ...(parseDraft(inner) ?? { ...nothing, wizard: inner }), isDamaged: true }
  } catch {
    return nothing
  }
}

/** Keeps a draft; false when only this tab remembers it. */
export function writeDraft(owner: Owner, id: DraftId, kept: Omit<KeptDraft, 'isDamaged'>): boolean {
  const isKept = draftStore(owner).set(placeOf(id), {
    ...{ wizard: kept.wizard, texts: kept.texts, keptAt: kept.keptAt },
    ...(kept.email && { email: kept.email }),
  })
  if (id !== undefined) reserve(owner, id)
  return isKept
}

/** Forgets a draft and frees its name. */
export function removeDraft(owner: Owner, id: DraftId): void {
  const store = draftStore(owner)
  store.remove(placeOf(id))
  if (id !== undefined && store.get(register)[id] !== undefined) {
    store.set(register, Object.fromEntries(Object.entries(store.get(register)).filter(([known]) => known !== id)))
  }
}

/** Names of all drafts that lie in storage, the current one first. */
export function draftIds(owner: Owner): DraftId[] {
  const ids: DraftId[] = [undefined, ...Object.keys(draftStore(owner).get(register))]
  return ids.filter((id) => readDraft(owner, id) !== undefined)
}

/** A name for one more draft: the smallest number from 2 on that no draft and no open wizard has, kept for it. */
export function newDraftId(owner: Owner, open: readonly DraftId[]): string {
  const store = draftStore(owner)
  const young = Date.now() - RESERVED_FOR
  const known = Object.entries(store.get(register)).filter(
    ([id, at]) => at > young || open.includes(id) || readDraft(owner, id) !== undefined,
  )
  store.set(register, Object.fromEntries(known))
  const taken = new Set<DraftId>([...known.map(([id]) => id), ...open])
  let number = 2
  while (taken.has(String(number))) number += 1
  reserve(owner, String(number))
  return String(number)
}

function reserve(owner: Owner, id: string): void {
  const store = draftStore(owner)
  const known = store.get(register)
  if (known[id] === undefined) store.set(register, { ...known, [id]: Date.now() })
}
