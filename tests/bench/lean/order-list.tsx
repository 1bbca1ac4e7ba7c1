import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchOrders, type Order, type ListRequest } from './backend.ts'
import { showRecord } from './show-record.ts'

const LIMIT = 100
const ROW = 32
const features = tableFeatures({})
const helper = createColumnHelper<typeof features, Order>()
const columns = helper.columns(
  (['number', 'status', 'customer', 'from', 'to', 'amount'] as const).map((field) =>
    helper.accessor(field, { header: `field.${field}` }),
  ),
)
const none: Order[] = []
const usual = { sortBy: 'number', desc: true } as const

const pageOf = (wanted: ListRequest, page: number) =>
  queryOptions({ queryKey: ['orders', wanted, page], queryFn: () => fetchOrders(wanted, page, LIMIT) })

/** The page a screen starts with; its route loads it. */
export const firstPage = (text: string) => pageOf({ text, ...usual }, 0)

const OrderRow = memo(function OrderRow({ index, order, tabStop }: { index: number; order?: Order; tabStop: boolean }) {
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      aria-busy={order === undefined || undefined}
      tabIndex={tabStop ? 0 : -1}
    >
      {order && Object.values(order).map((value, place) => <td key={place}>{value}</td>)}
    </tr>
  )
})

/** A list of orders: pages of a hundred as they come into view, the keyboard on one row. */
export function OrderList({ title, text }: { title: '/orders' | '/dispatcher'; text: string }) {
  const { t } = useTranslation()
  const { history } = useRouter()
  const [wanted, setWanted] = useState<ListRequest>({ text, ...usual })
  const [cursor, setCursor] = useState(0)
  const scroller = useRef<HTMLDivElement>(null)
  const filter = useRef<HTMLInputElement>(null)
  const table = useTable({ features, columns, data: none })

  const [count, setCount] = useState(0)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 14,
  })
  const items = virtual.getVirtualItems()
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0]
  const pages = [...new Set([Math.floor(first / LIMIT), Math.floor(last / LIMIT)])]
  const answers = useQueries({
    queries: pages.map((page) => ({ ...pageOf(wanted, page), placeholderData: keepPreviousData })),
  })
  const total = answers[0]?.data?.total ?? 0
  if (total !== count) setCount(total)
  const orderAt = (index: number) => answers[pages.indexOf(Math.floor(index / LIMIT))]?.data?.rows[index % LIMIT]

  // The keyboard comes to its row at first and when it is moved, and goes with it while the row is redrawn.
  const moved = useRef(true)
  useLayoutEffect(() => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${cursor}"]`)
    if (!row || !(moved.current || document.activeElement?.closest('tbody'))) return
    moved.current = false
    row.focus({ preventScroll: true })
  })
  const moveTo = (index: number) => {
    moved.current = true
    setCursor(Math.max(0, Math.min(index, count - 1)))
  }
  useEffect(() => {
    if (count > 0) virtual.scrollToIndex(Math.min(cursor, count - 1))
    // The virtualizer is always the same one.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cursor])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'j') moveTo(cursor + 1)
    else if (event.key === 'k') moveTo(cursor - 1)
    else if (event.key === 'f') filter.current?.focus()
    else if (event.key === 'F') setWanted({ ...wanted, text })
    else if (event.key === ' ') showRecord(history, orderAt(cursor)?.number)
    else return
    event.preventDefault()
  }
  return (
    <>
      <h1>{t(title)}</h1>
      <input
        ref={filter}
        aria-label={t('filter')}
        value={wanted.text}
        onChange={(event) => setWanted({ ...wanted, text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') scroller.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()
        }}
      />
      <div className="scroller" ref={scroller} onKeyDown={onKeyDown}>
        <table aria-rowcount={count + 1}>
          <thead>
            {table.getHeaderGroups().map((group) => (
              <tr key={group.id}>
                {group.headers.map(({ id, column }) => (
                  <th key={id}>
                    <button
                      type="button"
                      onClick={() =>
                        setWanted({
                          ...wanted,
                          sortBy: column.id as keyof Order,
                          desc: wanted.sortBy === column.id && !wanted.desc,
                        })
                      }
                    >
                      {t(String(column.columnDef.header))}
                    </button>
                  </th>
                ))}
              </tr>
            ))}
          </thead>
          <tbody>
            <Gap height={items[0]?.start ?? 0} />
            {items.map(({ index }) => (
              <OrderRow key={index} index={index} order={orderAt(index)} tabStop={index === cursor} />
            ))}
            <Gap height={virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} />
          </tbody>
        </table>
      </div>
    </>
  )
}

function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td colSpan={6} style={{ height }} />
    </tr>
  )
}
