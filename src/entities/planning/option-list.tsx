import { Fragment, useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useRowKeys } from '#src/commands/keys/local-keys.ts'
import { classes } from '#src/ui/classes.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'

interface OptionListProps {
  label: string
  /** One for each option, unique. */
  keys: readonly string[]
  chosen: number
  onChoose(at: number): void
  /** What stands above an option, such as the head of a group. */
  head?(at: number): ReactNode
  /** Beside another part with rows of its own: the focus moves within the list, and comes into it only when it is called. */
  isCalm?: boolean
  children(at: number): ReactNode
}

/**
 * Choices one below the other; the marked one has the focus while the keyboard is in the list. A list and no listbox, which
 * would keep all keys for itself.
 */
export function OptionList({ label, keys, chosen, onChoose, head, isCalm = false, children }: OptionListProps) {
  const list = useRef<HTMLOListElement>(null)
  const count = keys.length
  const go = (to: number) => onChoose(Math.max(0, Math.min(to, count - 1)))
  useRowKeys(list, (by) => go(chosen + by))
  const { active } = usePanelPlace()
  const mayTake = active && !isCalm
  useEffect(() => {
    // A button of the panel keeps the focus; what was focused may be gone with an entry that was taken.
    const isOnButton = document.activeElement instanceof HTMLButtonElement
    const isHere = list.current?.contains(document.activeElement) === true
    if ((mayTake && !isOnButton) || (isHere && !isOnButton)) {
      list.current?.querySelectorAll<HTMLElement>('[data-option]')[chosen]?.focus()
    }
  }, [mayTake, chosen, count])
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || event.ctrlKey || event.shiftKey || event.altKey || event.metaKey) return
    event.preventDefault()
    go(to)
  }
  return (
    <ol ref={list} aria-label={label} onKeyDown={onKeyDown}>
      {keys.map((key, at) => {
        const above = head?.(at)
        return (
          <Fragment key={key}>
            {above !== undefined && <li>{above}</li>}
            <li
              data-option
              aria-current={at === chosen}
              tabIndex={at === chosen ? 0 : -1}
              onClick={() => go(at)}
              onFocus={() => at !== chosen && go(at)}
              className={classes(
                'relative border-b border-line',
                isCalm ? 'ring-inside' : 'focus-row',
                isCalm && at === chosen && 'edge-shown',
                at === chosen ? 'bg-tint' : 'hover:bg-hover',
              )}
            >
              {children(at)}
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}
