import { wholeList } from '#src/api/whole-list.ts'
import type { Choice, CommandContext } from '#src/commands/gate/command.ts'
import type { OutputOf } from '#src/contract/basics/core.ts'
import type { Endpoints } from '#src/contract/index.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import { Tariff, TariffInput } from '#src/contract/partners/tariffs.ts'
import { COUNTRIES } from '#src/domain/places/postal-codes.ts'
import { checkTariff } from '#src/domain/tariffs/checks.ts'
import { TARIFF_BASES } from '#src/domain/tariffs/tariff.ts'
import { VEHICLE_TYPES } from '#src/domain/vehicles/vehicles.ts'
import { formatFor } from '#src/i18n/format.ts'
import { currentLanguage } from '#src/i18n/setup.ts'
import { defineChanges } from '#src/records/changes/define-changes.ts'
import { currentOf } from '#src/records/changes/versions.ts'
import { dateKind } from '#src/records/fields/kinds/day-kinds.ts'
import { choiceKind, flagKind, longKind, textKind, type FieldKind } from '#src/records/fields/kinds/kinds.ts'
import { centsKind } from '#src/records/fields/kinds/measure-kinds.ts'
import type { FormField, RecordForm } from '#src/records/form/form.ts'
import { openForm } from '#src/records/form/open-form.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { basisText, laneText, tariffPriceText, typeText } from '../tariff-text.ts'
import { focusedPartner, NEW } from './partner-changes.ts'
import { removeAsked } from './removal.ts'

/** A tariff of a partner; of a new one there is none. */
interface ChosenTariff {
  partner: Partner
  tariff: Tariff | undefined
}

const tariffChanges = defineChanges({
  kind: 'tariff',
  labelOf: laneText,
  fields: {},
  changedOf: ({ tariff, eventId, warnings }: OutputOf<Endpoints['tariffs.update']>) => ({
    record: tariff,
    eventId,
    warnings,
  }),
})

const field = (id: keyof TariffInput, name: TextKey, kind: FieldKind): FormField<Tariff> => ({
  id,
  name,
  kind,
  props: [id],
})
const country = choiceKind(
  COUNTRIES.map(({ code }) => code),
  (code) => COUNTRIES.find((one) => one.code === code)?.name ?? code,
)
/** What postal codes begin with, as they are compared. */
const areaKind: FieldKind = { ...textKind(5), read: (text) => [text.trim().toUpperCase()] }
const day: FieldKind = { ...dateKind, wrong: 'issue.dateInvalid' }

const form: RecordForm<Tariff> = {
  fields: [
    field('fromCountry', 'tariffs.fromCountry', country),
    { ...field('fromArea', 'tariffs.fromArea', areaKind), hint: (_texts, { t }) => t('tariffs.area.hint') },
    field('toCountry', 'tariffs.toCountry', country),
    { ...field('toArea', 'tariffs.toArea', areaKind), hint: (_texts, { t }) => t('tariffs.area.hint') },
    field(
      'vehicleType',
      'records.vehicle',
      choiceKind(VEHICLE_TYPES, (value, { t }) => typeText(value, t), true),
    ),
    field(
      'basis',
      'tariffs.basis',
      choiceKind(TARIFF_BASES, (value, { t }) => basisText(value, t)),
    ),
    field('priceCents', 'tariffs.price', centsKind),
    field('minimumCents', 'tariffs.minimum', centsKind),
    field('fuelSurcharge', 'tariffs.withFloater', flagKind()),
    field('validFrom', 'tariffs.validFrom', day),
    field('validUntil', 'tariffs.validUntil', { ...day, hint: 'vehicles.block.to.hint' }),
    field('notes', 'vehicles.notes', longKind(500)),
  ],
  rows: [
    ['grid-cols-[144px_1fr]', 'fromCountry', 'fromArea'],
    ['grid-cols-[144px_1fr]', 'toCountry', 'toArea'],
    ['grid-cols-2', 'vehicleType', 'basis'],
    ['grid-cols-3', 'priceCents', 'minimumCents', 'fuelSurcharge'],
    ['grid-cols-2', 'validFrom', 'validUntil'],
    ['grid-cols-1', 'notes'],
  ],
  required: ['priceCents', 'validFrom'],
  first: 'fromArea',
  blank: Tariff.parse({}),
  texts: { fromCountry: 'DE', toCountry: 'DE', basis: 'trip', fuelSurcharge: 'true', validFrom: 'heute' },
  check: (tariff, props) => checkTariff(tariff).filter(({ path }) => props.includes(path)),
}

/** The tariffs of the focused partner. */
export async function tariffChoices(context: CommandContext): Promise<Choice<ChosenTariff>[]> {
  const { t } = context.services
  const format = formatFor(currentLanguage())
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  const tariffs = await wholeList(context.services, 'tariffs.list', { partnerId: partner.id, sortBy: 'fromArea' })
  return tariffs.map((tariff) => ({
    id: tariff.id,
    title: laneText(tariff),
    detail: [
      tariff.vehicleType === undefined ? '' : typeText(tariff.vehicleType, t),
      tariffPriceText(tariff, t, format),
      t('tariffs.since', { day: format.dayMonthYear(tariff.validFrom) }),
    ]
      .filter(Boolean)
      .join(' · '),
    value: { partner, tariff },
  }))
}

/** The same, and a new one. */
export async function manageChoices(context: CommandContext): Promise<Choice<ChosenTariff>[]> {
  const partner = await focusedPartner(context)
  if (partner === undefined) return []
  const title = context.services.t('tariffs.new')
  return [...(await tariffChoices(context)), { id: NEW, title, icon: 'add', value: { partner, tariff: undefined } }]
}

/** Shows the form of a tariff, or of a new one. */
export function openTariff(context: CommandContext, { partner, tariff }: ChosenTariff): void {
  const { t } = context.services
  openForm(context, {
    form,
    name: `partner.${partner.id}.tariff.${tariff?.id ?? NEW}`,
    command: 'tariffs.manage',
    choice: tariff?.id ?? NEW,
    title: `${t(tariff === undefined ? 'tariffs.new' : 'tariffs.change')}: ${partner.name}`,
    confirm: t('commands.form.save'),
    width: 560,
    record: tariff,
    currentOf: (error) => currentOf(error, 'tariff'),
    async onSend({ values, record }) {
      const said = TariffInput.parse(values)
      if (record === undefined) {
        const body = { ...said, partnerId: partner.id }
        return tariffChanges.create(context, {
          commandId: 'tariffs.manage',
          title: t('tariffs.created'),
          blank: Tariff.parse({}),
          body,
          call: (call, idempotencyKey) => call('tariffs.create', { body, idempotencyKey }),
        })
      }
      await tariffChanges.change<TariffInput>(context, {
        commandId: 'tariffs.manage',
        title: t('tariffs.changed'),
        records: [record],
        call: (call, request) => call('tariffs.update', request),
        deliver: (send) => send(said),
      })
    },
  })
}

/** Deletes a tariff after a question that names it; can be taken back. */
export async function deleteTariff(context: CommandContext, { partner, tariff }: ChosenTariff): Promise<void> {
  if (tariff === undefined) return
  await removeAsked(context, {
    kind: 'tariff',
    commandId: 'tariffs.delete',
    record: tariff,
    name: laneText(tariff),
    detail: partner.name,
    confirmLabel: context.services.t('tariffs.delete.confirm'),
    remove: (call, request) => call('tariffs.delete', request),
  })
}
