import { TabbedScreen } from '#src/records/list/tabs/tabbed-screen.tsx'
import { inboxTabs } from './inbox-tabs.tsx'
import { useGivenEmails } from './receive/use-given-emails.ts'

/** The inbox: lists of e-mails on the left, the current one beside them. */
export function InboxScreen() {
  useGivenEmails()
  return <TabbedScreen tabs={inboxTabs} isNarrow />
}
