import { z } from 'zod'
import { browserStorage, createStore, named, slots, type Slot } from '#src/api/storage.ts'
import type { StoredWizard } from '#machines/wizard-session.ts'
import type { Session } from '#src/workspace/session.tsx'

/** How long typing is collected before it is written, ms; the end of a field and of the page write at once. */
const PAUSE = 250

/** Texts of fields as typed, by path: also what is no number or date yet. */
export type TypedTexts = Readonly<Record<string, string>>

/** What is kept of one wizard between reloads. `wizard` is read by the machine's own rules. */
export interface KeptDraft {
  wizard: unknown
  texts: TypedTexts
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Keeps one draft in local storage, per tenant and user. Never throws. */
export interface DraftKeeper {
  /** What lies in storage now. */
  read(): KeptDraft | undefined
  keep(wizard: StoredWizard): void
  keepTexts(texts: TypedTexts): void
  forget(): void
  /** Writes what is still waiting. */
  flush(): void
  /** When this tab last wrote, in milliseconds since 1970; 0 before, `failed` when storage took nothing. */
  state(): string
  subscribe(listener: () => void): () => void
  /** Another tab has changed the draft; nothing when it has ended it. */
  watch(listener: (kept: KeptDraft | undefined) => void): () => void
}

const Kept = z.object({ wizard: z.unknown(), texts: z.record(z.string(), z.string()).catch({}), keptAt: z.number() })

/** The keeper of the person's current draft, or of the one named by `draftId`. */
export function createDraftKeeper(session: Session, draftId: string | undefined): DraftKeeper {
  const store = createStore(browserStorage(), window).scoped(session.tenantId, session.userId)
  const place: Slot<unknown> = named(slots.draft, draftId === undefined ? 'order' : `order.${draftId}`)
  const listeners = new Set<() => void>()
  const known = parsed(store.get(place))
  let wizard: StoredWizard | undefined
  let texts: TypedTexts = known?.texts ?? {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let state = String(known?.keptAt ?? 0)

  const tell = (next: string) => {
    state = next
    for (const listener of listeners) listener()
  }
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    if (wizard === undefined || !isWorthKeeping(wizard, texts)) return
    const keptAt = Date.now()
    tell(store.set(place, { wizard, texts, keptAt }) ? String(keptAt) : 'failed')
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(write, PAUSE)
  }
  return {
    read: () => parsed(store.get(place)),
    keep(next) {
      wizard = next
      // What the server may have been told must not be lost to a pause.
      if (next.unconfirmed) write()
      else later()
    },
    keepTexts(next) {
      texts = next
      later()
    },
    forget() {
      clearTimeout(timer)
      timer = undefined
      wizard = undefined
      texts = {}
      store.remove(place)
      tell('0')
    },
    flush: () => {
      if (timer !== undefined) write()
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    watch: (listener) => store.watch(place, (value) => listener(parsed(value))),
  }
}

function parsed(value: unknown): KeptDraft | undefined {
  const kept = Kept.safeParse(value)
  return kept.success ? kept.data : undefined
}

/** An untouched wizard is no draft: it would be offered again for nothing. */
function isWorthKeeping({ data, unconfirmed }: StoredWizard, texts: TypedTexts): boolean {
  const values = Object.values(data).flatMap((step) => Object.values(step))
  return unconfirmed || Object.keys(texts).length > 0 || values.some((value) => value !== undefined && value !== '')
}
