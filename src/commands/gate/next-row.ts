import type { FocusedRecord } from './command.ts'
import type { ContextSource } from './commands-provider.tsx'

/**
 * Goes on from a row that is done with to the next one, once no dialog is in front any more. Where the row has left the list,
 * or the person has gone elsewhere, the cursor is on another one already.
 */
export function toNextRow(source: ContextSource, from: FocusedRecord): void {
  const go = () => {
    const { focus, place, services } = source.current()
    if (place.scopes.has('list') && focus?.kind === from.kind && focus.id === from.id) services.list?.move(1)
  }
  const isFree = () => document.querySelector('dialog[open]') === null
  if (isFree()) return go()
  // A dialog gives the focus back to the row when it goes, and may do so twice: by itself and as the browser does.
  const onFocus = () => {
    if (!isFree()) return
    document.removeEventListener('focusin', onFocus)
    queueMicrotask(go)
  }
  document.addEventListener('focusin', onFocus)
}
