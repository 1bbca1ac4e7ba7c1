import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { CreditNote } from '#src/contract/billing/carrier-records.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { chosenCarrierOrders } from './changes/chosen-orders.ts'
import type { NoteFile } from './changes/notes.late.ts'
import { CARRIER_ORDERS, NOTE_SCOPES } from './lists/scopes.ts'

/** What they take is fetched when somebody begins. */
const notes = () => import('./changes/notes.late.ts')

const needsOrders: Condition = {
  check: (context) => chosenCarrierOrders(context).length > 0,
  reason: 'billing.reason.selectOrder',
}

const messageOf = (context: CommandContext) =>
  chosenCarrierOrders(context).find(({ message }) => message !== undefined)?.message

/** Nothing stands in the way of any of them. */
const needsReady: Condition = {
  check: (context) => messageOf(context) === undefined,
  reason: 'billing.reason.blocked',
  values: (context) => ({ text: messageOf(context) ?? '' }),
}

/** The credit note the keyboard is on, as far as the client holds it. */
function held(context: CommandContext): CreditNote | undefined {
  const focus = focusedOf(context, 'creditNote')
  return focus && (focus.record ?? knownRecord(context.services.queryClient, 'creditNote', focus.id))
}

const one = [needsRecord('creditNote'), needsOneRecord] as const

const unless = (is: (note: CreditNote) => boolean, reason: Condition['reason']): Condition => ({
  check(context) {
    const note = held(context)
    return note === undefined || !is(note)
  },
  reason,
  lasting: true,
})

const needsNote = unless(({ type }) => type === 'cancellation', 'reason.billing.isCancellation')
/** What is cancelled is paid no more, but what was paid for it comes back. */
const needsPayable = unless(
  ({ state, openCents }) => state === 'cancelled' && openCents >= 0,
  'reason.billing.isCancelled',
)
const needsUncancelled = unless(({ state }) => state === 'cancelled', 'reason.billing.isCancelled')
const needsUnpaid = unless(({ state, openCents }) => state === 'paid' && openCents >= 0, 'reason.billing.paid')

const shared = {
  group: 'creditNote',
  scope: NOTE_SCOPES,
  permission: 'billing.use',
  changesData: true,
  placements: ['row'],
} as const

/** Shows what the credit note names beside it. */
const beside = (kind: 'order' | 'partner', idOf: (record: CreditNote | undefined) => string | undefined) =>
  function openBeside(context: CommandContext) {
    const id = idOf(held(context))
    if (id !== undefined) context.services.openPanel({ kind, id }, 'add')
  }

/** What can be done with credit notes to carriers, and with orders that are to be credited. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'creditNotes.create',
    title: 'carriers.credit.title',
    keys: ['+'],
    scope: CARRIER_ORDERS,
    about: 'creditNote',
    needs: [needsOrders, needsReady],
    placements: ['toolbar'],
    icon: 'add',
    isStep: true,
    run: async (context) => (await import('./changes/credit.late.ts')).credit(context),
  },
  {
    ...shared,
    id: 'creditNotes.openCarrierOfOrder',
    trivial: true,
    title: 'carriers.orders.openCarrier.title',
    keys: ['u'],
    permission: 'partners.read',
    scope: CARRIER_ORDERS,
    about: 'partner',
    needs: [needsOrders],
    changesData: false,
    icon: 'partner',
    run(context) {
      const id = chosenCarrierOrders(context)[0]?.carrierId
      if (id !== undefined) context.services.openPanel({ kind: 'partner', id }, 'add')
    },
  },
  {
    ...shared,
    id: 'creditNotes.pay',
    opensField: true,
    title: 'carriers.note.pay.title',
    keys: ['+', 'z'],
    needs: [...one, needsNote, needsPayable, needsUnpaid],
    icon: 'add',
    section: 'status',
    isStep: true,
    run: async (context) => (await notes()).payNote(context),
  },
  {
    ...shared,
    id: 'creditNotes.cancel',
    opensField: true,
    title: 'carriers.cancel.title',
    keys: ['shift+z'],
    needs: [...one, needsNote, needsUncancelled],
    icon: 'close',
    section: 'status',
    run: async (context) => (await notes()).cancelNote(context),
  },
  {
    ...shared,
    id: 'creditNotes.print',
    trivial: true,
    title: 'carriers.note.print.title',
    keys: ['shift+d'],
    scope: 'record',
    needs: [...one, needsConnection],
    changesData: false,
    icon: 'print',
    section: 'papers',
    run: async (context) => (await notes()).printNote(context),
  },
  choiceCommand<NoteFile>({
    ...shared,
    id: 'creditNotes.file',
    title: 'carriers.note.file.title',
    keys: ['shift+y'],
    needs: [...one, needsConnection],
    changesData: false,
    icon: 'document',
    section: 'papers',
    choicesTitle: 'billing.file.choose',
    choices: async (context) => (await notes()).noteFiles(context),
    run: async (context, chosen) => (await notes()).saveNote(context, chosen),
  }),
  {
    ...shared,
    id: 'creditNotes.openOrder',
    trivial: true,
    title: 'carriers.note.openOrder.title',
    keys: ['o'],
    permission: 'orders.read',
    needs: one,
    changesData: false,
    icon: 'order',
    run: beside('order', (record) => record?.orderIds[0]),
  },
  {
    ...shared,
    id: 'creditNotes.openCarrier',
    trivial: true,
    title: 'carriers.note.openCarrier.title',
    keys: ['u'],
    permission: 'partners.read',
    needs: one,
    changesData: false,
    icon: 'partner',
    run: beside('partner', (record) => record?.carrierId),
  },
]
