import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { countOf, isLeft } from './order-bulk-rows.ts'
import type { OrderBulk } from './use-order-bulk.ts'

/** The buttons of a bulk change: one primary, whatever stands next. `data-next` is what the keyboard goes to. */
export function OrderBulkFoot({ bulk }: { bulk: OrderBulk }) {
  const { t } = useText()
  const { state, isBehind } = bulk
  const { phase, rows, stopping, message } = state
  if (phase === 'running') {
    return (
      <Button
        data-next
        keys="Esc"
        disabledReason={stopping ? t('orders.bulk.stopping') : undefined}
        onClick={bulk.stop}
      >
        {t('orders.bulk.stop')}
      </Button>
    )
  }
  if (phase === 'interrupted') {
    return (
      <>
        <Button keys="Esc" onClick={bulk.close}>
          {t('ui.close')}
        </Button>
        <Button data-next variant="primary" onClick={() => void bulk.submit()}>
          {t(message === undefined ? 'orders.bulk.goOn' : 'orders.bulk.sendAgain')}
        </Button>
      </>
    )
  }
  if (phase === 'over') {
    const left = rows.filter(isLeft).length
    return (
      <>
        {left > 0 && <Button onClick={bulk.lookAgain}>{t('orders.bulk.checkRest', { count: left })}</Button>}
        <Button data-next variant="primary" keys="Esc" onClick={bulk.close}>
          {t('ui.close')}
        </Button>
      </>
    )
  }
  const ready = countOf(rows, 'ready')
  const reason = isBehind || phase === 'checking' ? t('orders.bulk.row.waiting') : undefined
  const nothing = t(phase === 'idle' ? 'orders.bulk.typeFirst' : 'orders.bulk.nothing')
  return (
    <>
      <Button keys="Esc" onClick={bulk.close}>
        {t('app.cancel')}
      </Button>
      {phase === 'uncheckable' ? (
        <Button data-autofocus variant="primary" onClick={bulk.lookAgain}>
          {t('orders.bulk.checkAgain')}
        </Button>
      ) : (
        <Button
          data-autofocus
          variant="primary"
          keys={t('app.submitKeys')}
          disabledReason={reason ?? (ready === 0 ? nothing : undefined)}
          onClick={() => void bulk.submit()}
        >
          {t('orders.bulk.run', { count: ready })}
        </Button>
      )}
    </>
  )
}
