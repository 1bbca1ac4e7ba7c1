import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommandState } from '#src/commands/gate/commands-provider.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { personOf } from '../email-words.ts'

interface FootProps {
  email: Email
  doubtful: number
  confirms: boolean
  isWide: boolean
  /** There is no room for keys. */
  isSmall: boolean
  onToggle(): void
}

/** What comes after the order, and the ways to make it. */
export function OrderFoot({ email, doubtful, confirms, isWide, isSmall, onToggle }: FootProps) {
  const { t } = useText()
  const keys = useKeysOf('emails.toggleConfirm')
  const record = { kind: 'email', id: email.id, record: email } as const
  const hasConfirmation = useCommandState('orders.sendConfirmation', record) !== undefined
  return (
    <>
      {hasConfirmation && (
        <label className="flex h-9 shrink-0 items-center gap-2 border-t border-line px-4">
          <Checkbox tabIndex={-1} checked={confirms} onChange={onToggle} />
          <span className="min-w-0 grow truncate text-text-2">
            {t('inbox.order.confirmAfter', { name: personOf(email) })}
          </span>
          {keys !== undefined && !isSmall && <KeyCaps keys={keys} />}
        </label>
      )}
      <div data-foot className="flex min-h-12 shrink-0 items-center gap-2 border-t border-line px-4">
        <CommandButton
          id="wizard.fromEmail"
          record={record}
          label={t(isWide ? 'inbox.order.wizard' : 'inbox.order.wizard.short')}
          showKeys={!isSmall}
        />
        <span className="ml-auto truncate text-chip text-text-3">
          {doubtful > 0 && t('inbox.order.first', { number: doubtful })}
        </span>
        <span data-next className="shrink-0">
          <CommandButton
            id="emails.createOrder"
            record={record}
            label={t('inbox.order.create')}
            showKeys={!isSmall}
            variant={doubtful > 0 ? 'secondary' : 'primary'}
            className={doubtful > 0 ? 'bg-hover! text-text-3!' : undefined}
          />
        </span>
      </div>
    </>
  )
}
