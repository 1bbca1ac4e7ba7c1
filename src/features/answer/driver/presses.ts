import * as z from 'zod/mini'
import type { DriverStop, DriverTour } from '#src/contract/transports/driver-links.ts'
import { siteKey, type StopOfOrder } from '#src/domain/tours/stops.ts'
import { DRIVER_STEPS, type DriverStep, type ReportedStop, withReport } from '#src/domain/transports/driver-report.ts'

/** What a driver has pressed and the server does not have yet; `key` is the same however often it is sent. `pressedAt` in epoch milliseconds. */
const Press = z.object({
  orderId: z.string(),
  kind: z.enum(['pickup', 'delivery']),
  part: z.optional(z.number()),
  step: z.enum(DRIVER_STEPS),
  pressedAt: z.number(),
  key: z.string(),
})
export type Press = z.output<typeof Press>

/** What is kept of them over a reload; what cannot be read is nothing. */
export const KeptPresses = z.catch(z.array(Press), [])

/** What is pressed now. */
export const pressOf = ({ orderId, kind, part }: StopOfOrder, step: DriverStep): Press => {
  return { orderId, kind, part, step, pressedAt: Date.now(), key: crypto.randomUUID() }
}

/** A stop as it is drawn: as the server has it, and what was pressed since. */
export type SeenStop = DriverStop & ReportedStop

/** The stops of a tour with what was pressed since, in the order in which it was. */
export function seenStops({ stops }: DriverTour, presses: readonly Press[]): SeenStop[] {
  const seen = stops.map((stop, index): SeenStop => {
    const { company, address, postalCode, city, country } = stop
    const site = siteKey(company, address, postalCode, city, country)
    return { ...stop, site, place: `${index + 1}. ${company || city}` }
  })
  return presses.reduce((now, press) => withReport(now, press, press.step), seen)
}
