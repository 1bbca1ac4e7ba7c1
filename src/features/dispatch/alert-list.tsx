import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { BellOff, Check, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Alert } from '#src/contract/dashboard.ts'
import { hasRole } from '#src/domain/roles.ts'
import { alertText } from '#src/i18n/alert-words.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { EmptyState, NoPermissionState } from '#src/ui/states.tsx'
import { StatusSign } from '#src/ui/status-sign.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { alertPanel } from '#src/workspace/alert-panel.ts'
import { useSession } from '#src/workspace/session.tsx'
import { useSessionValue } from '#src/workspace/session-values.tsx'
import { dispatchLists } from './dispatch-lists.ts'
import { alertsQuery, LIST_LIMIT } from './dispatch.queries.ts'
import { ListSection, ListStates } from './list-section.tsx'
import { MoreRows } from './more-rows.tsx'
import { RovingRows } from './roving-rows.tsx'
import { useDispatchList } from './use-dispatch-list.ts'

const ROW_HEIGHT = 44
const none: readonly Alert[] = []
const signs = { error: 'failure', warning: 'warning', info: 'notice' } as const

interface Props {
  current: boolean
  className?: string
}

/** Alerts belong to those who work with orders. Source: decision B5 */
const READERS = ['dispatcher', 'sales', 'finance'] as const

/** What the server warns of: delays, disruptions, papers, and the rules of specification 9. */
export function AlertList(props: Props) {
  const { t } = useText()
  const { role } = useSession()
  if (hasRole(role, READERS)) return <Alerts {...props} />
  return (
    <ListSection name="alerts" title={t('dispatch.alerts')} className={props.className}>
      <NoPermissionState title={t('dispatch.alerts.hidden')} text={t('dispatch.alerts.hiddenText')} />
    </ListSection>
  )
}

function Alerts({ current, className }: Props) {
  const { t } = useText()
  const { run } = useCommands()
  const router = useRouter()
  const query = useQuery(alertsQuery(useCall()))
  const all = query.data?.data ?? none
  const rows = all.length > LIST_LIMIT ? all.slice(0, LIST_LIMIT) : all
  const unread = all.filter(({ read }) => !read).length
  const table = useRef<TableHandle>(null)
  const [list, part] = useDispatchList<Alert>({
    table,
    name: 'alerts',
    rows,
    scopes: ['alerts'],
    idOf: (alert) => alert.id,
    panelOf: alertPanel,
    focusOf: (alert) => (alert.orderId === undefined ? undefined : { kind: 'order', id: alert.orderId }),
    onOpen(alert) {
      if (alertPanel(alert) === undefined && isScreen(router.routesByPath, alert.actionUrl)) {
        void router.navigate({ to: alert.actionUrl })
      }
      if (!alert.read) void run('alerts.read')
    },
  })
  const focused = rows[list.focusedIndex]
  const lists = useSessionValue(dispatchLists)
  useEffect(() => {
    lists.focusAlert(focused)
    return () => lists.focusAlert(undefined)
  }, [lists, focused])
  return (
    <ListSection
      ref={part}
      name="alerts"
      reachable={rows.length > 0}
      title={t('dispatch.alerts')}
      fact={all.length > 0 ? t('dispatch.alerts.fact', { total: all.length, unread }) : undefined}
      actions={
        <>
          <CommandButton id="alerts.read" icon={Check} iconOnly />
          <CommandButton id="alerts.dismiss" icon={Trash2} iconOnly />
        </>
      }
      className={className}
    >
      <ListStates
        query={query}
        rowHeight={ROW_HEIGHT}
        failure={t('dispatch.alerts.failed')}
        isEmpty={rows.length === 0}
        empty={<EmptyState icon={BellOff} title={t('dispatch.alerts.empty')} text={t('dispatch.alerts.emptyText')} />}
      >
        <RovingRows
          ref={table}
          label={t('dispatch.alerts')}
          rows={rows}
          idOf={(alert) => alert.id}
          height={ROW_HEIGHT}
          index={list.focusedIndex}
          remembers={current}
          onFocusRow={list.onFocusRow}
          onOpen={list.openAt}
          onPeek={list.peekAt}
        >
          {(alert) => <AlertRow alert={alert} />}
        </RovingRows>
        <MoreRows hidden={all.length - rows.length} />
      </ListStates>
    </ListSection>
  )
}

function AlertRow({ alert }: { alert: Alert }) {
  const { t } = useText()
  const format = useFormat()
  const title = alertText(alert, 'title', t)
  const detail = alertText(alert, 'message', t)
  return (
    <div className="flex gap-2" title={`${title}\n${detail}`}>
      <span className="flex h-5 items-center">
        <StatusSign status={signs[alert.type]} />
      </span>
      <span className="min-w-0 grow">
        <span className="sr-only">
          {t(`dispatch.alert.type.${alert.type}`)}
          {!alert.read && `, ${t('dispatch.alert.unread')}`}:{' '}
        </span>
        <span className="flex gap-2">
          <span className={classes('block min-w-0 grow truncate', !alert.read && 'font-semibold')}>{title}</span>
          <span className="shrink-0 text-chip leading-5 text-text-3">{format.stamp(alert.timestamp)}</span>
        </span>
        <span className="block truncate text-chip text-text-2">{detail}</span>
      </span>
    </div>
  )
}

/** Whether an address of the server is a screen of ours; anything else leads nowhere. */
function isScreen(routes: Readonly<Record<string, unknown>>, path: string | undefined): boolean {
  const route = path !== undefined && Object.hasOwn(routes, path) ? routes[path] : undefined
  if (typeof route !== 'object' || route === null || !('options' in route)) return false
  const { options } = route
  return typeof options === 'object' && options !== null && 'component' in options && options.component !== undefined
}
