import type { Reason, ReasonCode } from '../refusals/reason-messages.ts'
import type { StopKind } from '../stops/window.ts'
import type { OrderStatus } from '../workflow/order-status.ts'
import { isLoaded, type TransportStatus } from '../workflow/transport-status.ts'

/**
 * What is told of an order that is on its way: to the customer that it comes late, to the consignee when it comes (Avis), to the
 * loading place when it is fetched. Source: decision record 049
 */
export const NOTICE_KINDS = ['delayNotice', 'deliveryNotice', 'pickupNotice'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** The stop a notice speaks of. */
export const stopOfNotice = (kind: NoticeKind): StopKind => (kind === 'pickupNotice' ? 'pickup' : 'delivery')

interface NoticedOrder {
  status: OrderStatus | 'unknown'
  transportStatus?: TransportStatus | undefined
}

/** Why something cannot be told of an order now; nothing when it can. */
export function whyNotNotice(kind: NoticeKind, { status, transportStatus }: NoticedOrder): ReasonCode | undefined {
  if (status === 'CANCELLED') return 'reason.cancelledReadOnly'
  if (status === 'DELIVERED' || status === 'BILLED') return 'reason.notice.over'
  if (status !== 'ASSIGNED' && status !== 'IN_TRANSIT') return 'reason.send.notAssigned'
  const isFetched = transportStatus !== undefined && isLoaded(transportStatus)
  return kind === 'pickupNotice' && isFetched ? 'reason.notice.loaded' : undefined
}

/** What a notice has said, or is to say. Moment: milliseconds since 1970; window: wall times of the place. */
export interface NoticeSaid {
  expectedAt?: number | undefined
  delayMinutes?: number | undefined
  date?: string | undefined
  timeFrom?: string | undefined
  timeTo?: string | undefined
}

/** A new arrival this near to the one that was told is no news, minutes. Source: decision record 049 */
const NEWS_FROM = 15

/**
 * Whether a notice says what was said before: the same delay, or the same announcement. An arrival that moves by less than a
 * quarter of an hour, as it does with every report, is the same; another window is not. Source: decision record 049
 */
export function isSameNotice(told: NoticeSaid, next: NoticeSaid): boolean {
  if ((['date', 'timeFrom', 'timeTo'] as const).some((field) => told[field] !== next[field])) return false
  if (told.expectedAt === undefined || next.expectedAt === undefined) {
    return told.expectedAt === next.expectedAt && (told.delayMinutes ?? 0) === (next.delayMinutes ?? 0)
  }
  return Math.abs(told.expectedAt - next.expectedAt) < NEWS_FROM * 60_000
}

/** What is answered to a notice that says what was said before. */
export const sameNotice = (kind: NoticeKind, values: Reason['values']): Reason => ({
  code: kind === 'delayNotice' ? 'reason.notice.sameDelay' : 'reason.send.alreadySent',
  ...(values && { values }),
})

/** The subject of its mail, German as the papers are. */
export function noticeSubject(
  kind: NoticeKind,
  { orderNumber, reference }: { orderNumber: string; reference?: string | undefined },
): string {
  const word = kind === 'delayNotice' ? 'Verspätung' : kind === 'deliveryNotice' ? 'Avis Anlieferung' : 'Avis Abholung'
  return [`${word} ${orderNumber}`, reference && `Ihre Referenz ${reference}`].filter(Boolean).join(', ')
}
