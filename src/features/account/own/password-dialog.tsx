import { useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { SHORTEST_PASSWORD } from '../sign-in/account-form.ts'
import { useShortForm } from '#src/records/form/use-short-form.ts'

/** The password there is, and the new one twice. */
export function PasswordDialog(props: {
  onSend(passwords: { current: string; next: string }): Promise<void>
  onClose(): void
}) {
  const { onSend, onClose } = props
  const { t } = useText()
  const element = useRef<HTMLFormElement>(null)
  const form = useShortForm({
    element,
    start: { current: '', password: '', repeat: '' },
    issues: ({ current, password, repeat }) => ({
      ...(current === '' && { current: t('session.missing.password') }),
      ...(password.length < SHORTEST_PASSWORD && {
        password: t('issue.passwordTooShort', { min: SHORTEST_PASSWORD }),
      }),
      ...(repeat !== password && { repeat: t('session.own.unequal') }),
    }),
    send: ({ current, password }) => onSend({ current, next: password }),
    onSent: onClose,
  })
  const shared = { type: 'password', required: true, maxLength: 200 } as const
  return (
    <FormDialog
      ref={element}
      title={t('session.own.password')}
      confirm={t('session.own.password')}
      width={400}
      onCancel={onClose}
      onSubmit={form.submit}
    >
      <TextField
        {...shared}
        label={t('session.own.current')}
        autoComplete="current-password"
        data-autofocus
        {...form.field('current')}
      />
      <TextField
        {...shared}
        label={t('session.own.new')}
        autoComplete="new-password"
        hint={t('session.passwordHint', { min: SHORTEST_PASSWORD })}
        {...form.field('password')}
      />
      <TextField {...shared} label={t('session.own.repeat')} autoComplete="new-password" {...form.field('repeat')} />
      <FormFailure>{form.failure}</FormFailure>
    </FormDialog>
  )
}
