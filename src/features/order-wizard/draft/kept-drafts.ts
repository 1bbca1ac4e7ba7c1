import type { StoredWizard } from '#machines/wizard-session.ts'
import {
  draftStore,
  parseDraft,
  placeOf,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftId,
  type KeptDraft,
  type Owner,
  type TypedTexts,
} from './store.ts'

/** How long typing is collected before it is written, ms; the end of a field and of the page write at once. */
const PAUSE = 250

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

/** The keeper of the person's current draft, or of the one named by `draftId`. */
export function createDraftKeeper(owner: Owner, draftId: DraftId): DraftKeeper {
  const listeners = new Set<() => void>()
  const known = readDraft(owner, draftId)
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
    if (wizard === undefined) return
    if (!isWorthKeeping(wizard, texts)) {
      // Emptied again by the person: what she took away must not come back with the next visit.
      if (state === '0') return
      removeDraft(owner, draftId)
      return tell('0')
    }
    const keptAt = Date.now()
    const { email } = known ?? {}
    tell(writeDraft(owner, draftId, { wizard, texts, keptAt, email }) ? String(keptAt) : 'failed')
  }
  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(write, PAUSE)
  }
  return {
    read: () => readDraft(owner, draftId),
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
      removeDraft(owner, draftId)
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
    watch: (listener) => draftStore(owner).watch(placeOf(draftId), (value) => listener(parseDraft(value))),
  }
}

/** An untouched wizard is no draft: it would be offered again for nothing. */
function isWorthKeeping({ data, unconfirmed }: StoredWizard, texts: TypedTexts): boolean {
  const values = Object.values(data).flatMap((step) => Object.values(step))
  return unconfirmed || Object.keys(texts).length > 0 || values.some((value) => value !== undefined && value !== '')
}
