import type { Command, CommandContext } from '#src/commands/command.ts'
import type { Condition } from '#src/commands/conditions.ts'
import { WIZARD_STEPS } from '#src/domain/order-draft.ts'
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

const matchChoices = (context: CommandContext) =>
  (wizardHandles.of(context)?.matches() ?? []).map(({ name, detail }, index) => ({
    id: String(index),
    title: name,
    detail,
    keys: String(index + 1),
  }))

/** Opening the wizard, and what can be done inside it. */
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
      WIZARD_STEPS.map((step) => ({
        id: step,
        title: context.services.t(`wizard.step.${step}`),
        ...(wizardHandles.of(context)?.canGoTo(step) !== true && {
          blocked: context.services.t('wizard.reason.notYet'),
        }),
      })),
    run: (context, choice) => {
      const step = WIZARD_STEPS.find((known) => known === choice?.id)
      if (step) wizardHandles.of(context)?.goTo(step)
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
    title: 'wizard.discard',
    icon: 'delete',
    synonyms: ['discard', 'löschen', 'neu beginnen'],
    run: async (context) => {
      const { t, confirm } = context.services
      const handle = wizardHandles.of(context)
      const sure = await confirm({
        title: t('wizard.discard.title'),
        detail: t('wizard.discard.detail'),
        confirmLabel: t('wizard.discard'),
        destructive: true,
      })
      if (sure) handle?.discard()
    },
  },
]
