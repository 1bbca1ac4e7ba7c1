import * as z from 'zod/mini'
import { Tenant, User } from '#src/contract/accounts/auth.ts'
import { CreditNote, IncomingInvoice } from '#src/contract/billing/carrier-records.ts'
import { Invoice } from '#src/contract/billing/invoice.ts'
import { BillingRun } from '#src/contract/billing/runs.ts'
import { Campaign } from '#src/contract/campaigns/campaign.ts'
import { Alert } from '#src/contract/reports/dashboard.ts'
import { Claim } from '#src/contract/claims/claim.ts'
import { FollowUp } from '#src/contract/follow-ups/follow-up.ts'
import { Handover } from '#src/contract/handovers/handover.ts'
import { DocumentFields } from '#src/contract/documents/document.ts'
import { DocumentTemplate } from '#src/contract/documents/templates.ts'
import { Driver } from '#src/contract/drivers.ts'
import { Email } from '#src/contract/emails/email.ts'
import { EnhancedOrder } from '#src/contract/enhanced-orders.ts'
import { Import } from '#src/contract/imports/import.ts'
import { Load } from '#src/contract/loads.ts'
import { LoadingPoint } from '#src/contract/loading-points.ts'
import { Match } from '#src/contract/matching/match.ts'
import { Message } from '#src/contract/messages.ts'
import { Offer } from '#src/contract/offers.ts'
import { Order } from '#src/contract/orders/order.ts'
import { PalletBooking } from '#src/contract/partners/pallets.ts'
import { Partner } from '#src/contract/partners/partner.ts'
import { FuelSurcharge, Tariff } from '#src/contract/partners/tariffs.ts'
import { PriceRequest } from '#src/contract/price-requests.ts'
import { RecurringOrder } from '#src/contract/recurring/recurring-order.ts'
import { Company } from '#src/contract/accounts/tenants.ts'
import { Template } from '#src/contract/campaigns/templates.ts'
import { Transport } from '#src/contract/transports/transport.ts'
import { Vehicle } from '#src/contract/vehicles.ts'
import { WizardSession } from '#src/contract/orders/wizard.ts'
import { ROLES } from '#src/domain/accounts/roles.ts'
import { ownSchemas } from './own-schemas.ts'

/** What every row has. `tenantId` is empty for rows of no tenant (tenants, series of ids). */
const row = {
  id: z.string(),
  tenantId: z.string(),
  version: z.number(),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
}

export const schemas = {
  orders: Order,
  transports: Transport,
  /** Orders that OCR has read. */
  enhancedOrders: EnhancedOrder,
  /** `stops` as they are planned; what else stands in a tour is read of its orders. */
  tours: z.object({
    id: z.string(),
    number: z.string(),
    vehicleId: z.optional(z.string()),
    carrierId: z.optional(z.string()),
    stops: z.array(
      z.object({
        orderId: z.string(),
        kind: z.enum(['pickup', 'delivery']),
        part: z.optional(z.number()),
        plannedDate: z.optional(z.string()),
        plannedTime: z.optional(z.string()),
        plannedSecond: z.optional(z.boolean()),
      }),
    ),
  }),
  vehicles: Vehicle,
  drivers: Driver,
  loads: Load,
  imports: Import,
  /** `formerIds` are those of records that were merged into it, comma-joined. */
  partners: z.extend(Partner, { formerIds: z.optional(z.string()) }),
  tariffs: Tariff,
  fuelSurcharges: FuelSurcharge,
  palletBookings: PalletBooking,
  loadingPoints: LoadingPoint,
  recurringOrders: RecurringOrder,
  /** `paper` is what the file of one that came with the seed says, line by line: it is made of that when somebody asks for it. */
  documents: z.extend(DocumentFields, { paper: z.optional(z.record(z.string(), z.string())) }),
  documentTemplates: DocumentTemplate,
  /** `forRole`: no one else is told; `isPrivate`: no one but the person it is for. */
  alerts: z.extend(Alert, { forRole: z.optional(z.enum(ROLES)), isPrivate: z.optional(z.boolean()) }),
  /** `token` is the one way to answer it, `paper` what its carrier holds. */
  messages: z.extend(Message, {
    token: z.optional(z.string()),
    paper: z.optional(z.record(z.string(), z.unknown())),
  }),
  /** `messageId` is the sender's own name of it, by which it comes once. */
  emails: z.extend(Email, { messageId: z.optional(z.string()) }),
  templates: Template,
  /** `parts` are those that have been sent. */
  campaigns: z.extend(Campaign, { parts: z.optional(z.number()) }),
  offers: Offer,
  priceRequests: PriceRequest,
  matches: Match,
  /** `overrideReason`: why orders without a checked proof of delivery came along. */
  invoices: z.extend(Invoice, { overrideReason: z.optional(z.string()) }),
  /** `orderIds` are those that are still to be billed, in the order in which that is done. */
  billingRuns: z.extend(BillingRun, {
    orderIds: z.array(z.string()),
    createdById: z.string(),
    parts: z.number(),
    send: z.boolean(),
    overrideReason: z.optional(z.string()),
  }),
  creditNotes: CreditNote,
  incomingInvoices: IncomingInvoice,
  claims: Claim,
  /** `toldOf` is the moment it was told of last, which is its `dueAt` then. */
  followUps: z.extend(FollowUp, { toldOf: z.optional(z.string()) }),
  handovers: Handover,
  tenants: Tenant,
  /** The company behind a tenant, under the tenant's id, with what it has settled; what is not said is as `CompanySettings` has it. */
  companies: z.extend(Company, {
    datevConsultant: z.optional(z.number()),
    datevClient: z.optional(z.number()),
    defaultVatRate: z.optional(z.number()),
    defaultPaymentTerms: z.optional(z.number()),
    dunningMinimumCents: z.optional(z.number()),
    podBadge: z.optional(z.boolean()),
    compactFinanceRow: z.optional(z.boolean()),
    compactUi: z.optional(z.boolean()),
    websockets: z.optional(z.boolean()),
  }),
  /**
   * `role` in small letters; a `pending` account waits until `expiresAt` for an admin's yes, with the role it wishes for. The
   * accounts of the demonstration are one person each in several tenants. One that is invited has the token of its link until
   * that is used; one that is locked says since when.
   */
  users: z.extend(z.omit(User, { extras: true }), {
    password: z.string(),
    pending: z.optional(z.boolean()),
    wishedRole: z.optional(z.string()),
    expiresAt: z.optional(z.string()),
    isDemo: z.optional(z.boolean()),
    inviteToken: z.optional(z.string()),
    invitedBy: z.optional(z.string()),
    invitedAt: z.optional(z.string()),
    language: z.optional(z.string()),
    lockedAt: z.optional(z.string()),
    lockedReason: z.optional(z.string()),
  }),
  /** `id` equals `sessionId`. */
  wizardSessions: WizardSession,
  ...ownSchemas,
} satisfies Record<string, z.ZodMiniType>

type Schemas = typeof schemas
export type EntityName = keyof Schemas
type RowFields = z.output<z.ZodMiniObject<typeof row>>

/** A row of one entity: the fields of its contract schema and what every row has. */
export type Row<E extends EntityName> = z.output<Schemas[E]> & Omit<RowFields, keyof z.output<Schemas[E]>>
