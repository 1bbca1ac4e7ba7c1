import type { LaneAgreement } from '#src/domain/prices/agreed-freight.ts'
import { type LaneQuestion, surchargeFor, tariffFor } from '#src/domain/tariffs/tariff.ts'
import type { Store } from '../../store/store.ts'

/** What was agreed with a partner for a freight, and the surcharge of its month; undefined where nothing was. */
export async function agreementFor(
  store: Store,
  partnerId: string | undefined,
  asked: LaneQuestion,
): Promise<LaneAgreement | undefined> {
  if (partnerId === undefined) return undefined
  const tariff = tariffFor(await store.all('tariffs', { partnerId }), asked)
  if (tariff === undefined) return undefined
  return { tariff, surcharge: surchargeFor(await store.all('fuelSurcharges'), asked.day) }
}
