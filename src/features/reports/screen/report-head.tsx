import { ChevronLeft, ChevronRight, Download, Printer, Table2 } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FilterChipList } from '#src/records/filters/filter-chips.tsx'
import { Button } from '#src/ui/buttons/button.tsx'
import { Chip } from '#src/ui/buttons/chip.tsx'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { daysOf } from '#src/domain/reports/weeks.ts'
import { rangeName } from '../figures/figure-text.ts'
import { REPORT_FILTERS } from '../report-filters.ts'
import { useReportFilters } from '../view/use-report-filters.tsx'
import { useReportAddress } from '../view/use-report-address.ts'
import type { ReportView } from '../view/report-view.ts'

/** What the report is about: weeks, whose orders, compared with what, and as of when. */
export function ReportHead({ view, onPrint }: { view: ReportView; onPrint(): void }) {
  const { t } = useText()
  const format = useFormat()
  const { title, figures, as } = view
  const { weeks, head } = figures
  const count = [
    t('reports.weeks', { count: weeks.length }),
    head && t('reports.vehicles', { count: head.vehicles, number: format.number(head.vehicles, 0) }),
    head && t('reports.customers', { count: head.customers, number: format.number(head.customers, 0) }),
  ]
  return (
    <>
      <PageHeader
        title={title}
        count={
          <>
            {count[0]}
            <span className="@max-[900px]:hidden">
              {count.slice(1).map((text) => (text === undefined ? '' : `, ${text}`))}
            </span>
          </>
        }
        actions={
          <>
            <span className="@max-[900px]:hidden">
              <CommandButton
                id="reports.tables"
                variant="quiet"
                icon={Table2}
                label={t(as === 'charts' ? 'reports.asTables' : 'reports.asCharts')}
              />
            </span>
            <span className="@min-[901px]:hidden">
              <CommandButton
                id="reports.tables"
                iconOnly
                icon={Table2}
                showKeys
                label={t(as === 'charts' ? 'reports.asTables' : 'reports.asCharts')}
              />
            </span>
            <span className="@max-[900px]:hidden">
              <CommandButton id="reports.workbook" variant="quiet" icon={Download} label="XLSX" />
            </span>
            <span className="@min-[901px]:hidden">
              <CommandButton id="reports.workbook" iconOnly icon={Download} />
            </span>
            <Print onPrint={onPrint} />
          </>
        }
      />
      <Choices view={view} />
    </>
  )
}

function Print({ onPrint }: { onPrint(): void }) {
  const { t } = useText()
  const keys = useKeyLookup()('list.print')
  return (
    <>
      <span className="@max-[900px]:hidden">
        <Button variant="quiet" icon={Printer} keys={keys} onClick={onPrint}>
          {t('reports.print')}
        </Button>
      </span>
      <span className="@min-[901px]:hidden">
        <IconButton icon={Printer} label={t('reports.print')} keys={keys} onClick={onPrint} />
      </span>
    </>
  )
}

/** Range, comparison and filters, and how the keyboard moves in them. */
function Choices({ view }: { view: ReportView }) {
  const { t } = useText()
  const format = useFormat()
  const { run } = useCommands()
  const keys = useKeyLookup()
  const change = useReportAddress()
  const filters = useReportFilters(view.search)
  const { search, figures } = view
  const { weeks, at } = figures
  const [first, last] = [weeks[0], weeks.at(-1)]
  const days =
    first === undefined || last === undefined
      ? ''
      : `${format.dayMonth(daysOf(first).from)}–${format.dayMonthYear(daysOf(last).to)}`
  const isCompared = search.compare !== 'none'
  const hasBefore = figures.shown.some(
    ({ state, weeks: own }) => state === 'loading' || own.some(({ before }) => before !== undefined),
  )
  const year = Number((last ?? '').slice(0, 4)) - 1
  return (
    <div
      role="group"
      aria-label={t('reports.choices')}
      className="flex min-h-9 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 px-4 pt-1 pb-2"
    >
      <IconButton
        className="max-h-6 border border-line-strong"
        icon={ChevronLeft}
        label={t('reports.rangeBack')}
        keys={keys('reports.rangeBack')}
        onClick={() => void run('reports.rangeBack')}
      />
      <button
        type="button"
        onClick={() => void run('reports.range')}
        className="press inline-flex h-6 items-center gap-2 rounded-control border border-line-strong px-2 text-chip whitespace-nowrap hover:bg-hover"
      >
        <span className="font-semibold text-text">{rangeName(weeks, format)}</span>
        <span className="text-text-3">{days}</span>
      </button>
      <IconButton
        className="max-h-6 border border-line-strong"
        icon={ChevronRight}
        label={t('reports.rangeForward')}
        keys={keys('reports.rangeForward')}
        onClick={() => void run('reports.rangeForward')}
      />
      {isCompared && (
        <Chip
          label={t('reports.comparison')}
          value={t(hasBefore ? 'reports.previousYear' : 'reports.noPreviousYear', { year })}
          onRemove={() => change(() => ({ compare: 'none' }))}
        />
      )}
      <FilterChipList
        filters={REPORT_FILTERS}
        search={REPORT_FILTERS.of({ ...search })}
        onChange={filters.change}
        onOpen={filters.openOn}
      />
      {filters.dialog}
      <span className="ml-auto flex items-center gap-3 text-chip text-text-3">
        <span aria-hidden className="flex items-center gap-1 @max-[900px]:hidden">
          {t('reports.week')}
          <KeyCaps keys={keys('reports.weekBack') ?? ''} small />
          <KeyCaps keys={keys('reports.weekForward') ?? ''} small />
        </span>
        <span aria-hidden className="flex items-center gap-1 @max-[900px]:hidden">
          {t('reports.range')}
          <KeyCaps keys={keys('reports.rangeBack') ?? ''} small />
        </span>
        {Number.isFinite(at) && <span>{t('list.asOf', { time: format.time(at) })}</span>}
      </span>
    </div>
  )
}
