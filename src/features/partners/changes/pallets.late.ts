import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import { PalletBooking, PalletBookingInput } from '#src/contract/partners/pallets.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { BOOKED_REASONS, PALLET_KINDS } from '#src/domain/partners/pallet-kinds.ts'
import { errorAt } from '#src/domain/refusals/field-issue.ts'
import { formatFor } from '#src/i18n/format.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, numberKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import type { FormField, RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import { palletKindText, palletReasonText, signedCount } from '../pallet-text.ts'
import { focusedPartner, NEW } from './partner-changes.ts'
import { removeAsked } from './removal.ts'

/** A booking by hand on a partner's account; of a new one there is none. */
interface ChosenBooking {
  partner: Partner
  booking: PalletBooking | undefined
}

const bookingChanges = defineChanges({
  kind: 'palletBooking',
  labelOf: ({ quantity }) => signedCount(quantity, formatFor(currentLanguage())),
  fields: {},
  changedOf: ({ palletBooking, eventId, warnings }: OutputOf<Endpoints['palletBookings.update']>) => ({
    record: palletBooking,
    eventId,
    warnings,
  }),
})

const field = (id: keyof PalletBookingInput, name: TextKey, kind: FieldKind): FormField<PalletBooking> => ({
  id,
  name,
  kind,
  props: [id],
})

const form: RecordForm<PalletBooking> = {
  fields: [
    field('day', 'pallets.day', { ...dateKind, wrong: 'issue.dateInvalid' }),
    field(
      'kind',
      'pallets.kind',
      choiceKind(PALLET_KINDS, (value, { t }) => palletKindText(value, t)),
    ),
    field(
      'reason',
      'pallets.reason',
      choiceKind(BOOKED_REASONS, (value, { t }) => palletReasonText(value, t)),
    ),
    {
      ...field('quantity', 'pallets.quantity', numberKind('', 0)),
      hint: (_texts, { t }) => t('pallets.quantity.hint'),
    },
    field('orderId', 'records.order', textKind(100)),
    field('reference', 'pallets.reference', textKind(60)),
    field('note', 'vehicles.notes', textKind(500)),
  ],
  rows: [
    ['grid-cols-2', 'day', 'reason'],
    ['grid-cols-2', 'kind', 'quantity'],
    ['grid-cols-2', 'orderId', 'reference'],
    ['grid-cols-1', 'note'],
  ],
  required: ['day', 'quantity'],
  first: 'quantity',
  blank: PalletBooking.parse({}),
  texts: { day: 'heute', kind: 'euro', reason: 'returned' },
  check: ({ day, quantity }) => [
    ...(day === '' ? errorAt('day', 'required') : []),
    ...(quantity === 0 || Number.isNaN(quantity) ? errorAt('quantity', 'required') : []),
  ],
}

/** What was booked by hand on the account of the focused partner, the newest first. */
export async function bookingChoices(context: CommandContext): Promise<Choice<ChosenBooking>[]> {
  const { t } = context.services
  const format = formatFor(currentLanguage())
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  const query = { partnerId: partner.id, sortBy: 'day', sortOrder: 'desc' } as const
  const bookings = await wholeList(context.services, 'palletBookings.list', query)
  return bookings.map((booking) => ({
    id: booking.id,
    title: `${signedCount(booking.quantity, format)} ${palletKindText(booking.kind, t)}`,
    detail: [format.dateWithYear(booking.day), palletReasonText(booking.reason, t), booking.reference]
      .filter(Boolean)
      .join(' · '),
    value: { partner, booking },
  }))
}

/** The same, and a new one. */
export async function manageChoices(context: CommandContext): Promise<Choice<ChosenBooking>[]> {
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  const title = context.services.t('pallets.new')
  return [{ id: NEW, title, icon: 'add', value: { partner, booking: undefined } }, ...(await bookingChoices(context))]
}

/** Shows the form of a booking, or of a new one. */
export function openBooking(context: CommandContext, { partner, booking }: ChosenBooking): void {
  const { t } = context.services
  openForm(context, {
    form,
    name: `partner.${partner.id}.pallets.${booking?.id ?? NEW}`,
    command: 'palletBookings.manage',
    choice: booking?.id ?? NEW,
    title: `${t(booking === undefined ? 'pallets.new' : 'pallets.change')}: ${partner.name}`,
    confirm: t('commands.form.save'),
    width: 480,
    record: booking,
    currentOf: (error) => currentOf(error, 'palletBooking'),
    async onSend({ values, record }) {
      const said = PalletBookingInput.parse(values)
      if (record === undefined) {
        const body = { ...said, partnerId: partner.id }
        return bookingChanges.create(context, {
          commandId: 'palletBookings.manage',
          title: t('pallets.created'),
          blank: PalletBooking.parse({}),
          body,
          call: (call, idempotencyKey) => call('palletBookings.create', { body, idempotencyKey }),
        })
      }
      await bookingChanges.change<PalletBookingInput>(context, {
        commandId: 'palletBookings.manage',
        title: t('pallets.changed'),
        records: [record],
        call: (call, request) => call('palletBookings.update', request),
        deliver: (send) => send(said),
      })
    },
  })
}

/** Deletes a booking after a question that names it; can be taken back. */
export async function deleteBooking(context: CommandContext, { partner, booking }: ChosenBooking): Promise<void> {
  if (booking === undefined) return
  const { t } = context.services
  const format = formatFor(currentLanguage())
  await removeAsked(context, {
    kind: 'palletBooking',
    commandId: 'palletBookings.delete',
    record: booking,
    name: `${signedCount(booking.quantity, format)} ${palletKindText(booking.kind, t)}`,
    detail: [partner.name, format.dateWithYear(booking.day)].join(' · '),
    confirmLabel: t('pallets.delete.confirm'),
    remove: (call, request) => call('palletBookings.delete', request),
  })
}
