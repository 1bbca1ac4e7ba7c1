import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Format } from '#src/i18n/format.ts'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { RowChoice } from '../list/rows/chosen-rows.ts'
import type { ListDefinition } from '../list/define-list.ts'
import { saidIn } from '../list/own-words.ts'
import type { ListRow } from '../list/rows/rows.ts'
import type { List } from '../list/use-list.ts'
import type { TaskProgress } from '../list/use-list-task.ts'
import type { PrintProps } from './list-print.tsx'

/** Most rows of a printed list. */
const PRINT_LIMIT = 2000

/** What is put out, and how it is said. */
export interface Source<Row extends ListRow> {
  definition: ListDefinition<Row>
  list: Pick<List<Row>, 'rows' | 'selection' | 'tasks'>
  /** What the file is named after: the list, and the tab where the screen has several. */
  title: string
  columns: readonly TableColumn<Row>[]
  format: Format
  services: CommandContext['services']
}

/** The ticked rows where there are some, else all that are filtered. */
function chosen<Row extends ListRow>({ definition, list, services }: Source<Row>) {
  const { rows: all, selection } = list
  const t = saidIn(definition.ownWords, services.t)
  const isPart = selection.count > 0
  const choice: RowChoice<Row> = isPart ? selection.choice : { kind: 'all' }
  const unsteady = () => services.notify({ type: 'warning', message: t('list.unsteady') })
  return {
    t,
    isPart,
    count: isPart ? selection.count : (all.total ?? 0),
    all: all.total ?? 0,
    rows: (signal: AbortSignal, progress: TaskProgress) => all.chosen(choice, { signal, progress, unsteady }),
  }
}

/** Saves a CSV file, and says what is in it. Anyone who opens it: amounts and dates in it are German (decision A35). */
export async function exportCsv<Row extends ListRow>(source: Source<Row>): Promise<void> {
  const { definition, list, columns, title, format, services } = source
  const { t, count, all, rows } = chosen(source)
  if (count === 0) return services.notify({ type: 'info', message: t('list.export.nothing') })
  const done = await list.tasks.run('export', all || count, async (signal, progress) => {
    const [{ csvOf, fileName, saveFile }, { fileFields, fileFormat }] = await Promise.all([
      import('./csv-file.ts'),
      import('./file-fields.ts'),
    ])
    const written = await csvOf(
      rows(signal, progress),
      fileFields(columns, definition.columns, { t, format: fileFormat() }),
    )
    signal.throwIfAborted()
    const name = fileName(title, Date.now())
    saveFile(written.file, name)
    return { count: written.count, name }
  })
  if (done === undefined) return
  const message = t('list.export.done', { count: done.count, total: format.number(done.count) })
  services.notify({ type: 'success', message, detail: done.name })
}

/** The paper with the rows on it; undefined where there are none, or the person did not wait. */
export async function printed<Row extends ListRow>(source: Source<Row>) {
  const { list, services } = source
  const { t, count, all, rows, isPart } = chosen(source)
  if (count === 0) return services.notify({ type: 'info', message: t('list.print.nothing') })
  return await list.tasks.run('print', all || count, async (signal, progress) => {
    const { ListPrint } = await import('./list-print.tsx')
    const shown: Row[] = []
    if (count <= PRINT_LIMIT) for await (const piece of rows(signal, progress)) shown.push(...piece)
    const total = count <= PRINT_LIMIT ? shown.length : count
    const facts = { rows: shown, total, limit: PRINT_LIMIT, at: Date.now(), isPart }
    return { View: ListPrint<Row>, facts: facts satisfies Partial<PrintProps<Row>> }
  })
}
