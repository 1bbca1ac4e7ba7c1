import { BookUp, Siren } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab } from '#src/records/list/tabs/define-tabs.tsx'
import { carrierTabs } from './carrier-side/carrier-tabs.tsx'
import { BillingFigures } from './lists/figures.tsx'
import { allInvoices, openInvoices, overdueInvoices } from './lists/invoice-lists.ts'
import { BillableOrders, orderBulk } from './lists/billable-orders.tsx'
import { billableOrders, waitingOrders } from './lists/order-lists.ts'

const invoiceTools = (
  <>
    <CommandButton id="billing.export" icon={BookUp} iconOnly />
    <CommandButton id="dunning.run" />
  </>
)
const invoiceBulk = <CommandButton id="invoices.remind" icon={Siren} />

/** The views of the screen, in the order of their keys. */
export const billingTabs = [
  listTab({
    id: 'waiting',
    title: 'billing.tab.waiting',
    list: waitingOrders,
    show: (tabs) => (
      <ListScreen list={waitingOrders} tabs={tabs} head={<BillingFigures of="waiting" />} bulk={orderBulk} />
    ),
  }),
  listTab({
    id: 'billable',
    isUsual: true,
    title: 'billing.tab.billable',
    list: billableOrders,
    show: (tabs) => <BillableOrders tabs={tabs} />,
  }),
  listTab({
    id: 'open',
    title: 'billing.tab.open',
    list: openInvoices,
    show: (tabs) => (
      <ListScreen
        list={openInvoices}
        tabs={tabs}
        head={<BillingFigures of="open" />}
        toolbar={invoiceTools}
        bulk={invoiceBulk}
      />
    ),
  }),
  listTab({
    id: 'overdue',
    title: 'billing.tab.overdue',
    warns: true,
    list: overdueInvoices,
    show: (tabs) => (
      <ListScreen
        list={overdueInvoices}
        tabs={tabs}
        head={<BillingFigures of="overdue" />}
        toolbar={invoiceTools}
        bulk={invoiceBulk}
      />
    ),
  }),
  listTab({
    id: 'all',
    title: 'list.view.all',
    list: allInvoices,
    show: (tabs) => <ListScreen list={allInvoices} tabs={tabs} toolbar={invoiceTools} bulk={invoiceBulk} />,
  }),
  ...carrierTabs,
]
