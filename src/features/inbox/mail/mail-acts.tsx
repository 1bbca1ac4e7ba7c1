import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { useText } from '#src/i18n/use-text.ts'

/** What can be done with an e-mail, in the line below it. */
export function MailActs({ email, showKeys = true }: { email: Email; showKeys?: boolean }) {
  const { t } = useText()
  const record = { kind: 'email', id: email.id, record: email } as const
  const isOpen = email.status === 'new'
  return (
    <div
      data-foot
      className="@container flex min-h-12 shrink-0 items-center gap-2 overflow-x-auto border-t border-line px-4 [scrollbar-width:none]"
    >
      {isOpen ? (
        <CommandButton id="emails.done" record={record} label={t('inbox.done.short')} showKeys={showKeys} />
      ) : (
        <CommandButton id="emails.reopen" record={record} showKeys={showKeys} />
      )}
      <CommandButton id="emails.reply" record={record} label={t('inbox.reply.short')} showKeys={showKeys} />
      <CommandButton id="emails.assign" record={record} label={t('inbox.assign.short')} showKeys={showKeys} />
      {isOpen && (
        <CommandButton id="emails.followUp" record={record} label={t('inbox.tab.followUp')} showKeys={showKeys} />
      )}
      <span className="ml-auto @max-[560px]:hidden">
        <CommandButton id="palette.actions" record={record} label={t('list.more')} variant="quiet" />
      </span>
    </div>
  )
}
