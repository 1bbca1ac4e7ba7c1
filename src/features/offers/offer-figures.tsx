import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useRetry } from '#src/commands/gate/retry/use-retry.ts'
import type { OfferDashboard } from '#src/contract/matching/offers-matching.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { NOTHING, type Format } from '#src/i18n/format.ts'
import { TIMEFRAMES } from '#src/domain/offers/offers.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/buttons/button.tsx'
import { FigureList, FigureNote } from '#src/ui/page/figure-list.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { OfferSearch } from './offer-columns.tsx'

const NAMES = ['open', 'expiringSoon', 'acceptanceRate', 'availableVehicles', 'openValue', 'acceptedValue'] as const
type Name = (typeof NAMES)[number]
const isMoney = (name: Name) => name === 'openValue' || name === 'acceptedValue'

/**
 * Open offers, those that end soon, how many are accepted, what they are worth and how many vehicles are free: of the postal area, the
 * vehicle types and the time the address names. Where the server does not answer, the last figures stand in and are marked (decision A10).
 */
export function OfferFigures() {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const asked = useAsked()
  const query = useQuery({
    ...queryFor(useCall(), 'business.offersMatchingDashboard', { query: asked }),
    enabled: may(role, 'offers.read'),
  })
  const { data, error, isError, dataUpdatedAt, refetch } = query
  const keys = useRetry(isError ? () => void refetch() : undefined)
  if (!may(role, 'offers.read')) return null
  const shown = data ? figuresOf(data, format) : isError ? {} : undefined
  const since =
    dataUpdatedAt === 0
      ? t('dispatch.figures.neverReal')
      : t('dispatch.figures.lastReal', { time: format.stamp(dataUpdatedAt) })
  return (
    <section aria-label={t('offers.figures')} className="shrink-0 border-b border-line">
      <FigureList
        className="flex h-11 flex-wrap gap-x-8 overflow-hidden px-4"
        since={since}
        figures={NAMES.filter((name) => !isMoney(name) || may(role, 'money.read')).map((name) => ({
          name,
          label: t(`offers.figure.${name}`),
          text: shown && (shown[name] ?? NOTHING),
          isSubstitute: isError && shown?.[name] !== undefined,
        }))}
      />
      {isError && (
        <FigureNote title={t('offers.figures.failed')} detail={error.message}>
          <Button variant="quiet" keys={keys} onClick={() => void refetch()}>
            {t('ui.retry')}
          </Button>
        </FigureNote>
      )}
    </section>
  )
}

/** What of the address the dashboard is asked for. */
function useAsked() {
  const text = useSearch({
    strict: false,
    select: (search) => {
      const { plzArea, vehicleTypes, timeframe } = OfferSearch.parse(search)
      return JSON.stringify({ plzArea, vehicleTypes, timeframe })
    },
  })
  const { timeframe, ...asked } = OfferSearch.parse(JSON.parse(text))
  return {
    ...(asked.plzArea !== undefined && { plzArea: asked.plzArea }),
    ...(asked.vehicleTypes !== undefined && { vehicleTypes: asked.vehicleTypes }),
    timeframe: TIMEFRAMES.find((known) => known === timeframe) ?? 'month',
  }
}

type Texts = Partial<Record<Name, string>>

function figuresOf({ stats, availableVehicles }: OfferDashboard, format: Format): Texts {
  return {
    open: format.number(stats.open, 0),
    expiringSoon: format.number(stats.expiringSoon, 0),
    acceptanceRate: format.percent(stats.acceptanceRate),
    availableVehicles: format.number(availableVehicles, 0),
    openValue: format.wholeMoney(stats.openValue),
    acceptedValue: format.wholeMoney(stats.acceptedValue),
  }
}
