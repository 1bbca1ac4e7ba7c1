import type { PalletBookingInput } from '#src/contract/partners/pallets.ts'
import { isPlainDate } from '#src/domain/basics/dates.ts'
import type { Reason } from '#src/domain/refusals/reason-messages.ts'
import { bookedQuantity } from '#src/domain/partners/pallets.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { assertNoErrors } from '../../core/bodies/issues.ts'
import { notFound, reasonText } from '../../core/http-error.ts'
import { type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import { palletAccountOf } from './account.ts'

type BookedPallets = Row<'palletBookings'>

const text = (value: string | null | undefined) => value?.trim() || undefined

async function refuseUnknown({ store }: RuleContext, { partnerId, orderId }: Partial<BookedPallets>): Promise<void> {
  if (partnerId !== undefined && !(await store.find('partners', partnerId)))
    throw notFound({ code: 'reason.missing.partner' })
  if (orderId !== undefined && !(await store.find('orders', orderId)))
    throw notFound({ code: 'reason.missing.order', values: { id: orderId } })
}

const checked = ({ day, quantity }: Pick<BookedPallets, 'day' | 'quantity'>) =>
  assertNoErrors([
    ...(isPlainDate(day) ? [] : errorAt('day', 'day')),
    ...(quantity === 0 ? errorAt('quantity', 'quantityZero') : []),
  ])

/** What a person says of a booking, as it is kept. */
function said(input: PalletBookingInput): Partial<BookedPallets> {
  const { kind, day, reason, quantity, orderId, reference, note } = input
  return {
    ...(kind !== undefined && { kind }),
    ...(day !== undefined && { day: text(day) ?? '' }),
    ...(reason !== undefined && { reason }),
    ...(quantity !== undefined && { quantity: quantity ?? 0 }),
    ...(orderId !== undefined && { orderId: text(orderId) }),
    ...(reference !== undefined && { reference: text(reference) }),
    ...(note !== undefined && { note: text(note) }),
  }
}

/**
 * The quantity with the sign of its kind of booking; a minus that was typed against it is turned, with a word. `own` is the booking that
 * is changed: it counts no more.
 */
async function signed(
  { store }: RuleContext,
  booked: Pick<BookedPallets, 'partnerId' | 'kind' | 'reason' | 'quantity'>,
  own?: BookedPallets,
) {
  const partner = await store.find('partners', booked.partnerId)
  if (partner === undefined) throw notFound({ code: 'reason.missing.partner' })
  const { balances } = await palletAccountOf(store, partner)
  const all = balances.find(({ kind }) => kind === booked.kind)?.quantity ?? 0
  const balance = own?.kind === booked.kind ? all - own.quantity : all
  const quantity = bookedQuantity({ ...booked, balance, partner: partner.kind })
  const turned: Reason = { code: 'reason.partner.palletSign', values: { quantity: `+${quantity}` } }
  const isTurned = booked.quantity < 0 && quantity > 0
  return { quantity, warnings: isTurned ? [{ ...turned, message: reasonText(turned) }] : [] }
}

/** Pallets booked by hand, of today unless another day is named. */
export async function newBooking(context: RuleContext, input: PalletBookingInput) {
  const partnerId = text(input.partnerId)
  if (partnerId === undefined) throw notFound({ code: 'reason.missing.partner' })
  const usual = { kind: 'euro', day: todayOf(context), reason: 'returned', quantity: 0 } as const
  const values = { ...usual, ...said(input), partnerId, createdBy: context.session.userName }
  checked(values)
  await refuseUnknown(context, values)
  const { quantity, warnings } = await signed(context, values)
  return { values: { ...values, quantity }, warnings }
}

/** What was booked is another thing; the partner stays. */
export async function changedBooking(context: RuleContext, booking: BookedPallets, input: PalletBookingInput) {
  const values = said(input)
  checked({ ...booking, ...values })
  await refuseUnknown(context, { orderId: values.orderId })
  const { quantity, kind, reason } = values
  if (quantity === undefined && kind === undefined && reason === undefined) return { values }
  const after = await signed(context, { ...booking, ...values }, booking)
  return { values: { ...values, quantity: after.quantity }, warnings: after.warnings }
}
