import { useQuery } from '@tanstack/react-query'
import { BellOff, Check, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Alert } from '#src/contract/reports/dashboard.ts'
import { hasRole } from '#src/domain/accounts/roles.ts'
import { alertText } from '#src/entities/alerts/alert-words.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CursorRows } from '#src/records/list/cursor/cursor-rows.tsx'
import { SmallFoot } from '#src/records/list/screen/list-foot.tsx'
import { ListStates } from '#src/records/list/screen/list-states.tsx'
import { heldIn, useHeldRows } from '#src/records/list/rows/use-held-rows.ts'
import { useListCursor } from '#src/records/list/cursor/use-list-cursor.ts'
import { useCursorKeys } from '#src/records/list/use-list.ts'
import { classes } from '#src/ui/classes.ts'
import { NoPermissionState } from '#src/ui/feedback/states.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { alertPanel } from '#src/entities/alerts/alert-panel.ts'
import { useAlertScreen } from '#src/entities/alerts/alert-target.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { ALERT_READERS, dispatchLists } from '../parts/lists.ts'
import { alertsQuery } from './dispatch.queries.ts'
import { ListSection } from './list-section.tsx'
import { useDispatchScope } from '../parts/use-scope.ts'

const ROW_HEIGHT = 44
const signs = { error: 'failure', warning: 'warning', info: 'notice' } as const

interface Props {
  current: boolean
  className?: string
}

/** What the server warns of: delays, disruptions, papers, and the rules of specification 9. */
export function AlertList(props: Props) {
  const { t } = useText()
  const { role } = useSession()
  if (hasRole(role, ALERT_READERS)) return <Alerts {...props} />
  return (
    <ListSection name="alerts" title={t('dispatch.alerts')} className={props.className}>
      <NoPermissionState title={t('dispatch.alerts.hidden')} text={t('dispatch.alerts.hiddenText')} />
    </ListSection>
  )
}

const face = {
  icon: BellOff,
  words: {
    loadFailed: 'dispatch.alerts.failed',
    empty: 'dispatch.alerts.empty',
    emptyText: 'dispatch.alerts.emptyText',
  },
} as const

const WORST = ['error', 'warning', 'info'] as const

/** Disruptions before delays before what is only to be known; of one kind as the server has them. */
const worstFirst = <A extends { data: readonly Alert[] }>(answer: A) => ({
  ...answer,
  data: answer.data.toSorted((one, other) => WORST.indexOf(one.type) - WORST.indexOf(other.type)),
})

const draw = (alert: Alert) => <AlertRow alert={alert} />

function Alerts({ current, className }: Props) {
  const { t } = useText()
  const query = useQuery({ ...alertsQuery(useCall()), select: worstFirst })
  const rows = useHeldRows(heldIn(query))
  const table = useRef<TableHandle>(null)
  const onOpen = useOpened()
  const cursor = useListCursor(rows, table, { panelOf: alertPanel, onOpen })
  const { spot } = cursor
  const keys = useCursorKeys(cursor, rows, table)
  const part = useDispatchScope(
    { name: 'alerts', rows, cursor },
    {
      scopes: ['list', 'dispatch', 'own:alerts'],
      list: keys,
      get focus() {
        const orderId = cursor.row()?.orderId
        return orderId === undefined ? undefined : ({ kind: 'order', id: orderId } as const)
      },
      changes: spot,
    },
  )
  const lists = useSessionValue(dispatchLists)
  // Told at each drawing as well: the row may have changed.
  useEffect(() => {
    const tell = () => lists.focusAlert(cursor.row())
    tell()
    return spot.subscribe(tell)
  })
  useEffect(() => () => lists.focusAlert(undefined), [lists])
  const total = rows.allTotal ?? 0
  const unread = query.data?.data.filter(({ read }) => !read).length ?? 0
  return (
    <ListSection
      ref={part}
      name="alerts"
      reachable={total > 0}
      title={t('dispatch.alerts')}
      fact={
        total > 0 ? (
          <span className="@max-[330px]:hidden">{t('dispatch.alerts.fact', { total, unread })}</span>
        ) : undefined
      }
      actions={
        // Where there is no room beside the heading their keys do the same, and so does the menu of a row.
        <span className="flex @max-[300px]:hidden">
          <CommandButton id="alerts.read" icon={Check} iconOnly />
          <CommandButton id="alerts.dismiss" icon={Trash2} iconOnly />
        </span>
      }
      className={className}
    >
      <ListStates face={face} rows={rows} bars={{ rows: 6, rowHeight: ROW_HEIGHT }}>
        <div className="whole-rows">
          <CursorRows<Alert>
            cursor={cursor}
            isMarked={current}
            ref={table}
            label={t('dispatch.alerts')}
            rowCount={rows.total ?? 0}
            getRow={rows.getRow}
            rowId={(alert) => alert.id}
            height={ROW_HEIGHT}
            onFocusRow={cursor.onFocusRow}
            onOpen={(index) => cursor.open('inPlace', index)}
          >
            {draw}
          </CursorRows>
        </div>
      </ListStates>
      <SmallFoot rows={rows} />
    </ListSection>
  )
}

/** Opening an alert marks it as read; one that is about a screen and no record leads there. */
function useOpened(): (alert: Alert) => void {
  const { run } = useCommands()
  const screenOf = useAlertScreen()
  return (alert) => {
    screenOf(alert)?.()
    if (!alert.read) void run('alerts.read')
  }
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
        <span className={classes('block truncate', !alert.read && 'font-semibold')}>{title}</span>
        <span className="block truncate text-chip text-text-2">
          <span className="text-text-3">{format.stamp(alert.timestamp)}</span> · {detail}
        </span>
      </span>
    </div>
  )
}
