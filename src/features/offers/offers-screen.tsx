import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { offerTabs } from './offer-tabs.tsx'

/** The offers of customers: open ones first, then what became of the others. */
export function OffersScreen() {
  return <TabbedScreen tabs={offerTabs} />
}
