import { undoAction } from '../changes/own-steps.ts'
import type { BulkIntent } from './plan.ts'
import { countOf, isLeft } from './rows.ts'
import type { BulkState } from './state.ts'
import { isChanged } from './words.ts'

/** Says in a message what the bulk change came to; nothing where nothing was sent. */
export function tellBulk(
  { context, plan, records, id }: BulkIntent,
  title: string,
  { rows, earlier }: BulkState,
): void {
  const { notify, t } = context.services
  const done = [...earlier, ...rows].filter(isChanged)
  const unknown = countOf(rows, 'unknown')
  // What is left when the rest was looked at again had been sent once already.
  const failed = earlier.length > 0 ? rows.filter(isLeft).length : countOf(rows, 'failed', 'unsent') + unknown
  const [first] = done
  if (first === undefined && unknown === 0) return
  const name =
    records.length === 1 ? (first ? plan.labelOf(first.record) : '') : t(plan.words.count, { count: done.length })
  const undo = first?.result?.eventId === undefined ? {} : { action: undoAction(context, id) }
  if (failed === 0) return notify({ type: 'success', message: t('changes.done', { name, title }), ...undo })
  const message = t('bulk.partly', { title, done: done.length, all: done.length + failed })
  const detail = unknown > 0 ? { detail: t('bulk.unknown', { count: unknown }) } : {}
  notify({ type: 'warning', message, ...detail, ...undo })
}
