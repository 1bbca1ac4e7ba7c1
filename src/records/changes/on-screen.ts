import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#src/api/query.ts'
import { LOCAL, type UndoEntity } from '#src/commands/undo/steps.ts'
import { entities } from '#src/contract/entities.ts'

/** Whether the person sees a record: it stands open, or a row or bar of it is drawn and not scrolled away (decision A29). */
export function isOnScreen(queryClient: QueryClient, kind: UndoEntity['kind'], id: string): boolean {
  const get = kind === LOCAL ? undefined : entities[kind].endpoints.get
  const isOpen =
    get !== undefined &&
    queryClient.getQueryCache().find({ queryKey: queryKeys.record(get, id), exact: false, type: 'active' }) !==
      undefined
  return isOpen || [...document.querySelectorAll(`[data-record="${CSS.escape(id)}"]`)].some(isInView)
}

/** Lists draw some rows more than there is room for, and a board some days more. */
function isInView(drawn: Element): boolean {
  const { top, bottom, left, right } = drawn.getBoundingClientRect()
  for (let around = drawn.parentElement; around !== null; around = around.parentElement) {
    const box = around.getBoundingClientRect()
    const isCut = bottom <= box.top || top >= box.bottom || right <= box.left || left >= box.right
    if (isCut && getComputedStyle(around).overflowY !== 'visible') return false
  }
  return bottom > top && bottom > 0 && top < window.innerHeight
}
