import type { Order } from '#src/contract/order.ts'
import { toEuros } from '#src/domain/money.ts'
import { parseDayShift, parsePriceChange } from '#src/domain/bulk-change.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { SignName } from '#src/ui/status-sign.tsx'
import type { BulkInput } from './order-bulk.ts'
import { countOf, type BulkRow, type BulkRowState } from './order-bulk-rows.ts'
import { toldRows, type BulkState } from './order-bulk-run.ts'
import { changeLines } from './order-change-text.ts'
import { amountText, fieldText } from './order-values.ts'

/** What was typed, as it was understood: "+3 %", "+50,00 €", "neuer Preis 480,00 €", "2 Tage früher"; undefined where it was not. */
export function understoodText(
  input: BulkInput,
  orders: readonly Order[],
  t: Translate,
  format: Format,
): string | undefined {
  if (input.kind === 'dates') {
    const days = parseDayShift(input.text)
    if (days === undefined) return undefined
    return t(days > 0 ? 'orders.shiftDates.later' : 'orders.shiftDates.earlier', { count: Math.abs(days) })
  }
  const change = input.kind === 'price' ? parsePriceChange(input.text) : undefined
  if (change === undefined) return undefined
  if (change.by === 'percent') return signed(change.percent, format.percent(change.percent, 2))
  const [currency, ...others] = new Set(orders.map((order) => order.currency))
  const amount = amountText(toEuros(change.cents), others.length === 0 ? currency : undefined, format)
  return change.by === 'amount' ? signed(change.cents, amount) : t('orders.changePrice.newPrice', { amount })
}

const signed = (value: number, text: string) => (value > 0 ? `+${text}` : text)

/** What was done, for the message and the history: "Kundenpreis +3 %". */
export function doneTitle(
  title: string,
  input: BulkInput,
  orders: readonly Order[],
  t: Translate,
  format: Format,
): string {
  const change = understoodText(input, orders, t, format)
  if (change === undefined) return title
  if (input.kind === 'price') return t('orders.changePrice.done', { field: fieldText(input.field, t), change })
  return input.kind === 'dates' ? t(`orders.shiftDates.done.${input.stops}`, { change }) : title
}

/** How the whole stands in one line: "12 von 14 werden geändert · 2 abgelehnt". */
export function summaryText(state: BulkState, t: Translate, format: Format): string {
  const { phase, settled, count } = state
  const rows = toldRows(state)
  const all = format.number(rows.length)
  if (phase === 'idle') return ''
  if (phase === 'checking')
    return t('orders.bulk.checking', { done: format.number(settled), all: format.number(count) })
  if (phase === 'uncheckable') return t('orders.bulk.uncheckable')
  const some = (
    key: 'unchanged' | 'refused' | 'failed' | 'unknown' | 'unsent',
    ...states: readonly BulkRowState[]
  ): readonly string[] => {
    const found = countOf(rows, ...states)
    return found === 0 ? [] : [t(`orders.bulk.${key}`, { count: found })]
  }
  const before = phase === 'checked'
  const changed = before ? countOf(rows, 'ready') : rows.filter(isChanged).length
  const warned = rows.filter(({ state, result }) => state === 'ready' && (result?.warnings.length ?? 0) > 0).length
  return [
    t(before ? 'orders.bulk.willChange' : 'orders.bulk.changed', { count: changed, all }),
    ...(sameCount(rows) > 0 ? [t('orders.bulk.unchanged', { count: sameCount(rows) })] : []),
    ...some('refused', 'refused'),
    ...some('failed', 'failed'),
    ...some('unknown', 'unknown'),
    ...some('unsent', 'unsent', 'sending'),
    ...(warned > 0 ? [t('orders.bulk.warned', { count: warned })] : []),
  ].join(' · ')
}

/** The server has changed this order. */
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

/** How one order stands: its sign, the words, and the sentences behind them (why not, or what to mind). */
export function rowResult(row: BulkRow, t: Translate): { sign: SignName; word: string; sentences: readonly string[] } {
  const { state, result } = row
  const wasSame = state === 'done' && isSame(row)
  const isNo = state === 'refused' || state === 'failed'
  const warnings = state === 'ready' || state === 'done' ? [...new Set(result?.warnings)] : []
  return {
    sign: wasSame ? 'pending' : warnings.length > 0 ? 'warning' : signs[state],
    word: t(`orders.bulk.row.${wasSame ? 'same' : state}`),
    sentences: isNo ? [result?.message ?? ''].filter(Boolean) : warnings,
  }
}

/** What changes in one order, a line per field; nothing where nothing does. */
export function rowChanges({ order, state, result }: BulkRow, t: Translate, format: Format): string[] {
  const isOpen = state === 'refused' || state === 'failed' || state === 'waiting'
  return isOpen ? [] : changeLines(result?.changes ?? [], (result?.order ?? order).currency, t, format)
}
