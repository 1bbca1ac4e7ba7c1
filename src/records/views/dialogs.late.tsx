import { useText } from '#src/i18n/use-text.ts'
import type { TableColumn } from '#src/ui/table/columns.ts'
import { ColumnDialog } from '../columns/column-dialog.tsx'
import { saidIn } from '../list/own-words.ts'
import type { ViewsInUse } from './use-saved-views.ts'
import { ViewDialog } from './view-dialog.tsx'

/** The dialogs of columns and views: loaded behind the list, and drawn while they are asked for. */
export function ViewDialogs(props: {
  of: ViewsInUse
  columns: readonly TableColumn<never>[]
  /** Px a column takes in the table now; undefined while it is hidden. */
  widthOf(id: string): number | undefined
}) {
  const { of: views, columns, widthOf } = props
  const { list } = views
  const { t } = useText()
  if (views.columns.isOpen) {
    const end = (act: () => void) => () => {
      views.columns.close()
      act()
    }
    return (
      <ColumnDialog
        columns={columns}
        layouts={list.columns.layouts}
        t={saidIn(list.ownWords, t)}
        layout={views.layout}
        widthOf={widthOf}
        onTry={views.tryLayout}
        onKeep={(layout) => end(() => views.keepLayout(layout))()}
        onCancel={end(() => views.tryLayout(undefined))}
      />
    )
  }
  if (views.question === undefined) return null
  return <ViewDialog of={views} question={views.question} />
}
