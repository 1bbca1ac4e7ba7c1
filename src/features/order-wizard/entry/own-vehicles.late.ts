import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { planOrderOfDraft } from '#src/contract/planning/plan-order.ts'
import { needsAdrVehicle } from '#src/domain/goods/adr-points.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { offeredChoices } from '#src/entities/planning/offers/offer.ts'
import { wantedOrders } from '#src/entities/planning/offers/plan-around.ts'
import { vehicleOffers } from '#src/entities/planning/offers/vehicle-offers.ts'
import type { OwnVehicle } from '#machines/wizard-session.ts'
import { focusedWizard } from '../session/wizard-handles.ts'

/** An own vehicle as it is chosen: what speaks against it needs a reason. */
export interface OfferedVehicle extends OwnVehicle {
  against: string | undefined
}

/**
 * The own vehicles for what is to be driven: those that fit first, each with what speaks against it by the rules of assignment
 * and of planning, as for an order that is made. What does not fit is taken with a reason, by those who may give one.
 */
export async function ownVehicleChoices(context: CommandContext): Promise<Choice<OfferedVehicle>[]> {
  const draft = focusedWizard(context)?.freight()
  if (draft === undefined) return []
  const { services, session } = context
  const { cargo, pickup, delivery } = draft
  const from = pickup.date ?? epochToZoned(Date.now()).date
  const order = await planOrderOfDraft(draft)
  const { vehicleType, tailLift, temperature } = cargo
  const freight = {
    cargo: {
      ...{ loadingMeters: order.loadingMeters, weightKg: order.weightKg, vehicleType, tailLift },
      adr: needsAdrVehicle(order.dangerousGoods),
      ...(temperature && { temperature }),
    },
    days: { from, to: delivery.date ?? from },
  }
  const offers = await vehicleOffers(context, [freight], await wantedOrders(services, [order]))
  const mayOverride = may(session.role, 'orders.override')
  return offeredChoices(
    offers
      .filter(({ value }) => value.carrierId === undefined)
      .map((offer) => ({ ...offer, value: { id: offer.id, plate: offer.value.licencePlate } })),
    services.t,
  ).map((choice) => {
    const against = choice.section === 'unfit' ? choice.detail : undefined
    const isBarred = against !== undefined && !mayOverride
    return { ...choice, value: { ...choice.value, against }, ...(isBarred && { blocked: against }) }
  })
}
