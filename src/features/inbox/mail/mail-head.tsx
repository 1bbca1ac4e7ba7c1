import type { ReactNode } from 'react'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'

/** Who wrote it to whom, whose customer that is, and what has become of it. */
export function MailHead({ email }: { email: Email }) {
  const { t } = useText()
  const format = useFormat()
  const { fromName, fromAddress, to, assigneeName, partnerName, partnerOrders, lastOrderId, followUpAt, orderId } =
    email
  const facts = [
    to.map(({ address, name }) => address || name).join(', '),
    assigneeName && t('inbox.assigned', { name: assigneeName }),
    followUpAt && t('inbox.followUp.set', { moment: format.stamp(followUpAt) }),
  ].filter(Boolean)
  return (
    <dl className="shrink-0 border-b border-line py-2 pr-4 pl-10 text-chip">
      <HeadRow label={t('inbox.from')}>
        <bdi className="font-semibold">{fromName || fromAddress}</bdi>
        {fromName !== '' && fromAddress !== '' && <bdi className="text-text-2">{` ${fromAddress}`}</bdi>}
      </HeadRow>
      {facts.length > 0 && (
        <HeadRow label={t('inbox.to')}>
          <bdi>{facts.join(' · ')}</bdi>
        </HeadRow>
      )}
      {partnerName !== undefined && (
        <HeadRow label={t('wizard.step.customer')}>
          <bdi>{partnerName}</bdi>
          {partnerOrders !== undefined && (
            <span className="text-text-2">{` · ${t('inbox.customerOrders', { count: partnerOrders })}`}</span>
          )}
          {lastOrderId !== undefined && (
            <span className="text-text-2">
              {`, ${t('inbox.lastOrder')} `}
              <RecordLink kind="order" id={lastOrderId} label={lastOrderId} />
            </span>
          )}
        </HeadRow>
      )}
      {orderId !== undefined && (
        <HeadRow label={t('records.order')}>
          <RecordLink kind="order" id={orderId} label={orderId} />
        </HeadRow>
      )}
    </dl>
  )
}

function HeadRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-5 gap-2 leading-5">
      <dt className="w-14 shrink-0 truncate text-text-3">{label}</dt>
      <dd className="min-w-0 truncate">{children}</dd>
    </div>
  )
}
