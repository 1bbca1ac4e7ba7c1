import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommandState } from '#src/commands/gate/commands-provider.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { forwardStatus, WORKFLOW } from '#src/domain/workflow/order-status.ts'
import { workflowProgress } from '#src/domain/workflow/progress.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ProgressSteps } from '#src/ui/signs/progress-steps.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'

/** Where the order stands, and the next legal step as the one primary button. */
export function OrderProgress({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const record = { kind: 'order', id: order.id, record: order } as const
  const progress = workflowProgress(order.status)
  const forward = forwardStatus(order.status)
  const advance = useCommandState('orders.advance', record)
  const blocked = advance?.availability.state === 'blocked' ? advance.availability : undefined
  // The order follows its transport: while it is on the way, its next step is the transport's.
  const moves = order.transportId !== undefined && (order.status === 'ASSIGNED' || order.status === 'IN_TRANSIT')
  return (
    <Section>
      {progress.cancelled ? (
        <p className="py-1 font-semibold">
          <StatusWord status="CANCELLED" coloured>
            {t('order.status.CANCELLED')}
          </StatusWord>
        </p>
      ) : (
        <ProgressSteps
          label={t('orders.progress', {
            step: progress.currentStep,
            steps: progress.totalSteps,
            name: t(progress.labelKey),
          })}
          fact={format.percent(progress.percentage)}
          steps={WORKFLOW.map((step) => ({ id: step, name: t(`workflow.step.${step}`) }))}
          current={progress.currentStep - 1}
        />
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {forward !== undefined && <CommandButton id="orders.advance" record={record} variant="primary" />}
        {moves && (
          <CommandButton id="transports.setStatus" record={record} variant={blocked ? 'primary' : 'secondary'} />
        )}
        <CommandButton id="orders.setStatus" record={record} label={t('orders.chooseStatus')} />
      </div>
      {forward !== undefined && blocked && (
        <p className="mt-1 text-chip text-text-2">{t(blocked.reason, blocked.values)}</p>
      )}
    </Section>
  )
}
