import { Check } from 'lucide-react'
import { isNewCustomer } from '#src/domain/partners/customer-draft.ts'
import { WIZARD_STEPS, type WizardStep } from '#src/domain/orders/draft.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { announce } from '#src/ui/live-region.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { NewCustomer } from './new-customer.tsx'

/** The seven steps: done with a tick, the current one marked; the reachable ones lead there. */
export function StepList() {
  const { t } = useText()
  const { context } = useWizard()
  const { customer } = context.data
  return (
    <nav
      aria-label={t('wizard.steps')}
      className="shrink-0 border-line bg-frame px-2 py-3 max-sm:border-b max-sm:py-1 sm:w-[136px] sm:border-r"
    >
      <ol className="max-sm:flex max-sm:justify-between">
        {WIZARD_STEPS.map((step, index) => (
          <li key={step}>
            <StepButton step={step} number={index + 1} />
          </li>
        ))}
      </ol>
      {context.currentStep !== 'customer' && isNewCustomer(customer) && (
        <p className="px-1.5 pt-2 max-sm:pb-1 sm:mt-2 sm:border-t sm:border-line">
          <NewCustomer name={customer.name} />
        </p>
      )}
    </nav>
  )
}

function StepButton({ step, number }: { step: WizardStep; number: number }) {
  const { t } = useText()
  const { context, can, act } = useWizard()
  const isCurrent = context.currentStep === step
  const isDone = context.completedSteps.includes(step)
  const isReachable = isCurrent || can({ type: 'goTo', step })
  const go = () => {
    if (isCurrent) return
    if (isReachable) act({ type: 'goTo', step })
    else announce(t('wizard.reason.notYet'))
  }
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'step' : undefined}
      aria-disabled={isReachable ? undefined : true}
      onClick={go}
      className={classes(
        'flex h-8 w-full items-center gap-1.5 rounded-control border px-1.5 text-left',
        isCurrent ? 'border-line-strong bg-surface font-semibold' : 'border-transparent text-text-2',
        isReachable && !isCurrent && 'hover:bg-hover',
      )}
    >
      <StepSign isCurrent={isCurrent} isDone={isDone} number={number} />
      {/* Above the fields there is room for the name of one. */}
      <span className={classes('truncate', !isCurrent && 'max-sm:sr-only')}>{t(`wizard.step.${step}`)}</span>
      {isDone && !isCurrent && <span className="sr-only">{t('wizard.stepDone')}</span>}
    </button>
  )
}

function StepSign({ isCurrent, isDone, number }: { isCurrent: boolean; isDone: boolean; number: number }) {
  if (isDone && !isCurrent) return <Check aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-accent" />
  return (
    <span
      aria-hidden
      className={classes(
        'flex size-4 shrink-0 items-center justify-center rounded-full text-cap',
        isCurrent ? 'forced-fill bg-accent text-on-accent' : 'border border-control text-text-2',
      )}
    >
      {number}
    </span>
  )
}
