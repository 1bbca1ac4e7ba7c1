import { auditEndpoints } from '#src/contract/accounts/audit.ts'
import { authEndpoints } from '#src/contract/accounts/auth.ts'
import { invitationEndpoints } from '#src/contract/accounts/invitations.ts'
import { numberingEndpoints, settingsEndpoints } from '#src/contract/accounts/settings.ts'
import { userEndpoints } from '#src/contract/accounts/users.ts'
import { creditNoteEndpoints, incomingInvoiceEndpoints } from '#src/contract/billing/carrier-side.ts'
import { invoiceEndpoints } from '#src/contract/billing/invoices.ts'
import { billingEndpoints } from '#src/contract/billing/orders.ts'
import { billingRunEndpoints } from '#src/contract/billing/runs.ts'
import { campaignEndpoints } from '#src/contract/campaigns/campaigns.ts'
import { claimEndpoints } from '#src/contract/claims/calls.ts'
import { followUpEndpoints } from '#src/contract/follow-ups/calls.ts'
import { handoverEndpoints } from '#src/contract/handovers/calls.ts'
import { boardEndpoints } from '#src/contract/planning/board.ts'
import { dashboardEndpoints } from '#src/contract/reports/dashboard.ts'
import { documentEndpoints } from '#src/contract/documents.ts'
import { documentTemplateEndpoints } from '#src/contract/documents/templates.ts'
import { driverEndpoints } from '#src/contract/drivers.ts'
import { emailEndpoints } from '#src/contract/emails.ts'
import { enhancedOrderEndpoints } from '#src/contract/enhanced-orders.ts'
import { importEndpoints } from '#src/contract/imports.ts'
import { loadingPointEndpoints } from '#src/contract/loading-points.ts'
import { loadEndpoints } from '#src/contract/loads.ts'
import { matchingEndpoints } from '#src/contract/matching.ts'
import { matchEndpoints } from '#src/contract/matching/match.ts'
import { offersMatchingEndpoints } from '#src/contract/matching/offers-matching.ts'
import { driverLinkEndpoints } from '#src/contract/transports/driver-links.ts'
import { messageEndpoints } from '#src/contract/messages.ts'
import { offerEndpoints } from '#src/contract/offers.ts'
import { orderEndpoints } from '#src/contract/orders/orders.ts'
import { presenceEndpoints } from '#src/contract/live/presence.ts'
import { partnerEndpoints } from '#src/contract/partners.ts'
import { palletEndpoints } from '#src/contract/partners/pallets.ts'
import { surchargeEndpoints, tariffEndpoints } from '#src/contract/partners/tariffs.ts'
import { priceRequestEndpoints } from '#src/contract/price-requests/calls.ts'
import { recurringOrderEndpoints } from '#src/contract/recurring-orders.ts'
import { reportEndpoints } from '#src/contract/reports/reports.ts'
import { searchEndpoints } from '#src/contract/records/search.ts'
import { teamEndpoints } from '#src/contract/accounts/team.ts'
import { templateEndpoints } from '#src/contract/campaigns/templates.ts'
import { tourEndpoints } from '#src/contract/tours.ts'
import { transportEndpoints } from '#src/contract/transports/transports.ts'
import { vehicleEndpoints } from '#src/contract/vehicles.ts'
import { wizardEndpoints } from '#src/contract/orders/wizard.ts'
import type { EndpointName } from '#src/contract/index.ts'
import type { Handlers } from '../core/handle.ts'
import { callsOf, late, loadedOnce } from '../core/late.ts'
import type { Jobs, Noun } from '../write/noun.ts'
import type { WriteRules } from '../write/unit-of-work.ts'
import type { RunJob } from './jobs.ts'
import { alertChange } from './alerts/live-change.ts'
import { authHandlers } from './auth/handlers.ts'
import { healthHandlers } from './dashboard/health.ts'
import { orderReads } from './orders/reads.ts'
import { tenantHandlers } from './tenants/handlers.ts'

const ALERT_CHANGES = { 'alerts.read': 1, 'alerts.dismiss': 1, 'alerts.undo': 1 } as const

/** Calls that are answered by `N`, whose code comes with the first of them. */
interface LateNoun<N extends EndpointName> {
  names: readonly N[]
  load(): Promise<Noun<N>>
}
const noun = <N extends EndpointName>(names: readonly N[], load: () => Promise<Noun<N>>): LateNoun<N> => ({
  names,
  load: loadedOnce(load),
})

/**
 * The nouns that are written, in the order in which what follows from a change of one record runs. This is the one place that
 * says what comes late: rules and handlers import plainly.
 */
const nouns = [
  noun(callsOf(tourEndpoints), async () => (await import('./tours/handlers.ts')).tourNoun),
  noun(callsOf(orderEndpoints, orderReads), async () => (await import('./orders/handlers.ts')).orderNoun),
  noun(callsOf(transportEndpoints), async () => (await import('./transports/handlers.ts')).transportNoun),
  noun(callsOf(vehicleEndpoints), async () => (await import('./vehicles/handlers.ts')).vehicleNoun),
  noun(callsOf(driverEndpoints), async () => (await import('./drivers/handlers.ts')).driverNoun),
  noun(callsOf(enhancedOrderEndpoints), async () => (await import('./enhanced-orders/handlers.ts')).enhancedOrderNoun),
  noun(callsOf(loadEndpoints), async () => (await import('./loads/handlers.ts')).loadNoun),
  noun(callsOf(partnerEndpoints), async () => (await import('./partners/handlers.ts')).partnerNoun),
  noun(callsOf(palletEndpoints), async () => (await import('./pallets/handlers.ts')).palletNoun),
  noun(callsOf(tariffEndpoints, surchargeEndpoints), async () => (await import('./tariffs/handlers.ts')).tariffNoun),
  noun(callsOf(surchargeEndpoints), async () => (await import('./tariffs/handlers.ts')).fuelSurchargeNoun),
  noun(callsOf(importEndpoints), async () => (await import('./imports/handlers.ts')).importNoun),
  noun(callsOf(loadingPointEndpoints), async () => (await import('./loading-points/handlers.ts')).loadingPointNoun),
  noun(
    callsOf(recurringOrderEndpoints),
    async () => (await import('./recurring-orders/handlers.ts')).recurringOrderNoun,
  ),
  noun(
    callsOf(documentEndpoints, documentTemplateEndpoints),
    async () => (await import('./documents/handlers.ts')).documentNoun,
  ),
  noun(callsOf(documentTemplateEndpoints), async () => (await import('./documents/handlers.ts')).templateNoun),
  noun(callsOf(emailEndpoints), async () => (await import('./emails/handlers.ts')).emailNoun),
  noun(callsOf(templateEndpoints), async () => (await import('./templates/handlers.ts')).templateNoun),
  noun(callsOf(campaignEndpoints), async () => (await import('./campaigns/handlers.ts')).campaignNoun),
  noun(
    callsOf({ ...offerEndpoints, ...offersMatchingEndpoints }),
    async () => (await import('./offers/handlers.ts')).offerNoun,
  ),
  noun(callsOf(priceRequestEndpoints), async () => (await import('./price-requests/handlers.ts')).priceRequestNoun),
  noun(callsOf(matchEndpoints), async () => (await import('./matching/matches.ts')).matchNoun),
  noun(callsOf(invoiceEndpoints), async () => (await import('./billing/handlers.ts')).invoiceNoun),
  noun(callsOf(creditNoteEndpoints), async () => (await import('./billing/handlers.ts')).creditNoteNoun),
  noun(callsOf(incomingInvoiceEndpoints), async () => (await import('./billing/handlers.ts')).incomingInvoiceNoun),
  noun(callsOf(userEndpoints), async () => (await import('./users/handlers.ts')).userNoun),
  noun(callsOf(settingsEndpoints), async () => (await import('./settings/handlers.ts')).companyNoun),
  noun(callsOf(claimEndpoints), async () => (await import('./claims/handlers.ts')).claimNoun),
  noun(callsOf(followUpEndpoints), async () => (await import('./follow-ups/handlers.ts')).followUpNoun),
  noun(callsOf(handoverEndpoints), async () => (await import('./handovers/handlers.ts')).handoverNoun),
  noun(callsOf(ALERT_CHANGES), async () => (await import('./alerts/handlers.ts')).alertNoun),
] as const

type NamesOf<T> = T extends LateNoun<infer N> ? N : never

function lateHandlers<const T extends readonly { names: readonly EndpointName[] }[]>(all: T) {
  const found = all.map((one) => late(one.names, (one as LateNoun<EndpointName>).load))
  return Object.assign({}, ...found) as Pick<Handlers, NamesOf<T[number]>>
}

/** The rule behind every endpoint of the contract; the compiler names the ones that are missing. */
export const handlers: Handlers = {
  ...authHandlers,
  ...healthHandlers,
  ...orderReads,
  ...tenantHandlers,
  ...lateHandlers(nouns),
  ...late(callsOf(authEndpoints, authHandlers), async () => ({
    handlers: {
      ...(await import('./auth/registration.ts')).registrationHandlers,
      ...(await import('./auth/own-account.ts')).ownAccountHandlers,
    },
  })),
  ...late(callsOf(dashboardEndpoints, { ...healthHandlers, ...ALERT_CHANGES }), async () => ({
    handlers: (await import('./dashboard/handlers.ts')).dashboardHandlers,
  })),
  ...late(callsOf(teamEndpoints), async () => ({ handlers: (await import('./team/handlers.ts')).teamHandlers })),
  ...late(callsOf(invitationEndpoints), async () => ({
    handlers: (await import('./users/handlers.ts')).invitationHandlers,
  })),
  ...late(callsOf(numberingEndpoints), async () => ({
    handlers: (await import('./settings/handlers.ts')).numberingHandlers,
  })),
  ...late(callsOf(auditEndpoints), async () => ({ handlers: (await import('./audit/handlers.ts')).auditHandlers })),
  ...late(callsOf(wizardEndpoints), async () => ({
    handlers: (await import('./order-wizard/handlers.ts')).wizardHandlers,
  })),
  ...late(callsOf(presenceEndpoints), async () => ({
    handlers: (await import('./presence/handlers.ts')).presenceHandlers,
  })),
  ...late(callsOf(boardEndpoints), async () => ({ handlers: (await import('./board/handlers.ts')).boardHandlers })),
  ...late(callsOf(searchEndpoints), async () => ({ handlers: (await import('./search/handlers.ts')).searchHandlers })),
  ...late(callsOf(matchingEndpoints, { ...matchEndpoints, ...offersMatchingEndpoints }), async () => ({
    handlers: (await import('./matching/handlers.ts')).matchingHandlers,
  })),
  ...late(callsOf({ ...billingEndpoints, ...billingRunEndpoints }), async () => ({
    handlers: (await import('./billing/handlers.ts')).billingHandlers,
  })),
  ...late(callsOf(reportEndpoints), async () => ({
    handlers: (await import('./reports/handlers.ts')).reportHandlers,
  })),
  ...late(callsOf(messageEndpoints), async () => ({
    handlers: (await import('./messages/handlers.ts')).messageHandlers,
  })),
  ...late(callsOf(driverLinkEndpoints), async () => ({
    handlers: (await import('./driver-links/handlers.ts')).driverLinkHandlers,
  })),
}

const loaded = () => Promise.all(nouns.map((one): Promise<Omit<Noun<never>, 'handlers'>> => one.load()))

/** What nouns declare of how they are written; what only a change needs comes with the first one. */
export const writeRules: WriteRules = {
  liveChanges: { alert: alertChange },
  cascades: async () => (await loaded()).flatMap(({ cascades = [] }) => cascades),
  undo: async () => Object.assign({}, ...(await loaded()).map(({ undo = {} }) => undo)),
}

/** What is done by the clock, by the noun a job's name begins with. */
export const jobsOf: Readonly<Record<string, () => Promise<Jobs>>> = {
  messages: async () => (await import('./messages/handlers.ts')).messageJobs,
  documents: async () => (await import('./documents/handlers.ts')).documentJobs,
  emails: async () => (await import('./emails/handlers.ts')).emailJobs,
  drivers: async () => (await import('./drivers/handlers.ts')).driverJobs,
  offers: async () => (await import('./offers/handlers.ts')).offerJobs,
  wizard: async () => (await import('./order-wizard/handlers.ts')).wizardJobs,
  recurringOrders: async () => (await import('./recurring-orders/handlers.ts')).recurringOrderJobs,
  partners: async () => (await import('./partners/handlers.ts')).partnerJobs,
  team: async () => (await import('./team/handlers.ts')).teamJobs,
  billing: async () => (await import('./billing/handlers.ts')).billingJobs,
  campaigns: async () => (await import('./campaigns/handlers.ts')).campaignJobs,
  followUps: async () => (await import('./follow-ups/handlers.ts')).followUpJobs,
  blobs: async () => (await import('./unused-blobs.ts')).blobJobs,
}

/** Does what a job is for. */
export const runJob: RunJob = async (...job) => (await import('./jobs.ts')).runJob(...job)
