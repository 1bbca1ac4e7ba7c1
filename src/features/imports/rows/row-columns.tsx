import type { Translate } from '#src/i18n/keys.ts'
import type { TableColumn } from '#src/ui/table/columns.ts'
import type { ShownLine } from '../work/shown.ts'
import { ofRow, PlainCell, ProposalCell, ReasonCell, RouteCell } from './row-cells.tsx'

const line = ofRow((row) => String(row.line))
const reason = ofRow((row) => <ReasonCell row={row} />)
const proposal = ofRow((row) => <ProposalCell row={row} />)
const route = ofRow((row) => <RouteCell row={row} />)
const loading = ofRow((row) => <PlainCell row={row} at="loading" text={row.loading} />)
const meters = ofRow((row) => <PlainCell row={row} at="meters" text={row.meters} />)

/** The columns of the rows, widths in px. Where there is little room the date leaves first, and the reason never. */
export const rowColumns = (t: Translate): readonly TableColumn<ShownLine>[] => [
  { id: 'line', header: t('imports.column.line'), width: 52, align: 'right', cell: line, quiet: true },
  { id: 'reason', header: t('imports.column.reason'), width: 'rest', minWidth: 280, cell: reason },
  { id: 'proposal', header: t('imports.column.proposal'), width: 156, cell: proposal },
  { id: 'route', header: t('imports.column.route'), width: 220, cell: route, priority: 3 },
  { id: 'loading', header: t('imports.column.loading'), width: 92, cell: loading, priority: 1 },
  { id: 'meters', header: t('imports.column.meters'), width: 60, align: 'right', cell: meters, priority: 2 },
]

/** What stands across the columns where rows are headed. */
export const headingOf = (shown: ShownLine) =>
  shown.kind === 'row' ? undefined : (
    <>
      {shown.title} <span className="font-normal text-text-3">{shown.count}</span>{' '}
      <span className="font-normal text-text-3">· {shown.note}</span>
    </>
  )
