import type { EnhancedCorrection } from '#src/contract/enhanced-orders.ts'
import { checkCorrection, isConverted } from '#src/domain/enhanced/orders.ts'
import type { Row } from '../../store/models.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notNow, type RuleContext, stamp } from '../../core/rule-context.ts'

type EnhancedOrder = Row<'enhancedOrders'>

const DATES = ['pickup_date', 'delivery_date']

/** What a person says, as it is kept: a text is never missing, a day may be. */
function valuesOf(said: EnhancedCorrection): Partial<EnhancedOrder> {
  const given = Object.entries(said).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([field, value]) => {
      const text = value?.trim() ?? ''
      return [field, DATES.includes(field) && text === '' ? undefined : text]
    }),
  )
}

/** Corrects what OCR has read wrongly, as long as nothing was made of it; its inquiry among the transports follows. */
export function corrected(context: RuleContext, order: EnhancedOrder, said: EnhancedCorrection) {
  refuseConverted(order)
  const values = valuesOf(said)
  assertNoErrors(checkCorrection({ ...order, ...values }, Object.keys(values)))
  return { values: { ...values, updated_at: stamp(context) } }
}

/** What was converted is read no more. */
export function refuseConverted(order: EnhancedOrder): void {
  if (isConverted(order)) throw notNow('reason.enhanced.converted', 'READ_ONLY')
}
