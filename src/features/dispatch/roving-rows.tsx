import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { classes } from '#src/ui/classes.ts'
import type { TableHandle } from '#src/ui/table/table.tsx'

interface RovingRowsProps<Row> {
  label: string
  rows: readonly Row[]
  idOf(row: Row): string
  /** Height of a row in px. */
  height: number
  /** The row the list is on, and whether it shows that while the focus is elsewhere. */
  index: number
  remembers: boolean
  onFocusRow(index: number): void
  /** Double click. */
  onOpen(index: number): void
  /** Plain click on a link in the row. */
  onPeek(index: number): void
  children(row: Row, index: number): ReactNode
  ref?: Ref<TableHandle>
}

function rowOf(target: EventTarget): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('li[data-index]') ?? undefined) : undefined
}

const isLink = (target: EventTarget) => target instanceof Element && target.closest('a') !== null
const isPlain = (event: MouseEvent) => !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

/** A list of rows with two lines: one tab stop, moved by commands, with the same focus marks as the table. */
export function RovingRows<Row>({ ref, children, ...props }: RovingRowsProps<Row>) {
  const { rows, height, index, remembers } = props
  const list = useRef<HTMLUListElement>(null)
  const rowAt = (at: number) => list.current?.querySelector<HTMLElement>(`li[data-index="${at}"]`)
  useImperativeHandle(ref, () => ({
    focusIndex: (at) => {
      rowAt(at)?.scrollIntoView({ block: 'nearest' })
      rowAt(at)?.focus({ preventScroll: true })
    },
    scrollToIndex: (at) => rowAt(at)?.scrollIntoView({ block: 'nearest' }),
    pageSize: () => Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / height)),
  }))
  // A row that leaves the list, such as an order that was just assigned, hands the focus to its neighbour.
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) rowAt(index)?.focus()
  })
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget !== null) hadFocus.current = false
  }
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (row === undefined) return
    hadFocus.current = true
    props.onFocusRow(Number(row.dataset['index']))
  }
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (row === undefined || event.button !== 0) return
    // The second press of a double click would mark a word; a link would take the focus from its row.
    if (event.detail > 1 || isLink(event.target)) event.preventDefault()
    if (isLink(event.target)) row.focus({ preventScroll: true })
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const row = rowOf(event.target)
    if (row === undefined || !isLink(event.target) || !isPlain(event)) return
    event.preventDefault()
    props.onPeek(Number(row.dataset['index']))
  }
  return (
    <ul
      ref={list}
      aria-label={props.label}
      className="group/rows min-h-0 grow overflow-y-auto"
      onFocus={onFocus}
      onMouseDown={onMouseDown}
      onClick={onClick}
      onBlur={onBlur}
    >
      {rows.map((row, at) => (
        <li
          key={props.idOf(row)}
          data-index={at}
          tabIndex={at === index ? 0 : -1}
          style={{ height }}
          onDoubleClick={() => props.onOpen(at)}
          className={classes(
            'ring-inside overflow-hidden border-b border-line px-4 py-1 hover:bg-hover',
            'focus:bg-tint focus:edge-shown',
            remembers &&
              at === index &&
              'group-[:not(:focus-within)]/rows:bg-tint group-[:not(:focus-within)]/rows:edge-shown',
          )}
        >
          {children(row, at)}
        </li>
      ))}
    </ul>
  )
}
