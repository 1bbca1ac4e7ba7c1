import type { Command } from '#src/commands/gate/command.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { needsOneRecord, needsPanel, needsRecord } from '#src/commands/gate/conditions.ts'
import { editField } from '#src/records/fields/editing.ts'
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

/** Editing and opening orders. */
export const commands: readonly Command[] = [
  {
    ...editing,
    id: 'orders.edit',
    title: 'orders.edit.title',
    keys: ['e', 'f2'],
    synonyms: ['edit order', 'ändern', 'feld'],
    run: (context) => editField(context, 'first'),
  },
  {
    ...editing,
    id: 'orders.editNotes',
    title: 'orders.editNotes.title',
    keys: ['m'],
    // In the work list of the Dispo this key picks up.
    scope: [listScope('orders'), 'record'],
    synonyms: ['edit note', 'notiz', 'bemerkung'],
    run: (context) => editField(context, 'internalNotes'),
  },
  {
    ...editing,
    id: 'orders.editPricing',
    title: 'orders.editPricing.title',
    keys: ['p'],
    synonyms: ['prices', 'kundenpreis', 'frachtführerpreis', 'marge'],
    run: (context) => editField(context, 'customerPrice'),
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
]
