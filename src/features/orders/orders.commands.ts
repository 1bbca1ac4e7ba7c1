import type { Command } from '#src/commands/command.ts'
import { needsList, needsOneRecord, needsPanel, needsRecord } from '#src/commands/conditions.ts'
import { editOrder } from './order-editing.ts'
import { needsOpenOrder } from './order-targets.ts'

const order = needsRecord('order')

const editing = {
  group: 'order',
  scope: ['list', 'record'],
  permission: 'orders.setCustomerPrice',
  needs: [order, needsOneRecord, needsOpenOrder],
  icon: 'edit',
  placements: ['row'],
} as const

/** Editing, opening and sorting orders. */
export const commands: readonly Command[] = [
  {
    ...editing,
    id: 'orders.edit',
    title: 'orders.edit.title',
    keys: ['e', 'f2'],
    synonyms: ['edit order', 'ändern', 'feld'],
    run: (context) => editOrder(context, 'first'),
  },
  {
    ...editing,
    id: 'orders.editNotes',
    title: 'orders.editNotes.title',
    keys: ['m'],
    synonyms: ['edit note', 'notiz', 'bemerkung'],
    run: (context) => editOrder(context, 'internalNotes'),
  },
  {
    ...editing,
    id: 'orders.editPricing',
    title: 'orders.editPricing.title',
    keys: ['p'],
    synonyms: ['prices', 'kundenpreis', 'frachtführerpreis', 'marge'],
    run: (context) => editOrder(context, 'customerPrice'),
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
