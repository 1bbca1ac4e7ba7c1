import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { countOf, isLeft } from './rows.ts'
import type { Bulk } from './use-bulk.ts'

/** The buttons of a bulk change: one primary, whatever stands next. `data-next` is what the keyboard goes to. */
export function BulkFoot({ bulk }: { bulk: Bulk }) {
  const { t } = useText()
  const { state, isBehind } = bulk
  const { phase, rows, stopping, message } = state
  if (phase === 'running') {
    return (
      <Button data-next keys="escape" disabledReason={stopping ? t('bulk.stopping') : undefined} onClick={bulk.stop}>
        {t('bulk.stop')}
      </Button>
    )
  }
  if (phase === 'interrupted') {
    return (
      <>
        <Button keys="escape" onClick={bulk.close}>
          {t('ui.close')}
        </Button>
        <Button data-next variant="primary" onClick={() => void bulk.submit()}>
          {t(message === undefined ? 'bulk.goOn' : 'bulk.sendAgain')}
        </Button>
      </>
    )
  }
  if (phase === 'over') {
    const left = rows.filter(isLeft).length
    return (
      <>
        {left > 0 && <Button onClick={bulk.lookAgain}>{t('bulk.checkRest', { count: left })}</Button>}
        <Button data-next variant="primary" keys="escape" onClick={bulk.close}>
          {t('ui.close')}
        </Button>
      </>
    )
  }
  const ready = countOf(rows, 'ready')
  const reason = isBehind || phase === 'checking' ? t('bulk.row.waiting') : undefined
  const nothing = t(phase === 'idle' ? 'bulk.typeFirst' : bulk.plan.words.nothing)
  return (
    <>
      <Button keys="escape" onClick={bulk.close}>
        {t('app.cancel')}
      </Button>
      {phase === 'uncheckable' ? (
        <Button data-autofocus variant="primary" onClick={bulk.lookAgain}>
          {t('bulk.checkAgain')}
        </Button>
      ) : (
        <Button
          data-autofocus
          variant="primary"
          keys="mod+enter"
          disabledReason={reason ?? (ready === 0 ? nothing : undefined)}
          onClick={() => void bulk.submit()}
        >
          {t(bulk.plan.words.run, { count: ready })}
        </Button>
      )}
    </>
  )
}
