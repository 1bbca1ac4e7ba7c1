import { RoutePlaces } from '#src/entities/orders/route-places.tsx'
import { transportRoute } from '#src/domain/orders/carriage.ts'
import { routeText } from '#src/domain/stops/route.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Map, Truck } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { FocusedRecord } from '#src/commands/gate/command.ts'
import type { Transport } from '#src/contract/transports/transport.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { troubleOf } from '#src/domain/transports/trouble.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SmallFoot } from '#src/records/list/screen/list-foot.tsx'
import { ListStates } from '#src/records/list/screen/list-states.tsx'
import { CursorTable } from '#src/records/list/cursor/cursor-table.tsx'
import { heldIn, useHeldRows } from '#src/records/list/rows/use-held-rows.ts'
import { useListCursor } from '#src/records/list/cursor/use-list-cursor.ts'
import { useCursorKeys } from '#src/records/list/use-list.ts'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import type { TableColumn } from '#src/ui/table/columns.ts'
import { encodePanel } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useViewport } from '#src/workspace/viewport.ts'
import { runningQuery } from './dispatch.queries.ts'
import { ListSection } from './list-section.tsx'
import { useDispatchScope } from '../parts/use-scope.ts'

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

const underWay = {
  icon: Truck,
  words: {
    loadFailed: 'dispatch.running.failed',
    empty: 'dispatch.running.empty',
    emptyText: 'dispatch.running.emptyText',
  },
} as const

const panelOf = ({ id }: Transport) => ({ kind: 'transport', id }) as const

/** Status, vehicle and carrier are set on the order; the transport follows it. */
function focusOf(transport: Transport): FocusedRecord {
  const { id, orderId } = transport
  return orderId === undefined ? { kind: 'transport', id, record: transport } : { kind: 'order', id: orderId }
}

function RunningList({ current, className }: Props) {
  const { t } = useText()
  const format = useFormat()
  const { active } = usePanelPlace()
  const columns = useTransportColumns()
  const query = useQuery(runningQuery(useCall()))
  const rows = useHeldRows(heldIn(query))
  const table = useRef<TableHandle>(null)
  const cursor = useListCursor(rows, table, { panelOf })
  const keys = useCursorKeys(cursor, rows, table)
  const text = () => {
    const row = cursor.row()
    return row === undefined ? '' : transportText(row, t, format)
  }
  const part = useDispatchScope(
    { name: 'running', rows, cursor },
    {
      scopes: ['list', 'dispatch'],
      list: { ...keys, text },
      get focus() {
        const row = cursor.row()
        return row && focusOf(row)
      },
      changes: cursor.spot,
    },
  )
  const total = rows.allTotal ?? 0
  return (
    <ListSection
      ref={part}
      name="running"
      reachable={total > 0}
      title={t('dispatch.running')}
      fact={total > 0 ? <Fact total={total} rows={query.data?.data ?? []} /> : undefined}
      actions={<CommandButton id="map.open" icon={Map} iconOnly />}
      className={className}
    >
      <ListStates face={underWay} rows={rows}>
        <div className="whole-rows">
          <CursorTable<Transport>
            cursor={cursor}
            isMarked={current}
            ref={table}
            label={t('dispatch.running')}
            columns={columns}
            rowCount={rows.total ?? 0}
            isWaiting={rows.total === undefined}
            getRow={rows.getRow}
            rowId={(transport) => transport.id}
            rowLabel={(transport) => transport.loadId}
            onFocusRow={cursor.onFocusRow}
            onOpen={(index) => cursor.open('inPlace', index)}
            onPeek={(index) => cursor.peek(index)}
            rowHref={panelHref}
            isActive={active}
          />
        </div>
      </ListStates>
      <SmallFoot rows={rows} />
    </ListSection>
  )
}

/** The screen with the transport beside it, for Ctrl+click and copied links. */
const panelHref = (transport: Transport) => `/dispatcher?panels=${encodePanel(panelOf(transport))}`

const TROUBLED = { view: 'verspaetet' }

/** How many there are; where some are in trouble, it leads to those. */
function Fact({ total, rows }: { total: number; rows: readonly Transport[] }) {
  const { t } = useText()
  const late = rows.filter((row) => troubleOf(row) !== undefined).length
  if (late === 0) return String(total)
  return (
    <Link to="/transports" search={TROUBLED} className="text-accent underline underline-offset-2">
      {t('dispatch.running.fact', { total, late })}
    </Link>
  )
}

function useTransportColumns(): readonly TableColumn<Transport>[] {
  const { t } = useText()
  const format = useFormat()
  const { wide } = useViewport()
  return useMemo(() => columnsOf(t, format, wide ? 144 : 96), [t, format, wide])
}

/** Narrow lists lose first the progress (the status says as much), then driver, vehicle, arrival, status, number; never the trouble. */
function columnsOf(t: Translate, format: Format, driverWidth: number): readonly TableColumn<Transport>[] {
  return [
    { id: 'order', header: t('dispatch.column.order'), width: 120, priority: 6, cell: (row) => row.loadId || '–' },
    {
      id: 'status',
      header: t('dispatch.column.status'),
      width: 124,
      priority: 5,
      cell: (row) => <StatusWord status={row.status}>{t(`transport.status.${row.status}`)}</StatusWord>,
      full: (row) => t(`transport.status.${row.status}`),
    },
    {
      id: 'route',
      header: t('dispatch.column.route'),
      width: 'rest',
      minWidth: 112,
      cell: (row) => <RoutePlaces route={transportRoute(row)} towns recedes />,
      full: (row) => routeText(transportRoute(row)),
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
      priority: 4,
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

function transportText(transport: Transport, t: Translate, format: Format): string {
  const { loadId, status, vehicleNumber, driverName, estimatedArrival } = transport
  const words = t(`transport.status.${status}`)
  return [
    loadId,
    words,
    routeText(transportRoute(transport)),
    vehicleNumber,
    driverName,
    format.stamp(estimatedArrival),
  ].join('\t')
}
