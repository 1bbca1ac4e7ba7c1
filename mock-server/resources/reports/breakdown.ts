import { onTimePercentOf } from '#src/domain/reports/sums.ts'
import type {
  BREAKDOWN_SORTS,
  BreakdownAnswer,
  BreakdownRow,
  ReportQuery,
  ReportSums,
} from '#src/contract/reports/reports.ts'
import type { Dimension } from '#src/domain/reports/figures.ts'
import { percentOf } from '#src/domain/reports/shares.ts'
import { added, costOf, kmOf, marginOf, NO_ORDERS, type OrderSums, totalOf, without } from '#src/domain/reports/sums.ts'
import type { Week } from '#src/domain/reports/weeks.ts'
import { allOf } from '../../store/all-of.ts'
import type { Store, Where } from '../../store/store.ts'
import { sumsByWeek } from './by-week.ts'
import { DIMENSION_PARTS, type DimensionPart } from './dimensions.ts'
import { headOf, type ReportContext } from './head.ts'
import { behind, daysThrough, rangeOf, type WeekRange } from './range.ts'
import { sumsBy, whereOf } from './sums-by.ts'
import { revenueByWeek } from './weeks-of-rows.ts'

type BreakdownQuery = ReportQuery & {
  by: Dimension
  sortBy?: (typeof BREAKDOWN_SORTS)[number] | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  limit: number
}

/** One row before it is answered. */
export interface Row {
  part: DimensionPart
  key: string
  name: string
  vehicleType?: string | undefined
  sums: OrderSums
}

/** The orders that fit, by the rows of a dimension. */
async function rowsOf(store: Store, where: Where<'orders'>, by: Dimension): Promise<Row[]> {
  const all: Row[] = []
  for (const part of DIMENSION_PARTS[by]) {
    const groups = new Map<string, OrderSums>()
    for (const { values, sums } of await sumsBy(store, part.where ? allOf([where, part.where]) : where, part.keys)) {
      const key = part.keyOf(values)
      groups.set(key, added(groups.get(key) ?? NO_ORDERS, sums))
    }
    const names = await part.names(store, [...groups.keys()])
    for (const [key, sums] of groups) all.push({ part, key, sums, ...(names.get(key) ?? { name: key }) })
  }
  return all
}

type RowOrder = Pick<BreakdownQuery, 'by' | 'sortBy' | 'sortOrder'>

const VALUES: Readonly<Record<Exclude<NonNullable<RowOrder['sortBy']>, 'name'>, (sums: OrderSums) => number>> = {
  revenue: ({ revenue }) => revenue,
  orders: ({ orders }) => orders,
  margin: (sums) => marginOf(sums).cents,
  marginPercent: (sums) => marginOf(sums).percent ?? Number.NEGATIVE_INFINITY,
  onTimePercent: (sums) => onTimePercentOf(sums) ?? Number.NEGATIVE_INFINITY,
}

const german = new Intl.Collator('de-DE', { numeric: true })

/** The rows in their order: weeks as they follow each other, others by revenue unless something else is asked for. */
function sorted(rows: readonly Row[], { by, sortBy = by === 'week' ? 'name' : 'revenue', sortOrder }: RowOrder): Row[] {
  const sign = (sortOrder ?? (sortBy === 'name' ? 'asc' : 'desc')) === 'asc' ? 1 : -1
  const byName = (a: Row, b: Row) => german.compare(a.name, b.name) || (a.key < b.key ? -1 : 1)
  if (sortBy === 'name') return rows.toSorted((a, b) => sign * byName(a, b))
  const value = VALUES[sortBy]
  return rows.toSorted((a, b) => sign * (value(a.sums) - value(b.sums)) || byName(a, b))
}

function answered(sums: OrderSums, all: OrderSums, weeks: ReportSums['weeks']): ReportSums {
  const margin = marginOf(sums)
  return {
    ...{ orders: sums.orders, revenueCents: sums.revenue, pricedRevenueCents: sums.pricedRevenue },
    ...{ costCents: costOf(sums), marginCents: margin.cents, marginPercent: margin.percent },
    withoutCost: sums.orders - sums.priced,
    ...{ measured: sums.measured, onTime: sums.onTime, onTimePercent: onTimePercentOf(sums), km: kmOf(sums) },
    sharePercent: percentOf(sums.revenue, all.revenue),
    weeks,
  }
}

type RevenueOf = (week: Week) => number
const course = ({ weeks }: WeekRange, revenueOf: RevenueOf) =>
  weeks.map((week) => ({ week, revenueCents: revenueOf(week) }))

/** The orders broken down: the first rows, what is left of the others, and all together. */
export async function breakdownOf(context: ReportContext, query: BreakdownQuery): Promise<BreakdownAnswer> {
  const { store } = context
  const { by } = query
  const range = rangeOf(context, query)
  const where = await whereOf(store, behind(daysThrough(range.weeks), query))
  const byWeek = await sumsByWeek(store, where)
  const found = await rowsOf(store, where, by)
  const known = new Set(found.map(({ key }) => key))
  const [part] = DIMENSION_PARTS.week
  const empty = by !== 'week' || !part ? [] : range.weeks.filter((week) => !known.has(week))
  const rows = sorted(
    [...found, ...empty.map((key) => ({ part: part as DimensionPart, key, name: key, sums: NO_ORDERS }))],
    query,
  )
  const shown = by === 'week' ? rows : rows.slice(0, query.limit)
  const left = rows.slice(shown.length)
  const weeksOf =
    by === 'week' ? new Map<Row, ReadonlyMap<Week, number>>() : await revenueByWeek(store, where, shown, range)
  const total = totalOf(rows.map(({ sums }) => sums))
  const revenueOf = (week: Week) => byWeek.get(week)?.revenue ?? 0
  const shownOf = (week: Week) => shown.reduce((sum, row) => sum + (weeksOf.get(row)?.get(week) ?? 0), 0)
  return {
    ...(await headOf(context, { range, query, weeks: byWeek })),
    by,
    rows: shown.map((row): BreakdownRow => {
      const {
        part: { kind, behind: more },
        key,
        name,
        vehicleType,
        sums,
      } = row
      const own = by === 'week' ? [] : course(range, (week) => weeksOf.get(row)?.get(week) ?? 0)
      const isNone = kind === 'record' && key === ''
      return {
        ...{ key, kind: isNone ? 'none' : kind, name, vehicleType },
        filter: behind(daysThrough(range.weeks), query, more(key)),
        ...answered(sums, total, own),
      }
    }),
    rest:
      left.length === 0
        ? undefined
        : {
            count: left.length,
            ...answered(
              without(total, totalOf(shown.map(({ sums }) => sums))),
              total,
              course(range, (week) => revenueOf(week) - shownOf(week)),
            ),
          },
    total: answered(total, total, course(range, revenueOf)),
  }
}
