import { choiceCommand, type Choice, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsInList, needsList, type Condition } from '#src/commands/gate/conditions.ts'
import type { ListedView, ViewsHandle } from '#src/commands/gate/screen-handles.ts'
import type { TextKey } from '#src/i18n/keys.ts'

const handleOf = ({ services }: CommandContext): ViewsHandle | undefined => services.list?.views
const viewsOf = (context: CommandContext) => handleOf(context)?.all() ?? []
const hasOwn = (context: CommandContext) => viewsOf(context).some(({ isOwn }) => isOwn)

const needsViews: readonly Condition[] = [needsList, needsInList('views')]
const needsOwnView: Condition = { check: hasOwn, reason: 'reasons.noOwnView' }
const needsChanges: Condition = {
  check: (context) => handleOf(context)?.isChanged() === true,
  reason: 'reasons.viewUnchanged',
}

/** What can be done with the views as a whole: commands of their own, offered below the views. */
type ViewAction =
  | 'list.resetView'
  | 'list.saveViewChanges'
  | 'list.saveView'
  | 'list.renameView'
  | 'list.deleteView'
  | 'list.defaultView'

/** A view as a row of the palette: what it is to the person stands behind its name. */
function choiceOf(view: ListedView, { services: { t } }: CommandContext): Choice<ListedView> {
  const facts = [view.isOpen && t('list.view.open'), view.isDefault && t('list.view.isDefault')].filter(Boolean)
  return {
    id: `view:${view.id}`,
    title: view.name,
    icon: 'view',
    ...(facts.length > 0 && { detail: facts.join(' · ') }),
    value: view,
  }
}

const ownChoices = (context: CommandContext) =>
  viewsOf(context)
    .filter(({ isOwn }) => isOwn)
    .toSorted((one, other) => Number(other.isOpen) - Number(one.isOpen))
    .map((view) => choiceOf(view, context))

/** Below the views: what else can be done with them, so that the button in the head leads everywhere. */
function actions(context: CommandContext): Choice<ViewAction>[] {
  const { t } = context.services
  const row = (id: ViewAction, title: TextKey, icon?: string) => ({ id: `run:${id}`, title: t(title), icon, value: id })
  const changed = handleOf(context)?.isChanged() === true
  return [
    ...(changed
      ? [
          row('list.resetView', 'list.view.reset.title', 'undo'),
          row('list.saveViewChanges', 'list.view.saveChanges.title', 'save'),
        ]
      : []),
    row('list.saveView', 'list.view.save.title', 'save'),
    ...(hasOwn(context)
      ? [
          row('list.renameView', 'list.view.rename.title', 'edit'),
          row('list.deleteView', 'list.view.delete.title', 'delete'),
        ]
      : []),
    row('list.defaultView', 'list.view.default.title'),
  ]
}

/** A list of the same screen; those with keys show them. */
interface ListedTab {
  tab: string
}

function tabChoices({ services: { list, t } }: CommandContext): Choice<ListedTab>[] {
  return (list?.tabs?.all() ?? []).map(({ id, title, isOpen }, at) => ({
    id: `tab:${id}`,
    title: t(title),
    icon: 'view',
    keys: String(at + 1),
    ...(isOpen && { detail: t('list.view.open') }),
    value: { tab: id },
  }))
}

async function apply(context: CommandContext, chosen: ListedTab | ListedView | ViewAction): Promise<void> {
  const handle = handleOf(context)
  if (typeof chosen === 'object' && 'tab' in chosen) return context.services.list?.tabs?.open(chosen.tab)
  if (typeof chosen === 'object') return handle?.apply(chosen.id)
  if (chosen === 'list.resetView') handle?.reset()
  else if (chosen === 'list.saveViewChanges') await handle?.saveChanges()
  else if (chosen === 'list.saveView') await handle?.openSave()
  else context.services.ui.openPalette({ kind: 'choices', commandId: chosen })
}

async function remove(context: CommandContext, { id, name }: ListedView): Promise<void> {
  const { confirm, notify, t } = context.services
  const handle = handleOf(context)
  if (handle === undefined) return
  const yes = await confirm({
    title: t('list.view.delete.question', { name }),
    detail: handle.t('list.view.delete.detail'),
    confirmLabel: t('list.view.delete'),
    destructive: true,
  })
  if (!yes) return
  handle.remove(id)
  notify({ type: 'success', message: t('list.view.deleted', { name }) })
}

/** The saved views of whatever list is active. */
export const commands: readonly Command[] = [
  choiceCommand<ListedTab | ListedView | ViewAction>({
    id: 'list.view',
    findable: true,
    title: 'list.view.title',
    group: 'list',
    keys: ['a'],
    givesWay: true,
    scope: 'list',
    needs: needsViews,
    choicesTitle: 'list.view.choose',
    choices: (context) => [
      ...tabChoices(context),
      ...viewsOf(context).map((view) => choiceOf(view, context)),
      ...actions(context),
    ],
    run: apply,
  }),
  {
    id: 'list.saveView',
    opensField: true,
    title: 'list.view.save.title',
    group: 'list',
    keys: ['shift+a'],
    scope: 'list',
    needs: needsViews,
    run: (context) => handleOf(context)?.openSave(),
  },
  {
    id: 'list.saveViewChanges',
    title: 'list.view.saveChanges.title',
    group: 'list',
    scope: 'list',
    needs: [...needsViews, needsChanges],
    run: (context) => handleOf(context)?.saveChanges(),
  },
  {
    id: 'list.resetView',
    title: 'list.view.reset.title',
    group: 'list',
    scope: 'list',
    needs: [...needsViews, needsChanges],
    run: (context) => handleOf(context)?.reset(),
  },
  choiceCommand({
    id: 'list.renameView',
    opensField: true,
    title: 'list.view.rename.title',
    group: 'list',
    scope: 'list',
    needs: [...needsViews, needsOwnView],
    choicesTitle: 'list.view.rename.choose',
    choices: ownChoices,
    run: (context, { id }) => handleOf(context)?.openRename(id),
  }),
  choiceCommand({
    id: 'list.deleteView',
    title: 'list.view.delete.title',
    group: 'list',
    scope: 'list',
    needs: [...needsViews, needsOwnView],
    choicesTitle: 'list.view.delete.choose',
    choices: ownChoices,
    run: remove,
  }),
  choiceCommand<ListedView | undefined>({
    id: 'list.defaultView',
    title: 'list.view.default.title',
    group: 'list',
    scope: 'list',
    needs: needsViews,
    choicesTitle: 'list.view.default.choose',
    choices: (context) => [
      ...viewsOf(context).map((view) => choiceOf(view, context)),
      { id: 'none', title: context.services.t('list.view.default.none'), value: undefined },
    ],
    run: (context, view) => {
      const handle = handleOf(context)
      if (handle === undefined) return
      const { services } = context
      handle.setDefault(view?.id)
      const said = view
        ? handle.t('list.view.default.set', { name: view.name })
        : services.t('list.view.default.removed')
      services.notify({ type: 'success', message: said })
    },
  }),
]
