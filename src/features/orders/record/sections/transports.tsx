import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Order } from '#src/contract/orders/order.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { orderTransportsQuery } from '../../orders.queries.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'

/** The transports that carry an order: how far, with what, by whom, when there and how late. Each opens beside. */
export function OrderTransports({ order }: { order: Order }) {
  const { t } = useText()
  const call = useCall()
  const { role } = useSession()
  const isMine = may(role, 'transports.read')
  const query = useQuery({ ...orderTransportsQuery(call, order.id), enabled: isMine })
  if (!isMine) return null
  const transports = query.data?.data
  return (
    <Section
      title={t('orders.transports')}
      fact={transports !== undefined && transports.length > 1 && transports.length}
    >
      {transports === undefined && query.isPending && (
        <p className="after-150">
          <SkeletonBar width="80%" />
        </p>
      )}
      {transports === undefined && query.isError && (
        <SectionFailure text={t('orders.transports.failed')} onRetry={() => void query.refetch()} />
      )}
      {transports?.length === 0 && <p className="text-chip text-text-2">{t('orders.transports.none')}</p>}
      {transports !== undefined && transports.length > 0 && (
        <ul className="flex flex-col gap-2">
          {transports.map((transport) => (
            <TransportRow key={transport.id} transport={transport} />
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The contract's word for an unknown value. Source: specification 3, transport */
const UNKNOWN = 'Unbekannt'

function TransportRow({ transport }: { transport: Transport }) {
  const { t } = useText()
  const format = useFormat()
  const { id, status, vehicleNumber, driverName, estimatedArrival, disruption } = transport
  const delay = transport.delayMinutes ?? 0
  const isUnderWay = status !== 'DELIVERED' && status !== 'COMPLETED' && status !== 'CANCELLED'
  const who = [
    vehicleNumber === UNKNOWN ? t('orders.transports.noVehicle') : vehicleNumber,
    driverName === UNKNOWN ? t('orders.transports.noDriver') : driverName,
  ]
  return (
    <li className="flex flex-col gap-0.5">
      <div className="flex flex-wrap items-center gap-x-3">
        <StatusWord status={status}>{t(`transport.status.${status}`)}</StatusWord>
        {isUnderWay && estimatedArrival !== undefined && (
          <span className="ml-auto text-chip">
            {t('orders.transports.arrival', { time: format.stamp(estimatedArrival) })}
          </span>
        )}
      </div>
      <span className="text-chip">
        <RecordLink kind="transport" id={id} label={t('orders.transports.open', { who: who.join(' · ') })} />
      </span>
      {isUnderWay && delay > 0 && (
        <Trouble sign="warning">
          {[t('orders.delay', { duration: format.duration(delay) }), transport.delayCause].filter(Boolean).join(' · ')}
        </Trouble>
      )}
      {isUnderWay && disruption !== undefined && (
        <Trouble sign="failure">{t('orders.disruption', { text: disruption })}</Trouble>
      )}
    </li>
  )
}

function Trouble({ sign, children }: { sign: 'warning' | 'failure'; children: string }) {
  return (
    <span className="flex items-start gap-1.5 text-chip">
      <StatusSign status={sign} className="mt-px" />
      <bdi>{children}</bdi>
    </span>
  )
}
