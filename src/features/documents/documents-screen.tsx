import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { documentTabs } from './document-tabs.tsx'

/** The documents: those to be checked, all of them, and the deliveries no one has proven yet. */
export function DocumentsScreen() {
  return <TabbedScreen tabs={documentTabs} />
}
