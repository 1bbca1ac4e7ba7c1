import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { BusinessMetrics } from '#src/domain/reports/statistics.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { QUICK_STATS_SUBSTITUTES } from '#src/domain/reports/statistics.ts'
import type { Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SubstituteBadge } from '#src/ui/signs/badge.tsx'
import { SkeletonBar } from '#src/ui/feedback/states.tsx'
import { useTip } from '#src/ui/floating/tip.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useOfflineSince } from '../online.ts'
import { quickStatsQuery } from './quick-stats.queries.ts'

/** Active orders, revenue of the day, on-time rate; substitutes are marked with the time of the last real value (A10). */
export function QuickStats() {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const online = useOfflineSince() === undefined
  const { data, dataUpdatedAt, isError } = useQuery(quickStatsQuery(useCall(), online))
  const failed = isError && (online || data === undefined)
  const figures = failed
    ? {
        activeOrders: format.number(QUICK_STATS_SUBSTITUTES.activeOrders.value, 0),
        dayRevenue: QUICK_STATS_SUBSTITUTES.dayRevenue.value,
        onTimeRate: QUICK_STATS_SUBSTITUTES.onTimeRate.value,
      }
    : data && {
        activeOrders: format.number(data.activeOrders, 0),
        dayRevenue: format.wholeMoney(data.dayRevenue),
        onTimeRate: format.percent(data.onTimeDeliveryRate),
      }
  return (
    <Described
      text={
        failed
          ? substituteText(dataUpdatedAt, t, format)
          : [cachedText(online, dataUpdatedAt, t, format), data && periodText(data, t, format)]
              .filter(Boolean)
              .join(' · ')
      }
      badge={failed && <SubstituteBadge />}
    >
      <Figure label={t('chrome.activeOrders')} value={figures?.activeOrders} />
      {may(role, 'money.read') && <Figure label={t('chrome.dayRevenue')} value={figures?.dayRevenue} />}
      <Figure label={t('chrome.onTimeRate')} value={figures?.onTimeRate} />
    </Described>
  )
}

/** `Pünktlichkeit KW 36–KW 47: 224/241`: over which weeks, and on time of how many that were measured. */
function periodText({ from, to, onTime, measured }: BusinessMetrics, t: T, format: Format): string {
  if (from === undefined || to === undefined || onTime === undefined || measured === undefined) return ''
  const counts = `${format.number(onTime, 0)}/${format.number(measured, 0)}`
  return `${t('chrome.onTimeRate')} ${format.week(from)}–${format.week(to)}: ${counts}`
}

type T = ReturnType<typeof useText>['t']

function substituteText(lastRealAt: number, t: T, format: Format): string {
  if (lastRealAt === 0) return t('chrome.substituteNever')
  return t('chrome.substituteSince', { time: format.time(lastRealAt) })
}

function cachedText(online: boolean, at: number, t: T, format: Format): string {
  return online || at === 0 ? '' : t('chrome.cachedAt', { time: format.time(at) })
}

/** The three figures as one group that says where they come from, where that is not the server just now. */
function Described({ text, badge, children }: { text: string; badge: ReactNode; children: ReactNode }) {
  const { t } = useText()
  const { target, tip } = useTip(text)
  return (
    <>
      <div
        role="group"
        aria-label={t('chrome.quickStats')}
        tabIndex={text === '' ? undefined : 0}
        className="hidden min-w-0 items-center gap-4 rounded-cap lg:flex"
        {...target}
      >
        <dl className="flex items-center gap-4">{children}</dl>
        {badge}
        {text !== '' && <span className="sr-only">{text}</span>}
      </div>
      {tip}
    </>
  )
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div className="flex items-center gap-2 whitespace-nowrap">
      <dt className="text-chip text-text-2">{label}</dt>
      <dd className="min-w-6 font-semibold">{value ?? <SkeletonBar width={32} />}</dd>
    </div>
  )
}
