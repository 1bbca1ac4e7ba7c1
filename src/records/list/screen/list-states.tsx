import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { EmptyState, LoadingRows } from '#src/ui/feedback/states.tsx'
import type { ListFace } from '../list-about.ts'
import { LoadFailure } from './load-failure.tsx'
import type { ListRow, ListRows } from '../rows/rows.ts'

interface StatesProps<Row extends ListRow> {
  face: ListFace
  rows: Pick<ListRows<Row>, 'total' | 'isBehind' | 'error' | 'retry'>
  /** Grey bars while nothing has come yet: how many, and how high in px. Without them the table says so in its columns. */
  bars?: { rows: number; rowHeight: number }
  /** In place of the plain sentence that there are none. */
  empty?: ReactNode
  children: ReactNode
}

/** The rows, or what stands in their place: nothing yet, why they cannot be had, none. */
export function ListStates<Row extends ListRow>({ face, rows, bars, empty, children }: StatesProps<Row>) {
  const { words } = face
  const { t } = useText()
  if (rows.total === undefined && rows.error !== undefined) {
    return <LoadFailure title={t(words.loadFailed)} error={rows.error} onRetry={rows.retry} />
  }
  if (rows.total === undefined && bars !== undefined) return <LoadingRows {...bars} />
  if (rows.total !== 0 || rows.isBehind) return children
  return empty ?? <EmptyState icon={face.icon} title={t(words.empty)} text={t(words.emptyText)} />
}
