import { useQuery } from '@tanstack/react-query'
import { ownOrdersQuery } from '#src/entities/orders/own-orders.ts'
import { useCall } from '#src/api/provider.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { ownFigures } from './own-figures.ts'

/** "Meine Statistik": what the person at work has entered, and where it stands. Source: specification 2, decision A4 */
export function StatsScreen() {
  const { t } = useText()
  const { userId } = useSession()
  const format = useFormat()
  const query = useQuery(ownOrdersQuery(useCall(), userId))
  const count = query.data?.data.length ?? 0
  const total = query.data?.pagination.total ?? 0
  return (
    <div tabIndex={-1} data-autofocus className="no-ring flex h-full flex-col">
      <PageHeader title={t('session.stats')}>
        {total > count && (
          <span className="text-status-amber">
            {t('business.newest', { count: format.number(count), all: format.number(total) })}
          </span>
        )}
      </PageHeader>
      <div className="min-h-0 grow overflow-y-auto border-t border-line">
        {query.data !== undefined ? (
          <Figures orders={query.data.data} />
        ) : query.error === null ? (
          <LoadingRows rows={6} />
        ) : (
          <FailureState
            title={t('session.stats.failed')}
            detail={query.error.message}
            onRetry={() => void query.refetch()}
          />
        )}
      </div>
    </div>
  )
}

function Figures({ orders }: { orders: Parameters<typeof ownFigures>[0] }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const { count, netCents, byStatus } = ownFigures(orders)
  return (
    <PageSection title={t('session.stats.orders')} text={t('session.stats.text')}>
      {count === 0 ? (
        <p className="text-text-2">{t('session.stats.none')}</p>
      ) : (
        <div className="max-w-80">
          <DefinitionList
            amounts
            rows={[
              ...byStatus.map((row) => ({
                id: row.status,
                label: <StatusWord status={row.status}>{t(`order.status.${row.status}`)}</StatusWord>,
                value: format.number(row.count, 0),
              })),
              { label: t('session.stats.count'), value: format.number(count, 0), strong: true, ruled: true },
              ...(may(role, 'money.read') ? [{ label: t('session.stats.net'), value: format.cents(netCents) }] : []),
            ]}
          />
        </div>
      )}
    </PageSection>
  )
}
