import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { Order } from '#src/contract/orders/order.ts'
import { ORDER_COLUMNS } from '#src/features/orders/list/order-columns.tsx'
import { createFormat } from '#src/i18n/format.ts'
import { inListOrder } from '#src/records/columns/sort.ts'
import { chosenRows } from '#src/records/list/rows/chosen-rows.ts'
import { csvOf, fileName } from '#src/records/output/csv-file.ts'
import { fileFields, fileFormat } from '#src/records/output/file-fields.ts'
import { t } from '#tests/commands/support.ts'

/** Monday 23 November 2026, 14:03 in Germany. */
const NOW = Date.UTC(2026, 10, 23, 13, 3)

describe('a list as a CSV file', () => {
  const source = { endpoint: 'orders.list', record: 'orders.get', pageSize: 100, wholeSize: 500 } as const
  const NEWEST = { id: 'orderNumber', desc: true } as const
  const reading = () => ({
    signal: new AbortController().signal,
    progress: () => undefined,
    unsteady: () => expect.unreachable('The list is at rest'),
  })
  const format = fileFormat(createFormat('de', () => NOW))
  const hostile = Order.parse({
    id: 'o-1',
    orderNumber: '=1+1',
    status: 'NEW_AND_STRANGE',
    customerName: '@SUM(A1);"x"\n+1',
    carrierName: '-Spedition-',
    pickupPostalCode: '01067',
    pickupDate: '2026-13-40',
    customerPrice: -12.5,
    margin: 0.1 + 0.2,
    weight: 24000,
    loadingMeters: 13.6,
    createdAt: '2026-11-23T13:03:00Z',
    isFromOCR: true,
    version: 1,
  })
  const line = async (ids: readonly string[], order: Order) => {
    const fields = fileFields(
      ids.map((id) => ({ id, header: `[${id}]` })),
      ORDER_COLUMNS,
      { t, format },
    )
    async function* pieces() {
      yield [order]
    }
    const { file, count } = await csvOf(pieces(), fields)
    expect(count).toBe(1)
    return (await file.text()).split('\r\n')
  }

  test('hostile text is text, numbers stay numbers, broken dates are empty', async () => {
    expect(
      await line(['orderNumber', 'status', 'customerName', 'carrierName', 'pickupDate', 'customerPrice'], hostile),
    ).toEqual([
      '[orderNumber];[status];Verspätung (min);Störung;[customerName];[carrierName];[pickupDate];Beladung ab;Beladung bis;Ladezeit angenommen;[customerPrice];Währung',
      `'=1+1;Unbekannt;;;"'@SUM(A1);""x""\n+1";'-Spedition-;;;;;-12,50;EUR`,
      '',
    ])
  })

  test('figures are numbers, moments have their year; what is no column stands nowhere', async () => {
    expect(
      await line(['customerPrice', 'margin', 'weight', 'loadingMeters', 'createdAt', 'nonsense'], {
        ...hostile,
        loadingMetersCalculated: true,
      }),
    ).toEqual([
      '[customerPrice];Währung;[margin];[weight];[loadingMeters];Lademeter berechnet;[createdAt]',
      '-12,50;EUR;0,30;24000;13,6;ja;23.11.2026 14:03',
      '',
    ])
  })

  test('the file is named after the day in Germany', () => {
    expect(fileName('Aufträge', Date.UTC(2026, 10, 23, 23, 30))).toBe('auftraege-2026-11-24.csv')
  })

  test('twenty thousand rows come page by page, each once', async () => {
    const all = Array.from({ length: 20_000 }, (_, at) => ({ ...hostile, id: `o-${at}`, orderNumber: `NK-${at}` }))
    const call = (_name: string, { query }: { query: { page: number; limit: number } }) => {
      const start = (query.page - 1) * query.limit
      // One row moved in at the front while it was read: the first of a page is the last of the one before.
      const data = all.slice(Math.max(0, start - (query.page > 1 ? 1 : 0)), start + query.limit)
      return Promise.resolve({
        data,
        pagination: { page: query.page, limit: query.limit, total: all.length, totalPages: 40 },
      })
    }
    const seen: number[] = []
    const list = {
      call: call as never,
      input: {},
      source,
      compare: inListOrder(ORDER_COLUMNS, NEWEST),
      total: all.length,
    }
    const rows = chosenRows<Order>({ kind: 'allBut', without: new Set(['o-1']) }, list, {
      ...reading(),
      progress: (done) => seen.push(done),
    })
    const { file, count } = await csvOf(
      rows,
      fileFields([{ id: 'orderNumber', header: 'Auftrag' }], ORDER_COLUMNS, { t, format }),
    )
    expect(count).toBe(19_999)
    const lines = (await file.text()).split('\r\n')
    expect(lines.length).toBe(20_001)
    expect(new Set(lines).size).toBe(20_001)
    expect(lines.slice(0, 3)).toEqual(['Auftrag', 'NK-0', 'NK-2'])
    expect(seen.length).toBeGreaterThanOrEqual(40)
    expect(seen.at(-1)).toBe(20_000)
  })

  /** The orders of a filter, which is changed by `then` after so many answers. */
  function changingList(numbers: readonly string[], changes: Record<number, (list: string[]) => string[]>) {
    let list = [...numbers]
    const asked: string[] = []
    const call = (name: string, input: { params?: { id: string }; query?: { page: number; limit: number } }) => {
      const { page = 1, limit = 1 } = input.query ?? {}
      asked.push(input.params?.id ?? `${page}`)
      const ids = input.params ? [input.params.id] : list.slice((page - 1) * limit, page * limit)
      const data = ids.map((id) => ({ ...hostile, id, orderNumber: id }))
      const total = list.length
      list = changes[asked.length]?.(list) ?? list
      return Promise.resolve(
        name === 'orders.get' ? data[0] : { data, pagination: { page, limit, total, totalPages: 1 } },
      )
    }
    return {
      call: call as never,
      asked,
      input: {},
      source,
      compare: inListOrder(ORDER_COLUMNS, NEWEST),
      total: numbers.length,
    }
  }
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `o-${1000 + at}`)
  const without = (id: string) => (list: string[]) => list.filter((other) => other !== id)
  async function read(pieces: AsyncIterable<readonly Order[]>): Promise<string[]> {
    const found: string[] = []
    for await (const orders of pieces) found.push(...orders.map(({ orderNumber }) => orderNumber))
    return found
  }

  test('an order that leaves between two pages takes no other one out of the file', async () => {
    const list = changingList(numbered(1001), { 1: without('o-1003') })
    const unsteady = vi.fn()
    const found = await read(chosenRows<Order>({ kind: 'all' }, list, { ...reading(), unsteady }))
    // The one on the edge is read with the second look, and comes last.
    expect(found.at(-1)).toBe('o-1500')
    expect(found.toSorted()).toEqual(numbered(1001))
    expect(unsteady).not.toHaveBeenCalled()
  })

  test('an order that moves to a page read before is found with a second look', async () => {
    const toFront = (list: string[]) => ['o-1900', ...without('o-1900')(list)]
    const list = changingList(numbered(1001), { 1: toFront })
    const found = await read(chosenRows<Order>({ kind: 'all' }, list, reading()))
    expect(found.toSorted()).toEqual(numbered(1001))
  })

  test('a list that never rests is read three times, and then it is said that some may be missing', async () => {
    const changes = Object.fromEntries(numbered(20).map((id, at) => [at + 1, without(id)]))
    const list = changingList(numbered(1001), changes)
    const unsteady = vi.fn()
    await read(chosenRows<Order>({ kind: 'all' }, list, { ...reading(), unsteady }))
    expect(unsteady).toHaveBeenCalledTimes(1)
    expect(list.asked.filter((page) => page === '1')).toHaveLength(3)
  })

  const held = (...ids: string[]) => ({
    kind: 'rows' as const,
    rows: new Map(ids.map((id) => [id, { ...hostile, id, orderNumber: `alt-${id}` }] as const)),
  })

  test('few ticked rows of a long list are asked for by themselves, and stand in its sort', async () => {
    const list = changingList(numbered(2000), {})
    expect(await read(chosenRows<Order>(held('o-1003', 'o-1900', 'o-1001'), list, reading()))).toEqual([
      'o-1900',
      'o-1003',
      'o-1001',
    ])
    expect(list.asked.toSorted()).toEqual(['o-1001', 'o-1003', 'o-1900'])
  })

  test('one of them that is gone stays as it was; any other failure is one of the whole', async () => {
    const fails = (status: number) => () =>
      Promise.reject(new ApiError({ kind: 'http', endpoint: 'orders.get', status, message: 'weg' }))
    const failing = (status: number) => ({ ...changingList(numbered(2000), {}), call: fails(status) as never })
    expect(await read(chosenRows<Order>(held('o-1'), failing(404), reading()))).toEqual(['alt-o-1'])
    await expect(read(chosenRows<Order>(held('o-1'), failing(403), reading()))).rejects.toThrow('weg')
  })

  test('ticked rows that match the filter no longer come last, as they were', async () => {
    const list = changingList(['a', 'b', 'c'], {})
    expect(await read(chosenRows<Order>(held('gone', 'b', 'a'), list, reading()))).toEqual(['a', 'b', 'alt-gone'])
  })
})
