import { useState, type ComponentType, type ReactNode } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { ListSearch } from '../filters/search.ts'
import type { RowChoice } from '../list/chosen-rows.ts'
import type { ListDefinition } from '../list/define-list.ts'
import { saidIn } from '../list/own-words.ts'
import type { ListRow } from '../list/rows.ts'
import type { List } from '../list/use-list.ts'
import type { TaskProgress } from '../list/use-list-task.ts'
import type { PrintProps } from './list-print.tsx'

/** Most rows of a printed list. */
const PRINT_LIMIT = 2000

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
  /** The columns in effect, in their order; asked when something is put out. */
  columns: () => readonly TableColumn<Row>[]
}

/** Export and print of what is filtered, in the sort of the list; of the ticked rows alone where there are some. */
export function useListOutput<Row extends ListRow>({ definition, list, search, columns }: Source<Row>): ListOutput {
  const { rows: all, selection, tasks } = list
  const format = useFormat()
  const { source, run } = useCommands()
  const [paper, setPaper] = useState<{ View: ComponentType<PrintProps<Row>>; props: PrintProps<Row> }>()
  const isPart = selection.count > 0
  const choice: RowChoice<Row> = isPart ? selection.choice : { kind: 'all' }
  const count = isPart ? selection.count : (all.total ?? 0)
  const words = () => saidIn(definition.ownWords, source.current().services.t)
  const rows = (signal: AbortSignal, progress: TaskProgress) =>
    all.chosen(choice, { signal, progress, unsteady: () => say('warning', words()('list.unsteady')) })
  const say = (type: 'info' | 'success' | 'warning', message: string, detail?: string) =>
    source.current().services.notify({ type, message, ...(detail !== undefined && { detail }) })

  const exportCsv = async () => {
    const t = words()
    if (count === 0) return say('info', t('list.export.nothing'))
    const done = await tasks.run('export', all.total ?? count, async (signal, progress) => {
      const [{ csvOf, fileName, saveFile }, { fileFields }] = await Promise.all([
        import('./csv-file.ts'),
        import('./file-fields.ts'),
      ])
      const written = await csvOf(rows(signal, progress), fileFields(columns(), definition.columns, { t, format }))
      signal.throwIfAborted()
      const name = fileName(t(definition.words.title), Date.now())
      saveFile(written.file, name)
      return { count: written.count, name }
    })
    if (done === undefined) return
    say('success', t('list.export.done', { count: done.count, total: format.number(done.count) }), done.name)
  }

  const print = async () => {
    if (count === 0) return say('info', words()('list.print.nothing'))
    const found = await tasks.run('print', all.total ?? count, async (signal, progress) => {
      const { ListPrint } = await import('./list-print.tsx')
      const printed: Row[] = []
      if (count <= PRINT_LIMIT) for await (const piece of rows(signal, progress)) printed.push(...piece)
      return { View: ListPrint<Row>, printed }
    })
    if (found === undefined) return
    const props: PrintProps<Row> = {
      definition,
      rows: found.printed,
      total: count <= PRINT_LIMIT ? found.printed.length : count,
      limit: PRINT_LIMIT,
      at: Date.now(),
      isPart,
      columns: columns(),
      search,
      onClose: () => setPaper(undefined),
      onExport: () => {
        setPaper(undefined)
        void run('list.export')
      },
    }
    setPaper({ View: found.View, props })
  }
  return { exportCsv, print, paper: paper && <paper.View {...paper.props} /> }
}
