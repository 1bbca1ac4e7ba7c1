import * as z from 'zod/mini'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { NOTIFICATION_TYPES } from '#src/domain/alerts/notifications.ts'

/** A record a message tells of, as its panel is named. */
export const AboutRecord = z.object({
  kind: z.enum(RECORD_KINDS),
  // Dots alone are no id of a panel.
  id: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/[^.]/)),
})

/** A message that was shown. Source: specification 3, notifications and toasts */
const Notification = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  title: z.string().check(z.maxLength(2000)),
  message: z.catch(z.string().check(z.maxLength(2000)), ''),
  type: z.enum(NOTIFICATION_TYPES),
  /** Milliseconds it stayed; 0 until it was closed. */
  duration: z.catch(z.number(), 0),
  /** Milliseconds since 1970. */
  timestamp: z.number(),
  read: z.catch(z.boolean(), true),
  /** The record it tells of. */
  about: z.catch(z.optional(AboutRecord), undefined),
})
export type Notification = z.output<typeof Notification>

/** Reads stored messages; what cannot be read is dropped, the rest is kept. Never throws. */
export function parseNotifications(stored: unknown): Notification[] {
  return Array.isArray(stored) ? stored.flatMap((entry) => Notification.safeParse(entry).data ?? []) : []
}
