import type { CommandContext } from '#src/commands/gate/command.ts'
import { Offer, OfferInput } from '#src/contract/offers.ts'
import { checkOfferFields, OFFER_NEEDS } from '#src/domain/offers/checks.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { saidOf, type RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { offerFields } from '../record/offer-fields.ts'
import { saveOffer } from './offer-changes.ts'

/** The form of an offer: where it goes, when, what it is, for whom and for how much. */
const form: RecordForm<Offer> = {
  fields: offerFields,
  rows: [
    ['grid-cols-2', 'customerName', 'customerReference'],
    ['grid-cols-[88px_1fr_144px]', 'pickupPostalCode', 'pickupCity', 'pickupCountry'],
    ['grid-cols-[88px_1fr_144px]', 'deliveryPostalCode', 'deliveryCity', 'deliveryCountry'],
    ['grid-cols-2', 'pickupDate', 'deliveryDate'],
    ['grid-cols-1', 'description'],
    ['grid-cols-3', 'loadingMeters', 'weightKg', 'vehicleType'],
    ['grid-cols-2', 'price', 'validUntil'],
  ],
  required: OFFER_NEEDS,
  blank: Offer.parse({}),
  texts: { pickupCountry: 'Deutschland', deliveryCountry: 'Deutschland', vehicleType: 'TRUCK' },
  check: checkOfferFields,
}

/** Shows the form of a new offer. */
export function openCreate(context: CommandContext): void {
  const { t } = context.services
  openForm(context, {
    form,
    name: 'offer',
    command: 'offers.create',
    title: plainTitle(t('offers.create.title')),
    confirm: t('offers.create.confirm'),
    onSend: ({ values }) => saveOffer(context, OfferInput.parse(saidOf(values))),
  })
}
