import { useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { useShortForm } from '#src/records/form/use-short-form.ts'

interface Names {
  firstName: string
  lastName: string
}

/** First and last name of the person at work. */
export function NameDialog(props: { names: Names; onSend(names: Names): Promise<void>; onClose(): void }) {
  const { names, onSend, onClose } = props
  const { t } = useText()
  const element = useRef<HTMLFormElement>(null)
  const form = useShortForm({
    element,
    start: { firstName: names.firstName, lastName: names.lastName },
    issues: ({ firstName, lastName }) => ({
      ...(firstName.trim() === '' && { firstName: t('session.missing.firstName') }),
      ...(lastName.trim() === '' && { lastName: t('session.missing.lastName') }),
    }),
    send: ({ firstName, lastName }) => onSend({ firstName: firstName.trim(), lastName: lastName.trim() }),
    onSent: onClose,
  })
  return (
    <FormDialog
      ref={element}
      title={t('session.own.rename')}
      confirm={t('session.own.rename')}
      width={400}
      onCancel={onClose}
      onSubmit={form.submit}
    >
      <TextField
        label={t('session.firstName')}
        required
        autoComplete="given-name"
        maxLength={100}
        data-autofocus
        {...form.field('firstName')}
      />
      <TextField
        label={t('session.lastName')}
        required
        autoComplete="family-name"
        maxLength={100}
        {...form.field('lastName')}
      />
      <FormFailure>{form.failure}</FormFailure>
    </FormDialog>
  )
}
