import * as z from 'zod/mini'
import type { Call } from '#src/contract/index.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { MOST_FOLLOW_UP_TEXT } from '#src/domain/follow-ups/follow-ups.ts'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'

const text = z.catch(z.string(), '')

/** A reminder as computers kept them before there were follow-ups; `at` in milliseconds since 1970. */
const Reminder = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  at: z.number().check(z.minimum(0), z.maximum(Date.UTC(2200, 0) - 1)),
  note: text,
  about: z.catch(z.optional(z.object({ kind: z.string(), id: z.string(), name: text })), undefined),
  removed: z.catch(z.optional(z.boolean()), undefined),
})

/** Sends the reminders this computer still keeps of a person to the server, one after the other: what is sent is kept no more. */
export async function moveReminders(call: Call, person: { tenantId: string; userId: string }): Promise<void> {
  const store = localStore.scoped(person.tenantId, person.userId)
  for (;;) {
    const [first, ...rest] = entriesOf(store.get(slots.reminders))
    if (first === undefined) return
    const reminder = Reminder.safeParse(first).data
    if (reminder !== undefined && reminder.removed !== true) await send(call, reminder)
    store.set(slots.reminders, rest.length === 0 ? undefined : rest)
  }
}

const entriesOf = (stored: unknown): unknown[] => (Array.isArray(stored) ? stored : [])

async function send(call: Call, { id, at, note, about }: z.output<typeof Reminder>): Promise<void> {
  const { date: dueOn, time: dueTime } = epochToZoned(at)
  const label = about?.name.slice(0, 200) ?? ''
  const body = {
    ...{ dueOn, dueTime, text: (note || (about ? '' : '–')).slice(0, MOST_FOLLOW_UP_TEXT) },
    ...(about && { aboutKind: about.kind.slice(0, 40), aboutId: about.id.slice(0, 100), aboutLabel: label }),
  }
  // The same reminder is one follow-up, in whichever tab this happens.
  await call('followUps.create', { body, idempotencyKey: `reminder:${id}` })
}
