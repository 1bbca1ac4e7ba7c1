/** The year in the numbers of orders that are given none. */
const NUMBER_YEAR = 2026

/** `NK-2026-004711`: prefix of the tenant, year, six digits. Source: decision B8 */
export function orderNumberOf(prefix: string, value: number, year: number = NUMBER_YEAR): string {
  return `${prefix}-${year}-${String(value).padStart(6, '0')}`
}

/** The mark of an order inside other ids: `NK-2026-004711` → `nk004711`. */
function shortMark(orderId: string): string {
  const [prefix = '', , digits = ''] = orderId.split('-')
  return `${prefix.toLowerCase()}${digits}`
}

/** The id of an order's first transport: `tra-nk004711`. */
export const transportIdOf = (orderId: string): string => `tra-${shortMark(orderId)}`

/** The id of the load that a confirmed order is: `loa-nk004711`. */
export const loadIdOf = (orderId: string): string => `loa-${shortMark(orderId)}`

/** The id of the tour that is made for an order: `tou-nk004711`. */
export const tourIdOf = (orderId: string): string => `tou-${shortMark(orderId)}`

/** What a tour is called: `T-004711`. */
export const tourNumberOf = (orderId: string): string => `T-${orderId.split('-').at(-1) ?? orderId}`
