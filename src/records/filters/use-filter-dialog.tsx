import { Suspense, useState, type ReactNode } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { failureText } from '#src/commands/gate/retry/failure-text.ts'
import { useText } from '#src/i18n/use-text.ts'
import { saidIn, type OwnWords } from '../list/own-words.ts'
import type { FilterValues, ListFilters } from './define-filters.ts'
import { filterDialog } from './late-filter-dialog.ts'
import type { ListSearch } from './search.ts'

/** The filter dialog of a list: the way to open it, and what is drawn while it is open. */
export interface OpenedFilters {
  /** For a command: rejects where its code cannot be had. */
  open(): Promise<void>
  /** On the field of this param, where one is named; says why where it cannot be opened. */
  openOn(field?: string): void
  dialog: ReactNode
}

/** Opens the filters of a list; `onChange` is told what the address is to say of all of them. */
export function useFilterDialog(
  filters: ListFilters,
  ownWords: OwnWords | undefined,
  search: ListSearch,
  onChange: (values: FilterValues) => void,
): OpenedFilters {
  const { t } = useText()
  const { source } = useCommands()
  const [opened, setOpened] = useState<{ field?: string }>()
  /** Opens the dialog once its code is there: drawn without it, it would take the list and the selection along. */
  const open = async (field?: string) => {
    await filterDialog.preload()
    setOpened(field === undefined ? {} : { field })
  }
  const openOn = (field?: string) => {
    open(field).catch((error: unknown) =>
      source.current().services.notify({ type: 'error', message: failureText(error, t) ?? t('commands.loadFailed') }),
    )
  }
  const dialog = opened && (
    <Suspense fallback={null}>
      <filterDialog.component
        filters={filters}
        t={saidIn(ownWords, t)}
        search={search}
        field={opened.field}
        onCancel={() => setOpened(undefined)}
        onApply={(values) => {
          setOpened(undefined)
          onChange({ ...filters.none, ...values })
        }}
      />
    </Suspense>
  )
  return { open, openOn, dialog }
}
