import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCall } from '#src/api/provider.tsx'
import { loadingMetersOf, waitingOrdersQuery } from '#src/entities/orders/waiting-orders.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { tabPanel, Tabs } from '#src/ui/page/tabs.tsx'
import type { MatchingTab } from '../matching-search.ts'
import { freeVehiclesQuery } from './free-vehicles.ts'
import { LoadList } from './load-list.tsx'
import { VehicleList } from './vehicle-list.tsx'

const PREFIX = 'matching'

/** What waits: orders without anyone who drives them, or free vehicles; one of them is what proposals are made for. */
export function WaitingPart({ tab, isCurrent }: { tab: MatchingTab; isCurrent: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const navigate = useNavigate()
  const orders = useQuery(waitingOrdersQuery(call)).data
  const vehicles = useQuery(freeVehiclesQuery(call)).data
  const metres = format.loadingMeters(loadingMetersOf(orders?.data ?? []))
  const tabs = [
    { id: 'loads', title: t('matching.tab.loads'), ...countOf(orders, format.number) },
    { id: 'vehicles', title: t('matching.tab.vehicles'), ...countOf(vehicles, format.number) },
  ]
  return (
    <div className="flex min-w-0 grow flex-col">
      <PageHeader
        title={t('matching.title')}
        actions={tab === 'loads' && <span className="text-text-3">{metres}</span>}
      />
      <Tabs
        label={t('matching.tabs')}
        tabs={tabs}
        current={tab}
        idPrefix={PREFIX}
        onSelect={(id) => void navigate({ to: '.', search: { tab: id === 'vehicles' ? id : undefined } })}
      />
      <div {...tabPanel(PREFIX, tab)} className="flex min-h-0 grow flex-col">
        {tab === 'loads' ? <LoadList isCurrent={isCurrent} /> : <VehicleList isCurrent={isCurrent} />}
      </div>
    </div>
  )
}

const countOf = (answer: { pagination: { total: number } } | undefined, number: (value: number) => string) =>
  answer === undefined ? {} : { count: number(answer.pagination.total) }
