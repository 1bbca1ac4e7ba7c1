import { createRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RowList } from '#src/ui/table/row-list.tsx'
import type { TableHandle } from '#src/ui/table/table.tsx'
import { userEvent } from '#tests/support/typing.ts'

interface Line {
  id: string
}

const made = new Map<number, Line>()
function line(index: number): Line {
  const one = made.get(index) ?? { id: `A-${index}` }
  made.set(index, one)
  return one
}

interface ListProps {
  rowCount: number
  /** Height of the list in px. */
  height?: number
  getRow?: (index: number) => Line
  handle?: RefObject<TableHandle | null>
  onPeek?: (index: number) => void
  onOpen?: (index: number) => void
}

let drawn: string[] = []
const draw = ({ id }: Line) => {
  drawn.push(id)
  return (
    <a href={`#${id}`} data-row-link tabIndex={-1}>
      {id}
    </a>
  )
}

function List({ rowCount, height = 240, getRow = line, handle, onPeek, onOpen }: ListProps) {
  const [focused, setFocused] = useState('A-0')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set<string>())
  const toggle = (index: number) => setTicked((before) => new Set([...before, getRow(index).id]))
  return (
    <div style={{ width: 300, height, display: 'flex', flexDirection: 'column' }}>
      <button type="button" onClick={() => toggle(2)}>
        Die dritte
      </button>
      <RowList
        ref={handle}
        label="Aufträge"
        rowCount={rowCount}
        getRow={getRow}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        height={48}
        focusedId={focused}
        onFocusRow={(index) => setFocused(getRow(index).id)}
        selectedIds={ticked}
        onToggle={toggle}
        onPeek={onPeek}
        onOpen={onOpen}
      >
        {draw}
      </RowList>
    </div>
  )
}

let root: Root | undefined
const host = document.createElement('div')

function show(props: ListProps): void {
  if (!host.isConnected) document.body.append(host)
  root ??= createRoot(host)
  flushSync(() => root?.render(<List {...props} />))
}

const rows = () => [...host.querySelectorAll('li')]
const row = (index: number) => host.querySelector<HTMLElement>(`li[data-index="${index}"]`)
const focused = () => document.activeElement?.getAttribute('data-index')
const tabStops = () => rows().filter((one) => one.tabIndex === 0)
const scroller = () => host.querySelector('ul')?.parentElement
const isEdged = (one: Element) => getComputedStyle(one).boxShadow !== 'none'
const marked = () =>
  rows()
    .filter(isEdged)
    .map(({ dataset }) => dataset['index'])

afterEach(() => {
  root?.unmount()
  root = undefined
  host.remove()
  drawn = []
})

test('of 10 000 rows those in view are drawn, each once, and screen readers are told of all', () => {
  show({ rowCount: 10_000 })
  expect(rows().length).toBeLessThan(12)
  expect(drawn).toEqual([...new Set(drawn)])
  expect(row(3)?.getAttribute('aria-setsize')).toBe('10000')
  expect(row(3)?.getAttribute('aria-posinset')).toBe('4')
})

test('a step draws two rows anew', () => {
  const handle = createRef<TableHandle>()
  show({ rowCount: 10_000, handle })
  flushSync(() => handle.current?.focusIndex(0))
  drawn = []
  flushSync(() => handle.current?.focusIndex(1))
  expect(focused()).toBe('1')
  expect(drawn).toEqual(['A-0', 'A-1'])
})

test('a row far away gets the focus and is the only tab stop', async () => {
  const handle = createRef<TableHandle>()
  show({ rowCount: 10_000, handle })
  handle.current?.focusIndex(7000)
  await expect.poll(focused).toBe('7000')
  expect(tabStops()).toEqual([row(7000)])
  handle.current?.focusIndex(20_000)
  await expect.poll(focused).toBe('9999')
})

test('the focus stays on its row while another part is scrolled into view', async () => {
  const handle = createRef<TableHandle>()
  show({ rowCount: 10_000, handle })
  handle.current?.focusIndex(3)
  handle.current?.scrollToIndex(5000)
  await expect.poll(() => row(5000) !== null).toBe(true)
  expect(focused()).toBe('3')
  expect(tabStops()).toEqual([row(3)])
})

test('the focus stays on its record when that moves, also when it is scrolled out of view then', async () => {
  const handle = createRef<TableHandle>()
  show({ rowCount: 10_000, handle })
  handle.current?.focusIndex(0)
  show({ rowCount: 10_001, handle, getRow: (index) => (index === 0 ? { id: 'A-new' } : line(index - 1)) })
  expect(focused()).toBe('1')
  handle.current?.scrollToIndex(5000)
  await expect.poll(() => row(5000) !== null).toBe(true)
  expect(document.activeElement?.textContent).toBe('A-0')
})

test('a page is the rows that are wholly in view', () => {
  const handle = createRef<TableHandle>()
  show({ rowCount: 100, handle })
  const height = scroller()?.clientHeight ?? 0
  expect(height).toBeGreaterThan(96)
  expect(handle.current?.pageSize()).toBe(Math.floor(height / 48))
})

test('the row with the focus stays in view when the list becomes shorter', async () => {
  const handle = createRef<TableHandle>()
  show({ rowCount: 100, handle })
  handle.current?.focusIndex(3)
  show({ rowCount: 100, handle, height: 150 })
  await expect
    .poll(() => {
      const [box, list] = [row(3)?.getBoundingClientRect(), scroller()?.getBoundingClientRect()]
      return box !== undefined && list !== undefined && box.bottom <= list.bottom
    })
    .toBe(true)
})

test('one row is marked, whether the focus is on it, on another one or elsewhere', async () => {
  show({ rowCount: 20 })
  expect(marked()).toEqual(['0'])
  row(3)?.focus()
  expect(marked()).toEqual(['3'])
  host.querySelector('button')?.focus()
  await expect.poll(marked).toEqual(['3'])
})

test('a click on the link of a row peeks, a double click opens, and the focus is on the row', async () => {
  const done: string[] = []
  show({
    rowCount: 20,
    onPeek: (index) => done.push(`peek ${index}`),
    onOpen: (index) => done.push(`open ${index}`),
  })
  await userEvent.click(page.getByRole('link', { name: 'A-2', exact: true }))
  expect(focused()).toBe('2')
  await userEvent.dblClick(row(1) ?? host)
  expect(done).toEqual(['peek 2', 'open 1'])
})

test('there are boxes while something is ticked', async () => {
  show({ rowCount: 20 })
  expect(host.querySelectorAll('input')).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Die dritte' }))
  const boxes = () => rows().map((one) => one.querySelector('input')?.checked)
  expect(boxes().slice(0, 4)).toEqual([false, false, true, false])
  await userEvent.click(page.getByRole('checkbox', { name: 'A-1 auswählen' }))
  expect(boxes().slice(0, 4)).toEqual([false, true, true, false])
  expect(focused()).toBe('1')
})
