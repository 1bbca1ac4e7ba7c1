import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { SHORTEST_PASSWORD, type AccountField, type AccountForm } from './account-form.ts'
import { useAuth } from '../auth-context.tsx'
import { useAccountForm } from './use-account-form.ts'

const fields = [
  { name: 'firstName', label: 'session.firstName', autoComplete: 'given-name', type: 'text', maxLength: 100 },
  { name: 'lastName', label: 'session.lastName', autoComplete: 'family-name', type: 'text', maxLength: 100 },
  { name: 'companyName', label: 'session.companyName', autoComplete: 'organization', type: 'text', maxLength: 200 },
  { name: 'email', label: 'session.email', autoComplete: 'username', type: 'email', maxLength: 200 },
  { name: 'password', label: 'session.password', autoComplete: 'new-password', type: 'password', maxLength: 200 },
] as const satisfies readonly { name: AccountField; [attribute: string]: unknown }[]

/** A new account; the role is the server's default. Source: specification 7, decision B4 */
export function RegisterForm({ form, onChange }: { form: AccountForm; onChange(changed: Partial<AccountForm>): void }) {
  const { t } = useText()
  const { snapshot, send } = useAuth()
  const busy = snapshot.hasTag('busy')
  const checks = useAccountForm(form, 'register', () =>
    send({
      type: 'register',
      email: form.email.trim(),
      password: form.password,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
      companyName: form.companyName.trim(),
    }),
  )
  return (
    <form noValidate onSubmit={checks.submit} className="flex flex-col gap-3">
      {fields.map(({ name, label, ...attributes }) => (
        <TextField
          key={name}
          {...attributes}
          name={name}
          label={t(label)}
          required
          hint={name === 'password' ? t('session.passwordHint', { min: SHORTEST_PASSWORD }) : undefined}
          value={form[name]}
          error={checks.errorOf(name)}
          onBlur={() => checks.check(name)}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      {checks.summary.length > 1 && (
        <p role="alert" className="text-chip text-status-red">
          {t('session.summary', {
            count: checks.summary.length,
            fields: fields.flatMap(({ name, label }) => (checks.summary.includes(name) ? t(label) : [])).join(', '),
          })}
        </p>
      )}
      <div className="mt-1">
        <Button
          type="submit"
          variant="primary"
          keys="enter"
          disabledReason={busy ? t('session.registering') : undefined}
        >
          {t('session.register')}
        </Button>
      </div>
    </form>
  )
}
