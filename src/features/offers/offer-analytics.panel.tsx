import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { FailureState } from '#src/commands/failure-state.tsx'
import { NOTHING } from '#src/i18n/format.ts'
import { PERFORMANCE_SUBSTITUTES } from '#src/domain/reports/statistics.ts'
import { TIMEFRAMES } from '#src/domain/offers/offers.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { SelectField } from '#src/ui/form/field.tsx'
import { SubstituteBadge } from '#src/ui/signs/badge.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { SidePanel } from '#src/workspace/panels/side-panel.tsx'
import { typeText } from './offer-text.ts'

/** What matching has come to: pairings and their points, how carriers answer, what has become of offers, which vehicles are wanted. */
export function OfferAnalyticsPanel(_props: { panel: PanelRef }) {
  const { t } = useText()
  return (
    <SidePanel title={t('offers.analytics.head')}>
      <Performance />
      <Pairings />
      <Offers />
      <VehicleTypes />
    </SidePanel>
  )
}

/** Rates and points; where the server does not answer, the specified figures stand in and are marked. Source: specification 8 */
function Performance() {
  const { t } = useText()
  const format = useFormat()
  const { data, isError, dataUpdatedAt } = useQuery(queryFor(useCall(), 'smartMatching.performance', {}))
  const { onTimeDeliveryRate, totalLoads, utilizationRate } = PERFORMANCE_SUBSTITUTES
  const shown =
    data ??
    (isError
      ? {
          ...{ totalMatches: totalLoads.value, acceptanceRate: onTimeDeliveryRate.value },
          ...{ averageScore: utilizationRate.value, autoSelectRate: undefined },
          ...{ quotesAsked: undefined, answerRate: undefined, averageAnswerMinutes: undefined },
        }
      : undefined)
  const since =
    dataUpdatedAt === 0
      ? t('dispatch.figures.neverReal')
      : t('dispatch.figures.lastReal', { time: format.stamp(dataUpdatedAt) })
  const row = (label: string, text: string) => ({
    label,
    value:
      isError && text !== NOTHING ? (
        <span className="inline-flex items-center gap-2" title={since}>
          <SubstituteBadge />
          <span className="sr-only">{since}</span>
          {text}
        </span>
      ) : (
        text
      ),
    text,
  })
  return (
    <Section title={t('offers.analytics.performance')}>
      {shown === undefined ? (
        <LoadingRows rows={4} />
      ) : (
        <DefinitionList
          amounts
          rows={[
            row(t('offers.analytics.total'), format.number(shown.totalMatches, 0)),
            row(t('offers.analytics.averageScore'), format.number(shown.averageScore, 1)),
            row(t('offers.figure.acceptanceRate'), format.percent(shown.acceptanceRate)),
            row(t('offers.analytics.autoRate'), format.percent(shown.autoSelectRate)),
            row(t('offers.analytics.asked'), format.number(shown.quotesAsked, 0)),
            row(t('offers.analytics.answerRate'), format.percent(shown.answerRate)),
            row(t('offers.analytics.answerTime'), format.duration(shown.averageAnswerMinutes)),
          ]}
        />
      )}
    </Section>
  )
}

/** Pairings of a time, by what has become of them. */
function Pairings() {
  const { t } = useText()
  const format = useFormat()
  const [timeframe, setTimeframe] = useState<(typeof TIMEFRAMES)[number]>('month')
  const query = useQuery(queryFor(useCall(), 'smartMatching.analytics', { query: { timeframe } }))
  const { data, error } = query
  const count = (value: number) => format.number(value, 0)
  return (
    <Section title={t('offers.analytics.pairings')}>
      <SelectField
        label={t('offers.filter.timeframe')}
        value={timeframe}
        onChange={({ target }) => setTimeframe(TIMEFRAMES.find((known) => known === target.value) ?? 'month')}
      >
        {TIMEFRAMES.map((known) => (
          <option key={known} value={known}>
            {t(`offers.timeframe.${known}`)}
          </option>
        ))}
      </SelectField>
      <div className="mt-3">
        {data === undefined && error === null && <LoadingRows rows={4} />}
        {data === undefined && error !== null && (
          <FailureState
            title={t('offers.figures.failed')}
            detail={error.message}
            onRetry={() => void query.refetch()}
          />
        )}
        {data && (
          <DefinitionList
            amounts
            rows={[
              { label: t('offers.analytics.total'), value: count(data.total) },
              { label: t('offers.analytics.proposed'), value: count(data.proposed) },
              { label: t('offers.status.accepted'), value: count(data.accepted) },
              { label: t('offers.status.rejected'), value: count(data.rejected) },
              { label: t('offers.analytics.auto'), value: count(data.autoSelected) },
              { label: t('offers.analytics.averageScore'), value: format.number(data.averageScore, 1) },
            ]}
          />
        )}
      </div>
    </Section>
  )
}

/** What has become of all offers. */
function Offers() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(queryFor(useCall(), 'offersMatching.stats', {}))
  if (data === undefined) return null
  const count = (value: number) => format.number(value, 0)
  return (
    <Section title={t('commands.palette.group.offer')} fact={t('offers.count', { count: data.total })}>
      <DefinitionList
        amounts
        rows={[
          { label: t('offers.status.open'), value: count(data.open) },
          { label: t('offers.status.accepted'), value: count(data.accepted) },
          { label: t('offers.status.rejected'), value: count(data.rejected) },
          { label: t('offers.status.expired'), value: count(data.expired) },
          { label: t('offers.figure.acceptedValue'), value: format.wholeMoney(data.acceptedValue), ruled: true },
        ]}
      />
    </Section>
  )
}

/** Which vehicles open offers ask for, and how many of them are free. */
function VehicleTypes() {
  const { t } = useText()
  const format = useFormat()
  const { data } = useQuery(queryFor(useCall(), 'offersMatching.vehicleTypes', {}))
  if (data === undefined || data.vehicleTypes.length === 0) return null
  return (
    <Section title={t('offers.analytics.types')}>
      <table className="w-full">
        <thead>
          <tr className="text-section text-text-2">
            <th scope="col" className="text-left">
              {t('records.vehicle.type')}
            </th>
            <th scope="col" className="text-right">
              {t('offers.analytics.wanted')}
            </th>
            <th scope="col" className="text-right">
              {t('records.vehicle.status.available')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.vehicleTypes.map(({ type, wanted, free }) => (
            <tr key={type}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {typeText(type, t)}
              </th>
              <td className="text-right">{format.number(wanted, 0)}</td>
              <td className="text-right">{format.number(free, 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
