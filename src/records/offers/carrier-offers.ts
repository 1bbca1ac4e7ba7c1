import { wholeList } from '#src/api/whole-list.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Partner } from '#src/contract/partners.ts'
import { assignmentConflicts } from '#src/domain/assignment.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { learnGermanPlaces } from '#src/domain/german-places/known.ts'
import { suits } from '#src/domain/match-parts.ts'
import { emptyKmOf } from '#src/domain/matching.ts'
import { isVehicleType } from '#src/domain/vehicles.ts'
import type { Objection } from '#src/i18n/offer-text.ts'
import type { Offer } from './offer.ts'

/** Where something is loaded, and the kind of vehicle it asks for. */
export interface Loading {
  country?: string | undefined
  postalCode: string
  city: string
  vehicleType?: string | undefined
  /** Until when the papers must hold. */
  delivered?: string | undefined
}

/** Whether he is known to have other vehicles only: a hint, as he may have the load driven by somebody else. */
function otherVehicles({ name, vehicleTypes }: Partner, loadings: readonly Loading[]): Objection[] {
  const offered = vehicleTypes.filter(isVehicleType)
  const asked = loadings.map(({ vehicleType }) => vehicleType).filter(isVehicleType)
  const lacking = asked.find((type) => offered.length > 0 && !offered.some((one) => suits(type, one)))
  if (lacking === undefined) return []
  const values = { order: '', plate: name, needed: lacking, type: offered.join(', ') }
  return [{ code: 'reason.plan.vehicleType', severity: 'warn', values }]
}

/** The carriers, each with what speaks against his papers and vehicles, and how far he is from the loading place. */
export async function carrierOffers(
  { services }: CommandContext,
  loadings: readonly Loading[],
): Promise<Offer<Partner>[]> {
  const carriers = await wholeList(services, 'partners.list', { kind: 'carrier', sortBy: 'name', sortOrder: 'asc' })
  await learnGermanPlaces()
  const today = epochToZoned(Date.now()).date
  // Papers must hold until the last of them is delivered, as in the search for carriers.
  const until = loadings.reduce((last, { delivered = '' }) => (delivered > last ? delivered : last), today)
  const [first] = loadings
  return carriers.map((carrier) => {
    const { id, name, country, postalCode, city, number } = carrier
    const papers = { ...carrier, checkedAt: carrier.complianceCheckedAt }
    return {
      id,
      title: name,
      value: carrier,
      facts: [`${postalCode} ${city}`.trim(), number],
      objections: [
        ...assignmentConflicts({ cargo: {}, carrier: papers, today: until }),
        ...otherVehicles(carrier, loadings),
      ],
      km: first && postalCode !== '' ? emptyKmOf({ country, postalCode, city }, first) : undefined,
    }
  })
}
