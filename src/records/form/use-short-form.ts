import { useEffect, useState, type RefObject } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSending } from '#src/records/form/use-sending.ts'

/** What the server says of fields. */
const refusedIn = (error: unknown) => (isApiError(error) ? (error.fieldErrors ?? []) : [])

/** A short form of texts: what stands in it, what is wrong with it, and what the server says of a field. */
export function useShortForm<F extends string>(form: {
  element: RefObject<HTMLFormElement | null>
  start: Readonly<Record<F, string>>
  issues(texts: Readonly<Record<F, string>>): Partial<Record<F, string>>
  send(texts: Readonly<Record<F, string>>): Promise<void>
  onSent(): void
}) {
  const { t } = useText()
  const [texts, setTexts] = useState(form.start)
  const issues = form.issues(texts)
  const sending = useSending({
    element: form.element,
    firstWrong: () => Object.keys(issues)[0],
    async send() {
      await form.send(texts)
      return true
    },
    onSent: form.onSent,
  })
  const { isChecked, isSending, failure, submit } = sending
  const refused = refusedIn(failure)
  const { element } = form
  // Once the fields can be typed in again.
  useEffect(() => {
    const [first] = refusedIn(failure)
    if (first !== undefined) element.current?.querySelector<HTMLElement>(`[name="${first.path}"]`)?.focus()
  }, [element, failure])
  return {
    submit,
    /** What spoke against it, where that is of no field. */
    failure: failure === undefined || refused.length > 0 ? undefined : (failureText(failure, t) ?? t('fields.failed')),
    field: (name: F) => ({
      name,
      value: texts[name],
      disabled: isSending,
      error: (isChecked ? issues[name] : undefined) ?? refused.find(({ path }) => path === name)?.message,
      onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
    }),
  }
}
