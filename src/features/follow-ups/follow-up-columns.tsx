import { FOLLOW_UP_SORTS } from '#src/contract/follow-ups/calls.ts'
import type { FollowUp } from '#src/contract/follow-ups/follow-up.ts'
import {
  dueText,
  followUpSign,
  followUpStateText,
  ownerText,
  subjectOf,
} from '#src/entities/follow-ups/follow-up-words.ts'
import { defineColumns, words, type ColumnSort } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { setFilter, textFilter } from '#src/records/filters/kinds.ts'

/** Every column of a list of follow-ups. */
const columnsBy = (sort: ColumnSort) =>
  defineColumns<FollowUp>({
    name: 'text',
    sort,
    sortable: FOLLOW_UP_SORTS,
    lines: [
      ['text', 'dueAt'],
      ['aboutLabel', 'state', 'assigneeName'],
    ],
    usual: [
      'dueAt',
      'state',
      'text',
      'aboutLabel',
      'assigneeName',
      ...(sort.id === 'doneAt' ? (['doneAt', 'doneBy'] as const) : (['createdBy'] as const)),
    ],
    columns: {
      dueAt: words('followUps.due', 128, (one, { format }) => dueText(one, format), {
        fits: true,
      }),
      state: words('followUps.state', 104, (one, { t }) => followUpStateText(one, t), {
        sign: followUpSign,
      }),
      text: words('followUps.text', 'rest', subjectOf, { minWidth: () => 140, goodWidth: 320 }),
      aboutLabel: words('followUps.about', 176, ({ aboutLabel }) => aboutLabel, { priority: 3, goodWidth: 208 }),
      assigneeName: words('followUps.assignee', 144, (one, { t }) => ownerText(one, t), {
        priority: 2,
      }),
      doneAt: words('followUps.doneAt', 128, ({ doneAt }, { format }) => doneAt && format.stamp(doneAt), {
        sort: 'descending',
      }),
      doneBy: words('followUps.doneBy', 136, ({ doneBy }) => doneBy),
      createdBy: words('followUps.createdBy', 136, ({ createdBy }) => createdBy, { priority: 1 }),
      createdAt: words('followUps.createdAt', 128, ({ createdAt }, { format }) => format.stamp(createdAt), {
        sort: 'descending',
      }),
    },
  })

/** What is due first stands first. */
export const OPEN_COLUMNS = columnsBy({ id: 'dueAt', desc: false })
/** What was done last stands first. */
export const DONE_COLUMNS = columnsBy({ id: 'doneAt', desc: true })

/** The filters. */
export const FOLLOW_UP_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 200, wide: true }),
  setFilter('due', { label: 'followUps.due', values: ['due'], word: (_due, t) => t('followUps.filter.due') }),
])
