import { useSyncExternalStore, type ReactNode } from 'react'
import { DRAFT_STEPS } from '#machines/wizard-session.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { usePatience } from '#src/ui/loading/use-patience.ts'
import { useWizard } from './session/use-wizard.tsx'

/** What the person should know before going on: a resumed draft, another tab, and what is in the way. */
export function WizardNotices({ onDiscard, onSeen, isSeen }: { onDiscard(): void; onSeen(): void; isSeen: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { origin, otherTab, context } = useWizard()
  // Once price and carriers are asked for, nothing is missing any more.
  const isIncomplete = DRAFT_STEPS.some((step) => step === context.currentStep)
  return (
    <>
      {origin.kind === 'damaged' && !isSeen && (
        <Notice
          sign="warning"
          actions={
            <Button variant="quiet" onClick={onSeen}>
              {t('wizard.resume')}
            </Button>
          }
        >
          {t('wizard.damaged')}
        </Notice>
      )}
      {(origin.kind === 'copy' || origin.kind === 'template') && isIncomplete && (
        <Notice sign="notice">
          {t(origin.kind === 'copy' ? 'wizard.copyOf' : 'templates.use.from', { name: origin.of })}
        </Notice>
      )}
      {(origin.kind === 'document' || origin.kind === 'email') && isIncomplete && (
        <Notice sign="notice">{t('wizard.readFrom', { name: origin.name })}</Notice>
      )}
      {origin.kind === 'resumed' && !isSeen && (
        <Notice
          sign="notice"
          actions={
            <>
              <Button onClick={onDiscard}>{t('wizard.startAnew')}</Button>
              <Button variant="quiet" onClick={onSeen}>
                {t('wizard.resume')}
              </Button>
            </>
          }
        >
          {t('wizard.resumed', { time: format.stamp(origin.keptAt) })}
        </Notice>
      )}
      {otherTab !== undefined && <Notice sign="warning">{t(`wizard.otherTab.${otherTab}`)}</Notice>}
      <TypedAheadNotice />
      <Problem />
    </>
  )
}

/** Nothing typed is lost: it stands there where it will be entered, or why it is not. */
function TypedAheadNotice() {
  const { t } = useText()
  const { typedAhead } = useWizard()
  const text = useSyncExternalStore(typedAhead.kept.subscribe, typedAhead.kept.text)
  const isWaiting = usePatience(text !== '')
  if (isWaiting && text !== '') return <Notice sign="notice">{t('wizard.typedAhead', { text })}</Notice>
  return typedAhead.lost === '' ? null : (
    <Notice sign="warning">{t('wizard.typedAhead.lost', { text: typedAhead.lost })}</Notice>
  )
}

/** Nothing is sent by itself later: the person sends it. Source: decision A17 */
function Problem() {
  const { t } = useText()
  const { context, is, act } = useWizard()
  const { error, online } = context
  const again = (
    <Button
      variant="primary"
      disabledReason={online ? undefined : t('reasons.offline')}
      onClick={() => act({ type: 'retry' })}
    >
      {t(is('unconfirmed') || error?.kind === 'offline' ? 'wizard.sendNow' : 'ui.retry')}
    </Button>
  )
  if (is('unconfirmed')) {
    return (
      <Notice sign="warning" urgent actions={again} detail={error?.message}>
        {t('wizard.unconfirmed')}
      </Notice>
    )
  }
  if (error === undefined) {
    return online ? null : <Notice sign="warning">{t('wizard.offline')}</Notice>
  }
  if (error.kind === 'priceChanged') {
    return (
      <Notice sign="warning" urgent>
        {t('wizard.priceChanged')}
      </Notice>
    )
  }
  const sign = error.kind === 'offline' ? 'warning' : 'failure'
  return (
    <Notice sign={sign} urgent detail={error.message} actions={is('interrupted') && again}>
      {t(`wizard.error.${error.kind}`)}
    </Notice>
  )
}

function Notice(props: {
  sign: 'notice' | 'warning' | 'failure'
  urgent?: boolean
  detail?: string | undefined
  actions?: ReactNode
  children: ReactNode
}) {
  const { sign, urgent, detail, actions, children } = props
  return (
    <div role={urgent ? 'alert' : 'status'} className="rounded-control border border-line-strong bg-sunken px-3 py-2">
      <p className="flex items-start gap-2">
        <StatusSign status={sign} className="mt-[3px]" />
        <span>
          {children}
          {detail && <span className="block text-chip text-text-2">{detail}</span>}
        </span>
      </p>
      {actions && <div className="mt-2 ml-[22px] flex flex-wrap gap-2">{actions}</div>}
    </div>
  )
}
