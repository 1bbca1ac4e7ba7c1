import { RoutePlaces } from '#src/entities/orders/route-places.tsx'
import { orderRoute } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Vehicle } from '#src/contract/vehicles.ts'
import type { ProposalSort } from '#src/domain/matching/proposal.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import { shortStopTime } from '#src/entities/stops/window-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Chip } from '#src/ui/buttons/chip.tsx'
import { ProposalFilterChips } from './proposal-filters.tsx'
import type { Proposals } from './proposal.ts'

interface Props {
  id: string
  kind: 'order' | 'vehicle'
  radius: number
  sort: ProposalSort
  query: { data: Proposals | undefined; dataUpdatedAt: number }
}

/** What it is proposed for, what can be done about it as a whole, and how the search is set. */
export function ProposalsHead({ id, kind, radius, sort, query }: Props) {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  const count = query.data?.fits.length
  return (
    <header className="shrink-0 border-b border-line-strong px-4 pb-2">
      {kind === 'order' ? <AboutOrder id={id} /> : <AboutVehicle id={id} />}
      <div role="group" aria-label={t('matching.search')} className="flex flex-wrap items-center gap-2">
        <Chip label={t('matching.radius')} value={format.distance(radius)} onEdit={() => void run('matching.radius')} />
        <Chip
          label={t('matching.sorted')}
          value={t(`matching.sort.${sort}`)}
          onEdit={() => void run('matching.sort')}
        />
        {kind === 'order' && <ProposalFilterChips />}
        {count !== undefined && (
          <span className="ml-auto text-chip text-text-3">
            <span className="@max-[599px]:hidden">{t('matching.count', { count })} · </span>
            {t('list.asOf', { time: format.time(query.dataUpdatedAt) })}
          </span>
        )}
      </div>
    </header>
  )
}

function Title({
  children,
  link,
  facts,
  actions,
}: Record<'children' | 'link' | 'actions', ReactNode> & { facts: readonly (string | undefined)[] }) {
  return (
    <>
      <div className="flex h-11 items-center gap-2">
        <h2 className="min-w-0 truncate text-panel">{children}</h2>
        <span className="shrink-0 @max-[640px]:hidden">{link}</span>
        <span className="ml-auto flex shrink-0 items-center gap-2">{actions}</span>
      </div>
      <p className="pb-2 text-chip text-text-2">
        {link !== null && <span className="@min-[641px]:hidden">{link} · </span>}
        {facts.filter((fact) => fact !== undefined && fact !== '').join(' · ')}
      </p>
    </>
  )
}

function AboutOrder({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const { data: order } = useQuery(queryFor(useCall(), 'orders.get', { params: { id } }))
  const actions = (
    <>
      <span className="@max-[640px]:hidden">
        <CommandButton id="matching.calculateCost" variant="quiet" label={t('matching.cost')} />
      </span>
      <CommandButton id="priceRequests.create" label={t('matching.ask')} />
    </>
  )
  if (order === undefined)
    return (
      <Title link={id} facts={[]} actions={actions}>
        {''}
      </Title>
    )
  return (
    <Title
      link={<RecordLink kind="order" id={id} label={order.orderNumber} />}
      actions={actions}
      facts={[
        format.loadingMeters(order.loadingMeters),
        order.weight === undefined ? undefined : format.weight(order.weight),
        order.packageCount === undefined
          ? undefined
          : `${format.number(order.packageCount, 0)} ${packageWord(order.packageType ?? 'Standard', order.packageCount, t)}`,
        order.requiredVehicleType !== undefined && isVehicleType(order.requiredVehicleType)
          ? t(`vehicle.type.${order.requiredVehicleType}`)
          : undefined,
        shortStopTime(order, 'pickup', format),
        shortStopTime(order, 'delivery', format),
        order.customerPrice === undefined
          ? undefined
          : t('wizard.customerPriceIs', { amount: format.money(order.customerPrice) }),
      ]}
    >
      <RoutePlaces route={orderRoute(order)} recedes />
    </Title>
  )
}

function AboutVehicle({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(queryFor(useCall(), 'vehicles.get', { params: { id } }))
  const facts = (vehicle: Vehicle) => [
    isVehicleType(vehicle.type) ? t(`vehicle.type.${vehicle.type}`) : vehicle.type,
    format.loadingMeters(vehicle.loadingMeters),
    format.weight(vehicle.payloadKg),
    `${vehicle.currentPostalCode} ${vehicle.currentCity}`.trim(),
    vehicle.driverName,
  ]
  return (
    <Title
      link={<RecordLink kind="vehicle" id={id} label={t('matching.showVehicle')} />}
      actions={null}
      facts={data === undefined ? [] : facts(data)}
    >
      {data?.licencePlate ?? ''}
    </Title>
  )
}
