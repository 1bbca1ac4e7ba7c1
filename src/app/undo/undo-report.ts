import type { UndoResult } from '#src/commands/undo/ports.ts'
import type { ToastRequest } from '#src/commands/gate/command.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { MOST_NAMED } from '#src/records/changes/outcome.ts'

/** The message on what an intent to take something back, or to make it again, came to; none where there is nothing to tell. */
export function undoReport(result: UndoResult, t: Translate): ToastRequest | undefined {
  const { direction, title, items } = result
  if (items.length === 0) {
    return { type: 'info', message: t(direction === 'undo' ? 'reasons.nothingToUndo' : 'reasons.nothingToRedo') }
  }
  const done = items.filter(({ outcome }) => outcome === 'done')
  const [first] = done
  if (items.some(({ outcome }) => outcome === 'final' || outcome === 'told')) return haltedReport(result, t)
  if (first !== undefined && done.length === items.length) {
    return {
      type: 'success',
      message: t(direction === 'undo' ? 'undo.report.undone' : 'undo.report.redone', { count: done.length, title }),
      detail: done.length === 1 ? first.item.entity.label : title,
    }
  }
  // Where the person has decided to leave it there is nothing to be told.
  const told = items.filter(({ outcome }) => outcome === 'refused' || outcome === 'failed')
  const unsent = items.filter(({ outcome }) => outcome === 'unsent').length
  if (first === undefined && told.length === 0 && unsent === 0) return undefined
  const lines = told
    .slice(0, MOST_NAMED)
    .map(({ item, message }) => [item.entity.label, message].filter(Boolean).join(': '))
  const others = told.length - lines.length + unsent
  const [only] = told
  return {
    type: first === undefined ? 'error' : 'warning',
    message:
      items.length === 1 && only !== undefined
        ? t(direction === 'undo' ? 'undo.report.undoRefused' : 'undo.report.redoRefused', {
            label: only.item.entity.label,
          })
        : t(direction === 'undo' ? 'undo.report.undonePartly' : 'undo.report.redonePartly', {
            title,
            done: done.length,
            all: items.length,
          }),
    detail:
      items.length === 1
        ? only?.message
        : [...lines, ...(others > 0 ? [t('app.others', { count: others })] : [])].join('\n') || undefined,
  }
}

/** Nothing was taken back: there is no way back, or the person does not see what it would be (decision A29). */
function haltedReport({ title, items }: UndoResult, t: Translate): ToastRequest {
  const labels = items.slice(0, MOST_NAMED).map(({ item }) => item.entity.label)
  const others = items.length - labels.length
  const what = [title, [...labels, ...(others > 0 ? [t('app.others', { count: others })] : [])].join(', ')].join(' · ')
  const isFinal = items.every(({ outcome }) => outcome === 'final')
  return isFinal
    ? { type: 'warning', message: t('undo.final.message', { what }), detail: t('undo.final.detail') }
    : { type: 'info', message: t('undo.first.message', { what }), detail: t('undo.first.detail') }
}
