import type { RefObject } from 'react'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { ListHandle } from '#src/commands/gate/screen-handles.ts'

const PAGE = 10

/** Lets the list keys walk through all messages in an element; Enter and Space show what a message is about. */
export function useMessageKeys(): RefObject<HTMLDivElement | null> {
  const element: RefObject<HTMLDivElement | null> = useFocusScope<HTMLDivElement>({
    scopes: ['list'],
    list: messageList(() => element.current),
  })
  return element
}

function messageList(element: () => HTMLElement | null): ListHandle {
  const rows = () => [...(element()?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
  const current = () => rows().findIndex((row) => row.contains(document.activeElement))
  const focus = (index: number) => {
    const all = rows()
    all[Math.min(Math.max(index, 0), all.length - 1)]?.focus()
  }
  const open = () => rows()[current()]?.querySelector<HTMLElement>('[data-open]')?.click()
  return {
    move: (by) => focus(current() + by),
    first: () => focus(0),
    last: () => focus(rows().length - 1),
    page: (by) => focus(current() + by * PAGE),
    open,
    peek: open,
    clear: () => false,
  }
}
