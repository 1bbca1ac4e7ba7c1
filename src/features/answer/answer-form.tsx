import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { TextAreaField, TextField } from '#src/ui/form/field.tsx'
import { LinkFailure } from '#src/records/by-link/link-failure.tsx'
import type { useAnswer } from './use-answer.ts'

/** Yes or no, with a name; no with a reason. What is typed stays until the answer has arrived. */
export function AnswerForm({ give, toCustomer }: Pick<ReturnType<typeof useAnswer>, 'give'> & { toCustomer: boolean }) {
  const { t } = useText()
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const [isDeclining, setDeclining] = useState(false)
  const [wrong, setWrong] = useState<'name' | 'reason'>()
  const [failure, setFailure] = useState<unknown>()
  const underWay = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()
  useEffect(() => {
    if (isDeclining) form.current?.querySelector<HTMLElement>('[name="reason"]')?.focus()
  }, [isDeclining])

  const submit = async () => {
    if (underWay.current) return
    const missing = name.trim().length < 2 ? 'name' : isDeclining && reason.trim() === '' ? 'reason' : undefined
    setWrong(missing)
    if (missing !== undefined) return focus(missing)
    underWay.current = true
    setFailure(undefined)
    try {
      await give({ answer: isDeclining ? 'declined' : 'accepted', name, ...(isDeclining && { reason }) })
    } catch (error) {
      underWay.current = false
      setFailure(error)
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={onSubmit}
      className="sticky bottom-0 z-10 flex flex-col gap-3 rounded-b-palette border-t border-line bg-surface p-4"
    >
      <TextField
        name="name"
        label={t('answer.name')}
        required
        autoComplete="name"
        maxLength={120}
        value={name}
        error={wrong === 'name' ? t('reason.answer.name') : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      {isDeclining && (
        <TextAreaField
          name="reason"
          label={t(toCustomer ? 'answer.customer.reason' : 'answer.reason')}
          required
          rows={3}
          maxLength={1000}
          value={reason}
          error={wrong === 'reason' ? t('reason.answer.reason') : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <LinkFailure failure={failure} />
      <div className="flex flex-wrap gap-2">
        {isDeclining ? (
          <>
            <Button type="submit" variant="primary" className="h-10! grow justify-center">
              {t(toCustomer ? 'answer.customer.report' : 'answer.decline')}
            </Button>
            <Button type="button" className="h-10! grow justify-center" onClick={() => setDeclining(false)}>
              {t('app.cancel')}
            </Button>
          </>
        ) : (
          <>
            <Button type="submit" variant="primary" className="h-10! grow justify-center">
              {t(toCustomer ? 'answer.customer.accept' : 'answer.accept')}
            </Button>
            <Button type="button" className="h-10! grow justify-center" onClick={() => setDeclining(true)}>
              {t(toCustomer ? 'answer.customer.decline' : 'answer.decline')}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
