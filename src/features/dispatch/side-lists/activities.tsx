import { RecordLink } from '#src/commands/record-link.tsx'
import type { DashboardStatistics } from '#src/contract/reports/dashboard.ts'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { parseOrderStatus } from '#src/domain/workflow/order-status.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Section } from '#src/ui/page/panel-frame.tsx'

type Activity = DashboardStatistics['recentActivities'][number]

/** What happened last, newest first: to which record, what, by whom and when. Source: specification 3 */
export function Activities({ statistics }: { statistics: DashboardStatistics }) {
  const { t } = useText()
  const format = useFormat()
  const { recentActivities } = statistics
  return (
    <Section title={t('overview.activities')}>
      {recentActivities.length === 0 ? (
        <p className="text-text-2">{t('overview.none')}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {recentActivities.map((activity) => (
            <li key={activity.id} className="min-h-6">
              <span className="flex items-center gap-2">
                <span className="min-w-0 grow truncate">
                  <About activity={activity} />
                </span>
                <span className="shrink-0 text-chip text-text-3">{format.stamp(activity.at)}</span>
              </span>
              <span className="block truncate text-chip text-text-2">
                {[happened(activity, t), activity.actorName].filter((text) => text !== '').join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** A link to the record; where nothing shows it, what the server calls it. */
function About({ activity: { kind, recordId, recordName, text } }: { activity: Activity }) {
  const known = RECORD_KINDS.find((one) => one === kind)
  if (known === undefined || recordId === '') return <>{recordName || text}</>
  return <RecordLink kind={known} id={recordId} label={recordName || recordId} />
}

const CODES = ['created', 'deleted', 'undone', 'note', 'assigned', 'unassigned', 'priced', 'document_added'] as const

/** What happened, in the person's language. */
function happened({ kind, code, values }: Activity, t: Translate): string {
  const { status } = values
  if (kind === 'order' && typeof status === 'string') {
    return t('overview.activity.status', { status: t(`order.status.${parseOrderStatus(status)}`) })
  }
  return t(`overview.activity.${CODES.find((known) => known === code) ?? 'updated'}`)
}
