import { ChevronDown } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Checkbox } from './checkbox.tsx'
import { classes } from '../classes.ts'
import { selectText } from './select-text.ts'
import { StatusSign } from '../signs/status-sign.tsx'

/** What all fields share. */
export interface FieldWords {
  label: string
  /** The label is only for screen readers. */
  labelHidden?: boolean
  required?: boolean
  hint?: ReactNode
  error?: string
  /** What the product made of a typed short form, e.g. "Mi 25.11.2026". Takes the place of the hint. */
  understood?: string
  /** What is odd and does not block: it stands beside anything else that is said. */
  warning?: ReactNode
}

const frame = 'ring-within flex items-center rounded-control border bg-surface'
const inner = 'w-full min-w-0 bg-transparent text-body text-text outline-none disabled:text-text-3'

/** The frame's classes: red border in error; the ring stands outside it, so both are seen. */
export function fieldFrame(error: string | undefined): string {
  return classes(frame, error ? 'border-status-red' : 'border-control')
}

/** Label above, the control, hint or error below; hands the ids on that tie them together. */
export function Field({
  label,
  labelHidden,
  required,
  hint,
  error,
  understood,
  warning,
  className,
  children,
}: FieldWords & {
  className?: string
  children: (ids: { id: string; describedBy: string | undefined }) => ReactNode
}) {
  const { t } = useText()
  const id = useId()
  const below = `${id}-below`
  const quiet = understood ? t('ui.understood', { value: understood }) : hint
  return (
    <div className={classes('min-w-0', className)}>
      <label
        htmlFor={id}
        className={
          labelHidden ? 'sr-only' : 'mb-1 block w-fit max-w-full cursor-default text-chip wrap-anywhere text-text-2'
        }
      >
        {label} {required && <span className="text-text-3">{t('ui.required')}</span>}
      </label>
      {children({ id, describedBy: error || quiet || warning ? below : undefined })}
      {(error || quiet || warning) && (
        <div id={below} className="mt-1">
          {error ? (
            <p className="flex items-start gap-1.5 text-chip text-status-red">
              <StatusSign status="failure" className="mt-px" />
              {error}
            </p>
          ) : (
            quiet && <p className={classes('text-cap', understood ? 'text-text-2' : 'text-text-3')}>{quiet}</p>
          )}
          {warning}
        </div>
      )}
    </div>
  )
}

/** A field of one line, 32 px; the unit stands inside at the right. Takes `register(…)` or `value` and `onChange`. */
export function TextField({
  label,
  labelHidden,
  required,
  hint,
  error,
  understood,
  warning,
  unit,
  align,
  className,
  ...rest
}: FieldWords & { unit?: ReactNode; align?: 'right' } & ComponentProps<'input'>) {
  const words = { label, labelHidden, required, hint, error, understood, warning, className }
  return (
    <Field {...words}>
      {({ id, describedBy }) => (
        <span className={classes(fieldFrame(error), 'h-8 px-2')}>
          <input
            autoComplete="off"
            {...rest}
            onFocus={(event) => {
              selectText(event)
              rest.onFocus?.(event)
            }}
            id={id}
            aria-required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={classes(inner, align === 'right' && 'text-right')}
          />
          {unit && <span className="shrink-0 pl-1 text-text-3">{unit}</span>}
        </span>
      )}
    </Field>
  )
}

/** A field of several lines. */
export function TextAreaField(props: FieldWords & ComponentProps<'textarea'>) {
  const { label, labelHidden, required, hint, error, understood, warning, className, ...rest } = props
  return (
    <Field {...{ label, labelHidden, required, hint, error, understood, warning, className }}>
      {({ id, describedBy }) => (
        <span className={classes(fieldFrame(error), 'px-2 py-[5px]')}>
          <textarea
            rows={3}
            {...rest}
            id={id}
            aria-required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={classes(inner, 'resize-y')}
          />
        </span>
      )}
    </Field>
  )
}

/** A choice of few: the browser's own select, which every keyboard knows. */
export function SelectField(props: FieldWords & { compact?: boolean } & ComponentProps<'select'>) {
  const { label, labelHidden, required, hint, error, understood, warning, className, compact, children, ...rest } =
    props
  return (
    <Field {...{ label, labelHidden, required, hint, error, understood, warning, className }}>
      {({ id, describedBy }) => (
        <span className={classes(fieldFrame(error), 'relative', compact ? 'h-6' : 'h-8')}>
          <select
            {...rest}
            id={id}
            aria-required={required}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            className={classes(inner, 'h-full appearance-none truncate pr-7 pl-2 [&>option]:bg-raised')}
          >
            {children}
          </select>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="pointer-events-none absolute right-2" />
        </span>
      )}
    </Field>
  )
}

/** A box with its word at the right. */
export function CheckboxField(
  props: Omit<FieldWords, 'labelHidden' | 'understood' | 'warning'> & ComponentProps<'input'>,
) {
  const { label, required, hint, error, className, ...rest } = props
  const { t } = useText()
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-6 w-fit items-center gap-2">
        <Checkbox
          {...rest}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? id : undefined}
        />
        <span>
          {label} {required && <span className="text-chip text-text-3">{t('ui.required')}</span>}
        </span>
      </label>
      {(error || hint) && (
        <p
          id={id}
          className={classes(
            'ml-6 flex items-start gap-1.5',
            error ? 'text-chip text-status-red' : 'text-cap text-text-3',
          )}
        >
          {error && <StatusSign status="failure" className="mt-px" />}
          {error ?? hint}
        </p>
      )}
    </div>
  )
}
