import { WORKFLOW, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import { workflowProgress } from '#src/domain/workflow/progress.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'

/** Label, percent and step of an order in words: "Disposition · 50 % · Schritt 3 von 6". */
export function workflowText(status: OrderStatus, t: Translate, format: Format): string {
  const { cancelled, labelKey, percentage, currentStep, totalSteps } = workflowProgress(status)
  if (cancelled) return t('order.status.CANCELLED')
  const percent = format.percent(percentage)
  return t('business.step', { name: t(labelKey), percent, step: currentStep, steps: totalSteps })
}

/** The workflow of one order in a row: six segments, percent, name of the step; "Storniert" in place of all that. */
export function WorkflowBar({ status, t, format }: { status: OrderStatus; t: Translate; format: Format }) {
  const { cancelled, labelKey, percentage, currentStep } = workflowProgress(status)
  if (cancelled) {
    return (
      <StatusWord status="CANCELLED" coloured>
        {t('order.status.CANCELLED')}
      </StatusWord>
    )
  }
  return (
    <span className="flex items-center gap-2">
      <span
        role="progressbar"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        aria-valuetext={workflowText(status, t, format)}
        aria-label={t('business.column.progress')}
        className="flex w-16 shrink-0 gap-0.5 max-[360px]:hidden"
      >
        {WORKFLOW.map((step, index) => (
          <span
            key={step}
            className={classes('h-1.5 grow', index < currentStep ? 'forced-fill bg-accent' : 'bg-line-strong')}
          />
        ))}
      </span>
      <span className="w-10 shrink-0 text-right">{format.percent(percentage)}</span>
      <span className="truncate">{t(labelKey)}</span>
    </span>
  )
}
