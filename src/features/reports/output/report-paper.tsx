import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { formatFor, NOTHING } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { Paper, PrintPreview } from '#src/ui/print/print.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { rangeName } from '../figures/figure-text.ts'
import { breakdownQuery } from '../report.queries.ts'
import { dimensionOf } from '../report-search.ts'
import type { ReportView } from '../view/report-view.ts'
import { useClaimFigures } from '../claims/claims-query.ts'
import { breakdownSheet, claimSheet, figureSheet, type SheetCell } from './report-sheet.ts'

/** The report on A4 across, black on white: whose, which weeks, when; what stands in for something is not on it (A10). */
export function ReportPaper({ view, onClose }: { view: ReportView; onClose(): void }) {
  const { t } = useText()
  const call = useCall()
  const [openedAt] = useState(() => Date.now())
  const { tenantId } = useSession()
  const tenants = useQuery(queryFor(call, 'auth.tenants', {}))
  const { data: answer, error } = useQuery(breakdownQuery(call, view.search))
  const claims = useClaimFigures(view)
  const { figures, title, search } = view
  const german = formatFor('de')
  const by = dimensionOf(search)
  const tenant = tenants.data?.data.find(({ id }) => id === tenantId)?.name || tenantId
  const { date, time } = epochToZoned(Number.isFinite(figures.at) ? figures.at : openedAt)
  return (
    <PrintPreview title={t('reports.print')} fact={title} ready={answer !== undefined} onClose={onClose}>
      {answer === undefined && error === null && <LoadingRows />}
      {answer === undefined && error !== null && <p className="p-6">{t('reports.breakdownFailed')}</p>}
      {answer !== undefined && (
        <Paper label={title} landscape>
          <header className="mb-3 flex items-start justify-between gap-8 border-b border-line-strong pb-2">
            <h1 className="text-title">
              {title} {rangeName(figures.weeks, german)} · <bdi>{tenant}</bdi>
            </h1>
            <p className="shrink-0">{t('list.print.asOf', { date: german.dateWithYear(date), time })}</p>
          </header>
          <SheetTable rows={figureSheet(figures.shown, t, german)} />
          {figures.failed.length > 0 && <p className="mt-1">{t('reports.savedPart')}</p>}
          <h2 className="mt-4 mb-1 text-panel">{t(`reports.plural.${by}`)}</h2>
          <SheetTable rows={breakdownSheet(answer, by, t, german)} />
          {claims !== undefined && claims.all.count > 0 && (
            <>
              <h2 className="mt-4 mb-1 text-panel">{t('claims.title')}</h2>
              <SheetTable rows={claimSheet(claims, t)} />
            </>
          )}
        </Paper>
      )}
    </PrintPreview>
  )
}

function SheetTable({ rows }: { rows: readonly (readonly SheetCell[])[] }) {
  const [head = [], ...body] = rows
  const german = formatFor('de')
  return (
    <table className="w-full border-collapse text-[9pt]/[12pt]">
      <thead>
        <tr>
          {head.map((cell, at) => (
            <th
              key={at}
              scope="col"
              className={`border-b border-line-strong py-0.5 pr-2 ${at === 0 ? 'text-left' : 'text-right'}`}
            >
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, line) => (
          <tr key={line} className={line === body.length - 1 ? 'font-semibold' : undefined}>
            {row.map((cell, at) => (
              <td key={at} className={`border-b border-line py-0.5 pr-2 ${at === 0 ? 'text-left' : 'text-right'}`}>
                {typeof cell === 'number' ? german.number(cell, 2, !Number.isInteger(cell)) : (cell ?? NOTHING)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
