import { DRAFT_STEPS, type DraftPatch, type DraftStep } from '#machines/wizard-session.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import type { DraftKeeper } from '../draft/kept-drafts.ts'

/** What another tab did to the same draft: changed fields, which now stand here too, or ended it. */
export type DraftMerge = 'changed' | 'ended'

/**
 * Takes over what another tab types into the same draft: per field, the last one wins. `data` is the draft as it stands
 * here now. Returns what ends that.
 */
export function followOtherTabs(
  keeper: DraftKeeper,
  data: () => OrderDraft,
  edit: (patch: DraftPatch) => void,
  tell: (merge: DraftMerge) => void,
): () => void {
  let base = data()
  return keeper.watch((kept) => {
    if (kept === undefined) return tell('ended')
    const theirs = restoreWizard(kept.wizard)?.data ?? {}
    const mine = data()
    const patches = DRAFT_STEPS.flatMap((step) => changesOf(step, base, theirs, mine))
    base = { customer: {}, cargo: {}, pickup: {}, delivery: {}, ...theirs }
    if (patches.length === 0) return
    for (const patch of patches) edit(patch)
    tell('changed')
  })
}

/** The fields of a step that the other tab has changed since the last time it was heard of, and that differ from here. */
function changesOf(step: DraftStep, base: OrderDraft, theirs: Partial<OrderDraft>, mine: OrderDraft): DraftPatch[] {
  const [before, now, here] = [base[step], theirs[step] ?? {}, mine[step]].map((part) => new Map(Object.entries(part)))
  const names = new Set([...(before?.keys() ?? []), ...(now?.keys() ?? [])])
  const changed = [...names].filter(
    (name) => !isSame(now?.get(name), before?.get(name)) && !isSame(now?.get(name), here?.get(name)),
  )
  if (changed.length === 0) return []
  const values = Object.fromEntries(changed.map((name) => [name, now?.get(name)]))
  return [{ step, values } as DraftPatch]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
