import { administrationRows } from './section-7-rows-administration.ts'
import { billingRows } from './section-7-rows-billing.ts'
import { campaignRows } from './section-7-rows-campaigns.ts'
import { orderRows } from './section-7-rows-orders.ts'
import { documentRows } from './section-7-rows-documents.ts'
import { followRows } from './section-7-rows-follow.ts'
import { matchingRows } from './section-7-rows-matching.ts'
import { emailRows } from './section-7-rows-emails.ts'
import { recordRows } from './section-7-rows-records.ts'
import { partnerRows } from './section-7-rows-partners.ts'
import { importRows } from './section-7-rows-imports.ts'
import { recurringRows } from './section-7-rows-recurring.ts'
import { reportRows } from './section-7-rows-reports.ts'
import { shellRows } from './section-7-rows-shell.ts'
import type { CallRow } from './section-7-row.ts'

/** How each call looks on the wire, by its name. */
export const callRows: Record<string, CallRow> = {
  ...shellRows,
  ...reportRows,
  ...orderRows,
  ...recordRows,
  ...partnerRows,
  ...billingRows,
  ...followRows,
  ...documentRows,
  ...importRows,
  ...recurringRows,
  ...matchingRows,
  ...emailRows,
  ...administrationRows,
  ...campaignRows,
}
