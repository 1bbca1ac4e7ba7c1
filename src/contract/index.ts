import type { InputOf, OutputOf } from './basics/core.ts'
import { auditEndpoints } from './accounts/audit.ts'
import { authEndpoints } from './accounts/auth.ts'
import { invitationEndpoints } from './accounts/invitations.ts'
import { numberingEndpoints, settingsEndpoints } from './accounts/settings.ts'
import { boardEndpoints } from './planning/board.ts'
import { claimEndpoints } from './claims/calls.ts'
import { creditNoteEndpoints, incomingInvoiceEndpoints } from './billing/carrier-side.ts'
import { invoiceEndpoints } from './billing/invoices.ts'
import { billingEndpoints } from './billing/orders.ts'
import { billingRunEndpoints } from './billing/runs.ts'
import { dashboardEndpoints } from './reports/dashboard.ts'
import { documentEndpoints } from './documents.ts'
import { driverEndpoints } from './drivers.ts'
import { campaignEndpoints } from './campaigns/campaigns.ts'
import { templateEndpoints } from './campaigns/templates.ts'
import { emailEndpoints } from './emails.ts'
import { enhancedOrderEndpoints } from './enhanced-orders.ts'
import { followUpEndpoints } from './follow-ups/calls.ts'
import { handoverEndpoints } from './handovers/calls.ts'
import { importEndpoints } from './imports.ts'
import { loadingPointEndpoints } from './loading-points.ts'
import { loadEndpoints } from './loads.ts'
import { matchingEndpoints } from './matching.ts'
import { driverLinkEndpoints } from './transports/driver-links.ts'
import { messageEndpoints } from './messages.ts'
import { offerEndpoints } from './offers.ts'
import { orderEndpoints } from './orders/orders.ts'
import { partnerEndpoints } from './partners.ts'
import { presenceEndpoints } from './live/presence.ts'
import { palletEndpoints } from './partners/pallets.ts'
import { tariffEndpoints } from './partners/tariffs.ts'
import { priceRequestEndpoints } from './price-requests/calls.ts'
import { recurringOrderEndpoints } from './recurring-orders.ts'
import { reportEndpoints } from './reports/reports.ts'
import { searchEndpoints } from './records/search.ts'
import { teamEndpoints } from './accounts/team.ts'
import { tenantEndpoints } from './accounts/tenants.ts'
import { userEndpoints } from './accounts/users.ts'
import { tourEndpoints } from './tours.ts'
import { transportEndpoints } from './transports/transports.ts'
import { vehicleEndpoints } from './vehicles.ts'
import { wizardEndpoints } from './orders/wizard.ts'

/** The whole API: every endpoint by its one name. The client asks for one by `src/api/endpoints.ts`. */
export const endpoints = {
  ...authEndpoints,
  ...dashboardEndpoints,
  ...reportEndpoints,
  ...orderEndpoints,
  ...wizardEndpoints,
  ...recurringOrderEndpoints,
  ...transportEndpoints,
  ...enhancedOrderEndpoints,
  ...tourEndpoints,
  ...boardEndpoints,
  ...importEndpoints,
  ...loadingPointEndpoints,
  ...vehicleEndpoints,
  ...loadEndpoints,
  ...driverEndpoints,
  ...partnerEndpoints,
  ...palletEndpoints,
  ...tariffEndpoints,
  ...documentEndpoints,
  ...messageEndpoints,
  ...driverLinkEndpoints,
  ...emailEndpoints,
  ...templateEndpoints,
  ...campaignEndpoints,
  ...offerEndpoints,
  ...priceRequestEndpoints,
  ...matchingEndpoints,
  ...billingEndpoints,
  ...invoiceEndpoints,
  ...billingRunEndpoints,
  ...creditNoteEndpoints,
  ...incomingInvoiceEndpoints,
  ...claimEndpoints,
  ...followUpEndpoints,
  ...handoverEndpoints,
  ...tenantEndpoints,
  ...teamEndpoints,
  ...userEndpoints,
  ...invitationEndpoints,
  ...settingsEndpoints,
  ...numberingEndpoints,
  ...auditEndpoints,
  ...presenceEndpoints,
  ...searchEndpoints,
}

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

/** Calls the server; the one signature every feature, command and test uses. Throws `ApiError` of the client. */
export type Call = <N extends EndpointName>(name: N, input: InputOf<Endpoints[N]>) => Promise<OutputOf<Endpoints[N]>>
