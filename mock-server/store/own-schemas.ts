import * as z from 'zod/mini'
import { CampaignRecipient } from '#src/contract/campaigns/campaign.ts'
import { PageLine, ReadField, READING_STATES } from '#src/contract/documents/readings.ts'
import { ImportMapping } from '#src/contract/imports/import.ts'
import { LiveMessage } from '#src/contract/live/live.ts'
import { FieldChange } from '#src/contract/orders/events.ts'
import { RecordEvent } from '#src/contract/records/events.ts'

/** One record that an event wrote. */
const EventChange = z.object({
  entity: z.string(),
  id: z.string(),
  change: z.enum(['created', 'updated', 'removed']),
  /** What was asked for, old and new. */
  fields: z.array(FieldChange),
  /** What followed from something else. */
  follows: z.array(FieldChange),
  /** No one asked for any of it. */
  isFollowing: z.boolean(),
  /** The record as it was made, or as it was before it was taken away; only of what was asked for. */
  row: z.optional(z.record(z.string(), z.unknown())),
})
export type EventChange = z.output<typeof EventChange>

/** Rows of what the server keeps for itself, beside the records of nouns. */
export const ownSchemas = {
  /** Those a campaign reaches and leaves out, as it was when it began; `at` is their order, `token` the way to say no. */
  campaignRecipients: z.extend(CampaignRecipient, {
    campaignId: z.string(),
    token: z.string(),
    optedOutAt: z.optional(z.string()),
  }),
  /** The file of a document, under its id; it outlives it for a while, so that a document that was deleted can come back. */
  documentFiles: z.object({ blobId: z.string(), digest: z.string(), text: z.optional(z.string()) }),
  /** What was read of a document, under its id. */
  documentReadings: z.object({
    status: z.enum(READING_STATES),
    templateId: z.optional(z.string()),
    fields: z.array(ReadField),
    text: z.optional(z.string()),
    lines: z.optional(z.array(PageLine)),
    scanned: z.optional(z.boolean()),
    message: z.optional(z.string()),
    startedAt: z.optional(z.string()),
    finishedAt: z.optional(z.string()),
  }),
  /**
   * What a person did, under the record it was done to: `changedFields` are its own, `changes` all that was written with it,
   * by which it can be taken back. Where only one record was changed `changes` may be missing.
   */
  events: z.extend(RecordEvent, {
    /** The call it came by. */
    source: z.optional(z.string()),
    /** Grows with every event of the tenant; what the seed tells has none. */
    seq: z.optional(z.number()),
    changes: z.optional(z.array(EventChange)),
  }),
  /** Other records that an event touched, so that their history finds it; `type` and `payload` where theirs are others. */
  eventLinks: z.object({
    eventId: z.string(),
    kind: z.string(),
    recordId: z.string(),
    type: z.optional(z.string()),
    payload: z.optional(z.record(z.string(), z.unknown())),
  }),
  /**
   * What went along with a message, under the message's id: its bytes are a blob. `content` holds them in base 64 where they were kept
   * before there were blobs.
   */
  messageFiles: z.object({
    name: z.string(),
    mimeType: z.string(),
    blobId: z.optional(z.string()),
    size: z.optional(z.number()),
    digest: z.optional(z.string()),
    content: z.optional(z.string()),
  }),
  /** A file that came with an e-mail, under `<id of the e-mail>:<number>`; `content` is text of one that came with the seed, `paper` the lines it is made of. */
  emailFiles: z.object({
    name: z.string(),
    mimeType: z.string(),
    size: z.number(),
    blobId: z.optional(z.string()),
    digest: z.optional(z.string()),
    content: z.optional(z.string()),
    paper: z.optional(z.array(z.string())),
  }),
  /** The order a row of an import became, under `<fingerprint>.<part>`: it counts as taken in while that order is there. */
  importRows: z.object({
    fingerprint: z.string(),
    part: z.number(),
    importId: z.string(),
    line: z.number(),
    orderId: z.string(),
  }),
  /** What is remembered of a sender's columns. */
  importMappings: ImportMapping,
  /**
   * Dates of recurring orders that have had their order, under the template's id and the date. Such a row outlives its order: what
   * was made once is not made again.
   */
  recurringDates: z.object({
    recurringOrderId: z.string(),
    date: z.string(),
    loadsOn: z.string(),
    orderId: z.string(),
  }),
  /** What an invoice or credit note states since it was issued, under its id. */
  invoicePapers: z.object({ document: z.record(z.string(), z.unknown()) }),
  /**
   * An order on an invoice, a credit note or a carrier's own invoice, under `<kind>:<order>`: as long as it is there the order is on no
   * other one of that kind. `kind` is that of the record, `paperId` its id.
   */
  billedOrders: z.object({
    kind: z.string(),
    orderId: z.string(),
    paperId: z.string(),
    by: z.optional(z.string()),
    at: z.string(),
  }),
  auditLogs: z.object({
    entityType: z.string(),
    entityId: z.string(),
    eventType: z.string(),
    details: z.unknown(),
    actorId: z.optional(z.string()),
    actorName: z.optional(z.string()),
  }),
  notifications: z.object({
    userId: z.string(),
    type: z.string(),
    title: z.string(),
    message: z.string(),
    read: z.boolean(),
  }),
  /**
   * Signed-in sessions of a person in a tenant, rows of no tenant; `made` counts their tokens, `tokens` are those that can
   * still be used or renewed. Times in epoch milliseconds.
   */
  sessions: z.object({
    userId: z.string(),
    userTenantId: z.string(),
    expiresAt: z.number(),
    made: z.number(),
    tokens: z.array(z.object({ digest: z.string(), expiresAt: z.number() })),
    /** ISO 8601 in UTC, as `lastSeenAt`. */
    since: z.optional(z.string()),
    lastSeenAt: z.optional(z.string()),
    /** What the browser calls itself. */
    agent: z.optional(z.string()),
  }),
  /**
   * Who has signed in or out or come with a wrong password, rows of no tenant that are never changed: a sign-in waits for no one who
   * writes in the tenant. `seconds`: how long no further password of the account is compared.
   */
  signIns: z.object({
    userId: z.string(),
    userTenantId: z.string(),
    userName: z.string(),
    action: z.enum(['signed_in', 'signed_out', 'sign_in_failed', 'sign_in_paused']),
    at: z.string(),
    sessionId: z.string(),
    agent: z.optional(z.string()),
    address: z.optional(z.string()),
    seconds: z.optional(z.number()),
  }),
  /** When a person did anything last, under the person's id; rows of no tenant. */
  lastSeen: z.object({ at: z.string() }),
  /** Answers kept for repeated keys (decision A6). */
  idempotency: z.object({ fingerprint: z.string(), status: z.number(), answer: z.unknown() }),
  /** What everybody is told, by a number per tenant; the oldest places are taken again. `version` is the row's own. */
  outbox: z.object({
    seq: z.number(),
    entity: LiveMessage.shape.entity,
    recordId: z.string(),
    change: LiveMessage.shape.change,
    recordVersion: z.optional(z.number()),
    changedFields: z.optional(z.array(z.string())),
    actorId: z.optional(z.string()),
    actorName: z.optional(z.string()),
    intentKey: z.optional(z.string()),
    at: z.string(),
  }),
  /** What is to be done at a moment (epoch milliseconds); gone once it is done. */
  jobs: z.object({
    name: z.string(),
    runAt: z.number(),
    payload: z.record(z.string(), z.string()),
    attempts: z.number(),
    state: z.enum(['waiting', 'failed']),
  }),
  /** Last number given in a series; `id` is `<tenantId>:<series>`. */
  counters: z.object({ value: z.number() }),
} satisfies Record<string, z.ZodMiniType>
