import type { Choice, Command, CommandContext } from '#src/commands/command.ts'
import { needsList, type Condition } from '#src/commands/conditions.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { orderViews, type ListedView } from './order-view-handle.ts'

const views = () => orderViews.current()?.views() ?? []

const needsOwnView: Condition = { check: () => views().some(({ isOwn }) => isOwn), reason: 'reasons.noOwnView' }
const needsChanges: Condition = {
  check: () => orderViews.current()?.isChanged() === true,
  reason: 'reasons.viewUnchanged',
}

const VIEW = 'view:'
const RUN = 'run:'
const NO_DEFAULT = 'none'

/** The id of the view a row stands for; undefined for a row that stands for something else. */
const viewIn = (choice: Choice | undefined) =>
  choice?.id.startsWith(VIEW) === true ? choice.id.slice(VIEW.length) : undefined

/** A view as a row of the palette: what it is to the person stands behind its name. */
function choiceOf(view: ListedView, { services: { t } }: CommandContext): Choice {
  const facts = [view.isOpen && t('orders.view.open'), view.isDefault && t('orders.view.isDefault')].filter(Boolean)
  return {
    id: `${VIEW}${view.id}`,
    title: view.name,
    icon: 'order',
    ...(facts.length > 0 && { detail: facts.join(' · ') }),
  }
}

const ownChoices = (context: CommandContext) =>
  views()
    .filter(({ isOwn }) => isOwn)
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
    .map((view) => choiceOf(view, context))

/** Below the views: what else can be done with them, so that the button in the head leads everywhere. */
function actions({ services: { t } }: CommandContext): Choice[] {
  const row = (id: string, title: TextKey, icon?: string) => ({ id: `${RUN}${id}`, title: t(title), icon })
  const changed = orderViews.current()?.isChanged() === true
  const own = views().some(({ isOwn }) => isOwn)
  return [
    ...(changed
      ? [
          row('orders.resetView', 'orders.view.reset.title', 'undo'),
          row('orders.saveViewChanges', 'orders.view.saveChanges.title', 'save'),
        ]
      : []),
    row('orders.saveView', 'orders.view.save.title', 'save'),
    ...(own
      ? [
          row('orders.renameView', 'orders.view.rename.title', 'edit'),
          row('orders.deleteView', 'orders.view.delete.title', 'delete'),
        ]
      : []),
    row('orders.defaultView', 'orders.view.default.title'),
  ]
}

async function apply({ services }: CommandContext, choice: Choice | undefined): Promise<void> {
  const handle = orderViews.current()
  const view = viewIn(choice)
  if (view !== undefined) return handle?.apply(view)
  const id = choice?.id.slice(RUN.length) ?? ''
  if (id === 'orders.resetView') handle?.reset()
  else if (id === 'orders.saveViewChanges') await handle?.saveChanges(services)
  else if (id === 'orders.saveView') await handle?.openSave()
  else services.ui.openPalette({ kind: 'choices', commandId: id })
}

async function remove({ services }: CommandContext, choice: Choice): Promise<void> {
  const { t } = services
  const { title } = choice
  const id = viewIn(choice)
  if (id === undefined) return
  const yes = await services.confirm({
    title: t('orders.view.delete.question', { name: title }),
    detail: t('orders.view.delete.detail'),
    confirmLabel: t('orders.view.delete'),
    destructive: true,
  })
  if (!yes) return
  orderViews.current()?.remove(id)
  services.notify({ type: 'success', message: t('orders.view.deleted', { name: title }) })
}

/** Columns and saved views of the order list. */
export const commands: readonly Command[] = [
  {
    id: 'orders.columns',
    title: 'orders.columns.title',
    group: 'list',
    keys: ['shift+c'],
    scope: 'orders',
    needs: [needsList],
    synonyms: ['columns', 'spaltenbreite', 'anordnen', 'fixieren'],
    run: () => orderViews.current()?.openColumns(),
  },
  {
    id: 'orders.view',
    title: 'orders.view.title',
    group: 'list',
    keys: ['a'],
    scope: 'orders',
    needs: [needsList],
    synonyms: ['view', 'views', 'ansicht wechseln', 'gespeicherte filter'],
    choicesTitle: 'orders.view.choose',
    choices: (context) => [...views().map((view) => choiceOf(view, context)), ...actions(context)],
    run: apply,
  },
  {
    id: 'orders.saveView',
    title: 'orders.view.save.title',
    group: 'list',
    keys: ['shift+a'],
    scope: 'orders',
    needs: [needsList],
    synonyms: ['save view', 'filter speichern', 'merken'],
    run: () => orderViews.current()?.openSave(),
  },
  {
    id: 'orders.saveViewChanges',
    title: 'orders.view.saveChanges.title',
    group: 'list',
    scope: 'orders',
    needs: [needsList, needsChanges],
    synonyms: ['update view', 'ansicht überschreiben'],
    run: ({ services }) => orderViews.current()?.saveChanges(services),
  },
  {
    id: 'orders.resetView',
    title: 'orders.view.reset.title',
    group: 'list',
    scope: 'orders',
    needs: [needsList, needsChanges],
    synonyms: ['reset view'],
    run: () => orderViews.current()?.reset(),
  },
  {
    id: 'orders.renameView',
    title: 'orders.view.rename.title',
    group: 'list',
    scope: 'orders',
    needs: [needsList, needsOwnView],
    synonyms: ['rename view'],
    choicesTitle: 'orders.view.rename.choose',
    choices: ownChoices,
    run: async (_context, choice) => {
      const id = viewIn(choice)
      if (id !== undefined) await orderViews.current()?.openRename(id)
    },
  },
  {
    id: 'orders.deleteView',
    title: 'orders.view.delete.title',
    group: 'list',
    scope: 'orders',
    needs: [needsList, needsOwnView],
    synonyms: ['delete view', 'ansicht entfernen'],
    choicesTitle: 'orders.view.delete.choose',
    choices: ownChoices,
    run: (context, choice) => (choice ? remove(context, choice) : undefined),
  },
  {
    id: 'orders.defaultView',
    title: 'orders.view.default.title',
    group: 'list',
    scope: 'orders',
    needs: [needsList],
    synonyms: ['default view', 'startansicht'],
    choicesTitle: 'orders.view.default.choose',
    choices: (context) => [
      ...views().map((view) => choiceOf(view, context)),
      { id: NO_DEFAULT, title: context.services.t('orders.view.default.none') },
    ],
    run: ({ services }, choice) => {
      if (!choice) return
      const { t } = services
      const id = viewIn(choice)
      orderViews.current()?.setDefault(id)
      const said =
        id === undefined ? t('orders.view.default.removed') : t('orders.view.default.set', { name: choice.title })
      services.notify({ type: 'success', message: said })
    },
  },
]
