import * as z from 'zod/mini'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import type { Store } from '#src/storage/store.ts'
import { AboutRecord } from '../notification.ts'

/** What a person wants to be reminded of. */
const Reminder = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** When, milliseconds since 1970; no calendar writes more than four figures of a year. */
  at: z.number().check(z.minimum(0), z.maximum(Date.UTC(9999, 0))),
  note: z.catch(z.string().check(z.maxLength(200)), ''),
  /** The record the keyboard was on, with what people call it. */
  about: z.catch(z.optional(z.extend(AboutRecord, { name: z.string().check(z.maxLength(200)) })), undefined),
  /** Taken away by the person, who may take that back. */
  removed: z.catch(z.optional(z.boolean()), undefined),
})
export type Reminder = z.output<typeof Reminder>

/** Most that are kept, those that were taken away included: these go first. */
export const MOST_REMINDERS = 100

/** The reminders of one person in one tenant, as all tabs of this computer keep them. */
export interface Reminders {
  /** Those still to come, the next one first; the same list as long as it is the same. */
  waiting(): readonly Reminder[]
  /** False where there are as many as there can be. */
  add(reminder: Reminder): boolean
  /** Takes one away, or puts it back; false where it is not there any more, or there is no room for it. */
  setRemoved(id: string, removed: boolean): boolean
  /** Those whose time has come; no one is given them again. */
  takeDue(now: number): readonly Reminder[]
  /** Told of changes here and in other tabs. */
  subscribe(listener: () => void): () => void
}

/** The reminders in a store; broken entries are left out. */
export function createReminders(store: Store): Reminders {
  let known: { text: string; waiting: readonly Reminder[] } = { text: '', waiting: [] }
  const all = () => parse(store.get(slots.reminders))
  const keep = (next: readonly Reminder[]) => {
    const kept = [...next.filter(isWaiting), ...next.filter((one) => !isWaiting(one))]
    store.set(slots.reminders, kept.slice(0, MOST_REMINDERS))
  }
  const isFull = () => all().filter(isWaiting).length >= MOST_REMINDERS
  return {
    waiting() {
      const stored = store.get(slots.reminders)
      const text = JSON.stringify(stored) ?? ''
      if (text !== known.text) known = { text, waiting: parse(stored).filter(isWaiting).toSorted(bySoonest) }
      return known.waiting
    },
    add(reminder) {
      if (isFull()) return false
      keep([reminder, ...all()])
      return true
    },
    setRemoved(id, removed) {
      const one = all().find((reminder) => reminder.id === id)
      if (one === undefined || (!removed && !isWaiting(one) && isFull())) return false
      keep([{ ...one, removed }, ...all().filter((other) => other.id !== id)])
      return true
    },
    takeDue(now) {
      const reminders = all()
      const due = reminders.filter((one) => isWaiting(one) && one.at <= now)
      if (due.length > 0) keep(reminders.filter((one) => !due.includes(one)))
      return due.toSorted(bySoonest)
    },
    subscribe: (listener) => store.subscribe(slots.reminders, listener),
  }
}

/** Those of the person at work. */
export const remindersOf = ({ tenantId, userId }: { tenantId: string; userId: string }): Reminders =>
  createReminders(localStore.scoped(tenantId, userId))

const isWaiting = ({ removed }: Reminder) => removed !== true
const bySoonest = (one: Reminder, other: Reminder) => one.at - other.at

function parse(stored: unknown): Reminder[] {
  const entries = Array.isArray(stored) ? stored.flatMap((entry) => Reminder.safeParse(entry).data ?? []) : []
  return [...new Map(entries.map((one) => [one.id, one])).values()].slice(0, MOST_REMINDERS)
}
