import { expect, test } from 'vitest'
import { createFormat } from '#src/i18n/format.ts'
import { inListOrder, sortedBy, sortOf } from '#src/records/columns/sort.ts'
import { fileFields, fileFormat } from '#src/records/output/file-fields.ts'
import { csvLine } from '#src/domain/basics/csv.ts'
import { t } from '#tests/commands/support.ts'
import { LETTER_COLUMNS, type Letter } from './made-up-list.ts'

const letter = (id: string, over: Partial<Letter> = {}): Letter => ({
  id,
  weight: 1,
  mood: 'low',
  isRead: false,
  ...over,
})

test('a file has the words of the columns, and behind each the fields it names; none of them twice', () => {
  const words = { t, format: fileFormat(createFormat('de', () => 0)) }
  const shown = ['sender', 'sent', 'whole', 'unknown'].map((id) => ({ id, header: `[${id}]` }))
  const fields = fileFields(shown, LETTER_COLUMNS, words)
  expect(fields.map(({ header }) => header)).toEqual(['[sender]', '[sent]', '<isRead>', '[whole]'])
  const line = (row: Letter) => csvLine(fields.map(({ cell }) => cell(row))).trim()
  expect(line(letter('7', { sender: 'Ada', sentOn: '2026-11-23', isRead: true }))).toBe('Ada;23.11.2026;ja;7 low')
  expect(line(letter('8'))).toBe(';;nein;8 low')
})

test('the sort is the list’s own until the address says another; a head that is clicked again turns it round', () => {
  expect(sortOf(LETTER_COLUMNS, {})).toEqual({ id: 'weight', desc: true })
  expect(sortOf(LETTER_COLUMNS, { sort: 'sender' })).toEqual({ id: 'sender', desc: false })
  expect(sortedBy(LETTER_COLUMNS, {}, 'weight')).toEqual({ sort: 'weight', dir: 'asc' })
  expect(sortedBy(LETTER_COLUMNS, { sort: 'sender' }, 'weight')).toEqual({ sort: 'weight', dir: 'desc' })
  expect(LETTER_COLUMNS.sorts).toEqual(['sender', 'weight', 'mood'])
})

test('rows stand as the server sorts them: words by their rank, what is missing last, equal ones newest first', () => {
  const rows = [
    letter('a', { mood: 'high', sender: 'Öl' }),
    letter('b', { mood: 'low', createdAt: '2026-01-01' }),
    letter('c', { mood: 'low', createdAt: '2026-02-01', sender: 'Zoe' }),
  ]
  const by = (id: string, desc: boolean) =>
    rows.toSorted(inListOrder(LETTER_COLUMNS, { id, desc })).map((row) => row.id)
  expect(by('mood', false)).toEqual(['c', 'b', 'a'])
  expect(by('mood', true)).toEqual(['a', 'c', 'b'])
  expect(by('sender', false)).toEqual(['a', 'c', 'b'])
  expect(by('sender', true)).toEqual(['c', 'a', 'b'])
})

test('what is shown until a person chooses is what the declaration calls usual', () => {
  expect(LETTER_COLUMNS.layouts.usual.shown).toEqual(['sender', 'weight'])
  expect(LETTER_COLUMNS.layouts.forTable(LETTER_COLUMNS.layouts.usual)).toMatchObject({
    hidden: ['mood', 'sent', 'whole'],
  })
})
