import { ColumnDialog } from './column-dialog.tsx'
import type { OrderTableColumn } from './order-columns.tsx'
import type { OrderColumn } from './order-layout.ts'
import { OrderViewDialog } from './order-view-dialog.tsx'
import type { OrderViews } from './use-order-views.ts'

/** The dialogs of columns and views: loaded behind the list, and drawn while they are asked for. */
export function OrderViewDialogs(props: {
  of: OrderViews
  columns: readonly OrderTableColumn[]
  /** Px a column takes in the table now; undefined while it is hidden. */
  widthOf(id: OrderColumn): number | undefined
}) {
  const { of: views, columns, widthOf } = props
  if (views.columns.isOpen) {
    const end = (act: () => void) => () => {
      views.columns.close()
      act()
    }
    return (
      <ColumnDialog
        columns={columns}
        layout={views.layout}
        widthOf={widthOf}
        onTry={views.tryLayout}
        onKeep={(layout) => end(() => views.keepLayout(layout))()}
        onCancel={end(() => views.tryLayout(undefined))}
      />
    )
  }
  if (views.question === undefined) return null
  return (
    <OrderViewDialog
      question={views.question}
      search={views.search}
      views={views.views}
      book={views.book}
      onAnswer={views.answer}
      onCancel={views.closeQuestion}
    />
  )
}
