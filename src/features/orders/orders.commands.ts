import type { Command, CommandContext } from '#src/commands/command.ts'
import { needsList, needsOneRecord, needsPanel, needsRecord } from '#src/commands/conditions.ts'
import { orderEditing, type EditablePart } from './order-editing.ts'
import { needsOpenOrder } from './order-targets.ts'

const order = needsRecord('order')

/** Opens the form in the panel of the order, or on its page when that is where the keyboard is. */
function edit(context: CommandContext, part: EditablePart): void {
  const { focus, place, services } = context
  if (focus === undefined) return
  const isPage = place.screen === 'order' && place.panel === undefined
  orderEditing.start(focus.id, part, !isPage && place.panel === undefined)
  if (isPage) return
  services.openPanel({ kind: 'order', id: focus.id })
}

/** Editing, opening and sorting orders. */
export const commands: readonly Command[] = [
  {
    id: 'orders.editNotes',
    title: 'orders.editNotes.title',
    group: 'order',
    keys: ['e', 'f2'],
    scope: ['list', 'record'],
    permission: 'orders.setCustomerPrice',
    needs: [order, needsOneRecord, needsOpenOrder],
    icon: 'edit',
    placements: ['row'],
    synonyms: ['edit note', 'notiz', 'bemerkung'],
    run: (context) => edit(context, 'notes'),
  },
  {
    id: 'orders.editPricing',
    title: 'orders.editPricing.title',
    group: 'order',
    keys: ['p'],
    scope: ['list', 'record'],
    permission: 'orders.setCustomerPrice',
    needs: [order, needsOneRecord, needsOpenOrder],
    icon: 'edit',
    placements: ['row'],
    synonyms: ['prices', 'kundenpreis', 'frachtführerpreis', 'marge'],
    run: (context) => edit(context, 'pricing'),
  },
  {
    id: 'orders.openPage',
    title: 'orders.openPage.title',
    group: 'order',
    keys: ['o'],
    scope: 'record',
    needs: [order, needsPanel],
    icon: 'order',
    placements: ['row'],
    synonyms: ['open order', 'ganze seite', 'details'],
    run: ({ focus, services }) => {
      if (focus) services.navigate(`/orders/${encodeURIComponent(focus.id)}`)
    },
  },
  {
    id: 'orders.sort',
    title: 'orders.sort.title',
    group: 'list',
    keys: ['shift+s'],
    scope: ['orders'],
    needs: [needsList],
    synonyms: ['sort', 'sortierung', 'reihenfolge'],
    choicesTitle: 'orders.sort.choose',
    choices: ({ services }) => services.list?.sort?.fields ?? [],
    run: ({ services }, choice) => {
      if (choice) services.list?.sort?.by(choice.id)
    },
  },
]
