import type { Order } from '#src/contract/order.ts'
import { NOTHING } from '#src/i18n/format.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/panel-frame.tsx'
import { Fact } from '#src/records/fields/line.tsx'
import { fieldText, valueText } from '../order-values.ts'

/** Who released the order for planning, when and with which words; nothing before. */
export function OrderApproval({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { approvedBy, approvedAt, approvalNotes } = order
  if (approvedBy === undefined && approvedAt === undefined && approvalNotes === undefined) return null
  return (
    <Section title={t('orders.section.approval')}>
      <dl>
        <Fact label={t('orders.label.approvedBy')}>
          <bdi>{approvedBy ?? NOTHING}</bdi>
        </Fact>
        <Fact label={t('orders.label.approvedAt')}>{format.stamp(approvedAt)}</Fact>
        {approvalNotes !== undefined && (
          <Fact label={t('orders.label.approvalNotes')}>
            <bdi>{approvalNotes}</bdi>
          </Fact>
        )}
        <Fact label={t('orders.label.proof')}>
          {valueText('proofOfDeliveryVerified', order.proofOfDeliveryVerified, t, format, order.currency)}
        </Fact>
      </dl>
    </Section>
  )
}

/** What the server keeps about the record itself, for questions of support and bookkeeping. */
const IDENTIFIERS = ['id', 'customerId', 'contactPersonId', 'carrierId', 'assignedVehicleId', 'tenantId'] as const

/** Who entered the order, when, where it came from, and under which names the systems know it. */
export function OrderRecord({ order, isWhole }: { order: Order; isWhole: boolean }) {
  const { t } = useText()
  const format = useFormat()
  return (
    <Section title={t('orders.section.record')}>
      <dl>
        <Fact label={t('orders.label.created')}>
          {format.stamp(order.createdAt)}
          {order.createdBy !== undefined && (
            <>
              {' · '}
              <bdi>{order.createdBy}</bdi>
            </>
          )}
        </Fact>
        <Fact label={t('orders.label.updated')}>
          {format.stamp(order.updatedAt)} · {t('orders.label.version', { version: order.version })}
        </Fact>
        {order.isFromOCR && <Fact label={t('orders.label.source')}>{t('orders.label.ocr')}</Fact>}
        {isWhole &&
          IDENTIFIERS.map((name) => (
            <Fact key={name} label={name === 'id' ? t('orders.label.id') : identifierText(name)}>
              <bdi className="text-text-2">{order[name] || NOTHING}</bdi>
            </Fact>
          ))}
      </dl>
    </Section>
  )

  function identifierText(name: (typeof IDENTIFIERS)[number]): string {
    const key = `orders.label.${name}`
    const word = t(key as TextKey)
    return word === key ? fieldText(name, t) : word
  }
}
