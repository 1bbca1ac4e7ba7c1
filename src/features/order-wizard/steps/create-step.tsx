import type { Translate } from '#src/i18n/keys.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { typedPlaces } from '#src/domain/stops/typed-places.ts'
import { goodsLinesText, placeNumber } from '#src/domain/stops/goods-line-text.ts'
import {
  type FurtherStop,
  furtherStop,
  hasSeveral,
  type OrderPlace,
  placesOf,
} from '#src/domain/stops/further-stops.ts'
import { DraftAmount } from './typed-fields.tsx'
import type { StopDraft } from '#src/domain/stops/draft.ts'
import type { CargoDraft } from '#src/domain/goods/cargo-draft.ts'
import { adrLineText } from '#src/domain/goods/adr-line-text.ts'
import { adrLinesOf } from '#src/domain/goods/cargo-checks.ts'
import { isNewCustomer } from '#src/domain/partners/customer-draft.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { calculatedLoadingMeters } from '#src/domain/goods/loading-meters.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { withOrderDefaults } from '#src/domain/orders/draft.ts'
import { loadingMetersText } from '#src/entities/goods/loading-meters-text.ts'
import { openingHoursText } from '#src/entities/places/opening-hours-text.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { type Format, NOTHING } from '#src/i18n/format.ts'
import { stopWindowText } from '#src/entities/stops/window-text.ts'
import { type DefinitionRow, DefinitionList } from '#src/ui/page/panel-frame.tsx'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { Warning } from './fields.tsx'
import { useWizard } from '../session/use-wizard.tsx'
import { explain } from '#src/i18n/issue-text.ts'
import { warningsBefore, warningsId } from '../wizard-issues.ts'

/** Everything once more, before the order is made. */
export function CreateStep() {
  const { t } = useText()
  const { context, today } = useWizard()
  const draft = withOrderDefaults(context.data)
  const goodsLines = draftGoodsText(draft.delivery, today)
  return (
    <>
      <Warnings />
      <Block title={t('wizard.step.customer')} rows={useCustomerRows(draft)} />
      <Block title={t('wizard.step.cargo')} rows={useCargoRows(draft, goodsLines)} />
      <Places draft={draft} />
      <Prices />
    </>
  )
}

/** Whatever is odd is read once more, also with the button that makes the order. */
function Warnings() {
  const { t } = useText()
  const format = useFormat()
  const { context, today } = useWizard()
  const id = warningsId(usePanelPlace().key)
  const { carriers, chosenCarrierId, prices } = context
  const match = carriers?.find(({ carrierId }) => carrierId === chosenCarrierId)
  const carrierPrice = prices.carrierPrice ?? match?.estimatedCost
  const warnings = warningsBefore({ ...context, prices: { ...prices, carrierPrice } }, today)
  if (warnings.length === 0) return null
  return (
    <section aria-label={t('wizard.warnings')} className="border-b border-line pb-3">
      <h3 className="mb-1 text-section text-text-2">{t('wizard.warnings')}</h3>
      <ul id={id} className="flex flex-col gap-1">
        {warnings.map((warning) => (
          <li key={`${warning.path} ${warning.code}`}>
            <Warning>
              {t(`wizard.step.${warning.step}`)}: {explain('issue.', warning, t, format)}
            </Warning>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Block({ title, rows }: { title: string; rows: readonly DefinitionRow[] }) {
  return (
    <section aria-label={title} className="border-b border-line pb-3">
      <h3 className="mb-1 text-section text-text-2">{title}</h3>
      <DefinitionList rows={rows} />
    </section>
  )
}

function useCustomerRows({ customer }: OrderDraft): DefinitionRow[] {
  const { t } = useText()
  return filled([
    [
      t('wizard.customer'),
      isNewCustomer(customer) ? `${customer.name} · ${t('wizard.customer.isNew')}` : customer.name,
    ],
    [t('wizard.customerReference.short'), customer.customerReference],
    [t('wizard.contactPerson.short'), contactText(customer.contactPerson, customer.phone, customer.email)],
  ])
}

function useCargoRows({ cargo }: OrderDraft, goodsLines: string): DefinitionRow[] {
  const { t } = useText()
  const format = useFormat()
  const { adr, temperature, packageCount: count } = cargo
  const size = [
    count !== undefined && `${format.number(count)} ${packageWord(cargo.packageType ?? 'Standard', count, t)}`,
    cargo.weightKg !== undefined && format.weight(cargo.weightKg),
    loadingMetersText(sizeOnFloor(cargo), t, format),
  ]
  const extras = [
    cargo.stackable && t('wizard.stackable'),
    cargo.palletExchange && t('wizard.palletExchange'),
    cargo.tailLift && t('wizard.tailLift'),
  ]
  return filled([
    [t('wizard.goods'), cargo.description],
    [t('orders.field.goodsLines'), goodsLines],
    [t('wizard.size'), size.filter(Boolean).join(' · ')],
    [t('wizard.vehicle'), cargo.vehicleType && t(`vehicle.type.${cargo.vehicleType}`)],
    [t('wizard.adr'), adr && adrLinesOf(adr).map(adrLineText).join('; ')],
    [
      t('wizard.temperature'),
      temperature && `${format.number(temperature.min)} – ${format.number(temperature.max)} °C`,
    ],
    [t('wizard.extras'), extras.filter(Boolean).join(' · ')],
  ])
}

/** What is typed, else what the order will be given by its pallets. */
const sizeOnFloor = (cargo: CargoDraft) =>
  cargo.loadingMeters === undefined ? { ...cargo, ...calculatedLoadingMeters(cargo) } : cargo

/** Every place in the order of the ride; of several of a kind the title says which. */
function Places({ draft }: { draft: OrderDraft }) {
  const { t } = useText()
  const format = useFormat()
  const { today } = useWizard()
  const { furtherStops } = typedPlaces(draft.delivery, today)
  return placesOf({ furtherStops }).map((at) => {
    const title = t(`wizard.step.${at.kind}`)
    const number = placeNumber({ furtherStops }, at)
    const stop = furtherStopDraft({ furtherStops }, at) ?? draft[at.kind]
    return (
      <Block
        key={`${at.kind} ${at.part}`}
        title={hasSeveral({ furtherStops }, at.kind) ? `${title} ${number}` : title}
        rows={stopRows(stop, at.kind, t, format)}
      />
    )
  })
}

function furtherStopDraft(order: { furtherStops: FurtherStop[] | undefined }, at: OrderPlace): StopDraft | undefined {
  const stop = furtherStop(order, at)
  return stop && { ...stop, street: stop.address }
}

/** Each line of goods that was typed. */
function draftGoodsText(delivery: StopDraft, today: PlainDate): string {
  const { furtherStops, goodsLines = [] } = typedPlaces(delivery, today)
  return goodsLinesText(goodsLines, { furtherStops }).replaceAll('\n', '; ')
}

function stopRows(stop: StopDraft, kind: StopKind, t: Translate, format: Format): DefinitionRow[] {
  const time = [format.date(stop.date), stopWindowText(kind, stop, t, format)]
    .filter((part) => part !== NOTHING)
    .join(' ')
  return filled([
    [t('wizard.when'), stop.fixed ? `${time} · ${t('wizard.fixed')}` : time],
    [
      t('wizard.where'),
      [stop.company, stop.street, `${stop.postalCode ?? ''} ${stop.city ?? ''}`, stop.country]
        .filter(Boolean)
        .join(', '),
    ],
    [t('orders.label.ramp'), stop.ramp],
    [t('orders.label.openingHours'), openingHoursText(stop.openingHours, format)],
    [t('wizard.contactPerson.short'), contactText(stop.contactPerson, stop.phone)],
    [t('orders.label.driverHints'), stop.driverHints],
    [t(`orders.field.${kind}Reference`), stop.reference],
    [t('orders.label.bookingNumber'), stop.bookingNumber],
  ])
}

function filled(rows: readonly (readonly [label: string, value: string | undefined])[]): DefinitionRow[] {
  return rows.flatMap(([label, value]) => (value ? [{ label, value: <bdi>{value}</bdi> }] : []))
}

/** Who is called: a number is not broken. */
const contactText = (...[name, phone, mail]: readonly (string | undefined)[]) =>
  [name, phone && unbroken(phone), mail].filter(Boolean).join(' · ')

/** With blanks and hyphens at which no line ends. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00A0').replaceAll('-', '\u2011')

function Prices() {
  const { t } = useText()
  const format = useFormat()
  const role = useSession().role
  const { context, setPrices } = useWizard()
  const { price, carriers, chosenCarrierId, ownVehicle, prices, overrideReason } = context
  const match = carriers?.find(({ carrierId }) => carrierId === chosenCarrierId)
  const reason = ownVehicle
    ? ownVehicle.overrideReason
    : match && match.blockers.length > 0
      ? overrideReason
      : undefined
  const cost = prices.carrierPrice ?? match?.estimatedCost
  const margin = price && cost !== undefined && Number.isFinite(cost) ? price.netPrice - cost : undefined
  const rows: DefinitionRow[] = [
    { label: t('wizard.customerPrice'), value: format.money(price?.netPrice) },
    {
      id: 'vat',
      label: t('wizard.price.vat', { rate: format.number(price?.vatRate) }),
      value: format.money(price?.vatAmount),
    },
    { label: t('wizard.price.gross'), value: format.money(price?.grossPrice), strong: true, ruled: true },
    ...(match
      ? [
          { id: 'carrier', label: <bdi>{match.carrierName}</bdi>, value: format.money(cost) },
          { label: t('wizard.price.margin'), value: format.money(margin) },
        ]
      : [
          {
            label: t('wizard.step.carrier'),
            value: ownVehicle ? t('wizard.ownVehicle.is', { plate: ownVehicle.plate }) : t('wizard.noCarrier'),
          },
        ]),
  ]
  return (
    <section aria-label={t('wizard.step.price')}>
      <h3 className="mb-1 text-section text-text-2">{t('wizard.step.price')}</h3>
      <DefinitionList amounts rows={rows} />
      {reason !== undefined && <p className="mt-2 text-chip text-text-2">{t('wizard.override.given', { reason })}</p>}
      {match && may(role, 'orders.setCarrierPrice') && (
        <DraftAmount
          className="mt-3 max-w-48"
          path="carrierPrice"
          label={t('wizard.carrierPrice')}
          value={cost}
          onEdit={(carrierPrice) => setPrices({ carrierPrice })}
        />
      )}
    </section>
  )
}
