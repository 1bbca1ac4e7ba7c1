import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import type { NumberSeries } from '#src/contract/accounts/settings.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { PageSection } from '#src/ui/page/page-section.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { seriesText } from './series.ts'

/** "Nummernkreise": which number comes next, and whether it can be set. */
export function NumberingTab() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(queryFor(useCall(), 'numbering.list', {}))
  const part = useFocusScope<HTMLDivElement>({ scopes: ['own:numbering'] })
  return (
    <div ref={part}>
      {data === undefined && error === null && <LoadingRows rows={5} rowHeight={32} />}
      {data === undefined && error !== null && (
        <FailureState title={t('numbering.failed')} detail={error.message} onRetry={() => void refetch()} />
      )}
      {data && (
        <PageSection title={t('settings.tab.numbering')} text={t('numbering.text')}>
          <Series all={data.data} />
          <div className="mt-3">
            <CommandButton id="numbering.change" />
          </div>
        </PageSection>
      )}
    </div>
  )
}

function Series({ all }: { all: readonly NumberSeries[] }) {
  const { t } = useText()
  return (
    <table aria-label={t('settings.tab.numbering')} className="w-full text-left">
      <thead className="text-chip text-text-2">
        <tr className="border-b border-line">
          {(['numbering.series', 'numbering.last', 'numbering.next', 'orders.column.status'] as const).map((head) => (
            <th key={head} scope="col" className="h-7 pr-4 font-semibold">
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map((series) => (
          <tr key={series.id} className="border-b border-line">
            <th scope="row" className="h-8 pr-4 font-normal">
              {seriesText(series, t)}
            </th>
            <td className="pr-4 text-text-2 tabular-nums">{series.lastNumber ?? NOTHING}</td>
            <td className="pr-4 font-semibold tabular-nums">{series.nextNumber}</td>
            <td>
              <StatusWord status={series.canChange ? 'success' : 'pending'}>
                {t(series.canChange ? 'numbering.open' : 'numbering.gapless')}
              </StatusWord>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
