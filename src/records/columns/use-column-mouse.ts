import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/live-region.tsx'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { ColumnDrag } from '#src/ui/table/drag.ts'
import { movedBefore, withWidth, type Layout } from './layout.ts'

/** The columns shown, and the two ways to show others. */
export interface LayoutInUse {
  layout: Layout
  /** Shows other columns for now; undefined: the ones that are kept. */
  tryLayout(layout: Layout | undefined): void
  /** Shows other columns from now on. */
  keepLayout(layout: Layout): void
}

/** What dragging the heads of the list does to its columns. */
export function useColumnMouse(
  { layout, tryLayout, keepLayout }: LayoutInUse,
  columns: readonly Pick<TableColumn<never>, 'id' | 'header'>[],
): ColumnDrag {
  const { t } = useText()
  const named = (id: string) => columns.find((column) => column.id === id)
  return {
    resize(id, width, done) {
      if (named(id) === undefined) return
      const next = withWidth(layout, id, width)
      if (done) keepLayout(next)
      else tryLayout(next)
    },
    cancel: () => tryLayout(undefined),
    move(id, before) {
      const column = named(id)
      if (column === undefined) return
      const next = movedBefore(layout, id, before)
      const [place, count] = [next.shown.indexOf(id) + 1, next.shown.length]
      announce(t('list.columns.moved', { name: column.header, place, count }))
      keepLayout(next)
    },
  }
}
