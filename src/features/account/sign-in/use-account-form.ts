import { useState, type FormEvent } from 'react'
import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { accountIssues, SHORTEST_PASSWORD, type AccountField, type AccountForm } from './account-form.ts'

const missing: Record<AccountField, TextKey> = {
  email: 'session.missing.email',
  password: 'session.missing.password',
  firstName: 'session.missing.firstName',
  lastName: 'session.missing.lastName',
  companyName: 'session.missing.companyName',
}

/** Checking a form on leaving a field and on sending; the first field that is wrong gets the focus. */
export function useAccountForm(
  form: AccountForm,
  intent: 'login' | 'register',
  send: () => void,
): {
  /** What to say below a field; nothing while all is well or the person is still typing. */
  errorOf(field: AccountField): string | undefined
  /** The fields that are wrong, once somebody has tried to send the form. */
  summary: readonly AccountField[]
  check(field: AccountField): void
  submit(event: FormEvent<HTMLFormElement>): void
} {
  const { t } = useText()
  const [checked, setChecked] = useState<ReadonlySet<AccountField>>(new Set())
  const [tried, setTried] = useState(false)
  const issues = accountIssues(form, intent)
  const say = (field: AccountField): string | undefined => {
    const issue = issues.get(field)
    if (issue === undefined) return undefined
    if (issue === 'email') return t('issue.email')
    return issue === 'missing' ? t(missing[field]) : t('issue.passwordTooShort', { min: SHORTEST_PASSWORD })
  }
  return {
    errorOf: (field) => (checked.has(field) ? say(field) : undefined),
    summary: tried ? [...issues.keys()] : [],
    check(field) {
      // Passing through an empty field is no mistake yet.
      if (form[field] !== '') setChecked((before) => new Set(before).add(field))
    },
    submit(event) {
      event.preventDefault()
      const [first] = issues.keys()
      if (first === undefined) return send()
      setTried(true)
      setChecked(new Set(issues.keys()))
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    },
  }
}
