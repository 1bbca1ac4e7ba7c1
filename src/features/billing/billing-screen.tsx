import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { billingTabs } from './billing-tabs.tsx'

/** From the delivered order to the money: what waits for its proof, what can be billed, what is open, what is overdue. */
export function BillingScreen() {
  return <TabbedScreen tabs={billingTabs} />
}
