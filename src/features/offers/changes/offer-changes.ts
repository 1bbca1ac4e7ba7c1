import { Offer, type OfferChanged, type OfferInput } from '#src/contract/offers.ts'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { statusText } from '../offer-text.ts'

/** How commands change offers. */
export const offerChanges = defineChanges({
  kind: 'offer',
  labelOf: ({ id }) => id,
  count: 'offers.count',
  fields: {
    status: { label: 'orders.column.status', shown: ({ status }, _format, t) => statusText(status, t) },
  },
  changedOf: ({ offer, eventId, warnings }: OfferChanged) => ({ record: offer, eventId, warnings }),
})

/** Keeps a new offer and shows it; can be taken back. Throws what speaks against it. */
export async function saveOffer(context: CommandContext, body: OfferInput): Promise<void> {
  const { t, openPanel } = context.services
  await offerChanges.create(context, {
    commandId: 'offers.create',
    title: t('offers.create.done'),
    blank: Offer.parse({}),
    body,
    call: (call, idempotencyKey) => call('offers.create', { body, idempotencyKey }),
    done: ({ id }) => openPanel({ kind: 'offer', id }),
  })
}
