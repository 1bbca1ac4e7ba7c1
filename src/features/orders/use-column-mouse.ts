import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/live-region.tsx'
import type { ColumnDrag } from '#src/ui/table-drag.ts'
import type { OrderTableColumn } from './order-columns.tsx'
import { movedBefore, ORDER_COLUMNS, withWidth, type OrderColumn, type OrderLayout } from './order-layout.ts'

interface Layouts {
  layout: OrderLayout
  tryLayout(layout: OrderLayout | undefined): void
  keepLayout(layout: OrderLayout): void
}

const known = (id: string | undefined): OrderColumn | undefined => ORDER_COLUMNS.find((column) => column === id)

/** What dragging the heads of the list does to its columns. */
export function useColumnMouse(
  { layout, tryLayout, keepLayout }: Layouts,
  columns: readonly OrderTableColumn[],
): ColumnDrag {
  const { t } = useText()
  return {
    resize(id, width, done) {
      const column = known(id)
      if (column === undefined) return
      const next = withWidth(layout, column, width)
      if (done) keepLayout(next)
      else tryLayout(next)
    },
    cancel: () => tryLayout(undefined),
    move(id, before) {
      const column = known(id)
      if (column === undefined) return
      const next = movedBefore(layout, column, known(before))
      const name = columns.find((one) => one.id === column)?.header ?? column
      const [place, count] = [next.shown.indexOf(column) + 1, next.shown.length]
      announce(t('orders.columns.moved', { name, place, count }))
      keepLayout(next)
    },
  }
}
