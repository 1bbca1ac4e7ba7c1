import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { INVITATION_TIME, MOST_INVITED } from '#src/domain/accounts/user-states.ts'
import { ROLES } from '#src/domain/accounts/roles.ts'
import { LANGUAGES, languageCodes } from '#src/i18n/languages.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ownSender } from '#src/records/changes/intent-key.ts'
import { noteStep } from '#src/records/changes/own-steps.ts'
import { useFormTexts } from '#src/records/form/use-form-texts.ts'
import { useSending } from '#src/records/form/use-sending.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { SelectField, TextField } from '#src/ui/form/field.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { useOnline } from '#src/workspace/session/use-online.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { emailsIn, wrongIn } from './emails.ts'
import { RoleChoice } from './role-choice.tsx'

const START = { emails: '', firstName: '', lastName: '', role: 'dispatcher', language: 'de' }

/** People are invited: who, with which role, in which language. What is typed is kept until it is sent or thrown away. */
export function InvitationPanel() {
  const { t } = useText()
  const { role } = useSession()
  if (may(role, 'users.manage')) return <InvitationForm />
  return (
    <SidePanel title={t('user.invite')}>
      <NoPermissionState title={t('user.invite')} text={t('admin.noPermission')} />
    </SidePanel>
  )
}

function InvitationForm() {
  const { t } = useText()
  const format = useFormat()
  const { close } = usePanelPlace()
  const isOnline = useOnline()
  const element = useRef<HTMLFormElement>(null)
  const [until] = useState(() => Date.now() + INVITATION_TIME)
  const { texts, type, forget } = useFormTexts('invitation', START)
  const emails = emailsIn(texts['emails'] ?? '')
  const role = ROLES.find((one) => one === texts['role']) ?? 'dispatcher'
  const wrong = wrongIn(emails)
  const problem =
    emails.length === 0
      ? t('session.missing.email')
      : wrong.length > 0
        ? t('user.invite.wrong', { emails: wrong.join(', ') })
        : emails.length > MOST_INVITED
          ? t('user.invite.tooMany', { most: MOST_INVITED })
          : undefined
  const invite = useInvite()
  const sending = useSending({
    element,
    firstWrong: () => (problem === undefined ? undefined : 'emails'),
    async send() {
      await invite({ ...texts, emails, role })
      return true
    },
    onSent() {
      forget()
      close()
    },
  })
  const { isChecked, isSending, failure, submit } = sending
  const part = useFocusScope<HTMLDivElement>({ scopes: ['form'], form: { save: submit } })
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[name="emails"]')?.focus()
  }, [])
  const keys = useKeysOf('form.save')
  const isOne = emails.length < 2
  const field = (name: 'firstName' | 'lastName') => ({
    name,
    value: texts[name] ?? '',
    maxLength: 100,
    disabled: isSending,
    onChange: (event: { target: { value: string } }) => type({ [name]: event.target.value }),
  })
  return (
    <div ref={part} className="h-full">
      <SidePanel
        title={t('user.invite')}
        footer={
          <>
            <Button
              onClick={() => {
                forget()
                close()
              }}
            >
              {t('user.invite.discard')}
            </Button>
            <Button
              variant="primary"
              className="ml-auto"
              keys={keys}
              disabledReason={isOnline ? undefined : t('reasons.offline')}
              onClick={submit}
            >
              {t('user.invite.send')}
            </Button>
          </>
        }
      >
        <form
          ref={element}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <div className="flex flex-col gap-3 border-b border-line px-4 py-3">
            <TextField
              name="emails"
              label={t('user.email')}
              required
              autoComplete="off"
              maxLength={2000}
              hint={emails.length > 1 ? t('user.invite.count', { count: emails.length }) : t('user.invite.hint')}
              value={texts['emails'] ?? ''}
              error={isChecked ? problem : undefined}
              disabled={isSending}
              data-autofocus
              onChange={(event) => type({ emails: event.target.value })}
            />
            {isOne && (
              <div className="grid grid-cols-2 gap-3">
                <TextField label={t('session.firstName')} {...field('firstName')} />
                <TextField label={t('session.lastName')} {...field('lastName')} />
              </div>
            )}
          </div>
          <RoleChoice role={role} onChange={(next) => type({ role: next })} />
          <div className="px-4 py-3">
            <SelectField
              label={t('user.invite.language')}
              value={texts['language'] ?? 'de'}
              hint={t('user.invite.until', { until: format.stamp(until) })}
              onChange={(event) => type({ language: event.target.value })}
            >
              {languageCodes.map((code) => (
                <option key={code} value={code} lang={code}>
                  {LANGUAGES[code].name}
                </option>
              ))}
            </SelectField>
            <div className="mt-3">
              <FormFailure>
                {failure === undefined ? undefined : (failureText(failure, t) ?? t('fields.failed'))}
              </FormFailure>
            </div>
          </div>
          {/* Enter in a field sends, as in every form. */}
          <button type="submit" hidden tabIndex={-1} />
        </form>
      </SidePanel>
    </div>
  )
}

/** Sends the invitations and says so; a mail cannot be called back, and the history says that (decision A29). */
function useInvite() {
  const { t } = useText()
  const call = useCall()
  const queryClient = useQueryClient()
  const { source } = useCommands()
  return async (given: { emails: string[]; role: (typeof ROLES)[number]; [text: string]: unknown }) => {
    const { emails, role } = given
    const text = (name: string) => String(given[name] ?? '').trim()
    const [firstName, lastName] = emails.length === 1 ? [text('firstName'), text('lastName')] : ['', '']
    const body = {
      emails,
      role,
      language: text('language'),
      ...(firstName !== '' && { firstName }),
      ...(lastName !== '' && { lastName }),
    }
    const { services } = source.current()
    // Wanted again after a lost answer it invites no one twice.
    const { step, users, warnings } = await ownSender({ services }, 'user')(
      ['users.invite', body],
      async (idempotencyKey) => ({ step: idempotencyKey, ...(await call('users.invite', { body, idempotencyKey })) }),
    )
    const said = t('user.invite.done', { count: users.length, name: users[0]?.email ?? '' })
    noteStep(
      { services },
      'user',
      { commandId: 'users.invite', title: said, step },
      users.slice(0, 1).map(({ id, email }) => ({ id, label: email, eventId: undefined, isFinal: true })),
    )
    const detail = warnings.map(({ message }) => message).join(' ')
    services.notify({ type: detail === '' ? 'success' : 'warning', message: said, ...(detail !== '' && { detail }) })
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => typeof name === 'string' && /^(users|audit)\./.test(name),
    })
  }
}
