import { useText } from '#src/i18n/use-text.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import type { BulkPlan } from './plan.ts'
import type { BulkRow } from './rows.ts'
import { refusalGroups } from './words.ts'

/** Most records named below one reason; the list has them all. */
const MOST_NAMED = 6

/** Why records are refused, each reason whole and once, with those it is about: number and customer, or what else names them. */
export function Refusals({ plan, rows }: { plan: BulkPlan; rows: readonly BulkRow[] }) {
  const { t } = useText()
  const groups = refusalGroups(rows, t)
  if (groups.length === 0) return null
  return (
    <ul
      aria-label={t('bulk.refusals')}
      tabIndex={0}
      className="max-h-36 shrink-0 overflow-y-auto border-b border-line bg-sunken px-4 py-1 focus-visible:ring-shown"
    >
      {groups.map(({ reason, rows: refused }) => (
        <li key={reason} className="flex items-start gap-2 py-1">
          <StatusSign status="failure" className="mt-0.5" />
          <span className="min-w-0 grow">
            <span className="block break-words">{reason}</span>
            <span className="block text-chip text-text-2">
              {refused.slice(0, MOST_NAMED).map(({ record }, at) => (
                <span key={record.id}>
                  {at > 0 && ' · '}
                  <bdi>{plan.columns.map(({ text }) => text(record)).join(' ')}</bdi>
                </span>
              ))}
              {refused.length > MOST_NAMED && ` · ${t('app.others', { count: refused.length - MOST_NAMED })}`}
            </span>
          </span>
          <span className="shrink-0 text-text-2">{t(plan.words.count, { count: refused.length })}</span>
        </li>
      ))}
    </ul>
  )
}
