/** What the business is steered by, in the order in which it is shown. */
export const FIGURES = ['revenue', 'margin', 'onTime', 'emptyKm', 'utilisation', 'costPerKm'] as const
export type ReportFigure = (typeof FIGURES)[number]

/** Figures of the orders that were delivered, and those of what the own vehicles have driven. */
export const ORDER_FIGURES = ['revenue', 'margin', 'onTime'] as const satisfies readonly ReportFigure[]
export const FLEET_FIGURES = ['emptyKm', 'utilisation', 'costPerKm'] as const satisfies readonly ReportFigure[]

/** What a figure is counted in. */
export const FIGURE_UNITS = ['cents', 'percent', 'centsPerKm'] as const
export type FigureUnit = (typeof FIGURE_UNITS)[number]

export const UNIT_OF: Readonly<Record<ReportFigure, FigureUnit>> = {
  revenue: 'cents',
  margin: 'percent',
  onTime: 'percent',
  emptyKm: 'percent',
  utilisation: 'percent',
  costPerKm: 'centsPerKm',
}

/** How a figure is computed; the client words it. */
export const FORMULAS = [
  'pricesDelivered',
  'priceLessCost',
  'onTimeOfDelivered',
  'emptyOfDriven',
  'loadedOfOffered',
  'costOfLoadedKm',
] as const
type FormulaCode = (typeof FORMULAS)[number]

export const FORMULA_OF: Readonly<Record<ReportFigure, FormulaCode>> = {
  revenue: 'pricesDelivered',
  margin: 'priceLessCost',
  onTime: 'onTimeOfDelivered',
  emptyKm: 'emptyOfDriven',
  utilisation: 'loadedOfOffered',
  costPerKm: 'costOfLoadedKm',
}

/** What is aimed at, percent: at least so many on time, at most so many kilometres empty. */
export const TARGETS: Readonly<Partial<Record<ReportFigure, number>>> = { onTime: 95, emptyKm: 12 }

/** Why a week has no figure: nothing was delivered, no own vehicle was on tour, or there is more than one answer may read. */
export const MISSING_REASONS = ['noOrders', 'notMeasured', 'noCosts', 'noTours', 'tooMany'] as const
export type MissingReason = (typeof MISSING_REASONS)[number]

/** What the delivered orders can be broken down by. */
export const DIMENSIONS = ['customer', 'lane', 'carrier', 'vehicle', 'week'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** Whose vehicles carry an order: own ones, others, or none that is known. What is none is not own either. */
export const FLEETS = ['own', 'foreign', 'none'] as const
export type Fleet = (typeof FLEETS)[number]
