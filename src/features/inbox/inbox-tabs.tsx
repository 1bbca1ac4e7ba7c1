import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { useCommands, useCommandState } from '#src/commands/gate/commands-provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { ClipboardPaste } from 'lucide-react'
import { useText } from '#src/i18n/use-text.ts'
import type { ListDefinition } from '#src/records/list/define-list.ts'
import { ListScreen } from '#src/records/list/screen/list-screen.tsx'
import { listTab, type TabbedParts } from '#src/records/list/tabs/define-tabs.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { doneList, followUpList, mineList, newList, openRows, unreadRows } from './inbox-lists.ts'
import { mailHandles } from './mail/mail-handle.ts'
import { MailPane } from './mail/mail-pane.tsx'

const draw = (email: Email) => <MailPane key={email.id} email={email} />
const toolbar = <PasteButton />
const bulk = <BulkButtons />

/** A list of e-mails with the e-mail of its current row beside it. */
function MailList({ list, tabs }: { list: ListDefinition<Email>; tabs: TabbedParts }): ReactElement {
  const { source } = useCommands()
  const mails = useSessionValue(mailHandles)
  const enter = ({ id }: Email) => {
    const mail = mails.of({ focus: { kind: 'email', id } })
    // Where there is no room for it beside the list its panel shows the text.
    if (mail?.focus() !== true) source.current().services.openPanel({ kind: 'email', id })
  }
  return (
    <ListScreen list={list} tabs={tabs} head={<UnreadCount />} toolbar={toolbar} bulk={bulk} beside={{ draw, enter }} />
  )
}

const tab = (
  id: string,
  title: Parameters<typeof listTab>[0]['title'],
  list: ListDefinition<Email>,
  counted?: ListDefinition<Email>['useRows'],
) => listTab({ id, title, list, counted, show: (tabs) => <MailList list={list} tabs={tabs} /> })

/** The lists of the inbox, in the order of their keys. */
export const inboxTabs = [
  tab('new', 'inbox.tab.new', newList, openRows),
  tab('mine', 'inbox.tab.mine', mineList),
  tab('followUp', 'inbox.tab.followUp', followUpList),
  tab('done', 'inbox.tab.done', doneList),
]

/** How many nobody has opened yet, whichever list is shown. */
function UnreadCount() {
  const { t } = useText()
  const call = useCall()
  const count = useQuery(unreadRows.total(call)).data?.pagination.total
  return count === undefined ? null : <span className="text-text-3">{t('inbox.unread', { count })}</span>
}

/** In short words: the column is narrow. */
function BulkButtons() {
  const { t } = useText()
  return (
    <>
      <CommandButton id="emails.done" label={t('inbox.done.short')} />
      <CommandButton id="emails.assign" label={t('inbox.assign.short')} />
      <CommandButton id="emails.followUp" label={t('inbox.tab.followUp')} />
    </>
  )
}

/** Pasting is an event of the browser and no command; the button asks for the text instead. */
function PasteButton() {
  const { t } = useText()
  const { run } = useCommands()
  const state = useCommandState('emails.receive')
  if (state === undefined || state.availability.state === 'hidden') return null
  const { availability } = state
  return (
    <Button
      icon={ClipboardPaste}
      keys="mod+v"
      disabledReason={availability.state === 'blocked' ? t(availability.reason, availability.values) : undefined}
      onClick={() => void run('emails.receive')}
    >
      {t('inbox.receive.short')}
    </Button>
  )
}
