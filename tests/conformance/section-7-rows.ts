import { orderRows } from './section-7-rows-orders.ts'
import { documentRows } from './section-7-rows-documents.ts'
import { recordRows } from './section-7-rows-records.ts'
import { recurringRows } from './section-7-rows-recurring.ts'
import { shellRows } from './section-7-rows-shell.ts'
import type { CallRow } from './section-7-row.ts'

/** How each call looks on the wire, by its name. */
export const callRows: Record<string, CallRow> = {
  ...shellRows,
  ...orderRows,
  ...recordRows,
  ...documentRows,
  ...recurringRows,
}
