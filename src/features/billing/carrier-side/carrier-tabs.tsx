import { FileCheck } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { carrierOrders, creditNotes, incomingInvoices } from './lists/carrier-lists.ts'

const orderTools = (
  <>
    <CommandButton id="incomingInvoices.create" />
    <CommandButton id="creditNotes.create" variant="primary" />
  </>
)
const orderBulk = (
  <>
    <CommandButton id="creditNotes.create" />
    <CommandButton id="billing.checkProof" icon={FileCheck} />
  </>
)
const incomingTools = <CommandButton id="incomingInvoices.create" variant="primary" />

/** The views of what carriers get: orders to be credited, credit notes, and invoices of theirs. */
export const carrierTabs = [
  listTab({
    id: 'to-credit',
    title: 'carriers.tab.orders',
    list: carrierOrders,
    show: (tabs) => <ListScreen list={carrierOrders} tabs={tabs} toolbar={orderTools} bulk={orderBulk} />,
  }),
  listTab({
    id: 'credit-notes',
    title: 'carriers.tab.notes',
    list: creditNotes,
    show: (tabs) => <ListScreen list={creditNotes} tabs={tabs} />,
  }),
  listTab({
    id: 'incoming',
    title: 'carriers.tab.incoming',
    list: incomingInvoices,
    show: (tabs) => <ListScreen list={incomingInvoices} tabs={tabs} toolbar={incomingTools} />,
  }),
]
