import type { Command } from '#src/commands/gate/command.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { needsOneRecord, needsPanel, needsRecord } from '#src/commands/gate/conditions.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { editField } from '#src/records/fields/saving/editing.ts'
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

/** Finding, editing and opening orders. */
export const commands: readonly Command[] = [
  {
    id: 'palette.jumpToOrder',
    title: 'orders.jumpTo.title',
    group: 'general',
    // `#` needs AltGr on French, Spanish, Italian and Czech keyboards, hence the second way.
    keys: ['#', 'g n'],
    scope: 'everywhere',
    permission: 'orders.read',
    icon: 'order',
    trivial: true,
    run: ({ services }) =>
      services.ui.openPalette({ kind: 'search', category: 'order', placeholder: 'orders.jumpTo.placeholder' }),
  },
  editCommand(
    {
      ...editing,
      id: 'orders.edit',
      title: 'orders.edit.title',
      keys: ['e', 'f2'],
    },
    async () => (await import('./fields/editable-order.ts')).editableOrder,
  ),
  {
    ...editing,
    id: 'orders.editNotes',
    opensField: true,
    title: 'orders.editNotes.title',
    keys: ['m'],
    // In the work list of the Dispo this key picks up.
    scope: [listScope('orders'), 'record'],
    run: (context) => editField(context, 'internalNotes'),
  },
  {
    ...editing,
    id: 'orders.editPricing',
    opensField: true,
    title: 'orders.editPricing.title',
    keys: ['p'],
    run: (context) => editField(context, 'customerPrice'),
  },
  {
    id: 'orders.openPage',
    trivial: true,
    title: 'orders.openPage.title',
    group: 'order',
    keys: ['o'],
    scope: 'record',
    needs: [order, { ...needsPanel, lasting: true }],
    icon: 'order',
    placements: ['row'],
    run: ({ focus, services }) => {
      if (focus) services.navigate(`/orders/${encodeURIComponent(focus.id)}`)
    },
  },
]
