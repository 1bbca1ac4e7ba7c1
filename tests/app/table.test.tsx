import { createRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TableColumn } from '#src/ui/table/columns.ts'
import { preloadTwoLines, type RowLines } from '#src/ui/table/lines.ts'
import { DataTable, type TableHandle } from '#src/ui/table/table.tsx'
import { countDraws } from '#tests/support/draws.ts'
import { userEvent } from '#tests/support/typing.ts'

interface Line {
  id: string
  customer: string
  route: string
  pickup: string
  net: string
}

const columns: readonly TableColumn<Line>[] = [
  { id: 'id', header: 'Auftrag', width: 112, cell: (line) => line.id, sortable: true },
  { id: 'status', header: 'Status', width: 104, cell: () => 'Bestätigt' },
  { id: 'customer', header: 'Kunde', width: 'rest', priority: 1, cell: (line) => line.customer },
  { id: 'route', header: 'Route', width: 216, cell: (line) => line.route },
  { id: 'pickup', header: 'Beladung', width: 148, priority: 2, cell: (line) => line.pickup },
  { id: 'net', header: 'Netto', width: 92, priority: 3, align: 'right', cell: (line) => line.net },
]

const lines = new Map<number, Line>()
function line(index: number): Line {
  const known = lines.get(index)
  if (known) return known
  const route = '20457 Hamburg → 80331 München'
  const made = { id: `NK-${index}`, customer: 'Hansa', route, pickup: 'Di 24.11.', net: '842,00 €' }
  lines.set(index, made)
  return made
}

function toggled(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

interface ListProps {
  rowCount: number
  width?: number
  handle?: RefObject<TableHandle | null>
  getRow?: (index: number) => Line | undefined
  listed?: object | null
  onFocus?: (index: number) => void
  onOpen?: (index: number) => void
  onPeek?: (index: number) => void
  lines?: RowLines
}

function List({ rowCount, width = 1000, handle, getRow = line, listed, onFocus, onOpen, onPeek, lines }: ListProps) {
  const [focused, setFocused] = useState('NK-0')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>())
  const toggle = (index: number) => setSelected((before) => toggled(before, line(index).id))
  return (
    <div style={{ width, height: 348, display: 'flex', flexDirection: 'column' }}>
      <DataTable
        ref={handle}
        label="Aufträge"
        columns={columns}
        lines={lines}
        rowCount={rowCount}
        getRow={getRow}
        listed={listed}
        rowId={(row) => row.id}
        rowLabel={(row) => row.id}
        rowHref={(row) => `#${row.id}`}
        focusedId={focused}
        onFocusRow={(index) => {
          onFocus?.(index)
          setFocused((getRow(index) ?? line(index)).id)
        }}
        selectedIds={selected}
        onToggle={toggle}
        sort={{ id: 'id', desc: true }}
        onSort={() => {}}
        onOpen={onOpen}
        onPeek={onPeek}
      />
    </div>
  )
}

let root: Root | undefined
const host = document.createElement('div')

function show(props: ListProps): void {
  // Putting it there once more would take the focus out of it.
  if (!host.isConnected) document.body.append(host)
  root ??= createRoot(host)
  flushSync(() => root?.render(<List {...props} />))
}

const table = () => host.querySelector('table')
const rows = () => [...host.querySelectorAll('tr[data-index]')]
const row = (index: number) => host.querySelector(`tr[data-index="${index}"]`)
const heads = () => [...host.querySelectorAll('th')].map((head) => head.textContent).filter(Boolean)
const cells = (of: Element | null) => [...(of?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)
const focusedIndex = () => document.activeElement?.getAttribute('data-index')
const tabStops = () =>
  rows()
    .filter((element) => element.getAttribute('tabindex') === '0')
    .map((element) => element.getAttribute('data-index'))
/** Fully visible: below the sticky head and above the lower edge. */
function isInView(index: number): boolean {
  const box = row(index)?.getBoundingClientRect()
  const list = table()?.parentElement?.getBoundingClientRect()
  return box !== undefined && list !== undefined && box.top >= list.top + 28 && box.bottom <= list.bottom
}

afterEach(() => {
  root?.unmount()
  root = undefined
  host.remove()
})

describe('a list of 100 000 rows', () => {
  test('draws few of them, ten of 32 px below the head in 348 px, and tells screen readers of all', () => {
    const handle = createRef<TableHandle>()
    show({ rowCount: 100_000, handle })
    expect(table()?.getAttribute('aria-rowcount')).toBe('100001')
    expect(rows().length).toBeLessThan(60)
    expect(
      rows()
        .slice(0, 2)
        .map((element) => element.getAttribute('aria-rowindex')),
    ).toEqual(['2', '3'])
    expect(cells(row(0))).toEqual([
      '',
      'NK-0',
      'Bestätigt',
      'Hansa',
      '20457 Hamburg → 80331 München',
      'Di 24.11.',
      '842,00 €',
    ])
    expect(handle.current?.pageSize()).toBe(10)
  })

  test('gives the focus to a row far away, scrolls to it and makes it the only tab stop', async () => {
    const handle = createRef<TableHandle>()
    show({ rowCount: 100_000, handle })
    handle.current?.focusIndex(1)
    expect(focusedIndex()).toBe('1')
    handle.current?.focusIndex(70_000)
    await expect.poll(focusedIndex).toBe('70000')
    await expect.poll(() => isInView(70_000)).toBe(true)
    expect(tabStops()).toEqual(['70000'])
    expect(rows().length).toBeLessThan(70)
    handle.current?.focusIndex(100_500)
    await expect.poll(focusedIndex).toBe('99999')
    handle.current?.focusIndex(0)
    await expect.poll(focusedIndex).toBe('0')
    await expect.poll(() => isInView(0)).toBe(true)
  })

  test('keeps the focus on its row while another part is scrolled into view', async () => {
    const handle = createRef<TableHandle>()
    show({ rowCount: 100_000, handle })
    handle.current?.focusIndex(3)
    handle.current?.scrollToIndex(50_000)
    await expect.poll(() => isInView(50_000)).toBe(true)
    expect(focusedIndex()).toBe('3')
    expect(tabStops()).toEqual(['3'])
  })

  test('the focus goes along with its record, however far away another order of the rows puts it', async () => {
    const handle = createRef<TableHandle>()
    show({ rowCount: 100_000, handle })
    handle.current?.focusIndex(70_000)
    await expect.poll(focusedIndex).toBe('70000')
    const turned = (index: number) => line((index + 70_000) % 100_000)
    show({ rowCount: 100_000, handle, getRow: turned })
    handle.current?.scrollToIndex(0)
    await expect.poll(focusedIndex).toBe('0')
    expect(cells(row(0))[1]).toBe('NK-70000')
  })

  test('one that comes back is drawn once, for the room it had; what lies beyond its edge follows', async () => {
    show({ rowCount: 100_000 })
    await expect.poll(() => rows().length).toBe(20)
    root?.unmount()
    root = undefined
    const draws = countDraws()
    show({ rowCount: 100_000 })
    const drawn = draws.end()
    expect(rows().map((element) => element.getAttribute('data-index'))).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index)),
    )
    expect([drawn.commits, drawn.of('DataTable')]).toEqual([1, 1])
    await expect.poll(() => rows().length).toBe(20)
  })

  test.each([
    ['down', 320],
    ['up', -320],
  ])('ten rows a frame %s no row in view is missing, and every other frame draws some', async (_, by) => {
    const handle = createRef<TableHandle>()
    show({ rowCount: 100_000, handle })
    await expect.poll(() => rows().length).toBe(20)
    handle.current?.scrollToIndex(50_000)
    await expect.poll(() => isInView(50_000)).toBe(true)
    const list = table()?.parentElement
    if (!list) throw new Error('There is no list')
    const missing: number[] = []
    const draws = countDraws()
    for (let step = 0; step < 20; step += 1) {
      list.scrollTop += by
      // What the browser has before anybody is told of the scrolling.
      const first = Math.floor(list.scrollTop / 32)
      for (let index = first; index < first + 10; index += 1) if (row(index) === null) missing.push(index)
      await new Promise(requestAnimationFrame)
    }
    const drawn = draws.end()
    expect(missing).toEqual([])
    expect(drawn.commits).toBeLessThanOrEqual(11)
    expect(drawn.of('TableRowView')).toBeLessThanOrEqual(220)
    expect([drawn.of('DataTable'), drawn.of('TableHeadView')]).toEqual([0, 0])
  })

  test('another list is drawn in view first, also while it is on its way; what lies beyond the edges follows', async () => {
    const lists = [{}, {}]
    show({ rowCount: 100_000, listed: lists[0] })
    await expect.poll(() => rows().length).toBe(20)
    show({ rowCount: 100_000, listed: null })
    expect(rows().length).toBe(10)
    const draws = countDraws()
    show({ rowCount: 100_000, listed: lists[1], getRow: (index) => line(index + 500) })
    expect([rows().length, draws.end().of('TableRowView')]).toEqual([10, 10])
    await new Promise(requestAnimationFrame)
    expect(rows().length).toBe(10)
    await expect.poll(() => rows().length).toBe(20)
  })

  test('who scrolls a list while another one is on its way waits for no row', async () => {
    show({ rowCount: 100_000, listed: null })
    table()?.parentElement?.scrollTo({ top: 32 * 5 })
    await expect
      .poll(() =>
        rows()
          .map((element) => Number(element.getAttribute('data-index')))
          .at(-1),
      )
      .toBe(34)
  })

  test('shows bars in the place of rows that are not loaded, and reports the focus again when they are', async () => {
    const handle = createRef<TableHandle>()
    const focused: number[] = []
    const onFocus = (index: number) => focused.push(index)
    show({ rowCount: 100_000, handle, getRow: (index) => (index < 5 ? line(index) : undefined), onFocus })
    handle.current?.focusIndex(7)
    expect(cells(row(7))).toEqual(['', '', '', '', '', '', ''])
    expect(row(7)?.getAttribute('aria-busy')).toBe('true')
    show({ rowCount: 100_000, handle, onFocus })
    await expect.poll(() => focused).toEqual([7, 7])
    expect(cells(row(7))[1]).toBe('NK-7')
  })
})

describe('the row remembered', () => {
  const edged = () => rows().filter((element) => getComputedStyle(element.children[0] ?? element).boxShadow !== 'none')
  const marked = () => edged().map((element) => element.getAttribute('data-index'))

  const focusRow = (index: number) => host.querySelector<HTMLElement>(`tr[data-index="${index}"]`)?.focus()

  test('is the only one marked, whether the focus is on it, on another one, in the head or elsewhere', async () => {
    show({ rowCount: 20 })
    expect(marked()).toEqual(['0'])
    focusRow(4)
    await expect.poll(marked).toEqual(['4'])
    host.querySelector<HTMLElement>('th button')?.focus()
    expect(marked()).toEqual(['4'])
    focusRow(0)
    expect(marked()).toEqual(['0'])
  })

  test('is marked also where the focus has gone with the row it was on', async () => {
    show({ rowCount: 20 })
    await expect.poll(() => row(13)).not.toBeNull()
    focusRow(13)
    await expect.poll(marked).toEqual(['13'])
    show({ rowCount: 5, getRow: (index) => line(index + 9) })
    expect(document.activeElement).toBe(document.body)
    expect(marked()).toEqual(['4'])
  })
})

describe('columns', () => {
  test('leave one after the other as it gets narrow, without a scroll to the side, and say which one the rows are sorted by', async () => {
    for (const [width, expected] of [
      [1000, ['Auftrag', 'Status', 'Kunde', 'Route', 'Beladung', 'Netto']],
      [836, ['Auftrag', 'Status', 'Kunde', 'Route', 'Beladung', 'Netto']],
      [835, ['Auftrag', 'Status', 'Route', 'Beladung', 'Netto']],
      [700, ['Auftrag', 'Status', 'Route', 'Netto']],
      [540, ['Auftrag', 'Status', 'Route']],
      [320, ['Auftrag', 'Status', 'Route']],
    ] as const) {
      show({ rowCount: 20, width })
      await expect.poll(heads, { message: `${width} px` }).toEqual(expected)
      expect(table()?.offsetWidth).toBe(width)
    }
    show({ rowCount: 3 })
    const sorted = () => [...host.querySelectorAll('th')].map((head) => head.getAttribute('aria-sort'))
    await expect.poll(sorted).toEqual([null, 'descending', null, null, null, null, null])
  })
})

describe('the mouse', () => {
  test('focuses by a click, peeks by a click on the number, opens by a double click; ticks a box and leaves the focus on its row', async () => {
    const done: string[] = []
    const onPeek = (index: number) => done.push(`peek ${index}`)
    const onOpen = (index: number) => done.push(`open ${index}`)
    show({ rowCount: 20, onPeek, onOpen })
    await userEvent.click(page.getByText('Hansa').nth(4))
    expect(focusedIndex()).toBe('4')
    await userEvent.click(page.getByRole('link', { name: 'NK-2', exact: true }))
    await userEvent.dblClick(page.getByText('Di 24.11.').nth(6))
    expect(done).toEqual(['peek 2', 'open 6'])
    expect(focusedIndex()).toBe('6')
    await userEvent.click(page.getByRole('checkbox', { name: 'NK-5 auswählen' }))
    expect(
      rows()
        .filter((element) => element.querySelector('input')?.checked)
        .map((element) => cells(element)[1]),
    ).toEqual(['NK-5'])
    expect(focusedIndex()).toBe('5')
  })
})

describe('a narrow list', () => {
  beforeAll(async () => void (await preloadTwoLines()))
  const twoLines: RowLines = [
    ['id', 'status', 'net'],
    ['route', 'pickup', 'customer'],
  ]
  const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
  /** What stands on each line of a row, from left to right. */
  const linesOf = (of: Element | null) => {
    const shown = [...(of?.querySelectorAll('td:not([data-box])') ?? [])]
    const tops = [...new Set(shown.map((cell) => Math.round(boxOf(cell).top)))].toSorted((a, b) => a - b)
    return tops.map((top) =>
      shown
        .filter((cell) => Math.round(boxOf(cell).top) === top)
        .toSorted((a, b) => boxOf(a).left - boxOf(b).left)
        .map((cell) => cell.textContent),
    )
  }
  /** Cells that stand outside of their row or over another one. */
  const misplaced = (of: Element) => {
    const inside = boxOf(of)
    const boxes = [...of.querySelectorAll('td')].map((cell) => boxOf(cell))
    return boxes.filter(
      (box, at) =>
        box.width < 24 ||
        box.left < inside.left ||
        box.right > inside.right ||
        box.top < inside.top ||
        box.bottom > inside.bottom ||
        boxes.some(
          (other, place) =>
            place !== at &&
            other.left < box.right - 0.5 &&
            box.left < other.right - 0.5 &&
            other.top < box.bottom - 0.5 &&
            box.top < other.bottom - 0.5,
        ),
    )
  }

  test('stands on two lines of 48 px together, nothing outside and nothing over another', () => {
    for (const [width, expected] of [
      [
        390,
        [
          ['NK-0', 'Bestätigt', '842,00 €'],
          ['20457 Hamburg → 80331 München', 'Di 24.11.'],
        ],
      ],
      [320, [['NK-0', 'Bestätigt'], ['20457 Hamburg → 80331 München']]],
      [
        600,
        [
          ['NK-0', 'Bestätigt', '842,00 €'],
          ['20457 Hamburg → 80331 München', 'Di 24.11.', 'Hansa'],
        ],
      ],
    ] as const) {
      show({ rowCount: 100_000, width, lines: twoLines })
      expect(linesOf(row(0))).toEqual(expected)
      expect(boxOf(row(1) ?? undefined).top - boxOf(row(0) ?? undefined).top).toBe(48)
      expect(boxOf(row(0) ?? undefined).height).toBe(48)
      expect(rows().slice(0, 5).flatMap(misplaced)).toEqual([])
      const scroller = table()?.parentElement
      expect(scroller?.scrollWidth).toBe(scroller?.clientWidth)
      // Two nodes of the box and a link beside the cells.
      expect(Math.max(...rows().map((one) => one.querySelectorAll('*').length))).toBeLessThanOrEqual(9)
      root?.unmount()
      root = undefined
    }
  })

  test('is a table to screen readers as before', async () => {
    show({ rowCount: 20, width: 390, lines: twoLines })
    await expect.element(page.getByRole('table', { name: 'Aufträge' })).toBeVisible()
    expect(
      page
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent),
    ).toContain('Status')
    expect(page.getByRole('row').elements()[1]?.querySelectorAll('[role="cell"]')).toHaveLength(6)
    expect([...host.querySelectorAll('thead, tbody')].map((part) => part.getAttribute('role'))).toEqual([
      'rowgroup',
      'rowgroup',
    ])
  })

  test('brings a row far away into view by its own height, with the focus and the edge that marks it', async () => {
    const handle = createRef<TableHandle>()
    show({ rowCount: 100_000, width: 390, lines: twoLines, handle })
    // 348 px without the head are six whole rows.
    expect(handle.current?.pageSize()).toBe(6)
    handle.current?.focusIndex(50_000)
    await expect.poll(focusedIndex).toBe('50000')
    await expect.poll(() => isInView(50_000)).toBe(true)
    await expect.poll(() => getComputedStyle(row(50_000)!).boxShadow).toContain('inset')
    expect(tabStops()).toEqual(['50000'])
  })

  test('keeps the row at its top when it gets narrow, and when it gets wide again', async () => {
    const handle = createRef<TableHandle>()
    show({ rowCount: 100_000, lines: twoLines, handle })
    const scroller = () => table()?.parentElement
    scroller()?.scrollTo({ top: 4000 * 32 })
    await expect.poll(() => row(4000)).not.toBe(null)
    const top = () => Math.round(boxOf(row(4000) ?? undefined).top - boxOf(scroller() ?? undefined).top)
    await expect.poll(top).toBe(28)
    show({ rowCount: 100_000, width: 390, lines: twoLines, handle })
    await expect.poll(() => boxOf(row(4000) ?? undefined).height).toBe(48)
    await expect.poll(top).toBe(28)
    show({ rowCount: 100_000, lines: twoLines, handle })
    await expect.poll(() => boxOf(row(4000) ?? undefined).height).toBe(32)
    await expect.poll(top).toBe(28)
  })
})
