import type { NoticeKind } from '#src/domain/notices/notices.ts'
import type { TextKey } from '#src/i18n/keys.ts'

/** What the three notices are called. */
export const WORDS = {
  delayNotice: { title: 'notice.delay.title', sent: 'notice.delay.sent' },
  deliveryNotice: { title: 'notice.delivery.title', sent: 'notice.delivery.sent' },
  pickupNotice: { title: 'notice.pickup.title', sent: 'notice.pickup.sent' },
} as const satisfies Record<NoticeKind, Record<'title' | 'sent', TextKey>>
