import type { StopDraft } from '../stops/draft.ts'
import type { OrderDraft } from '../orders/draft.ts'
import { countryName } from '../places/postal-codes.ts'
import { placeNamed } from '../places/town-codes.ts'
import type { Appointment, NewOrder } from './line.ts'

/** The draft of an order that was said in a line; of a town that is not known only its name. Times as they were said. */
export function newOrderIn(line: NewOrder, known: { id?: string; name?: string } = {}): OrderDraft {
  const { packages, weightKg, loadingMeters, vehicleType, goods } = line
  const name = known.name ?? line.customer
  return {
    customer: { ...(known.id !== undefined && { customerId: known.id }), ...(name !== undefined && { name }) },
    cargo: {
      ...(goods !== undefined && { description: goods }),
      ...(packages && { packageCount: packages.count, packageType: packages.type }),
      ...(weightKg !== undefined && { weightKg }),
      ...(loadingMeters !== undefined && { loadingMeters }),
      ...(vehicleType && { vehicleType }),
    },
    pickup: stopIn(line.from, line.pickup),
    delivery: stopIn(line.to, line.delivery),
  }
}

function stopIn(typed: string | undefined, when: Appointment = {}): StopDraft {
  if (typed === undefined) return { ...when }
  const place = placeNamed(typed)
  if (place === undefined) return { city: typed, ...when }
  const { postalCode, city, country } = place
  return { postalCode, ...(city !== '' && { city }), country: countryName(country), ...when }
}
