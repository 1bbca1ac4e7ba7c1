import { ORDER_PRIORITIES } from '#src/contract/orders/order.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** The word for a priority; an unknown one keeps its name. */
export function priorityText(priority: string, t: Translate): string {
  const known = ORDER_PRIORITIES.find((one) => one === priority)
  return known === undefined ? priority : t(`orders.priority.${known}`)
}
