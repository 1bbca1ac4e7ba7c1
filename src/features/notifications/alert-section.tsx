import { Check, X } from 'lucide-react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Alert } from '#src/contract/reports/dashboard.ts'
import { alertText } from '#src/entities/alerts/alert-words.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { alertPanel } from '#src/entities/alerts/alert-panel.ts'
import { useAlertScreen } from '#src/entities/alerts/alert-target.ts'
import { usePanels, type Panels } from '#src/workspace/panels/panels.ts'
import { settleAlerts } from '#src/entities/alerts/settle-alerts.late.ts'
import { useAlerts, useAlertsState } from './alerts.queries.ts'
import { MessageRow } from './message-row.tsx'
import { useNotifications } from './notification-store.tsx'

const most = 20

/** What the server warns of: disruptions and the rules of specification 9. Nothing while there is none. */
export function AlertSection({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useText()
  const format = useFormat()
  const panels = usePanels()
  const screenOf = useAlertScreen()
  const alerts = useAlerts()
  const read = useAlertChange('alerts.read')
  const dismiss = useAlertChange('alerts.dismiss')
  const { isFailed, retry } = useAlertsState()
  if (isFailed) {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-2 border-b border-line px-4 py-2 text-text-2">
        {t('notifications.alertsFailed')}
        <Button variant="quiet" onClick={retry}>
          {t('ui.retry')}
        </Button>
      </p>
    )
  }
  if (alerts.length === 0) return null
  return (
    <section>
      <Heading className="border-b border-line px-4 pt-3 pb-1 text-section text-text-2">
        {t('notifications.alerts')}
      </Heading>
      <ul>
        {alerts.slice(0, most).map((alert) => (
          <MessageRow
            key={alert.id}
            record={alert.id}
            type={alert.type}
            title={alertText(alert, 'title', t)}
            onOpen={openerOf(alert, panels) ?? screenOf(alert)}
            detail={alertText(alert, 'message', t)}
            time={format.stamp(alert.timestamp)}
            unread={!alert.read}
            actions={[
              ...(alert.read ? [] : [{ icon: Check, title: t('notifications.markRead'), onRun: () => read(alert) }]),
              { icon: X, title: t('notifications.dismiss'), onRun: () => dismiss(alert) },
            ]}
          />
        ))}
      </ul>
      {alerts.length > most && (
        <p className="px-4 py-2 text-chip text-text-2">{t('notifications.more', { count: alerts.length - most })}</p>
      )}
    </section>
  )
}

/** Shows the record an alert is about beside the work; nothing where it names none. */
function openerOf(alert: Alert, panels: Panels): (() => void) | undefined {
  const panel = alertPanel(alert)
  return panel && (() => panels.open(panel, { how: 'add' }))
}

function useAlertChange(name: 'alerts.read' | 'alerts.dismiss'): (alert: Alert) => void {
  const { t } = useText()
  const { source } = useCommands()
  const { store } = useNotifications()
  return (alert) => {
    settleAlerts(source.current(), name, [alert], { isQuiet: true }).catch((error: unknown) => {
      const detail = error instanceof Error ? error.message : ''
      store.notify({ type: 'error', message: t('notifications.alertFailed'), detail })
    })
  }
}
