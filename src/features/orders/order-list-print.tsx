import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Order } from '#src/contract/order.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Paper, PrintPreview } from '#src/ui/print.tsx'
import type { TableColumn } from '#src/ui/table-columns.ts'
import { useSession } from '#src/workspace/session.tsx'
import { PartnerName } from './order-filter-row.tsx'
import { filterFacts } from './order-filter-words.ts'
import { sortOf, type OrderSearch } from './order-filters.ts'

/** What a printed list is made of. */
export interface PrintProps {
  /** Empty where there are more than a printed list can hold. */
  orders: readonly Order[]
  total: number
  /** Most rows of a printed list. */
  limit: number
  /** When they were read, milliseconds since 1970. */
  at: number
  /** Only the ticked rows. */
  isPart: boolean
  columns: readonly TableColumn<Order>[]
  search: OrderSearch
  onClose(): void
  onExport(): void
}

/** The order list on paper, A4 across, black on white: whose, which filters, when, and the columns of the list. */
export function OrderListPrint(props: PrintProps) {
  const { orders, total, onClose } = props
  const { t } = useText()
  const format = useFormat()
  const isTooMany = orders.length < total
  return (
    <PrintPreview
      title={t('orders.printList.title')}
      fact={isTooMany ? undefined : t('orders.found', { count: total, total: format.number(total) })}
      ready={!isTooMany}
      onClose={onClose}
    >
      {isTooMany ? <TooMany {...props} /> : <ListPaper {...props} />}
    </PrintPreview>
  )
}

function TooMany({ total, limit, onExport }: PrintProps) {
  const { t } = useText()
  const format = useFormat()
  return (
    <div className="mx-auto mt-24 flex max-w-120 flex-col items-center gap-3 px-4 text-center">
      <h3 className="text-panel">{t('orders.printList.tooMany', { total: format.number(total) })}</h3>
      <p className="text-text-2">{t('orders.printList.tooMany.text', { most: format.number(limit) })}</p>
      <Button data-autofocus icon={Download} variant="primary" keys={t('commands.key.enter')} onClick={onExport}>
        {t('orders.export.title')}
      </Button>
    </div>
  )
}

function ListPaper({ orders, total, at, isPart, columns, search }: PrintProps) {
  const { t } = useText()
  const format = useFormat()
  const tenant = useTenantName()
  const { date, time } = epochToZoned(at)
  const sort = sortOf(search)
  const sortColumn = columns.find(({ id }) => id === sort.id)?.header
  return (
    <Paper label={t('orders.title')} landscape>
      <header className="mb-3 flex items-start justify-between gap-8 border-b border-line-strong pb-2">
        <div className="min-w-0">
          <h1 className="text-title">
            {t('orders.title')} · <bdi>{tenant}</bdi>
          </h1>
          <FilterWords search={search} isPart={isPart} />
        </div>
        <div className="shrink-0 text-right">
          <p>{t('orders.printList.asOf', { date: format.dateWithYear(date), time })}</p>
          <p>{t('orders.found', { count: total, total: format.number(total) })}</p>
          {sortColumn && <p>{t(`orders.printList.sorted.${sort.desc ? 'desc' : 'asc'}`, { column: sortColumn })}</p>}
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
          {orders.map((order) => (
            <tr key={order.id}>
              {columns.map(({ id, align, cell }) => (
                <td key={id} className={classes('border-b border-line py-0.5 pr-2 align-top', sideOf(align))}>
                  {cell(order)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Paper>
  )
}

function FilterWords({ search, isPart }: { search: OrderSearch; isPart: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const facts = filterFacts(search, t, format, true)
  return (
    <>
      {isPart && <p>{t('orders.printList.chosen')}</p>}
      {facts.length === 0 && !isPart && <p>{t('orders.printList.unfiltered')}</p>}
      {facts.length > 0 && (
        <p>
          {facts.map(({ names, label, value, partner }, index) => (
            <span key={names[0]}>
              {index > 0 && ' · '}
              {label}: {partner === undefined ? <bdi>{value}</bdi> : <PartnerName id={partner} />}
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
