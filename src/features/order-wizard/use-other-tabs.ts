import { useEffect, useRef, useState } from 'react'
import { DRAFT_STEPS, type DraftPatch, type DraftStep, type WizardContext } from '#machines/wizard-session.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'
import type { OrderDraft } from '#src/domain/order-draft.ts'
import type { DraftKeeper } from './wizard-drafts.ts'

/** What another tab did to the same draft: changed fields, which now stand here too, or ended it. */
export type DraftMerge = 'changed' | 'ended'

/** Takes over what another tab types into the same draft: per field, the last one wins. */
export function useOtherTabs(
  keeper: DraftKeeper,
  context: Pick<WizardContext, 'data'>,
  edit: (patch: DraftPatch) => void,
): DraftMerge | undefined {
  const [merge, setMerge] = useState<DraftMerge>()
  const latest = useRef({ context, edit })
  useEffect(() => {
    latest.current = { context, edit }
  })
  useEffect(() => {
    let base = latest.current.context.data
    return keeper.watch((kept) => {
      if (kept === undefined) return setMerge('ended')
      const theirs = restoreWizard(kept.wizard)?.data ?? {}
      const mine = latest.current.context.data
      const patches = DRAFT_STEPS.flatMap((step) => changesOf(step, base, theirs, mine))
      base = { customer: {}, cargo: {}, pickup: {}, delivery: {}, ...theirs }
      if (patches.length === 0) return
      for (const patch of patches) latest.current.edit(patch)
      setMerge('changed')
    })
  }, [keeper])
  return merge
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
