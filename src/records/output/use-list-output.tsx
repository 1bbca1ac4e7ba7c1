import { useState, type ComponentType, type ReactNode } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { ListSearch } from '../filters/search.ts'
import type { ListDefinition } from '../list/define-list.ts'
import type { ListRow } from '../list/rows/rows.ts'
import type { List } from '../list/use-list.ts'
import type { PrintProps } from './list-print.tsx'

/** What the list can be put out as: a CSV file, and a list on paper. */
interface ListOutput {
  exportCsv(): Promise<void>
  print(): Promise<void>
  /** The paper that is being looked at. */
  paper: ReactNode
}

interface Source<Row extends ListRow> {
  definition: ListDefinition<Row>
  list: List<Row>
  search: ListSearch
  /** The name of the list, and of its tab where the screen has several. */
  title: string
  /** The columns in effect, in their order; asked when something is put out. */
  columns: () => readonly TableColumn<Row>[]
}

/** Export and print of what is filtered, in the sort of the list; of the ticked rows alone where there are some. */
export function useListOutput<Row extends ListRow>(of: Source<Row>): ListOutput {
  const { definition, list, search, title, columns } = of
  const format = useFormat()
  const { source, run } = useCommands()
  const [paper, setPaper] = useState<{ View: ComponentType<PrintProps<Row>>; props: PrintProps<Row> }>()
  const put = () => ({ definition, list, title, columns: columns(), format, services: source.current().services })

  const print = async () => {
    const shown = put()
    const found = await (await import('./put-out.ts')).printed(shown)
    if (!found) return
    const props: PrintProps<Row> = {
      ...found.facts,
      definition,
      title,
      columns: shown.columns,
      search,
      onClose: () => setPaper(undefined),
      onExport: () => {
        setPaper(undefined)
        void run('list.export')
      },
    }
    setPaper({ View: found.View, props })
  }
  return {
    exportCsv: async () => (await import('./put-out.ts')).exportCsv(put()),
    print,
    paper: paper && <paper.View {...paper.props} />,
  }
}
