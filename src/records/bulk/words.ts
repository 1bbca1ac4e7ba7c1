import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { reasonTexts, warningText } from '#src/i18n/reason-text.ts'
import type { SignName } from '#src/ui/signs/status-sign.tsx'
import type { BulkPlan } from './plan.ts'
import { countOf, type BulkRow, type BulkRowState } from './rows.ts'
import { toldRows, type BulkState } from './state.ts'

/** How the whole stands in one line: "12 von 14 werden geändert · 2 abgelehnt". */
export function summaryText(state: BulkState, t: Translate, format: Format): string {
  const { phase, settled, count } = state
  const rows = toldRows(state)
  const all = format.number(rows.length)
  if (phase === 'idle') return ''
  if (phase === 'checking') return t('bulk.checking', { done: format.number(settled), all: format.number(count) })
  if (phase === 'uncheckable') return t('bulk.uncheckable')
  const some = (
    key: 'unchanged' | 'refused' | 'failed' | 'unknown' | 'unsent',
    ...states: readonly BulkRowState[]
  ): readonly string[] => {
    const found = countOf(rows, ...states)
    return found === 0 ? [] : [t(`bulk.${key}`, { count: found })]
  }
  const before = phase === 'checked'
  const changed = before ? countOf(rows, 'ready') : rows.filter(isChanged).length
  const warned = rows.filter(({ state, result }) => state === 'ready' && (result?.warnings.length ?? 0) > 0).length
  return [
    t(before ? 'bulk.willChange' : 'bulk.changed', { count: changed, all }),
    ...(sameCount(rows) > 0 ? [t('bulk.unchanged', { count: sameCount(rows) })] : []),
    ...some('refused', 'refused'),
    ...some('failed', 'failed'),
    ...some('unknown', 'unknown'),
    ...some('unsent', 'unsent', 'sending'),
    ...(warned > 0 ? [t('bulk.warned', { count: warned })] : []),
  ].join(' · ')
}

/** The server has changed this record. */
export const isChanged = ({ state, result }: BulkRow): boolean => state === 'done' && result?.outcome === 'changed'
const isSame = ({ state, result }: BulkRow) =>
  state === 'unchanged' || (state === 'done' && result?.outcome === 'unchanged')
const sameCount = (rows: readonly BulkRow[]) => rows.filter(isSame).length

const signs: Readonly<Record<BulkRowState, SignName>> = {
  idle: 'pending',
  waiting: 'pending',
  ready: 'success',
  unchanged: 'pending',
  refused: 'failure',
  sending: 'pending',
  done: 'success',
  failed: 'failure',
  unknown: 'warning',
  unsent: 'pending',
}

/** How one record stands: its sign, the words, and the sentences behind them (why not, or what to mind). */
export function rowResult(row: BulkRow, t: Translate): { sign: SignName; word: string; sentences: readonly string[] } {
  const { state, result } = row
  const wasSame = state === 'done' && isSame(row)
  const isNo = state === 'refused' || state === 'failed'
  const warnings =
    state === 'ready' || state === 'done'
      ? [...new Set(result?.warnings.map((warning) => warningText(warning, t)))]
      : []
  return {
    sign: wasSame ? 'pending' : warnings.length > 0 ? 'warning' : signs[state],
    word: t(`bulk.row.${wasSame ? 'same' : state}`),
    sentences: isNo ? [reasonTexts(result?.reasons ?? [], t) ?? result?.message ?? ''].filter(Boolean) : warnings,
  }
}

/** The refused records by why, the reason of most first; each reason in its whole words. */
export function refusalGroups(
  rows: readonly BulkRow[],
  t: Translate,
): readonly { reason: string; rows: readonly BulkRow[] }[] {
  const groups = new Map<string, BulkRow[]>()
  for (const row of rows.filter(({ state }) => state === 'refused' || state === 'failed')) {
    const reason = rowResult(row, t).sentences.join(' · ')
    const group = groups.get(reason)
    if (group !== undefined) group.push(row)
    else if (reason !== '') groups.set(reason, [row])
  }
  return [...groups]
    .map(([reason, refused]) => ({ reason, rows: refused }))
    .toSorted((one, other) => other.rows.length - one.rows.length)
}

/** What changes in one record, a line per field; nothing where nothing does. */
export function rowChanges(plan: BulkPlan, { record, state, result }: BulkRow, t: Translate, format: Format): string[] {
  const isOpen = state === 'refused' || state === 'failed' || state === 'waiting'
  return isOpen ? [] : plan.changeLines(result, record, t, format)
}
