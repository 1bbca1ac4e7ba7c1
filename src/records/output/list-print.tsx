import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Paper, PrintPreview } from '#src/ui/print/print.tsx'
import type { TableColumn } from '#src/ui/table/columns.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { sortOf } from '../columns/sort.ts'
import { RecordName } from '../filters/filter-chips.tsx'
import type { ListSearch } from '../filters/search.ts'
import { filterFacts } from '../filters/words.ts'
import type { ListDefinition } from '../list/define-list.ts'
import { saidIn } from '../list/own-words.ts'
import type { ListRow } from '../list/rows/rows.ts'

/** What a printed list is made of. */
export interface PrintProps<Row extends ListRow> {
  definition: ListDefinition<Row>
  /** Empty where there are more than a printed list can hold. */
  rows: readonly Row[]
  total: number
  /** Most rows of a printed list. */
  limit: number
  /** When they were read, milliseconds since 1970. */
  at: number
  /** Only the ticked rows. */
  isPart: boolean
  /** The name of the list, and of its tab where the screen has several. */
  title: string
  columns: readonly TableColumn<Row>[]
  search: ListSearch
  onClose(): void
  onExport(): void
}

/** A list on paper, A4 across, black on white: whose, which filters, when, and the columns of the list. */
export function ListPrint<Row extends ListRow>(props: PrintProps<Row>) {
  const { definition, rows, total, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const isTooMany = rows.length < total
  return (
    <PrintPreview
      title={t('list.print.title')}
      fact={isTooMany ? undefined : t(definition.words.rows, { count: total, total: format.number(total) })}
      ready={!isTooMany}
      onClose={onClose}
    >
      {isTooMany ? <TooMany {...props} /> : <ListPaper {...props} />}
    </PrintPreview>
  )
}

function TooMany<Row extends ListRow>({ definition, total, limit, onExport }: PrintProps<Row>) {
  const { t: plain } = useText()
  const t = saidIn(definition.ownWords, plain)
  const format = useFormat()
  return (
    <div className="mx-auto mt-24 flex max-w-120 flex-col items-center gap-3 px-4 text-center">
      <h3 className="text-panel">{t('list.print.tooMany', { total: format.number(total) })}</h3>
      <p className="text-text-2">{t('list.print.tooMany.text', { most: format.number(limit) })}</p>
      <Button data-autofocus icon={Download} variant="primary" keys="enter" onClick={onExport}>
        {t('list.export.title')}
      </Button>
    </div>
  )
}

function ListPaper<Row extends ListRow>(props: PrintProps<Row>) {
  const { definition, title, rows, total, at, columns, search } = props
  const { t } = useText()
  const format = useFormat()
  const tenant = useTenantName()
  const { date, time } = epochToZoned(at)
  const sort = sortOf(definition.columns, search)
  const sortColumn = columns.find(({ id }) => id === sort.id)?.header
  return (
    <Paper label={title} landscape>
      <header className="mb-3 flex items-start justify-between gap-8 border-b border-line-strong pb-2">
        <div className="min-w-0">
          <h1 className="text-title">
            {title} · <bdi>{tenant}</bdi>
          </h1>
          <FilterWords {...props} />
        </div>
        <div className="shrink-0 text-right">
          <p>{t('list.print.asOf', { date: format.dateWithYear(date), time })}</p>
          <p>{t(definition.words.rows, { count: total, total: format.number(total) })}</p>
          {sortColumn && <p>{t(`list.print.sorted.${sort.desc ? 'desc' : 'asc'}`, { column: sortColumn })}</p>}
        </div>
      </header>
      <table
        ref={fitToPaper}
        className={classes('w-full border-collapse text-left align-top', sizeFor(columns.length))}
      >
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" className={classes('border-b border-line-strong py-0.5 pr-2', sideOf(align))}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ id, align, cell }) => (
                <td key={id} className={classes('border-b border-line py-0.5 pr-2 align-top', sideOf(align))}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

function FilterWords<Row extends ListRow>({ definition, search, isPart }: PrintProps<Row>) {
  const { t: plain } = useText()
  const t = saidIn(definition.ownWords, plain)
  const format = useFormat()
  const facts = filterFacts(definition.filters, search, { t, format }, true)
  return (
    <>
      {isPart && <p>{t('list.print.chosen')}</p>}
      {facts.length === 0 && !isPart && <p>{t('list.print.unfiltered')}</p>}
      {facts.length > 0 && (
        <p>
          {facts.map(({ names, label, value, of }, index) => (
            <span key={names[0]}>
              {index > 0 && ' · '}
              {label}: {of === undefined ? <bdi>{value}</bdi> : <RecordName of={of} id={value} />}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

const sideOf = (align: 'left' | 'right' | 'center' | undefined) =>
  align === 'right' ? 'text-right whitespace-nowrap' : align === 'center' ? 'text-center' : ''

/** Makes a table that is wider than the paper as small as it takes, so that no column is cut off. */
function fitToPaper(table: HTMLTableElement | null): void {
  const room = table?.parentElement?.querySelector('header')?.clientWidth ?? 0
  if (table !== null && room > 0 && table.offsetWidth > room) table.style.zoom = String(room / table.offsetWidth)
}

/** The more columns, the smaller the letters. */
function sizeFor(columns: number): string {
  if (columns <= 8) return 'text-[9pt]/[12pt]'
  return columns <= 12 ? 'text-[7.5pt]/[10pt]' : 'text-[6pt]/[8pt]'
}

function useTenantName(): string {
  const { tenantId } = useSession()
  const { data } = useQuery(queryFor(useCall(), 'auth.tenants', {}))
  return data?.data.find(({ id }) => id === tenantId)?.name || tenantId
}
