import { useState, type ComponentType } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { useCommands } from '#src/commands/commands-provider.tsx'
import type { Order } from '#src/contract/order.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import type { TableColumn } from '#src/ui/table-columns.ts'
import { chosenOrders, type RowChoice } from './order-list-rows.ts'
import type { PrintProps } from './order-list-print.tsx'
import { sortOf, type OrderSearch } from './order-filters.ts'
import type { Selection } from './use-list-selection.ts'
import type { ListTasks, TaskProgress } from './use-list-task.ts'
import type { OrderList } from './use-order-list.ts'

/** Most rows of a printed list. */
const PRINT_LIMIT = 2000

/** What the list can be put out as: a CSV file, and a list on paper. */
export interface ListOutput {
  exportCsv(): Promise<void>
  print(): Promise<void>
  /** The paper that is being looked at. */
  paper: { View: ComponentType<PrintProps>; props: PrintProps } | undefined
}

interface Source {
  list: OrderList
  selection: Selection
  search: OrderSearch
  tasks: ListTasks
  /** The columns in effect, in their order. */
  columns: readonly TableColumn<Order>[]
}

/** Export and print of what is filtered, in the sort of the list; of the ticked rows alone where there are some. */
export function useListOutput({ list, selection, search, tasks, columns }: Source): ListOutput {
  const call = useCall()
  const format = useFormat()
  const { source, run } = useCommands()
  const [paper, setPaper] = useState<ListOutput['paper']>()
  const isPart = selection.count > 0
  const choice: RowChoice = isPart ? selection.choice : { kind: 'all' }
  const count = isPart ? selection.count : (list.total ?? 0)
  const rows = (signal: AbortSignal, progress: TaskProgress) =>
    chosenOrders(
      choice,
      { call, input: list.input, sort: sortOf(search), total: list.total ?? count },
      { signal, progress, unsteady: () => say('warning', source.current().services.t('orders.list.unsteady')) },
    )
  const say = (type: 'info' | 'success' | 'warning', message: string, detail?: string) =>
    source.current().services.notify({ type, message, ...(detail !== undefined && { detail }) })

  const exportCsv = async () => {
    const { t } = source.current().services
    if (count === 0) return say('info', t('orders.export.nothing'))
    const done = await tasks.run('export', list.total ?? count, async (signal, progress) => {
      const [{ csvOf, exportFileName, saveFile }, { exportFields }] = await Promise.all([
        import('./order-export.ts'),
        import('./order-export-fields.ts'),
      ])
      const shown = columns.map(({ id, header, full }) => ({ id, header, ...(full && { text: full }) }))
      const written = await csvOf(rows(signal, progress), exportFields(shown, t, format))
      signal.throwIfAborted()
      const name = exportFileName(Date.now())
      saveFile(written.file, name)
      return { count: written.count, name }
    })
    if (done === undefined) return
    say('success', t('orders.export.done', { count: done.count, total: format.number(done.count) }), done.name)
  }

  const print = async () => {
    const { t } = source.current().services
    if (count === 0) return say('info', t('orders.printList.nothing'))
    const found = await tasks.run('printList', list.total ?? count, async (signal, progress) => {
      const { OrderListPrint } = await import('./order-list-print.tsx')
      const orders: Order[] = []
      if (count <= PRINT_LIMIT) for await (const piece of rows(signal, progress)) orders.push(...piece)
      return { View: OrderListPrint, orders }
    })
    if (found === undefined) return
    const props: PrintProps = {
      orders: found.orders,
      total: count <= PRINT_LIMIT ? found.orders.length : count,
      limit: PRINT_LIMIT,
      at: Date.now(),
      isPart,
      columns,
      search,
      onClose: () => setPaper(undefined),
      onExport: () => {
        setPaper(undefined)
        void run('orders.export')
      },
    }
    setPaper({ View: found.View, props })
  }
  return { exportCsv, print, paper }
}
