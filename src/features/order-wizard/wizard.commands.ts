import { choiceCommand, type Choice, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { hasRoomForWizard, openWizards } from './session/open-wizards.ts'
import { focusedWizard } from './session/wizard-handles.ts'

const needsMatches: Condition = {
  check: (context) => (focusedWizard(context)?.matches().length ?? 0) > 0,
  reason: 'wizard.reason.noMatches',
}
const needsCarrierStep: Condition = {
  check: (context) => focusedWizard(context)?.isAtCarrier() ?? false,
  reason: 'wizard.reason.notAtCarrier',
}
const needsStepBefore: Condition = {
  check: (context) => focusedWizard(context)?.canGoBack() ?? false,
  reason: 'wizard.reason.firstStep',
}
const needsDraft: Condition = {
  check: (context) => focusedWizard(context)?.resumeLast !== undefined,
  reason: 'wizard.drafts.none',
}
const wizard = { group: 'wizard', scope: 'form:wizard', permission: 'orders.create' } as const
const many = { group: 'order', scope: 'everywhere', permission: 'orders.create' } as const

const matchChoices = (context: CommandContext) =>
  (focusedWizard(context)?.matches() ?? []).map(({ name, detail }, index) => ({
    id: String(index),
    title: name,
    detail,
    keys: String(index + 1),
    value: index,
  }))

/** Keeping drafts is not needed before one is opened. */
const drafts = () => import('./entry/actions.late.ts')

/** A draft, the current one without a name of its own; `none` stands in place of a list that is empty: the way on. */
type DraftChoice = Choice<{ draft: string | undefined } | 'none'>

async function draftChoices(context: CommandContext, isOpening: boolean): Promise<DraftChoice[]> {
  const { t } = context.services
  const open = openWizards(context)
  const hasRoom = !isOpening || hasRoomForWizard(context)
  const found = (await drafts()).draftsOf(context)
  if (found.length === 0) {
    const none = { id: 'none', title: t('wizard.drafts.none'), value: 'none' } as const
    const wayOn = isOpening
      ? { detail: t('wizard.title'), keys: 'n' }
      : { blocked: t('wizard.reason.nothingToDiscard') }
    return [{ ...none, ...wayOn }]
  }
  return found.map(({ id, name, detail }) => ({
    id: `draft:${id ?? ''}`,
    title: name,
    detail,
    value: { draft: id },
    ...(!hasRoom && !open.includes(id) && { blocked: t('wizard.reason.tooMany') }),
  }))
}

/** What can be done inside the wizard and with drafts. */
export const commands: readonly Command[] = [
  {
    ...wizard,
    id: 'wizard.next',
    trivial: true,
    title: 'wizard.next',
    run: (context) => focusedWizard(context)?.next(),
  },
  {
    ...wizard,
    id: 'wizard.back',
    trivial: true,
    title: 'wizard.back',
    needs: [needsStepBefore],
    run: (context) => focusedWizard(context)?.back(),
  },
  choiceCommand({
    ...wizard,
    id: 'wizard.goTo',
    trivial: true,
    findable: true,
    title: 'wizard.goTo',
    choicesTitle: 'wizard.goTo.choose',
    choices: (context) =>
      (focusedWizard(context)?.steps ?? []).map((step) => ({
        id: step,
        title: context.services.t(`wizard.step.${step}`),
        ...(focusedWizard(context)?.canGoTo(step) !== true && {
          blocked: context.services.t('wizard.reason.notYet'),
        }),
        value: step,
      })),
    run: (context, step) => focusedWizard(context)?.goTo(step),
  }),
  choiceCommand({
    ...wizard,
    id: 'wizard.chooseMatch',
    title: 'wizard.chooseMatch',
    needs: [needsMatches],
    choicesTitle: 'wizard.chooseMatch',
    choices: matchChoices,
    run: (context, index) => focusedWizard(context)?.chooseMatch(index),
  }),
  {
    ...wizard,
    id: 'wizard.withoutCarrier',
    title: 'wizard.withoutCarrier',
    keys: ['0'],
    needs: [needsCarrierStep],
    run: (context) => focusedWizard(context)?.withoutCarrier(),
  },
  choiceCommand({
    ...wizard,
    id: 'wizard.ownVehicle',
    calls: 'orders.setVehicle',
    title: 'wizard.ownVehicle',
    keys: ['e'],
    needs: [needsCarrierStep],
    choicesTitle: 'wizard.ownVehicle.choose',
    choices: async (context) => (await import('./entry/own-vehicles.late.ts')).ownVehicleChoices(context),
    run: (context, { against, ...vehicle }) => focusedWizard(context)?.drive(vehicle, against),
  }),
  {
    ...wizard,
    id: 'wizard.resumeLast',
    opensField: true,
    title: 'wizard.resumeLast',
    keys: ['mod+i'],
    inInputs: true,
    needs: [needsDraft],
    run: (context) => focusedWizard(context)?.resumeLast?.(),
  },
  {
    ...wizard,
    id: 'wizard.save',
    title: 'wizard.save',
    icon: 'save',
    run: (context) => focusedWizard(context)?.save(),
  },
  {
    ...wizard,
    id: 'wizard.discard',
    title: 'wizard.discardThis',
    icon: 'delete',
    run: async (context) => {
      await (await drafts()).askAndDiscard(context, context.place.panel?.id)
    },
  },
  choiceCommand({
    ...many,
    id: 'wizard.drafts',
    title: 'wizard.drafts',
    keys: ['shift+i'],
    icon: 'order',
    choicesTitle: 'wizard.drafts.choose',
    choices: async (context) => draftChoices(context, true),
    run: async (context, chosen) => {
      if (chosen === 'none') context.services.openPanel({ kind: 'wizard' })
      else (await drafts()).resumeDraft(context, chosen.draft)
    },
  }),
  choiceCommand({
    ...many,
    id: 'wizard.discardDraft',
    title: 'wizard.discardDraft',
    icon: 'delete',
    choicesTitle: 'wizard.discardDraft.choose',
    choices: async (context) => draftChoices(context, false),
    run: async (context, chosen) => {
      if (chosen !== 'none') await (await drafts()).askAndDiscard(context, chosen.draft)
    },
  }),
  {
    ...many,
    id: 'wizard.restoreDraft',
    title: 'wizard.restoreDraft',
    icon: 'undo',
    run: async (context) => (await drafts()).restoreDiscarded(context),
  },
]
