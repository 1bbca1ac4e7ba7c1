import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { CheckboxField, TextField } from '#src/ui/form/field.tsx'
import type { AccountForm } from './account-form.ts'
import { useAuth } from '../auth-context.tsx'
import { useAccountForm } from './use-account-form.ts'

interface FormProps {
  form: AccountForm
  onChange(changed: Partial<AccountForm>): void
}

/** E-mail, password, "Angemeldet bleiben". */
export function LoginForm({ form, onChange }: FormProps) {
  const { t } = useText()
  const { snapshot, send } = useAuth()
  const busy = snapshot.hasTag('busy')
  const { email, password, rememberMe } = form
  const checks = useAccountForm(form, 'login', () => send({ type: 'login', email: email.trim(), password, rememberMe }))
  const passwordField = useFocusAfterRefusal()
  return (
    <form noValidate onSubmit={checks.submit} className="flex flex-col gap-3">
      <TextField
        label={t('session.email')}
        name="email"
        type="email"
        autoComplete="username"
        autoFocus
        maxLength={200}
        value={email}
        error={checks.errorOf('email')}
        onChange={(event) => onChange({ email: event.target.value })}
      />
      <TextField
        ref={passwordField}
        label={t('session.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={200}
        value={password}
        error={checks.errorOf('password')}
        onChange={(event) => onChange({ password: event.target.value })}
      />
      <CheckboxField
        label={t('session.rememberMe')}
        checked={rememberMe}
        onChange={(event) => onChange({ rememberMe: event.target.checked })}
      />
      <div className="mt-1">
        <Button type="submit" variant="primary" keys="enter" disabledReason={busy ? t('session.signingIn') : undefined}>
          {t('session.signIn')}
        </Button>
      </div>
    </form>
  )
}

/** After a refused login the password is what to retype; a refusal that was there before moves nothing. */
function useFocusAfterRefusal() {
  const { snapshot } = useAuth()
  const { error } = snapshot.context
  const shown = useRef(error)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error !== undefined && error !== shown.current) {
      input.current?.focus()
      input.current?.select()
    }
    shown.current = error
  }, [error])
  return input
}
