import { useQuery } from '@tanstack/react-query'
import { Truck } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Transport } from '#src/contract/transports.ts'
import { may } from '#src/domain/roles.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState, NoPermissionState } from '#src/ui/states.tsx'
import { StatusWord } from '#src/ui/status-sign.tsx'
import { DataTable, type TableHandle } from '#src/ui/table/table.tsx'
import type { TableColumn } from '#src/ui/table/columns.ts'
import { encodePanel } from '#src/workspace/panel.ts'
import { usePanelPlace } from '#src/workspace/panel-host.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { useViewport } from '#src/workspace/viewport.ts'
import { runningQuery } from './dispatch.queries.ts'
import { ListSection, ListStates } from './list-section.tsx'
import { MoreRows } from './more-rows.tsx'
import { useDispatchList } from './use-dispatch-list.ts'

interface Props {
  current: boolean
  className?: string
}

/** Transports under way; who may not see them reads whose they are. */
export function RunningTransports(props: Props) {
  const { t } = useText()
  const { role } = useSession()
  if (may(role, 'transports.read')) return <RunningList {...props} />
  return (
    <ListSection name="running" title={t('dispatch.running')} className={props.className}>
      <NoPermissionState title={t('dispatch.running.hidden')} text={t('dispatch.running.hiddenText')} />
    </ListSection>
  )
}

const ROW_HEIGHT = 32
const none: readonly Transport[] = []

function RunningList({ current, className }: Props) {
  const { t } = useText()
  const format = useFormat()
  const { active } = usePanelPlace()
  const columns = useTransportColumns()
  const query = useQuery(runningQuery(useCall()))
  const rows = query.data?.data ?? none
  const total = query.data?.pagination.total ?? 0
  const table = useRef<TableHandle>(null)
  const [list, part] = useDispatchList<Transport>({
    table,
    name: 'running',
    rows,
    idOf: (transport) => transport.id,
    panelOf: (transport) => ({ kind: 'transport', id: transport.id }),
    // Status, vehicle and carrier are set on the order; the transport follows it.
    focusOf: (transport) => {
      const text = () => transportText(transport, t, format)
      return transport.orderId === undefined
        ? { kind: 'transport', id: transport.id, record: transport, text }
        : { kind: 'order', id: transport.orderId, text }
    },
  })
  const late = rows.filter(isTroubled).length
  return (
    <ListSection
      ref={part}
      name="running"
      reachable={rows.length > 0}
      title={t('dispatch.running')}
      fact={total > 0 ? factText(total, late, t) : undefined}
      className={className}
    >
      <ListStates
        query={query}
        rowHeight={ROW_HEIGHT}
        failure={t('dispatch.running.failed')}
        isEmpty={rows.length === 0}
        empty={<EmptyState icon={Truck} title={t('dispatch.running.empty')} text={t('dispatch.running.emptyText')} />}
      >
        <DataTable<Transport>
          ref={table}
          label={t('dispatch.running')}
          columns={columns}
          rowCount={rows.length}
          getRow={(index) => rows[index]}
          rowId={(transport) => transport.id}
          rowLabel={(transport) => transport.loadId}
          focusedId={current ? list.focusedId : undefined}
          onFocusRow={list.onFocusRow}
          onOpen={list.openAt}
          onPeek={list.peekAt}
          rowHref={panelHref}
          isActive={active}
        />
        <MoreRows hidden={total - rows.length} />
      </ListStates>
    </ListSection>
  )
}

/** The screen with the transport beside it, for Ctrl+click and copied links. */
const panelHref = ({ id }: Transport) => `/dispatcher?panels=${encodePanel({ kind: 'transport', id })}`

const isTroubled = ({ disruption, delayMinutes = 0 }: Transport) => disruption !== undefined || delayMinutes > 0

function factText(total: number, late: number, t: Translate): string {
  return late === 0 ? String(total) : t('dispatch.running.fact', { total, late })
}

function useTransportColumns(): readonly TableColumn<Transport>[] {
  const { t } = useText()
  const format = useFormat()
  const { wide } = useViewport()
  return useMemo(() => columnsOf(t, format, wide ? 144 : 96), [t, format, wide])
}

/** Narrow lists lose first the progress (the status says as much), then the driver and the vehicle. */
function columnsOf(t: Translate, format: Format, driverWidth: number): readonly TableColumn<Transport>[] {
  return [
    { id: 'order', header: t('dispatch.column.order'), width: 120, cell: (row) => row.loadId || '–' },
    {
      id: 'status',
      header: t('dispatch.column.status'),
      width: 124,
      cell: (row) => <StatusWord status={row.status}>{t(`transport.status.${row.status}`)}</StatusWord>,
      full: (row) => t(`transport.status.${row.status}`),
    },
    {
      id: 'route',
      header: t('dispatch.column.route'),
      width: 'rest',
      minWidth: 132,
      cell: (row) => (
        <>
          <bdi>{row.origin}</bdi>
          <span className="text-text-3"> → </span>
          <bdi>{row.destination}</bdi>
        </>
      ),
      full: routeText,
    },
    { id: 'vehicle', header: t('dispatch.column.vehicle'), width: 88, priority: 3, cell: (row) => row.vehicleNumber },
    {
      id: 'driver',
      header: t('dispatch.column.driver'),
      width: driverWidth,
      priority: 2,
      cell: (row) => <bdi>{row.driverName}</bdi>,
      full: (row) => row.driverName,
    },
    {
      id: 'progress',
      header: t('dispatch.column.progress'),
      width: 56,
      align: 'right',
      priority: 1,
      cell: (row) => format.percent(row.progress, 0),
    },
    {
      id: 'arrival',
      header: t('dispatch.column.arrival'),
      width: 92,
      cell: (row) => format.stamp(row.estimatedArrival),
    },
    {
      id: 'delay',
      header: t('dispatch.column.delay'),
      width: 112,
      cell: (row) => <Trouble transport={row} t={t} format={format} />,
      full: (row) => row.disruption ?? row.delayCause ?? '',
    },
  ]
}

function Trouble({ transport, t, format }: { transport: Transport; t: Translate; format: Format }) {
  if (transport.disruption !== undefined) {
    return (
      <StatusWord status="failure" coloured>
        {t('dispatch.disruption')}
      </StatusWord>
    )
  }
  const minutes = transport.delayMinutes ?? 0
  if (minutes <= 0) return <span className="text-text-3">{t('dispatch.onTime')}</span>
  return (
    <StatusWord status="warning" coloured>
      {`+${format.duration(minutes)}`}
    </StatusWord>
  )
}

function routeText(transport: Transport): string {
  const from = [transport.originPostalCode, transport.origin].filter(Boolean).join(' ')
  const to = [transport.destinationPostalCode, transport.destination].filter(Boolean).join(' ')
  return `${from} → ${to}`
}

function transportText(transport: Transport, t: Translate, format: Format): string {
  const { loadId, status, vehicleNumber, driverName, estimatedArrival } = transport
  const words = t(`transport.status.${status}`)
  return [loadId, words, routeText(transport), vehicleNumber, driverName, format.stamp(estimatedArrival)].join('\t')
}
