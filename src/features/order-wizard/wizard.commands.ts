import type { Choice, Command, CommandContext } from '#src/commands/command.ts'
import type { Condition } from '#src/commands/conditions.ts'
import { hasRoomForWizard, needsRoom, openWizards } from './open-wizards.ts'
import { wizardHandles } from './wizard-handles.ts'

const needsMatches: Condition = {
  check: (context) => (wizardHandles.of(context)?.matches().length ?? 0) > 0,
  reason: 'wizard.reason.noMatches',
}
const needsStepBefore: Condition = {
  check: (context) => wizardHandles.of(context)?.canGoBack() ?? false,
  reason: 'wizard.reason.firstStep',
}
const wizard = { group: 'wizard', scope: 'wizard', permission: 'orders.create' } as const
const many = { group: 'order', scope: 'everywhere', permission: 'orders.create' } as const

const matchChoices = (context: CommandContext) =>
  (wizardHandles.of(context)?.matches() ?? []).map(({ name, detail }, index) => ({
    id: String(index),
    title: name,
    detail,
    keys: String(index + 1),
  }))

/** Keeping drafts is not needed before one is opened. */
const drafts = () => import('./draft-actions.ts')
/** The current draft has no name of its own. */
const CURRENT = 'current'
/** In place of a list that is empty: the way on. */
const NONE = 'none'
const idOf = ({ id }: Choice) => (id === CURRENT ? undefined : id)

async function draftChoices(context: CommandContext, isOpening: boolean): Promise<Choice[]> {
  const { t } = context.services
  const open = openWizards(context)
  const hasRoom = !isOpening || hasRoomForWizard(context)
  const found = (await drafts()).draftsOf(context)
  if (found.length === 0) {
    const none = { id: NONE, title: t('wizard.drafts.none') }
    const wayOn = isOpening
      ? { detail: t('wizard.title'), keys: 'n' }
      : { blocked: t('wizard.reason.nothingToDiscard') }
    return [{ ...none, ...wayOn }]
  }
  return found.map(({ id, name, detail }) => ({
    id: id ?? CURRENT,
    title: name,
    detail,
    ...(!hasRoom && !open.includes(id) && { blocked: t('wizard.reason.tooMany') }),
  }))
}

/** Opening the wizard, and what can be done inside it and with drafts. */
export const commands: readonly Command[] = [
  {
    id: 'orders.create',
    title: 'wizard.title',
    group: 'order',
    keys: ['n', 'f9'],
    scope: 'everywhere',
    permission: 'orders.create',
    inInputs: true,
    icon: 'add',
    synonyms: ['new order', 'neuer auftrag', 'auftrag erfassen', 'wizard'],
    placements: ['toolbar'],
    run: ({ services }) => services.openPanel({ kind: 'wizard' }),
  },
  {
    ...wizard,
    id: 'wizard.next',
    title: 'wizard.next',
    synonyms: ['next', 'nächster schritt'],
    run: (context) => wizardHandles.of(context)?.next(),
  },
  {
    ...wizard,
    id: 'wizard.back',
    title: 'wizard.back',
    needs: [needsStepBefore],
    synonyms: ['back', 'vorheriger schritt'],
    run: (context) => wizardHandles.of(context)?.back(),
  },
  {
    ...wizard,
    id: 'wizard.goTo',
    title: 'wizard.goTo',
    synonyms: ['step', 'schritt'],
    choicesTitle: 'wizard.goTo.choose',
    choices: (context) =>
      (wizardHandles.of(context)?.steps ?? []).map((step) => ({
        id: step,
        title: context.services.t(`wizard.step.${step}`),
        ...(wizardHandles.of(context)?.canGoTo(step) !== true && {
          blocked: context.services.t('wizard.reason.notYet'),
        }),
      })),
    run: (context, choice) => {
      const handle = wizardHandles.of(context)
      const step = handle?.steps.find((known) => known === choice?.id)
      if (step) handle?.goTo(step)
    },
  },
  {
    ...wizard,
    id: 'wizard.chooseMatch',
    title: 'wizard.chooseMatch',
    needs: [needsMatches],
    synonyms: ['carrier', 'spediteur', 'vorschlag'],
    choicesTitle: 'wizard.chooseMatch',
    choices: matchChoices,
    run: (context, choice) => {
      if (choice) wizardHandles.of(context)?.chooseMatch(Number(choice.id))
    },
  },
  {
    ...wizard,
    id: 'wizard.withoutCarrier',
    title: 'wizard.withoutCarrier',
    needs: [needsMatches],
    synonyms: ['without carrier'],
    run: (context) => wizardHandles.of(context)?.withoutCarrier(),
  },
  {
    ...wizard,
    id: 'wizard.save',
    title: 'wizard.save',
    icon: 'save',
    synonyms: ['save draft', 'speichern'],
    run: (context) => wizardHandles.of(context)?.save(),
  },
  {
    ...wizard,
    id: 'wizard.discard',
    title: 'wizard.discardThis',
    icon: 'delete',
    synonyms: ['discard', 'löschen', 'neu beginnen'],
    run: async (context) => {
      await (await drafts()).askAndDiscard(context, context.place.panel?.id)
    },
  },
  {
    ...many,
    id: 'wizard.another',
    title: 'wizard.another',
    keys: ['shift+f9'],
    inInputs: true,
    needs: [needsRoom],
    icon: 'add',
    synonyms: ['another order', 'second wizard', 'zweiter auftrag', 'neuer auftrag'],
    run: async (context) => (await drafts()).openAnother(context),
  },
  {
    ...many,
    id: 'wizard.drafts',
    title: 'wizard.drafts',
    keys: ['shift+i'],
    icon: 'order',
    synonyms: ['drafts', 'resume', 'fortsetzen', 'angefangene aufträge'],
    choicesTitle: 'wizard.drafts.choose',
    choices: async (context) => draftChoices(context, true),
    run: async (context, choice) => {
      if (choice?.id === NONE) context.services.openPanel({ kind: 'wizard' })
      else if (choice) (await drafts()).resumeDraft(context, idOf(choice))
    },
  },
  {
    ...many,
    id: 'wizard.discardDraft',
    title: 'wizard.discardDraft',
    icon: 'delete',
    synonyms: ['discard draft', 'delete draft', 'löschen'],
    choicesTitle: 'wizard.discardDraft.choose',
    choices: async (context) => draftChoices(context, false),
    run: async (context, choice) => {
      if (choice) await (await drafts()).askAndDiscard(context, idOf(choice))
    },
  },
  {
    ...many,
    id: 'wizard.restoreDraft',
    title: 'wizard.restoreDraft',
    icon: 'undo',
    synonyms: ['restore draft', 'undo discard', 'rückgängig'],
    run: async (context) => (await drafts()).restoreDiscarded(context),
  },
]
