import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { useSending } from '#src/records/form/use-sending.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextAreaField, TextField } from '#src/ui/form/field.tsx'
import { LinkFailure } from '#src/records/by-link/link-failure.tsx'
import type { GivePrice } from './price-form.tsx'

/** No price: who says so, and why. */
export function DeclineForm({ onGive, onBack }: { onGive: GivePrice; onBack(): void }) {
  const { t } = useText()
  const element = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  useEffect(() => element.current?.querySelector<HTMLElement>('[name="name"]')?.focus(), [])
  const isMissing = name.trim().length < 2
  const isUnsaid = reason.trim() === ''
  const sending = useSending({
    element,
    firstWrong: () => (isMissing ? 'name' : isUnsaid ? 'reason' : undefined),
    async send() {
      await onGive({ answer: 'declined', name, reason })
      return true
    },
    onSent: () => undefined,
  })
  return (
    <form
      ref={element}
      noValidate
      aria-label={t('answer.price.decline')}
      onSubmit={(event) => {
        event.preventDefault()
        sending.submit()
      }}
      className="flex flex-col gap-3 border-t border-line p-4"
    >
      <TextField
        name="name"
        label={t('answer.name')}
        required
        autoComplete="name"
        maxLength={120}
        value={name}
        error={sending.isChecked && isMissing ? t('reason.answer.name') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <TextAreaField
        name="reason"
        label={t('answer.reason')}
        required
        rows={3}
        maxLength={1000}
        value={reason}
        error={sending.isChecked && isUnsaid ? t('reason.answer.reason') : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
      <LinkFailure failure={sending.failure} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" className="h-10! grow justify-center">
          {t('answer.price.decline')}
        </Button>
        <Button type="button" className="h-10! grow justify-center" onClick={onBack}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  )
}
