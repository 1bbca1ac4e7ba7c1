/** What each order that OCR has read saves, in minutes of typing. Source: specification 9 */
export const AUTOMATION_SAVINGS_PER_ORDER = 15

interface Totals {
  total: number
}

/** The figures of transports and OCR orders together; of a call that failed nothing is known. */
export interface CombinedStatistics {
  /** Both, or the one that is known. */
  total: number | undefined
  transports: number | undefined
  enhancedOrders: number | undefined
  /** Minutes. */
  automationSavings: number | undefined
}

/** Totals are summed, each OCR order saves 15. Source: specification 7, enhanced statistics */
export function combineStatistics(transports: Totals | undefined, enhanced: Totals | undefined): CombinedStatistics {
  const known = [transports, enhanced].flatMap((part) => (part === undefined ? [] : [part.total]))
  return {
    total: known.length === 0 ? undefined : known.reduce((sum, total) => sum + total, 0),
    transports: transports?.total,
    enhancedOrders: enhanced?.total,
    automationSavings: enhanced && enhanced.total * AUTOMATION_SAVINGS_PER_ORDER,
  }
}
