import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import type { CarrierChoice } from './steps/use-carrier-choice.ts'
import { useWizard } from './session/use-wizard.tsx'
import { warningsId } from './wizard-issues.ts'

/** Back at the left, onward at the right; one primary, with its key. */
export function WizardFoot({ choice, onNext }: { choice: CarrierChoice; onNext(): void }) {
  const { t } = useText()
  const { context, act, can, is } = useWizard()
  const panel = usePanelPlace().key
  const step = context.currentStep
  // While only the own price is worked in the person can go on already.
  const isBusy = is('busy') && !can({ type: 'next' })
  const busy = isBusy ? t(is('creating') ? 'wizard.creating' : 'wizard.working') : undefined
  const unconfirmed = is('unconfirmed') ? t('wizard.reason.unconfirmed') : undefined
  return (
    <>
      <Button
        disabledReason={unconfirmed ?? (can({ type: 'back' }) ? undefined : t('wizard.reason.firstStep'))}
        onClick={() => act({ type: 'back' })}
      >
        {t('wizard.back')}
      </Button>
      <span className="grow" />
      <Button
        variant="primary"
        {...(step === 'create' && { 'data-autofocus': true, 'aria-describedby': warningsId(panel) })}
        keys={step === 'carrier' ? 'enter' : 'mod+enter'}
        aria-keyshortcuts={step === 'carrier' ? 'Enter' : 'Control+Enter'}
        disabledReason={busy ?? unconfirmed ?? blockedReason()}
        onClick={step === 'carrier' && choice.current !== undefined ? choice.take : onNext}
      >
        {word()}
      </Button>
    </>
  )

  function blockedReason(): string | undefined {
    if (step !== 'carrier' || context.carriers === undefined) return undefined
    if (choice.current === undefined) return t('wizard.reason.noMatches')
    return choice.current.blockers.length > 0 && !choice.mayOverride ? t('wizard.reason.blocked') : undefined
  }

  function word(): string {
    if (step === 'create') return t('wizard.title')
    if (step !== 'carrier' || choice.current === undefined) return t('wizard.next')
    const isBlocked = choice.current.blockers.length > 0
    return isBlocked ? t('wizard.override') : t('wizard.take', { name: shortName(choice.current.carrierName) })
  }
}

/** The first word of a company's name, as people say it. */
function shortName(name: string): string {
  return name.split(' ')[0] ?? name
}
