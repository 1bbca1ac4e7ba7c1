import type { KeyboardEvent, ReactNode } from 'react'
import { useActivePart } from '#src/commands/active-parts.tsx'
import type { Order } from '#src/contract/orders.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import { fieldText } from './order-values.ts'
import type { OrderForm } from './use-order-form.ts'

/** Around the fields of a form in the panel: Ctrl+Enter or Ctrl+S saves, Esc reverts; says what went wrong. */
export function OrderFormFrame({ form, order, children }: { form: OrderForm; order: Order; children: ReactNode }) {
  const { t } = useText()
  const part = useActivePart<HTMLFormElement>({
    scopes: ['form', 'record'],
    form: { save: () => void form.save() },
    focus: { kind: 'order', id: order.id, record: order },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    form.revert()
  }
  const isOffline = form.failure?.isOffline === true
  return (
    <form
      ref={part}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault()
        void form.save()
      }}
      className="flex flex-col gap-3"
    >
      {children}
      {form.failure && (
        <p role="alert" className="flex items-start gap-1.5 text-chip">
          <StatusSign status={isOffline ? 'warning' : 'failure'} className="mt-px" />
          <span>
            {t(isOffline ? 'orders.form.offline' : 'orders.form.failed')}
            <span className="block text-text-2">{form.failure.message}</span>
          </span>
        </p>
      )}
      {form.conflicts.length > 0 ? <Conflict form={form} /> : <Buttons form={form} isOffline={isOffline} />}
    </form>
  )
}

function Buttons({ form, isOffline }: { form: OrderForm; isOffline: boolean }) {
  const { t } = useText()
  return (
    <div className="flex gap-2">
      <Button
        variant="primary"
        type="submit"
        keys={t('orders.form.saveKeys')}
        disabledReason={form.isSending ? t('orders.form.sending') : undefined}
      >
        {t(isOffline ? 'orders.form.sendNow' : 'commands.form.save')}
      </Button>
      <Button keys="Esc" onClick={form.revert}>
        {t('orders.form.revert')}
      </Button>
    </div>
  )
}

/** Mine and theirs side by side, field by field; neither is lost until the person decides. */
function Conflict({ form }: { form: OrderForm }) {
  const { t } = useText()
  return (
    <div role="alert" className="flex flex-col gap-2 border-t border-line pt-2">
      <p className="flex items-start gap-1.5">
        <StatusSign status="warning" className="mt-[3px]" />
        {t('orders.form.conflict')}
      </p>
      <dl className="flex flex-col gap-2">
        {form.conflicts.map(({ field, mine, theirs }) => (
          <div key={field}>
            <dt className="text-section text-text-2">{fieldText(field, t)}</dt>
            <dd className="text-text-3">
              {t('orders.form.mine')}: <bdi className="text-text">{mine || '–'}</bdi>
            </dd>
            <dd className="text-text-3">
              {t('orders.form.theirs')}: <bdi className="text-text">{theirs || '–'}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void form.keepMine()}>
          {t('orders.form.keepMine')}
        </Button>
        <Button onClick={form.takeTheirs}>{t('orders.form.takeTheirs')}</Button>
      </div>
    </div>
  )
}
