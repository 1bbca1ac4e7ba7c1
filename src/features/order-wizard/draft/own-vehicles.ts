import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import { epochToZoned } from '#src/domain/dates.ts'
import { floorLength } from '#src/domain/loading-meters.ts'
import { offeredChoices } from '#src/records/offers/offer.ts'
import { vehicleOffers } from '#src/records/offers/vehicle-offers.ts'
import type { OwnVehicle } from '#machines/wizard-session.ts'
import { focusedWizard } from '../session/wizard-handles.ts'

/** The own vehicles for what is to be driven: those that fit first, each with what speaks against it. */
export async function ownVehicleChoices(context: CommandContext): Promise<Choice<OwnVehicle>[]> {
  const draft = focusedWizard(context)?.freight()
  if (draft === undefined) return []
  const { cargo, pickup, delivery } = draft
  const from = pickup.date ?? epochToZoned(Date.now()).date
  const freight = {
    cargo: {
      ...loadingMetersOf(cargo.loadingMeters ?? floorLength(cargo)?.loadingMeters),
      ...(cargo.weightKg !== undefined && { weightKg: cargo.weightKg }),
      adr: cargo.adr !== undefined,
      ...(cargo.temperature && { temperature: cargo.temperature }),
    },
    days: { from, to: delivery.date ?? from },
  }
  const offers = await vehicleOffers(context, [freight], [])
  return offeredChoices(
    offers
      .filter(({ value }) => value.carrierId === undefined)
      .map((offer) => ({ ...offer, value: { id: offer.id, plate: offer.value.licencePlate } })),
    context.services.t,
  )
}

const loadingMetersOf = (loadingMeters: number | undefined) => (loadingMeters === undefined ? {} : { loadingMeters })
