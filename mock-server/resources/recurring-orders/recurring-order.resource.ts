import { is, listed } from '../../core/lists/filters.ts'
import { defineResource } from '../../write/define-resource.ts'
import { tellingProblem } from './problem-alert.ts'
import { changedTemplate, newTemplate } from './rules.ts'
import { scheduling } from './schedule.ts'
import { withDates } from './view.ts'

/** A plain day as a number that sorts like it; what has none comes last. */
const dayNumber = (day: string | undefined) => (day === undefined ? 99_999_999 : Number(day.replaceAll('-', '')))

/** Templates that make orders ahead, by name. What follows from their dates no store holds. */
export const recurringOrders = defineResource({
  kind: 'recurringOrder',
  list: {
    sort: [{ field: 'name' }],
    filters: {
      status: (text) => {
        const statuses = listed(text)
        return statuses.length === 0 ? undefined : (row) => statuses.includes(row.status)
      },
      customerId: is('customerId'),
    },
    shownSorts: {
      nextDate: ({ nextDate }) => dayNumber(nextDate),
      madeUntil: ({ madeUntil }) => dayNumber(madeUntil),
    },
  },
  view: withDates,
  write: {
    ids: 'rec',
    create: newTemplate,
    update: changedTemplate,
  },
  cascades: [scheduling, tellingProblem],
})
