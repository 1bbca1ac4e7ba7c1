import { useEffect, useRef, useState } from 'react'
import type { Invitation } from '#src/contract/accounts/invitations.ts'
import { isLanguage } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextField } from '#src/ui/form/field.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { language } from '#src/workspace/preferences.ts'
import { useAuth } from '../auth-context.tsx'
import { SHORTEST_PASSWORD } from '../sign-in/account-form.ts'

type Texts = Record<'firstName' | 'lastName' | 'password' | 'repeat', string>

/** Name and password of a new account. Once it is open the person is signed in, and the page leads on. */
export function InvitationForm(props: { token: string; invitation: Invitation; onGone(): void }) {
  const { token, invitation, onGone } = props
  const { t } = useText()
  const { snapshot, send } = useAuth()
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState<Texts>(() => ({
    firstName: invitation.firstName ?? '',
    lastName: invitation.lastName ?? '',
    password: '',
    repeat: '',
  }))
  const [isChecked, setChecked] = useState(false)
  const issues = issuesOf(texts, t)
  const isBusy = snapshot.hasTag('busy')
  const isIn = snapshot.hasTag('signedIn')
  const { error } = snapshot.context
  const spoken = invitation.language
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input:not([hidden])') ?? [])]
    fields.find(({ value }) => value === '')?.focus()
  }, [])
  useEffect(() => {
    if (isIn && spoken !== undefined && isLanguage(spoken)) language.set(spoken)
  }, [isIn, spoken])
  // What spoke against it may be that the link is good no more: then the page says that.
  useEffect(() => {
    if (error !== undefined) onGone()
  }, [error, onGone])
  const submit = () => {
    setChecked(true)
    const [first] = Object.keys(issues)
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    const { firstName, lastName, password } = texts
    send({
      type: 'register',
      invitation: token,
      email: invitation.email,
      companyName: invitation.company,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      password,
    })
  }
  const field = (name: keyof Texts) => ({
    name,
    value: texts[name],
    required: true,
    disabled: isBusy,
    error: isChecked ? issues[name] : undefined,
    onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
  })
  const password = { type: 'password', autoComplete: 'new-password', maxLength: 200 } as const
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3 border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className="grid gap-3 min-[480px]:grid-cols-2">
        <TextField label={t('session.firstName')} autoComplete="given-name" maxLength={100} {...field('firstName')} />
        <TextField label={t('session.lastName')} autoComplete="family-name" maxLength={100} {...field('lastName')} />
      </div>
      {/* So that the browser keeps the password under the right name. */}
      <input type="text" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      <TextField
        label={t('session.password')}
        hint={t('session.passwordHint', { min: SHORTEST_PASSWORD })}
        {...password}
        {...field('password')}
      />
      <TextField label={t('invitation.repeat')} {...password} {...field('repeat')} />
      <FormFailure>{error?.message}</FormFailure>
      <Button
        type="submit"
        variant="primary"
        keys="enter"
        className="self-start"
        disabledReason={isBusy ? t('session.registering') : undefined}
      >
        {t('invitation.accept')}
      </Button>
    </form>
  )
}

/** What is wrong, in the order of the form. */
function issuesOf(
  { firstName, lastName, password, repeat }: Texts,
  t: ReturnType<typeof useText>['t'],
): Partial<Texts> {
  return {
    ...(firstName.trim() === '' && { firstName: t('session.missing.firstName') }),
    ...(lastName.trim() === '' && { lastName: t('session.missing.lastName') }),
    ...(password.length < SHORTEST_PASSWORD && {
      password: t('issue.passwordTooShort', { min: SHORTEST_PASSWORD }),
    }),
    ...(repeat !== password && { repeat: t('invitation.unequal') }),
  }
}
