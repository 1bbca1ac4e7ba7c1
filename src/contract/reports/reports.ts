import * as z from 'zod/mini'
import { howMany } from '../basics/bounds.ts'
import { DIMENSIONS, FIGURE_UNITS, FIGURES, FORMULAS, MISSING_REASONS } from '#src/domain/reports/figures.ts'
import { isWeek } from '#src/domain/reports/weeks.ts'
import { endpoint } from '../basics/core.ts'
import { flag, number, optionalNumber, optionalText, preprocess, recordsOf, text } from '../basics/tolerant.ts'

/** A calendar week, `2026-W40`. */
const WeekField = z.string().check(z.refine(isWeek))
const id = z.string().check(z.minLength(1), z.maxLength(100))

/** Which weeks, both included, and whose orders. Without weeks the last eight that are over. */
const ReportQuery = z.object({
  from: z.optional(WeekField),
  to: z.optional(WeekField),
  customerId: z.optional(id),
  carrierId: z.optional(id),
  vehicleId: z.optional(id),
  /** The town of a depot: what its vehicles have carried. */
  site: z.optional(id),
})
export type ReportQuery = z.output<typeof ReportQuery>

const listOf = <T extends z.ZodMiniType>(row: T) => preprocess(recordsOf, z.array(row))

/** The query of `orders.list` that answers exactly the orders a figure is made of. */
const OrdersBehind = z.object({
  status: text(),
  currency: text(),
  deliveryFrom: text(),
  deliveryTo: text(),
  customerId: optionalText,
  carrierId: optionalText,
  vehicleId: optionalText,
  site: optionalText,
  fleet: optionalText,
  lane: optionalText,
})
export type OrdersBehind = z.output<typeof OrdersBehind>

/**
 * A figure as a fraction: cents, percent with one decimal or cents per kilometre; what it is made of is whole: cents, orders,
 * kilometres, loading metres times kilometres. Without `value` there is none.
 */
const Fraction = z.object({ value: optionalNumber, numerator: number(0), denominator: number(0) })

const WeekFigure = z.extend(Fraction, {
  week: text(),
  /** Orders behind it. */
  orders: number(0),
})
export type WeekFigure = z.output<typeof WeekFigure>

const Missing = z.object({ week: text(), why: z.catch(z.enum(MISSING_REASONS), 'noOrders') })

const FigureReport = z.object({
  figure: z.enum(FIGURES),
  unit: z.enum(FIGURE_UNITS),
  formula: z.object({
    code: z.enum(FORMULAS),
    values: z.catch(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  }),
  target: optionalNumber,
  weeks: listOf(WeekFigure),
  /** Of all weeks that have the figure; computed of the sums, never a mean of the weeks. */
  total: Fraction,
  /** Weeks without the figure: `total` lacks them. */
  missing: listOf(Missing),
  /** The same of the year before, where it was asked for. */
  before: z.optional(z.object({ weeks: listOf(WeekFigure), total: Fraction, missing: listOf(Missing) })),
})
export type FigureReport = z.output<typeof FigureReport>

const ReportWeek = z.object({
  week: text(),
  /** Monday and Sunday. */
  from: text(),
  to: text(),
  /** It is over. */
  complete: flag,
  orders: number(0),
  filter: OrdersBehind,
})

/** What all reports say of themselves. */
const Head = {
  /** The moment it was read, ISO 8601. */
  asOf: text(),
  from: text(),
  to: text(),
  weeks: listOf(ReportWeek),
  /** Orders that count, and those that do not because they are in another currency. */
  orders: number(0),
  otherCurrency: number(0),
  customers: number(0),
  /** Own vehicles that have carried something. */
  vehicles: number(0),
  filter: OrdersBehind,
}

const FiguresAnswer = z.object({ ...Head, figures: listOf(FigureReport) })
export type FiguresAnswer = z.output<typeof FiguresAnswer>

/** What the orders of one customer, lane, … come to. Money in cents net, shares in percent with one decimal. */
const Sums = z.object({
  orders: number(0),
  revenueCents: number(0),
  /** Of those whose cost is known: what they bring, cost and what is left. */
  pricedRevenueCents: number(0),
  costCents: number(0),
  marginCents: number(0),
  marginPercent: optionalNumber,
  /** Orders whose cost is not known. */
  withoutCost: number(0),
  /** Orders whose arrival was measured, and those of them that came on time. */
  measured: number(0),
  onTime: number(0),
  onTimePercent: optionalNumber,
  km: number(0),
  /** Of the revenue of all. */
  sharePercent: optionalNumber,
  /** Revenue by week, cents. */
  weeks: listOf(z.object({ week: text(), revenueCents: number(0) })),
})
export type ReportSums = z.output<typeof Sums>

/** `record`: customer, carrier, vehicle, lane or week; the others are worded by the client. */
const ROW_KINDS = ['record', 'own', 'foreign', 'none'] as const

const BreakdownRow = z.extend(Sums, {
  /** Id of the record, `DE.20~DE.80` of a lane, `2026-W40` of a week. */
  key: text(),
  kind: z.catch(z.enum(ROW_KINDS), 'record'),
  /** Of a lane `20 – 80`, abroad with the country: `20 – NL 30`. */
  name: text(),
  vehicleType: optionalText,
  filter: OrdersBehind,
})
export type BreakdownRow = z.output<typeof BreakdownRow>

export const BREAKDOWN_SORTS = ['revenue', 'orders', 'margin', 'marginPercent', 'onTimePercent', 'name'] as const

const BreakdownAnswer = z.object({
  ...Head,
  by: z.enum(DIMENSIONS),
  rows: listOf(BreakdownRow),
  /** What is left beyond the rows, and how many there would be of it. */
  rest: z.optional(z.extend(Sums, { count: number(0) })),
  total: Sums,
})
export type BreakdownAnswer = z.output<typeof BreakdownAnswer>

/** What one own vehicle has driven. */
const VehicleFigures = z.object({
  vehicleId: text(),
  licencePlate: text(),
  vehicleType: text(),
  tours: number(0),
  orders: number(0),
  km: number(0),
  emptyKm: number(0),
  emptyPercent: optionalNumber,
  /** Loading metres times kilometres. */
  loaded: number(0),
  offered: number(0),
  utilisationPercent: optionalNumber,
  costPerKmCents: optionalNumber,
  filter: OrdersBehind,
})
export type VehicleFigures = z.output<typeof VehicleFigures>

export const VEHICLE_FIGURE_SORTS = ['utilisation', 'empty', 'costPerKm', 'km', 'name'] as const

const VehiclesAnswer = z.object({ ...Head, rows: listOf(VehicleFigures), missing: listOf(Missing) })
export type VehiclesAnswer = z.output<typeof VehiclesAnswer>

const PATH = '/api/v1/reports'
const READ = { permission: 'reports.read', failure: 'Failed to fetch metrics' } as const
const withComparison = z.extend(ReportQuery, { compare: z.optional(z.enum(['previousYear'])) })
const order = z.optional(z.enum(['asc', 'desc']))

export const reportEndpoints = {
  /** Revenue, margin and punctuality of what was delivered, week by week. */
  'reports.kpi': endpoint({
    method: 'GET',
    path: `${PATH}/kpi`,
    query: withComparison,
    response: FiguresAnswer,
    ...READ,
  }),
  /** Empty kilometres, utilisation and cost per kilometre of the own vehicles, week by week. */
  'reports.fleet': endpoint({
    method: 'GET',
    path: `${PATH}/fleet`,
    query: withComparison,
    response: FiguresAnswer,
    ...READ,
  }),
  /** The orders broken down by customer, lane, carrier, vehicle or week. */
  'reports.breakdown': endpoint({
    method: 'GET',
    path: `${PATH}/breakdown`,
    query: z.extend(ReportQuery, {
      by: z._default(z.enum(DIMENSIONS), 'customer'),
      sortBy: z.optional(z.enum(BREAKDOWN_SORTS)),
      sortOrder: order,
      limit: howMany(500, 10),
    }),
    response: BreakdownAnswer,
    ...READ,
  }),
  /** Each own vehicle by itself, the best used one first. */
  'reports.vehicles': endpoint({
    method: 'GET',
    path: `${PATH}/vehicles`,
    query: z.extend(ReportQuery, { sortBy: z.optional(z.enum(VEHICLE_FIGURE_SORTS)), sortOrder: order }),
    response: VehiclesAnswer,
    ...READ,
  }),
}
