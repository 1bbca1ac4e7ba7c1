import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { followUpTabs } from './follow-up-tabs.tsx'

/** One's own follow-ups, those of the team, and what is done. */
export function FollowUpsScreen() {
  return <TabbedScreen tabs={followUpTabs} />
}
