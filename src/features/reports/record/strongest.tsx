import { useQuery } from '@tanstack/react-query'
import { useCall } from '#src/api/provider.tsx'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { BreakdownRow, VehicleFigures } from '#src/contract/reports/reports.ts'
import { FLEET_FIGURES, type ReportFigure } from '#src/domain/reports/figures.ts'
import type { Week } from '#src/domain/reports/weeks.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import type { Format } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { valueText, weekName } from '../figures/figure-text.ts'
import { breakdownQuery, vehiclesQuery } from '../report.queries.ts'
import type { ReportSearch } from '../report-search.ts'

interface StrongestProps {
  figure: ReportFigure
  search: ReportSearch
  week: Week
  /** All there are; else the three best and the three worst. */
  isWhole: boolean
}

interface Line {
  id: string
  kind: 'partner' | 'vehicle'
  name: string
  detail: string
  value: number
  text: string
}

/** Most rows of the whole list, and how many of each end stand in the short one. */
const [MOST, ENDS] = [100, 3]

/** Who stands out in the week: own vehicles by what they have driven, customers by what they have ordered. */
export function Strongest(props: StrongestProps) {
  return FLEET_FIGURES.some((one) => one === props.figure) ? <Vehicles {...props} /> : <Customers {...props} />
}

function Vehicles(props: StrongestProps) {
  const { t } = useText()
  const format = useFormat()
  const { figure, search, week } = props
  const query = useQuery(vehiclesQuery(useCall(), search, week))
  const lines = query.data?.rows.flatMap((row): Line[] => {
    const value = vehicleValue(row, figure)
    if (value === undefined) return []
    const detail = isVehicleType(row.vehicleType) ? t(`vehicle.type.${row.vehicleType}`) : row.vehicleType
    return [{ id: row.vehicleId, kind: 'vehicle', name: row.licencePlate, detail, ...worded(value, figure, format) }]
  })
  return <Lines {...props} lines={lines} query={query} />
}

function Customers(props: StrongestProps) {
  const format = useFormat()
  const { figure, search, week } = props
  const asked: ReportSearch = { ...search, from: week, to: week, by: undefined, sort: undefined, dir: undefined }
  const query = useQuery(breakdownQuery(useCall(), asked, MOST))
  const lines = query.data?.rows.flatMap((row): Line[] => {
    const value = customerValue(row, figure)
    if (value === undefined || row.kind !== 'record') return []
    const detail = format.number(row.orders, 0)
    return [{ id: row.key, kind: 'partner', name: row.name, detail, ...worded(value, figure, format) }]
  })
  return <Lines {...props} lines={lines} query={query} />
}

function vehicleValue(row: VehicleFigures, figure: ReportFigure): number | undefined {
  if (figure === 'emptyKm') return row.emptyPercent
  return figure === 'utilisation' ? row.utilisationPercent : row.costPerKmCents
}

function customerValue(row: BreakdownRow, figure: ReportFigure): number | undefined {
  if (figure === 'revenue') return row.revenueCents
  return figure === 'margin' ? row.marginPercent : row.onTimePercent
}

const worded = (value: number, figure: ReportFigure, format: Format) => ({
  value,
  text: valueText(value, figure === 'revenue' ? 'cents' : figure === 'costPerKm' ? 'centsPerKm' : 'percent', format),
})

/** Little is good of these. */
const LESS_IS_GOOD: readonly ReportFigure[] = ['emptyKm', 'costPerKm']

function Lines(
  props: StrongestProps & {
    lines: readonly Line[] | undefined
    query: { error: Error | null; refetch(): unknown }
  },
) {
  const { t } = useText()
  const format = useFormat()
  const { lines, query, figure, week, isWhole } = props
  const sign = LESS_IS_GOOD.includes(figure) ? 1 : -1
  const sorted = lines?.toSorted((one, other) => sign * (one.value - other.value)) ?? []
  const shown = isWhole || sorted.length <= 2 * ENDS ? sorted : [...sorted.slice(0, ENDS), ...sorted.slice(-ENDS)]
  return (
    <Section title={t(isWhole ? 'reports.allOfWeek' : 'reports.strongest')} fact={weekName(week, format)}>
      {lines === undefined && query.error === null && <LoadingRows rows={4} rowHeight={24} />}
      {lines === undefined && query.error !== null && (
        <SectionFailure text={t('reports.notLoaded')} onRetry={() => void query.refetch()} />
      )}
      {lines !== undefined && shown.length === 0 && <p className="text-text-2">{t('reports.noneInWeek')}</p>}
      <ul>
        {shown.map(({ id, kind, name, detail, text }) => (
          <li key={id} className="flex h-6 items-center gap-3">
            <span className="min-w-28 truncate">
              <RecordLink kind={kind} id={id} label={name} />
            </span>
            <span className="min-w-0 grow truncate text-text-3">{detail}</span>
            <span className="shrink-0">{text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
