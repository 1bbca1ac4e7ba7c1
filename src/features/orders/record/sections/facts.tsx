import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { Fact } from '#src/records/fields/lines/line.tsx'
import { orderOfferQuery } from '../../orders.queries.ts'

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
          {t(`orders.document.${order.proofOfDeliveryVerified ? 'verified' : 'unverified'}`)}
        </Fact>
      </dl>
    </Section>
  )
}

/** The customer's offer the order was made of; nothing without one. */
function SourceOffer({ order }: { order: Order }) {
  const { t } = useText()
  const call = useCall()
  const { role } = useSession()
  const query = useQuery({ ...orderOfferQuery(call, order.id), enabled: may(role, 'offers.read') })
  const offer = query.data?.data[0]
  if (offer === undefined) return null
  return (
    <Fact label={t('orders.label.source')}>
      <RecordLink kind="offer" id={offer.id} label={t('orders.label.offer', { id: offer.id })} />
    </Fact>
  )
}

/** Who entered the order, when, and where it came from. */
export function OrderRecord({ order }: { order: Order }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
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
        <SourceOffer order={order} />
        {order.recurringOrderId !== undefined && may(role, 'orders.create') && (
          <Fact label={t('orders.label.source')}>
            <RecordLink kind="recurringOrder" id={order.recurringOrderId} label={t('recurring.one')} />
          </Fact>
        )}
        {order.isFromOCR && <Fact label={t('orders.label.source')}>{t('orders.label.ocr')}</Fact>}
      </dl>
    </Section>
  )
}
