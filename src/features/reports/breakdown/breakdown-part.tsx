import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { BREAKDOWN_SORTS } from '#src/contract/reports/reports.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeyLookup } from '#src/ui/keys/keys-of.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { ordersBehind } from '../orders-behind.ts'
import { breakdownQuery } from '../report.queries.ts'
import { REPORT_FILTERS } from '../report-filters.ts'
import { dimensionOf } from '../report-search.ts'
import { reportFilters } from '../view/use-report-filters.tsx'
import { useReportAddress } from '../view/use-report-address.ts'
import type { ReportView } from '../view/report-view.ts'
import { BreakdownTable } from './breakdown-table.tsx'
import { panelOfRow } from './row-text.ts'

/** What the orders come to by customer, lane, carrier, vehicle or week: its rows have the keyboard one by one. */
export function BreakdownPart({ view, print }: { view: ReportView; print(): Promise<void> }) {
  const { t } = useText()
  const keys = useKeyLookup()
  const { source, run } = useCommands()
  const change = useReportAddress()
  const filters = useSessionValue(reportFilters)
  const { search, format } = view
  const by = dimensionOf(search)
  const query = useQuery(breakdownQuery(useCall(), search))
  const [at, setAt] = useState(0)
  const answer = query.data
  const rows = answer?.rows ?? []
  const part = useRef<HTMLElement>(null)
  const go = (next: number) => {
    const place = Math.max(0, Math.min(rows.length - 1, next))
    setAt(place)
    const row = part.current?.querySelectorAll<HTMLElement>('tr[data-row]')[place]
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  const current = rows[Math.min(at, rows.length - 1)]
  const panel = current === undefined ? undefined : panelOfRow(by, current)
  const open = (index: number) => {
    const row = rows[index]
    if (row !== undefined) source.current().services.navigate(ordersBehind(row.filter))
  }
  const peek = (how: 'replace' | 'add') => {
    if (current === undefined || panel === undefined) return
    source.current().services.openPanel({ kind: panel, id: current.key }, how, { focus: false })
  }
  const scope = useFocusScope<HTMLDivElement>({
    scopes: ['list', 'list:reports'],
    list: {
      move: (by_) => go(at + by_),
      first: () => go(0),
      last: () => go(rows.length - 1),
      page: (by_) => go(at + by_ * 10),
      clear: () => false,
      open: (how) => (how === 'add' ? peek('add') : open(at)),
      peek: () => peek('replace'),
      hasPanel: () => panel !== undefined,
      focusFilter: () => filters.current()?.(),
      ...(REPORT_FILTERS.has({ ...search }) && { clearFilters: () => change(() => REPORT_FILTERS.none) }),
      print,
      sort: {
        fields: BREAKDOWN_SORTS.map((id) => ({ id, title: t(`reports.sort.${id}`) })),
        by: (id) =>
          change(({ sort, dir }) => {
            const chosen = BREAKDOWN_SORTS.find((known) => known === id)
            return { sort: chosen, dir: chosen === sort && dir !== 'asc' ? 'asc' : undefined }
          }),
      },
    },
  })
  const count = answer === undefined ? 0 : rows.length + (answer.rest?.count ?? 0)
  return (
    <div ref={scope}>
      <section ref={part} data-report="breakdown" aria-label={t(`reports.by.${by}`)}>
        <div className="flex h-9 items-center gap-2 px-4">
          <h2 className="text-panel">{t(`reports.plural.${by}`)}</h2>
          {answer !== undefined && (
            <span className="text-chip text-text-3">
              {t('reports.sorted', {
                count: format.number(count, 0),
                sort: t(`reports.sort.${search.sort ?? (by === 'week' ? 'name' : 'revenue')}`),
              })}
            </span>
          )}
          <span className="ml-auto flex items-center gap-2 text-chip text-text-3">
            <span className="@max-[560px]:hidden">{t('reports.byLabel')}</span>
            <Button variant="quiet" className="px-1" keys={keys('reports.by')} onClick={() => void run('reports.by')}>
              <span className="flex items-center gap-1 text-chip font-semibold">
                {t(`reports.by.${by}`)}
                <ChevronDown aria-hidden size={14} strokeWidth={1.75} />
              </span>
            </Button>
            <KeyCaps keys={keys('reports.breakdown') ?? ''} small />
          </span>
        </div>
        {answer === undefined && query.error === null && <LoadingRows rows={6} />}
        {answer === undefined && query.error !== null && (
          <FailureState
            title={t('reports.breakdownFailed')}
            detail={query.error.message}
            onRetry={() => void query.refetch()}
          />
        )}
        {answer !== undefined && rows.length === 0 && (
          <p className="px-4 py-3 text-text-2">{t('reports.none', { range: view.figures.weeks.length })}</p>
        )}
        {answer !== undefined && rows.length > 0 && (
          <BreakdownTable
            view={view}
            answer={answer}
            at={Math.min(at, rows.length - 1)}
            onFocus={setAt}
            onOpen={open}
            isOld={query.isPlaceholderData}
          />
        )}
        {answer !== undefined && answer.otherCurrency > 0 && (
          <p className="px-4 py-2 text-chip text-text-3">
            {t('reports.otherCurrency', { count: answer.otherCurrency })}
          </p>
        )}
      </section>
    </div>
  )
}
