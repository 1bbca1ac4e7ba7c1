import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { adminTabs } from './admin-tabs.tsx'

/** "Verwaltung": people with their roles, what roles may, who is signed in where, and what was done. */
export function AdminScreen() {
  return <TabbedScreen tabs={adminTabs} />
}
