import * as z from 'zod/mini'
import { customersByName } from '#src/entities/partners/partners-by-name.ts'
import { defineColumns } from '#src/records/columns/define-columns.ts'
import { defineFilters } from '#src/records/filters/define-filters.ts'
import { flagFilter, periodFilter, recordFilter, setFilter, textFilter } from '#src/records/filters/kinds.ts'
import { searchSchema } from '#src/records/filters/search.ts'
import type { ViewedList } from '#src/records/views/viewed-list.ts'
import { slot } from '#src/storage/slot.ts'

/** A row of a list that stands in no product: what the kits prove on it holds for any list. */
export interface Letter {
  id: string
  sender?: string
  weight: number
  mood: string
  sentOn?: string
  isRead: boolean
  createdAt?: string
}

export const LETTER_COLUMNS = defineColumns<Letter>({
  name: 'sender',
  sort: { id: 'weight', desc: true },
  fieldWord: (field) => `<${field}>`,
  usual: ['sender', 'weight'],
  columns: {
    sender: { header: 'orders.customer', width: 'rest', text: ({ sender }) => sender, sort: 'ascending' },
    weight: {
      header: 'orders.column.weight',
      width: 80,
      align: 'right',
      text: ({ weight }, { format }) => format.weight(weight),
      sort: 'descending',
    },
    mood: {
      header: 'orders.column.status',
      width: 80,
      text: ({ mood }) => mood,
      sort: 'ascending',
      ranks: ['low', 'high'],
    },
    sent: {
      header: 'orders.column.pickup',
      width: 80,
      text: ({ sentOn }, { format }) => format.date(sentOn),
      fields: ['isRead'],
    },
    whole: { header: 'orders.column.route', width: 80, text: ({ id, mood }) => `${id} ${mood}` },
  },
})

export const LETTER_FILTERS = defineFilters([
  textFilter('q', { label: 'list.filter.text', most: 10 }),
  setFilter('mood', {
    query: 'moods',
    label: 'orders.column.status',
    values: ['low', 'middle', 'high'],
    word: (mood) => mood.toUpperCase(),
    counted: true,
  }),
  setFilter('kind', { label: 'orders.column.status', values: ['true', 'false'], word: (kind) => kind, single: true }),
  flagFilter('read', { query: 'isRead', label: 'orders.filter.assignment', word: 'orders.filter.unassigned' }),
  periodFilter(['since', 'until'], {
    query: ['sentFrom', 'sentTo'],
    label: 'orders.column.pickup',
  }),
  recordFilter('from', { query: 'senderId', label: 'orders.customer', of: customersByName }),
])

export const LetterSearch = searchSchema(LETTER_FILTERS, LETTER_COLUMNS)

export const LETTERS: ViewedList = {
  columns: LETTER_COLUMNS,
  filters: LETTER_FILTERS,
  search: LetterSearch,
  slot: slot<unknown>('letters', z.unknown(), undefined),
  builtIn: [
    { id: 'heute', title: 'orders.view.heute', filters: { since: 'today+0' }, sort: 'sender', desc: false },
    { id: 'gelesen', title: 'orders.view.unterwegs', filters: { read: 'true' }, sort: 'weight', desc: true },
  ],
}
