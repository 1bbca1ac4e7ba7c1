import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { ImportField } from '#src/domain/imports/fields.ts'
import { fieldText } from '#src/entities/imports/row-texts.ts'
import type { RowTab } from './import-screen.ts'
import { rowTexts } from './row-texts.ts'
import type { RowCell, ShownImport, ShownLine, ShownRow } from './shown.ts'
import type { ImportState, WorkRow } from './state.ts'

interface Words {
  t: Translate
  format: Format
}

interface View {
  tab: RowTab
  /** The line whose faulty cell is typed anew. */
  editing: number | undefined
}

/** What the screen shows of an import, in words. */
export function shownOf(state: ImportState, { tab, editing }: View, words: Words): ShownImport {
  const { t } = words
  const { rows, counts, mapping } = state
  const isFaulty = ({ state: of }: WorkRow) => of === 'faulty' || of === 'refused'
  const groups = [
    { id: 'faulty', title: t('imports.tab.faulty'), note: t('imports.group.faulty'), own: rows.filter(isFaulty) },
    {
      id: 'good',
      title: t('imports.tab.good'),
      note: t('imports.group.good'),
      own: rows.filter(({ state: of }) => of === 'good'),
    },
    {
      id: 'created',
      title: t('imports.row.created'),
      note: t('imports.group.created'),
      own: rows.filter(({ state: of }) => of === 'created'),
    },
    {
      id: 'left',
      title: t('imports.group.leftTitle'),
      note: t('imports.group.left'),
      own: rows.filter(({ state: of }) => of === 'left' || of === 'known'),
    },
  ]
  const lines: ShownLine[] = groups.flatMap(({ id, title, note, own }) => {
    const isShown = tab === 'all' || (tab === 'faulty' ? id === 'faulty' : id === 'good' || id === 'created')
    if (!isShown || own.length === 0) return []
    const heading: ShownLine = {
      kind: 'heading',
      id: `heading:${id}`,
      title,
      count: words.format.number(own.length),
      note,
    }
    return [heading, ...own.map((row) => shownRow(row, row.line === editing, words))]
  })
  const fresh = mapping.filter(({ isNew }) => isNew).length
  return {
    lines,
    counts: { all: counts.all, faulty: counts.faulty, good: counts.good },
    mapping: {
      columns: mapping.map(({ letter, header, sample, target, isNew }) => ({
        letter,
        header,
        sample,
        isNew,
        target: target === 'skip' ? undefined : fieldText(target, t),
      })),
      mapped: mapping.filter(({ target, isNew }) => target !== 'skip' || !isNew).length,
      fresh,
      memory: memoryText(state, fresh, words),
    },
  }
}

function memoryText({ data }: ImportState, fresh: number, { t, format }: Words): string {
  if (data?.since === undefined) return t('imports.mapping.willRemember')
  const since = t('imports.mapping.since', { date: format.dayMonth(data.since) })
  return fresh === 0 ? since : `${since}, ${t('imports.mapping.columnsNew', { count: fresh })}`
}

/** Fields that have a cell in the table. */
const CELLS: Partial<Record<ImportField, RowCell>> = {
  'pickup.postalCode': 'route.from',
  'delivery.postalCode': 'route.to',
  'pickup.date': 'loading',
  loadingMeters: 'meters',
}

function shownRow(row: WorkRow, isEditing: boolean, words: Words): ShownRow {
  const { faults, proposal } = rowTexts(row, words)
  const fault = row.faults.find(({ column }) => column !== undefined)
  const text = fault?.column === undefined ? '' : (row.cells[fault.column] ?? '')
  // Boxed is what the reason speaks of: another fault of the row stands in the row itself.
  const at = row.state === 'faulty' && fault !== undefined && fault === row.faults[0] ? CELLS[fault.field] : undefined
  const { pickup, delivery } = row.judged.draft
  const { loadingMeters } = row.judged.said
  return {
    kind: 'row',
    id: row.key,
    line: row.line,
    state: row.state,
    text: faults[0] ?? (row.judged.said.reference || words.t('imports.row', { line: row.line })),
    more: Math.max(0, faults.length - 1),
    proposal: row.state === 'faulty' ? proposal : undefined,
    from: { postalCode: at === 'route.from' ? text : (pickup.postalCode ?? ''), place: pickup.city ?? '' },
    to: { postalCode: at === 'route.to' ? text : (delivery.postalCode ?? ''), place: delivery.city ?? '' },
    loading: at === 'loading' ? text : words.format.date(row.judged.said.pickup.date),
    meters: at === 'meters' ? text : loadingMeters === undefined ? '' : words.format.number(loadingMeters, 1, true),
    fault: at,
    editing: isEditing && fault !== undefined ? { label: fieldText(fault.field, words.t), text } : undefined,
  }
}
