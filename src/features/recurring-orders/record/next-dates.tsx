import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { RecurringDate, RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'
import { landText } from '../recurring-words.ts'
import { dateText } from './date-text.ts'

const SIGNS: Readonly<Record<RecurringDate['state'], SignName>> = {
  planned: 'pending',
  made: 'success',
  skipped: 'CANCELLED',
  holiday: 'notice',
  clash: 'notice',
  outside: 'notice',
}

/** The next dates with what a holiday does to each, and what was made of them. */
export function NextDates({ record }: { record: RecurringOrder }) {
  const { t } = useText()
  const { data, isError, refetch } = useQuery(
    queryFor(useCall(), 'recurringOrders.preview', { params: { id: record.id } }),
  )
  const focus = { kind: 'recurringOrder', id: record.id, record } as const
  return (
    <Section
      title={t('recurring.dates')}
      fact={
        <CommandButton
          id="recurringOrders.skipNext"
          record={focus}
          variant="quiet"
          className="-mr-2 h-6 gap-1.5 text-chip text-text-3"
        />
      }
    >
      <p className="pb-1 text-chip text-text-3">{t('recurring.land', { state: landText(record, t) })}</p>
      {data === undefined && !isError && <SkeletonBar width="80%" />}
      {data === undefined && isError && (
        <SectionFailure text={t('recurring.dates.failed')} onRetry={() => void refetch()} />
      )}
      {data?.dates.length === 0 && <p className="text-text-2">{t('recurring.dates.none')}</p>}
      <ul aria-label={t('recurring.dates')} className="flex flex-col">
        {data?.dates.map((due) => (
          <DateRow key={due.date} due={due} />
        ))}
      </ul>
    </Section>
  )
}

function DateRow({ due }: { due: RecurringDate }) {
  const { t } = useText()
  const format = useFormat()
  const { date, state, loadsOn, orderId } = due
  const text = dateText(due, t, format)
  const isGone = loadsOn === undefined
  return (
    <li className="grid grid-cols-[16px_88px_minmax(0,1fr)] items-baseline gap-x-2 border-t border-line py-1 first:border-t-0">
      <StatusSign status={SIGNS[state]} className="self-center" />
      <span className={isGone ? 'text-text-3 line-through' : undefined}>{format.date(loadsOn ?? date)}</span>
      <span className="min-w-0 break-words text-text-2">
        {text}
        {text !== '' && orderId !== undefined && ' · '}
        {orderId !== undefined && <RecordLink kind="order" id={orderId} label={orderId} />}
      </span>
    </li>
  )
}
