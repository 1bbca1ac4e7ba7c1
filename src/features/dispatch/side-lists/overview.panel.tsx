import { loadRoute, transportRoute } from '#src/domain/orders/carriage.ts'
import { routeText, townText } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import { DashboardLists } from '#src/contract/reports/dashboard-lists.ts'
import type { DashboardStatistics } from '#src/contract/reports/dashboard.ts'
import { may, type Permission } from '#src/domain/accounts/roles.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { SelectField } from '#src/ui/form/field.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { Activities } from './activities.tsx'
import { figuresQuery } from './dispatch.queries.ts'
import { FIGURE_PERIODS, useFigurePeriod } from './figure-period.ts'

/** A row of one of the lists: the record it opens, and what is said beside it. */
interface Line {
  kind: RecordKind
  id: string
  label: string
  facts: readonly (string | undefined)[]
}

type ListName = keyof DashboardLists

/** Who may read what stands in a list; the server leaves it empty for all others. */
const READERS: Readonly<Record<ListName, Permission>> = {
  activeTransportsList: 'transports.read',
  availableVehiclesList: 'vehicles.read',
  recentLoads: 'loads.read',
  topPartners: 'partners.read',
}

/** The lists of the dashboard beside the work, some rows each, with the figures the start screen has anyway. Source: specification 3 */
export function OverviewPanel(_props: { panel: PanelRef }) {
  const { t } = useText()
  const { period, days, choose } = useFigurePeriod()
  const query = useQuery(figuresQuery(useCall(), days))
  const failure = query.error?.message ?? (query.data?.kind === 'partial' ? PARTIAL : undefined)
  return (
    <SidePanel title={t('overview.title')}>
      <Section>
        <SelectField
          label={t('overview.period')}
          hint={t('overview.period.hint')}
          value={period}
          onChange={({ target }) => choose(FIGURE_PERIODS.find((known) => known === target.value) ?? 'all')}
        >
          {FIGURE_PERIODS.map((known) => (
            <option key={known} value={known}>
              {t(`overview.period.${known}`)}
            </option>
          ))}
        </SelectField>
      </Section>
      {query.data?.kind === 'full' ? (
        <>
          <Lists statistics={query.data.statistics} />
          <Activities statistics={query.data.statistics} />
        </>
      ) : failure === undefined ? (
        <LoadingRows rows={8} />
      ) : (
        <FailureState title={t('overview.failed')} detail={failure} onRetry={() => void query.refetch()} />
      )}
    </SidePanel>
  )
}

/** Source: specification 8 */
const PARTIAL = 'Partial data loaded - some features may be limited'

function Lists({ statistics }: { statistics: DashboardStatistics }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const lines = linesOf(DashboardLists.parse(statistics), t, format)
  const names = (Object.keys(READERS) as ListName[]).filter((name) => may(role, READERS[name]))
  return names.map((name) => (
    <Section key={name} title={t(`overview.${name}`)}>
      {lines[name].length === 0 ? (
        <p className="text-text-2">{t('overview.none')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {lines[name].map(({ kind, id, label, facts }) => (
            <li key={id} className="flex min-h-6 items-center gap-2">
              <span className="min-w-0 grow truncate">
                <RecordLink kind={kind} id={id} label={label} />
              </span>
              <span className="shrink-0 text-chip text-text-3">{facts.filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  ))
}

function linesOf(lists: DashboardLists, t: Translate, format: Format): Readonly<Record<ListName, readonly Line[]>> {
  return {
    activeTransportsList: lists.activeTransportsList.map(({ id, vehicleNumber, ...row }) => ({
      kind: 'transport',
      id,
      label: routeText(transportRoute(row), townText),
      facts: [
        vehicleNumber,
        format.stamp(row.estimatedArrival),
        (row.delayMinutes ?? 0) > 0 ? `+${format.duration(row.delayMinutes ?? 0)}` : undefined,
      ],
    })),
    availableVehiclesList: lists.availableVehiclesList.map(({ id, licencePlate, type, ...row }) => ({
      kind: 'vehicle',
      id,
      label: licencePlate,
      facts: [
        isVehicleType(type) ? t(`vehicle.type.${type}`) : type,
        `${row.currentPostalCode} ${row.currentCity}`.trim(),
      ],
    })),
    recentLoads: lists.recentLoads.map(({ id, pickupDate, status, ...row }) => ({
      kind: 'load',
      id,
      label: routeText(loadRoute(row), townText),
      facts: [t(`records.load.status.${status}`), format.dayMonth(pickupDate)],
    })),
    topPartners: lists.topPartners.map(({ id, name, orders, totalRevenue }) => ({
      kind: 'partner',
      id,
      label: name,
      facts: [
        t('overview.orders', { count: orders }),
        totalRevenue === undefined ? undefined : format.wholeMoney(totalRevenue),
      ],
    })),
  }
}
