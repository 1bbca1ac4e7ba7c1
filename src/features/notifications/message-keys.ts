import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { ListHandle } from '#src/commands/gate/screen-handles.ts'
import { createObservable } from '#src/workspace/session/observable.ts'

const PAGE = 10

/**
 * Lets the list keys walk through all messages in an element; Enter and Space show what a message is about. Where the row with the
 * focus goes, as what it tells of is taken back or comes due, the next one has it.
 */
export function useMessageKeys(): RefObject<HTMLDivElement | null> {
  const [last] = useState(() => createObservable<Element | null>(null))
  const element: RefObject<HTMLDivElement | null> = useFocusScope<HTMLDivElement>({
    scopes: ['list', 'list:messages'],
    list: messageList(() => element.current, last.current),
  })
  useEffect(() => {
    const list = element.current
    const onFocus = ({ target }: FocusEvent) => {
      last.set(target instanceof Element ? target.closest('[data-message]') : null)
    }
    const onLeave = () => {
      const row = last.current()
      const at = rowsIn(list).findIndex((other) => other === row)
      queueMicrotask(() => {
        if (row?.isConnected === false && document.activeElement === document.body) focusRow(list, at)
      })
    }
    list?.addEventListener('focusin', onFocus)
    list?.addEventListener('focusout', onLeave)
    return () => {
      list?.removeEventListener('focusin', onFocus)
      list?.removeEventListener('focusout', onLeave)
    }
  }, [element, last])
  return element
}

const rowsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]

function focusRow(list: HTMLElement | null, index: number): void {
  const all = rowsIn(list)
  all[Math.min(Math.max(index, 0), all.length - 1)]?.focus()
}

/** `last`: the row the keyboard was on, while it is in the palette. */
function messageList(element: () => HTMLElement | null, last: () => Element | null): ListHandle {
  const rows = () => rowsIn(element())
  const current = () => {
    const at = rows().findIndex((row) => row.contains(document.activeElement))
    return at < 0 ? rows().findIndex((row) => row === last()) : at
  }
  const focus = (index: number) => focusRow(element(), index)
  const open = () => rows()[current()]?.querySelector<HTMLElement>('[data-open]')?.click()
  return {
    kind: 'message',
    move: (by) => focus(current() + by),
    first: () => focus(0),
    last: () => focus(rows().length - 1),
    page: (by) => focus(current() + by * PAGE),
    open,
    peek: open,
    removal() {
      const at = current()
      const button = rows()[at]?.querySelector<HTMLElement>('[data-remove]')
      if (button === undefined || button === null) return undefined
      return () => {
        flushSync(() => button.click())
        focus(at)
      }
    },
    clear: () => false,
  }
}
