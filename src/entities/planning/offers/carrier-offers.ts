import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import { wholeList } from '#src/api/whole-list.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { assignmentConflicts } from '#src/domain/assignment/assignment.ts'
import { carrierLacks } from '#src/domain/carriers/goods.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { loadPlaces } from '#src/domain/places/known-places.ts'
import { emptyKmOf } from '#src/domain/carriers/matching.ts'
import { wishConflicts } from '#src/domain/vehicles/wish.ts'
import type { Objection } from './offer-text.ts'
import type { Offer } from './offer.ts'

/** Where something is loaded, and the kind of vehicle it asks for. */
export interface LoadingRequest {
  country?: string | undefined
  postalCode: string
  city: string
  vehicleType?: string | undefined
  /** What is carried. */
  cargo: CargoDraft
  /** Until when the papers must hold. */
  delivered?: string | undefined
}

/** Whether he is known to have other vehicles only: a hint, as he may have the load driven by somebody else. */
function otherVehicles({ name, vehicleTypes }: Partner, loadings: readonly LoadingRequest[]): Objection[] {
  const found = loadings.flatMap(({ vehicleType }) =>
    wishConflicts({ order: '', vehicleType }, { plate: name, types: vehicleTypes }),
  )
  const other = found.find(({ code }) => code === 'reason.plan.vehicleType') ?? found[0]
  return other === undefined ? [] : [{ ...other, severity: 'warn' }]
}

/** What the goods lack on his vehicles, as the search for carriers of a new order says it. */
const lacks = (carrier: Partner, loadings: readonly LoadingRequest[]): Objection[] =>
  loadings.flatMap(({ cargo }) => {
    const { blockers, unknowns } = carrierLacks(cargo, carrier)
    return [
      ...blockers.map(({ code, values }): Objection => ({ code: `match.${code}`, severity: 'block', values })),
      ...unknowns.map(({ code, values }): Objection => ({ code: `match.${code}`, severity: 'warn', values })),
    ]
  })

/** The carriers, each with what speaks against his papers and vehicles, and how far he is from the loading place. */
export async function carrierOffers(
  { services }: CommandContext,
  loadings: readonly LoadingRequest[],
): Promise<Offer<Partner>[]> {
  const carriers = await wholeList(services, 'partners.list', { kind: 'carrier', sortBy: 'name', sortOrder: 'asc' })
  await loadPlaces()
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
        ...assignmentConflicts({ cargo: {}, carrier: papers, today, until }),
        ...lacks(carrier, loadings),
        ...otherVehicles(carrier, loadings),
      ],
      km: first && postalCode !== '' ? emptyKmOf({ country, postalCode, city }, first) : undefined,
    }
  })
}
