import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { ClaimFigures } from '#src/contract/claims/calls.ts'
import { may } from '#src/domain/accounts/roles.ts'
import type { Format } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import type { ReportView } from '../view/report-view.ts'
import { useClaimFigures } from './claims-query.ts'

/** Carriers that are named, those with the most money first. */
const MOST_NAMED = 5

type Sum = ClaimFigures['all']

/** What was complained about in these weeks: by kind, and which carriers it comes from. */
export function ClaimsPart({ view }: { view: ReportView }) {
  const { t } = useText()
  const figures = useClaimFigures(view)
  if (figures === undefined) return null
  const { all, open, settled, kinds, carriers } = figures
  const { format } = view
  return (
    <section data-report="claims" aria-label={t('claims.title')} className="border-t border-line-strong">
      <div className="flex h-9 items-center gap-2 px-4">
        <h2 className="text-panel">{t('claims.title')}</h2>
        <span className="truncate text-chip text-text-3">
          {all.count === 0
            ? t('reports.claims.none')
            : t('claims.figures', {
                open: format.number(open.count, 0),
                amount: format.cents(open.amountCents),
                settled: format.cents(settled.amountCents),
              })}
        </span>
        <span className="ml-auto">
          <CommandButton id="goto.claims" variant="quiet" className="-mr-2 h-6 gap-1.5 text-chip text-text-3" />
        </span>
      </div>
      {all.count > 0 && (
        <div className="grid grid-cols-1 @min-[760px]:grid-cols-2">
          <Sums
            head={t('claims.kind')}
            rows={kinds.map(({ kind, ...sum }) => ({ id: kind, name: t(`claims.kind.${kind}`), ...sum }))}
            total={all}
            format={format}
          />
          <Sums head={t('records.carrier')} rows={carriers.slice(0, MOST_NAMED)} format={format} />
        </div>
      )}
    </section>
  )
}

function Sums(props: {
  head: string
  rows: readonly (Sum & { id: string; name: string })[]
  total?: Sum
  format: Format
}) {
  const { head, rows, total, format } = props
  const { t } = useText()
  const { role } = useSession()
  const hasMoney = may(role, 'money.read')
  const cells = ({ count, amountCents }: Sum) => (
    <>
      <td className="px-2 text-right">{format.number(count, 0)}</td>
      {hasMoney && <td className="pr-4 pl-2 text-right">{format.cents(amountCents)}</td>}
    </>
  )
  return (
    <table className="w-full self-start border-collapse whitespace-nowrap" aria-label={head}>
      <thead>
        <tr className="h-7 border-y border-line bg-sunken text-section text-text-2">
          <th scope="col" className="pr-2 pl-4 text-left">
            {head}
          </th>
          <th scope="col" className="px-2 text-right">
            {t('reports.claims.count')}
          </th>
          {hasMoney && (
            <th scope="col" className="pr-4 pl-2 text-right">
              {t('claims.amount')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, ...sum }) => (
          <tr key={id} className="h-8 border-b border-line">
            <th scope="row" className="max-w-60 truncate pr-2 pl-4 text-left font-normal">
              <bdi>{name}</bdi>
            </th>
            {cells(sum)}
          </tr>
        ))}
        {total && (
          <tr className="h-8 border-b border-line font-semibold">
            <th scope="row" className="pr-2 pl-4 text-left">
              {t('reports.total')}
            </th>
            {cells(total)}
          </tr>
        )}
      </tbody>
    </table>
  )
}
