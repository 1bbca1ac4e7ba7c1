import { useRef } from 'react'
import type { NumberSeries } from '#src/contract/accounts/settings.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useShortForm } from '#src/records/form/use-short-form.ts'
import { TextField } from '#src/ui/form/field.tsx'
import { FormDialog } from '#src/ui/form/form-dialog.tsx'
import { FormFailure } from '#src/ui/form/form-failure.tsx'
import { largestIn, seriesText, written } from './series.ts'

/** Which number a series goes on with: only forward, never below what was given. What it will look like is said while one types. */
export function NumberDialog(props: { series: NumberSeries; onSend(next: number): Promise<void>; onClose(): void }) {
  const { series, onSend, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const element = useRef<HTMLFormElement>(null)
  const most = largestIn(series)
  const numberIn = (text: string): number | undefined => {
    const digits = text.trim().startsWith(series.prefix) ? text.trim().slice(series.prefix.length) : text.trim()
    const next = /^\d{1,12}$/.test(digits.replaceAll('.', '')) ? Number(digits.replaceAll('.', '')) : undefined
    return next !== undefined && next >= series.next && next <= most ? next : undefined
  }
  const form = useShortForm({
    element,
    start: { next: String(series.next) },
    issues: ({ next }) => ({
      ...(numberIn(next) === undefined && {
        next: t('numbering.range', { min: format.number(series.next), max: format.number(most) }),
      }),
    }),
    send: async ({ next }) => onSend(numberIn(next) ?? series.next),
    onSent: onClose,
  })
  const typed = form.field('next')
  const next = numberIn(typed.value)
  return (
    <FormDialog
      ref={element}
      title={seriesText(series, t)}
      confirm={t('numbering.change.confirm')}
      width={400}
      onCancel={onClose}
      onSubmit={form.submit}
    >
      <p className="text-text-2">{t('numbering.forward', { last: series.lastNumber ?? series.nextNumber })}</p>
      <TextField
        label={t('numbering.next')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        data-autofocus
        hint={next === undefined ? undefined : t('numbering.written', { number: written(series, next) })}
        {...typed}
      />
      <FormFailure>{form.failure}</FormFailure>
    </FormDialog>
  )
}
