import { describe, expect, test } from 'vitest'
import { headedRows, tickedHeads } from '#src/records/list/groups/headed-rows.ts'
import { isGroupHead, type RowGroup } from '#src/records/list/rows/row-group.ts'
import type { ListRows } from '#src/records/list/rows/rows.ts'

interface Line {
  id: string
}

const lines: readonly Line[] = ['a1', 'a2', 'b1', 'c1', 'c2', 'c3'].map((id) => ({ id }))
const group = (id: string, count: number): RowGroup => ({ id, name: id.toUpperCase(), count, countText: String(count) })

/** Six rows in three groups, all of them loaded. */
function rowsOf(groups: readonly RowGroup[] | undefined): ListRows<Line> {
  return {
    input: lines,
    pageSize: 50,
    total: lines.length,
    allTotal: lines.length,
    groups,
    getRow: (index) => lines[index],
    indexOf: (id) => lines.findIndex((line) => line.id === id),
    reached: () => [...lines],
    loaded: () => lines.map((row, index) => ({ index, row })),
    heldRange: (first, last) => lines.slice(first, last + 1),
    loadRange: (first, last) => Promise.resolve(lines.slice(first, last + 1)),
    async *chosen() {
      yield lines
    },
    onRangeChange: () => undefined,
    isBehind: false,
    error: undefined,
    updatedAt: 0,
    retry: () => undefined,
  }
}

const three = [group('a', 2), group('b', 1), group('c', 3)]
const shown = headedRows(rowsOf(three))
const places = Array.from({ length: 9 }, (_, place) => place)

describe('rows with a head above each group', () => {
  test('stand below their head, in the order of the groups', () => {
    expect(shown.total).toBe(9)
    expect(places.map((place) => shown.getRow(place)?.id)).toEqual([
      ...['group:a', 'a1', 'a2', 'group:b', 'b1', 'group:c', 'c1', 'c2', 'c3'],
    ])
    expect(shown.getRow(9)).toBeUndefined()
  })

  test('are found at their place, and a place leads to its row; of a head to the first of its group', () => {
    expect(['a1', 'b1', 'c3', 'group:c', 'nothing'].map((id) => shown.indexOf(id))).toEqual([1, 4, 8, 5, -1])
    expect(places.map((place) => shown.rowPlace(place))).toEqual([0, 0, 1, 2, 2, 3, 3, 4, 5])
  })

  test('are fetched with the heads between them', async () => {
    const on = { signal: new AbortController().signal, progress: () => undefined }
    const found = await shown.loadRange(2, 6, on)
    expect(found.map(({ id }) => id)).toEqual(['a2', 'group:b', 'b1', 'group:c', 'c1'])
  })

  test('a head knows the places of its rows', () => {
    const head = shown.getRow(5)
    expect(isGroupHead(head) && shown.rowsOfHead(head)).toEqual({ first: 3, last: 5 })
  })

  test('groups that were counted before rows went head nothing beyond the last row', () => {
    expect(headedRows(rowsOf([group('a', 6), group('b', 4)])).total).toBe(7)
    expect(headedRows(rowsOf(undefined)).total).toBe(6)
  })

  test('a head is ticked when all of its rows are', () => {
    const ticked = lines.filter(({ id }) => id !== 'c2')
    expect(tickedHeads(three, ticked, ({ id }) => id.slice(0, 1))).toEqual(['group:a', 'group:b'])
  })
})
