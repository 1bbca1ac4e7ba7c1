import type { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { OwnLines } from '#src/records/history/event-lines.ts'
import { RecordHistory } from '#src/records/history/record-history.tsx'
import { RECURRING_FIELDS } from '../fields/recurring-fields.ts'

const datesOf = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isPlainDate) : [])

/** Who has changed what of a recurring order and when, also dates that were left out. */
export function RecurringHistory({ record }: { record: RecurringOrder }) {
  const { t } = useText()
  const format = useFormat()
  const own: OwnLines = ({ field, from, to }) => {
    if (field === 'paused') return [t(to === true ? 'recurring.paused' : 'recurring.resumed')]
    if (field === 'problem') return typeof to === 'string' ? [t('recurring.problem', { problem: to })] : []
    if (field !== 'skipped') return undefined
    const [before, after] = [datesOf(from), datesOf(to)]
    return [
      ...after.filter((day) => !before.includes(day)).map((day) => t('recurring.skipped', { day: format.date(day) })),
      ...before.filter((day) => !after.includes(day)).map((day) => t('recurring.unskipped', { day: format.date(day) })),
    ]
  }
  return (
    <RecordHistory
      endpoint="recurringOrders.events"
      id={record.id}
      record={record}
      fields={RECURRING_FIELDS}
      own={own}
    />
  )
}
