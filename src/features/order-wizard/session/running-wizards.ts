import type { QueryClient } from '@tanstack/react-query'
import { createActor, type Actor } from 'xstate'
import { createOrderWizardMachine } from '#machines/order-wizard.machine.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Call } from '#src/contract/index.ts'
import { openTabStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import { encodePanel } from '#src/workspace/panels/panel.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { readDraft, removeDraft, type DraftEmail, type DraftId, type Owner, type TypedTexts } from '../draft/store.ts'
import { followOtherTabs, type DraftMerge } from './other-tabs.ts'
import { withTypedTexts } from '../draft/typed-values.ts'
import { createDraftKeeper, type DraftKeeper } from '../draft/kept-drafts.ts'
import { createWizardPorts, type Match, type Price } from './wizard-ports.ts'

/** Where the values of a wizard come from, said once above its fields. */
export type Origin =
  | { kind: 'empty' | 'damaged' | 'told' }
  /** Milliseconds since 1970. */
  | { kind: 'resumed'; keptAt: number }
  | { kind: 'copy' | 'template'; of: string }
  | { kind: 'document' | 'email'; id: string; name: string }

/** What happens around a wizard when it ends. */
export interface WizardEnds {
  /** `email`: what it was made of, and the event that takes the order back with what became of that. */
  created(orderId: string, email: (DraftEmail & { eventId: string }) | undefined): void
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
interface WizardStart {
  origin: Origin
  field: string | undefined
}

/** The wizards under way, and how those begin that have not started yet. */
interface RunningWizards {
  wizards: Map<string, RunningWizard>
  beginnings: Map<string, WizardStart>
}

/** Those of the session: they end with it (decision A14). */
export const runningWizards: SessionValue<RunningWizards> = {
  create: () => ({ wizards: new Map(), beginnings: new Map() }),
  end({ wizards }) {
    for (const wizard of wizards.values()) wizard.stop()
  },
}

const keyOf = (id: DraftId): string => id ?? ''

/** The wizard of a draft, if it is under way in this tab. */
export function runningWizard({ services }: CommandContext, id: DraftId): RunningWizard | undefined {
  return services.sessionValue(runningWizards).wizards.get(keyOf(id))
}

/** Says how the wizard of a draft that a command has just written begins. */
export function noteBeginning({ services }: CommandContext, id: DraftId, beginning: WizardStart): void {
  services.sessionValue(runningWizards).beginnings.set(keyOf(id), beginning)
}

/** The wizard of a draft: the one under way, else a new one, empty or where the kept draft was left. */
export function startWizard(around: {
  running: RunningWizards
  call: Call
  client: QueryClient
  owner: Owner
  id: DraftId
  ends: WizardEnds
}): RunningWizard {
  const { call, client, owner, id, ends } = around
  const { wizards, beginnings } = around.running
  const known = wizards.get(keyOf(id))
  if (known !== undefined) return known
  const kept = readDraft(owner, id)
  const keeper = createDraftKeeper(owner, id)
  const restored = kept && restoreWizard(kept.wizard)
  const input = { ...(kept && withTypedTexts(restored ?? {}, kept.texts)), ...(id !== undefined && { draftId: id }) }
  const beginning = beginnings.get(keyOf(id))
  const documentId = beginning?.origin.kind === 'document' ? beginning.origin.id : undefined
  const email = kept?.email
  let eventId: string | undefined
  const made = (event: string | undefined) => {
    eventId = event
  }
  const ports = createWizardPorts({ call, queryClient: client, keeper, documentId, email, made })
  const machine = createOrderWizardMachine<Price, Match>(ports)
  const actor = createActor(machine, { input: { ...input, online: navigator.onLine } })
  beginnings.delete(keyOf(id))
  let [texts, field] = [kept?.texts ?? {}, beginning?.field ?? fieldLeft(owner, id)]
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
      wizard.ends.created(orderId, email && eventId !== undefined ? { ...email, eventId } : undefined)
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

/** The field the keyboard was in when the page was reloaded, or the session lost. */
function fieldLeft({ tenantId, userId }: Owner, id: DraftId): string | undefined {
  const place = openTabStore().scoped(tenantId, userId).get(slots.place)
  return place?.panel === encodePanel({ kind: 'wizard', ...(id !== undefined && { id }) }) ? place.field : undefined
}

function originOf(kept: ReturnType<typeof readDraft>, isRestored: boolean): Origin {
  if (kept?.isDamaged) return { kind: 'damaged' }
  return kept && isRestored ? { kind: 'resumed', keptAt: kept.keptAt } : { kind: 'empty' }
}
