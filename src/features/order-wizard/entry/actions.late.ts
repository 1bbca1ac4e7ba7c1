import type { CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import { draftName, listDrafts, type ListedDraft } from '../draft/list.ts'
import {
  draftIds,
  newDraftId,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftId,
  type KeptDraft,
} from '../draft/store.ts'
import { hasRoomForWizard, openWizards } from '../session/open-wizards.ts'
import { runningWizard } from '../session/running-wizards.ts'
import { restoreWizard } from '#machines/wizard-storage.ts'

interface DiscardedDraft {
  id: DraftId
  kept: KeptDraft
}

/** What was discarded last in this session, so that it can be taken back. */
const discarding: SessionValue<{ last: DiscardedDraft | undefined }> = { create: () => ({ last: undefined }) }

/** The drafts of the person at work, in words. */
export function draftsOf({ session, services }: CommandContext): ListedDraft[] {
  const format = formatFor(currentLanguage())
  const dayOf = (at: number) => epochToZoned(at).date
  const time = (at: number) => (dayOf(at) === dayOf(Date.now()) ? format.time(at) : format.stamp(at))
  return listDrafts(session, { t: services.t, time })
}

/** Opens a draft in a panel of its own, with the keyboard in it. */
export function resumeDraft({ services }: CommandContext, id: DraftId): void {
  services.openPanel({ kind: 'wizard', ...(id !== undefined && { id }) }, 'add')
}

/**
 * Opens an empty wizard: the plain one, or one with a new name where a draft is kept under that. What was begun before stays as it
 * is. A wizard that is open under the plain name, or untouched, is gone on with: no one wants two empty ones. Within a wizard it
 * stays there. Source: decision A39
 */
export function openNew(context: CommandContext): void {
  const { session, services, place } = context
  if (place.panel?.kind === 'wizard') return
  const open = openWizards(context)
  const isKept = (id: DraftId) => {
    runningWizard(context, id)?.keeper.flush()
    return readDraft(session, id) !== undefined
  }
  const untouched = open.find((id) => !isKept(id))
  if (open.includes(undefined) || !isKept(undefined)) services.openPanel({ kind: 'wizard' })
  else if (untouched !== undefined) resumeDraft(context, untouched)
  else if (hasRoomForWizard(context)) resumeDraft(context, newDraftId(session, open))
  else services.notify({ type: 'info', message: services.t('wizard.reason.tooMany') })
}

/** Goes on with a draft in the place of an untouched wizard, beside one in which something is typed. */
export function resumeInstead(context: CommandContext, own: DraftId, id: DraftId, replace: () => void): void {
  const { session, services } = context
  runningWizard(context, own)?.keeper.flush()
  if (readDraft(session, own) === undefined) replace()
  else if (hasRoomForWizard(context)) resumeDraft(context, id)
  else services.notify({ type: 'info', message: services.t('wizard.reason.tooMany') })
}

/** Opens one more wizard: the plain one where there is none yet, else one with a new name. */
export function openAnother(context: CommandContext): void {
  const open = openWizards(context)
  const isFirst = open.length === 0 && !draftIds(context.session).includes(undefined)
  resumeDraft(context, isFirst ? undefined : newDraftId(context.session, open))
}

/**
 * Discards a draft, with its wizard if that is under way; the message offers to take it back. `anew`: the wizard begins
 * again in its panel instead of closing it. False while its order is being made: nothing can be taken back then.
 */
export function discardDraft(context: CommandContext, id: DraftId, anew?: () => void): boolean {
  const { session, services } = context
  const run = runningWizard(context, id)
  if (run && !run.actor.getSnapshot().can({ type: 'discard' })) {
    services.notify({ type: 'info', message: services.t('wizard.creating') })
    return false
  }
  run?.keeper.flush()
  const kept = readDraft(session, id)
  if (run && anew) run.ends.discarded = anew
  if (run) run.actor.send({ type: 'discard' })
  else removeDraft(session, id)
  if (kept === undefined) return true
  const mine = { id, kept }
  services.sessionValue(discarding).last = mine
  services.notify({
    type: 'info',
    message: services.t('wizard.discarded', { name: nameOf(context, id, kept) }),
    action: { label: services.t('undo.undo'), run: () => void bringBack(context, mine) },
  })
  return true
}

/** Asks, naming the draft, and discards it. True when it is gone. */
export async function askAndDiscard(context: CommandContext, id: DraftId, anew?: () => void): Promise<boolean> {
  const { session, services } = context
  const { t } = services
  const run = runningWizard(context, id)
  run?.keeper.flush()
  const kept = readDraft(session, id)
  const sure = await services.confirm({
    title: t('wizard.discard.named', { name: nameOf(context, id, kept) }),
    detail: t(run?.actor.getSnapshot().hasTag('unconfirmed') ? 'wizard.discard.unconfirmed' : 'wizard.discard.detail'),
    confirmLabel: t('wizard.discard'),
    destructive: true,
  })
  return sure && discardDraft(context, id, anew)
}

/** Takes the last discarding back; says so when there is none. */
export function restoreDiscarded(context: CommandContext): void {
  const { services } = context
  const discarded = services.sessionValue(discarding).last
  if (discarded === undefined) {
    services.notify({ type: 'info', message: services.t('wizard.reason.nothingDiscarded') })
    return
  }
  bringBack(context, discarded)
}

/** Puts a discarded draft back in its place, or beside what has been begun there since. */
function bringBack(context: CommandContext, gone: DiscardedDraft): void {
  const { session, services } = context
  const discarded = services.sessionValue(discarding)
  if (discarded.last !== gone) return
  discarded.last = undefined
  const isFree = readDraft(session, gone.id) === undefined && runningWizard(context, gone.id) === undefined
  const id = isFree ? gone.id : newDraftId(session, openWizards(context))
  writeDraft(session, id, gone.kept)
  resumeDraft(context, id)
}

function nameOf({ services }: CommandContext, id: DraftId, kept: KeptDraft | undefined): string {
  return draftName(id, restoreWizard(kept?.wizard)?.data, services.t)
}
