import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { templatesTabs } from './templates-tabs.tsx'

/** All templates: words of e-mails, orders that come again, and what documents are read for. */
export function TemplatesScreen() {
  return <TabbedScreen tabs={templatesTabs} />
}
