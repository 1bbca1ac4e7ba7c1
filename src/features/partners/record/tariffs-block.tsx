import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { Tariff } from '#src/contract/partners/tariffs.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { isValidOn, surchargeOf } from '#src/domain/tariffs/tariff.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { todayNow } from '../partner-text.ts'
import { endText, laneText, tariffPriceText, townOf, typeText } from '../tariff-text.ts'
import { Block } from './block.tsx'
import { BlockTable } from './block-table.tsx'
import type { Jump } from './jumps.ts'
import { NewButton } from './papers-block.tsx'
import { useChosen } from './use-chosen.ts'
import { useFloaters } from './use-floaters.ts'

/** Rows of the overview; the tab has them all. */
const FEW = 4
const MOST = 200

/** What is agreed for which lane, and what it is this month with the diesel surcharge. */
export function TariffsBlock({ partner, jump, isWhole }: { partner: Partner; jump?: Jump; isWhole?: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const chosen = useChosen(partner)
  const isMine = may(role, 'tariffs.read')
  const query = queryFor(useCall(), 'tariffs.list', {
    query: { partnerId: partner.id, limit: MOST, sortBy: 'fromArea', sortOrder: 'asc' },
  })
  const { data, error, refetch } = useQuery({ ...query, enabled: isMine })
  const today = todayNow()
  const percent = useFloaters().find(({ month }) => month === today.slice(0, 7))?.percent
  if (!isMine) return null
  // What holds today stands first; what has ended only the tab shows.
  const valid = data?.data.filter((tariff) => isValidOn(tariff, today))
  const others = data?.data.filter((tariff) => !isValidOn(tariff, today)) ?? []
  const rows = isWhole ? [...(valid ?? []), ...others] : (valid ?? []).slice(0, FEW)
  const withFloater = (tariff: Tariff) =>
    tariff.fuelSurcharge && percent !== undefined
      ? format.cents(tariff.priceCents + surchargeOf(tariff.priceCents, percent))
      : '–'
  return (
    <Block
      title={t('partners.block.tariffs')}
      fact={valid && t('tariffs.fact', { count: valid.length })}
      jump={jump}
      actions={<NewButton id="tariffs.manage" partner={partner} />}
    >
      {data === undefined && error === null && <LoadingRows rows={3} />}
      {data === undefined && error !== null && (
        <div className="px-4 pb-3">
          <SectionFailure text={t('tariffs.failed')} onRetry={() => void refetch()} />
        </div>
      )}
      {data !== undefined && (
        <BlockTable<Tariff>
          label={t('partners.block.tariffs')}
          rows={rows}
          rowId={({ id }) => id}
          rowLabel={laneText}
          onOpen={({ id }) => chosen('tariffs.manage', id)}
          none={t('tariffs.none')}
          columns={[
            {
              id: 'lane',
              header: t('tariffs.lane'),
              cell: ({ fromCountry, fromArea, toCountry, toArea }) => (
                <>
                  <LaneEnd country={fromCountry} area={fromArea} /> → <LaneEnd country={toCountry} area={toArea} />
                </>
              ),
            },
            {
              id: 'vehicle',
              header: t('records.vehicle'),
              from: 480,
              cell: ({ vehicleType }) => (vehicleType === undefined ? '–' : typeText(vehicleType, t)),
            },
            {
              id: 'from',
              header: t('tariffs.validFrom'),
              from: 360,
              cell: ({ validFrom, validUntil }) =>
                isWhole && validUntil !== undefined
                  ? `${format.dayMonthYear(validFrom)} – ${format.dayMonthYear(validUntil)}`
                  : format.dayMonthYear(validFrom),
            },
            {
              id: 'price',
              header: t('tariffs.price'),
              align: 'right',
              cell: (tariff) => tariffPriceText(tariff, t, format),
            },
            ...(percent === undefined
              ? []
              : [
                  {
                    id: 'floater',
                    header: t('tariffs.including', { percent: format.percent(percent, 2) }),
                    align: 'right' as const,
                    from: 600 as const,
                    cell: withFloater,
                  },
                ]),
          ]}
        />
      )}
    </Block>
  )
}

/** One end of a lane, with a town in it. */
function LaneEnd({ country, area }: { country: string; area: string }) {
  return (
    <>
      <span className="text-text-2">{endText(country, area)}</span>
      {townOf(country, area) && ` ${townOf(country, area)}`}
    </>
  )
}
