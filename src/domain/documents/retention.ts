import { epochToZoned, type PlainDate } from '../basics/dates.ts'
import type { Reason } from '../refusals/reason-messages.ts'
import { documentKind, type DocumentKind } from './document-kinds.ts'

const PROOF = { years: 8, reason: 'reason.document.proof' } as const
const ACCOUNTING = { years: 8, reason: 'reason.document.accounting' } as const
const LETTER = { years: 6, reason: 'reason.document.letter' } as const

/**
 * For how many years each kind is retained, and as what: vouchers and what proves the service they bill for 8 years, business letters
 * 6 years. Source: § 147 (1) and (3) AO, § 257 (1) and (4) HGB, as of 2025
 */
const RETENTION: Readonly<Record<DocumentKind, typeof PROOF | typeof ACCOUNTING | typeof LETTER | undefined>> = {
  cmr: PROOF,
  deliveryNote: PROOF,
  pod: PROOF,
  invoice: ACCOUNTING,
  cancellationInvoice: ACCOUNTING,
  transportOrder: LETTER,
  orderConfirmation: LETTER,
  other: undefined,
}

/** How long a step that made or locked a document can be taken back: it corrects a slip, and nobody has relied on the document yet. */
const CORRECTION_MS = 24 * 60 * 60_000

interface RetainedDocument {
  kind: string
  uploadedAt: string
}

/**
 * The last day on which a document has to be there, undefined for kinds that may always be deleted. The years count from the end of
 * the calendar year in which it came. Source: § 147 (4) AO
 */
export function retainedUntil({ kind, uploadedAt }: RetainedDocument): PlainDate | undefined {
  const retention = RETENTION[documentKind(kind)]
  const since = Date.parse(uploadedAt)
  if (retention === undefined || Number.isNaN(since)) return undefined
  return `${Number(epochToZoned(since).date.slice(0, 4)) + retention.years}-12-31`
}

/** The last day of a retention that has not ended yet; `now` in epoch milliseconds. */
function runningUntil(document: RetainedDocument, now: number): PlainDate | undefined {
  const until = retainedUntil(document)
  return until !== undefined && epochToZoned(now).date <= until ? until : undefined
}

/** Why a document cannot be deleted yet; undefined where it can. */
export function deletionRefusal(document: RetainedDocument, now: number): Reason | undefined {
  const date = runningUntil(document, now)
  const retention = RETENTION[documentKind(document.kind)]
  return date === undefined || retention === undefined ? undefined : { code: retention.reason, values: { date } }
}

/** Why a document cannot become another kind: as that it could be deleted although it has to be retained. */
export function kindRefusal(document: RetainedDocument, kind: string, now: number): Reason | undefined {
  const date = runningUntil(document, now)
  if (date === undefined || runningUntil({ ...document, kind }, now) !== undefined) return undefined
  return { code: 'reason.document.kind', values: { date } }
}

/** Whether a step is recent enough to be taken back although the document is retained. */
export const isCorrection = (madeAt: string, now: number): boolean => now - Date.parse(madeAt) < CORRECTION_MS
