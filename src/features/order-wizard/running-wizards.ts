import type { QueryClient } from '@tanstack/react-query'
import { createActor, type Actor } from 'xstate'
import { createOrderWizardMachine } from '#machines/order-wizard.machine.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'
import type { Call } from '#src/contract/index.ts'
import { readDraft, removeDraft, type DraftId, type Owner, type TypedTexts } from './draft-store.ts'
import { followOtherTabs, type DraftMerge } from './other-tabs.ts'
import { withTypedTexts } from './typed-values.ts'
import { createDraftKeeper, type DraftKeeper } from './wizard-drafts.ts'
import { createWizardPorts, type Match, type Price } from './wizard-ports.ts'

/** Where the values of a wizard come from, said once above its fields. */
export type Origin =
  | { kind: 'empty' | 'damaged' }
  /** Milliseconds since 1970. */
  | { kind: 'resumed'; keptAt: number }
  | { kind: 'copy'; of: string }

/** What happens around a wizard when it ends. */
export interface WizardEnds {
  created(orderId: string): void
  discarded(): void
}

/**
 * One order being written. It lives as long as its panel is in the address, also while there is no room to show it: its
 * calls go on, and what was typed and where the cursor was are there when it is shown again.
 */
export interface RunningWizard {
  keeper: DraftKeeper
  actor: Actor<ReturnType<typeof createOrderWizardMachine<Price, Match>>>
  texts(): TypedTexts
  keepTexts(texts: TypedTexts): void
  origin: Origin
  /** Name of the field that had the focus last. */
  field(): string | undefined
  enterField(name: string | undefined): void
  /** What another tab did to the draft. */
  merge(): DraftMerge | undefined
  subscribe(listener: () => void): () => void
  ends: WizardEnds
  stop(): void
}

/** How a draft that is made by a command begins, until its wizard has started. */
interface Beginning {
  origin: Origin
  field: string | undefined
}

interface Runs {
  client: QueryClient
  wizards: Map<string, RunningWizard>
  beginnings: Map<string, Beginning>
}

let current: Runs | undefined

/** Those of the person at work: with another query client somebody else works, or in another tenant (decision A14). */
function runsOf(client: QueryClient): Runs {
  if (current?.client === client) return current
  for (const wizard of current?.wizards.values() ?? []) wizard.stop()
  current = { client, wizards: new Map(), beginnings: new Map() }
  return current
}

const keyOf = (id: DraftId): string => id ?? ''

/** The wizard of a draft, if it is under way in this tab. */
export function runningWizard(client: QueryClient, id: DraftId): RunningWizard | undefined {
  return runsOf(client).wizards.get(keyOf(id))
}

/** Says how the wizard of a draft that a command has just written begins. */
export function noteBeginning(client: QueryClient, id: DraftId, beginning: Beginning): void {
  runsOf(client).beginnings.set(keyOf(id), beginning)
}

/** The wizard of a draft: the one under way, else a new one, empty or where the kept draft was left. */
export function startWizard(around: {
  call: Call
  client: QueryClient
  owner: Owner
  id: DraftId
  ends: WizardEnds
}): RunningWizard {
  const { call, client, owner, id, ends } = around
  const { wizards, beginnings } = runsOf(client)
  const known = wizards.get(keyOf(id))
  if (known !== undefined) return known
  const kept = readDraft(owner, id)
  const keeper = createDraftKeeper(owner, id)
  const restored = kept && restoreWizard(kept.wizard)
  const input = { ...(kept && withTypedTexts(restored ?? {}, kept.texts)), ...(id !== undefined && { draftId: id }) }
  const machine = createOrderWizardMachine<Price, Match>(createWizardPorts({ call, queryClient: client, keeper }))
  const actor = createActor(machine, { input: { ...input, online: navigator.onLine } })
  const beginning = beginnings.get(keyOf(id))
  beginnings.delete(keyOf(id))
  let [texts, field] = [kept?.texts ?? {}, beginning?.field]
  const merges = new Set<() => void>()
  let merge: DraftMerge | undefined
  const unfollow = followOtherTabs(
    keeper,
    () => actor.getSnapshot().context.data,
    (patch) => actor.send({ type: 'edit', patch }),
    (next) => {
      merge = next
      for (const listener of merges) listener()
    },
  )
  const forget = () => {
    if (wizards.get(keyOf(id)) === wizard) wizards.delete(keyOf(id))
    unfollow()
  }
  const wizard: RunningWizard = {
    keeper,
    actor,
    texts: () => texts,
    keepTexts(next) {
      texts = next
      keeper.keepTexts(next)
    },
    origin: beginning?.origin ?? originOf(kept, restored !== undefined),
    field: () => field,
    enterField(name) {
      field = name
    },
    merge: () => merge,
    subscribe(listener) {
      merges.add(listener)
      return () => merges.delete(listener)
    },
    ends,
    stop() {
      keeper.flush()
      forget()
      actor.stop()
      // Nothing was typed: its name is free again.
      if (id !== undefined && readDraft(owner, id) === undefined) removeDraft(owner, id)
    },
  }
  wizards.set(keyOf(id), wizard)
  actor.subscribe({
    next: (snapshot) => {
      const { orderId } = snapshot.context
      if (!snapshot.hasTag('created') || orderId === undefined || wizards.get(keyOf(id)) !== wizard) return
      forget()
      wizard.ends.created(orderId)
    },
    complete: () => {
      if (wizards.get(keyOf(id)) !== wizard) return
      forget()
      wizard.ends.discarded()
    },
  })
  actor.start()
  return wizard
}

function originOf(kept: ReturnType<typeof readDraft>, isRestored: boolean): Origin {
  if (kept?.isDamaged) return { kind: 'damaged' }
  return kept && isRestored ? { kind: 'resumed', keptAt: kept.keptAt } : { kind: 'empty' }
}
