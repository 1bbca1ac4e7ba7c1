import type { FuelSurchargeInput, TariffInput } from '#src/contract/partners/tariffs.ts'
import { findCountry } from '#src/domain/places/postal-codes.ts'
import { errorAt, warningAt } from '#src/domain/refusals/field-issue.ts'
import { checkSurcharge, checkTariff } from '#src/domain/tariffs/checks.ts'
import { laneText, overlaps } from '#src/domain/tariffs/tariff.ts'
import { assertNoErrors, warningsOf } from '../../core/bodies/issues.ts'
import { notFound } from '../../core/http-error.ts'
import { demand, type RuleContext, todayOf } from '../../core/rule-context.ts'
import type { Row } from '../../store/models.ts'
import type { KindUndo } from '../../write/undo-rules.ts'

type Tariff = Row<'tariffs'>
type Surcharge = Row<'fuelSurcharges'>
/** What the store adds. */
type StoreField = 'id' | 'tenantId' | 'version' | 'createdAt' | 'updatedAt'

const text = (value: string | null | undefined) => value?.trim() || undefined
const country = (value: string | null | undefined) => findCountry(value ?? undefined)?.code ?? text(value) ?? 'DE'
const area = (value: string | null | undefined) => (value ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Sold by those who set customers' prices, bought by those who set carriers' (decision B5). */
const demandSide = (context: RuleContext, side: Tariff['side']) =>
  demand(context, side === 'customer' ? 'tariffs.sell' : 'tariffs.buy')

/** What a person says of a tariff, as it is kept. */
function saidTariff(input: TariffInput): Partial<Tariff> {
  const { basis, priceCents, minimumCents, fuelSurcharge } = input
  return {
    ...(input.fromCountry !== undefined && { fromCountry: country(input.fromCountry) }),
    ...(input.fromArea !== undefined && { fromArea: area(input.fromArea) }),
    ...(input.toCountry !== undefined && { toCountry: country(input.toCountry) }),
    ...(input.toArea !== undefined && { toArea: area(input.toArea) }),
    ...(input.vehicleType !== undefined && { vehicleType: text(input.vehicleType) }),
    ...(basis !== undefined && { basis }),
    ...(priceCents !== undefined && { priceCents: priceCents ?? 0 }),
    ...(minimumCents !== undefined && { minimumCents: minimumCents ?? undefined }),
    ...(fuelSurcharge !== undefined && { fuelSurcharge: fuelSurcharge === true }),
    ...(input.validFrom !== undefined && { validFrom: text(input.validFrom) ?? '' }),
    ...(input.validUntil !== undefined && { validUntil: text(input.validUntil) }),
    ...(input.notes !== undefined && { notes: text(input.notes) }),
  }
}

/** Names the tariff of the same lane that holds on the same days; the newer one counts then. */
async function overlapWarnings({ store }: RuleContext, tariff: Omit<Tariff, Exclude<StoreField, 'id'>>) {
  const others = await store.all('tariffs', { partnerId: tariff.partnerId })
  const other = others.find((one) => one.id !== tariff.id && overlaps(one, tariff))
  return other ? warningAt('validFrom', 'tariffOverlaps', { lane: laneText(other), date: other.validFrom }) : []
}

/** A tariff that is agreed, from today on unless another day is named. */
export async function newTariff(context: RuleContext, input: TariffInput) {
  const partner = await context.store.find('partners', text(input.partnerId) ?? '')
  if (!partner) throw notFound({ code: 'reason.missing.partner' })
  demandSide(context, partner.kind)
  const usual = {
    ...({ fromCountry: 'DE', fromArea: '', toCountry: 'DE', toArea: '', basis: 'trip' } as const),
    ...{ priceCents: 0, fuelSurcharge: true, validFrom: todayOf(context) },
  }
  const named = { partnerId: partner.id, partnerName: partner.name, side: partner.kind }
  const values: Omit<Tariff, StoreField> = { ...usual, ...saidTariff(input), ...named }
  assertNoErrors(checkTariff(values))
  return { values, warnings: warningsOf(await overlapWarnings(context, { ...values, id: '' })) }
}

/** What is agreed instead. Orders keep the price they were made with. */
export async function changedTariff(context: RuleContext, tariff: Tariff, input: TariffInput) {
  demandSide(context, tariff.side)
  const values = saidTariff(input)
  const after = { ...tariff, ...values }
  const fields = new Set(Object.keys(values))
  const isOwn = (path: string) => fields.has(path) || (path === 'validUntil' && fields.has('validFrom'))
  assertNoErrors(checkTariff(after).filter(({ path }) => isOwn(path)))
  return { values, warnings: warningsOf(await overlapWarnings(context, after)) }
}

export const refuseTariffRemoval = (context: RuleContext, { side }: Tariff): void => demandSide(context, side)

/** Changes of a side are taken back by those who may make them. */
export const tariffUndo: KindUndo<'tariffs'> = {
  refuseUpdate: (context, { side }) => demandSide(context, side),
}

async function refuseTakenMonth({ store }: RuleContext, month: string, own: string | undefined): Promise<void> {
  const other = await store.first('fuelSurcharges', { month })
  if (other !== undefined && other.id !== own) assertNoErrors(errorAt('month', 'monthTaken', { month }))
}

const USUAL_INDEX = 'Erzeugerpreisindex Dieselkraftstoff (Destatis)'

function saidSurcharge({ month, percent, indexName, indexValue }: FuelSurchargeInput): Partial<Surcharge> {
  return {
    ...(month !== undefined && { month: month.trim() }),
    ...(percent !== undefined && { percent: Math.round((percent ?? 0) * 100) / 100 }),
    ...(indexName !== undefined && { indexName: text(indexName) ?? USUAL_INDEX }),
    ...(indexValue !== undefined && { indexValue: indexValue ?? undefined }),
  }
}

/** The surcharge of a month: there is one for each. Without a name it follows the index of the month before. */
export async function newSurcharge(context: RuleContext, input: FuelSurchargeInput) {
  const [last] = await context.store.all('fuelSurcharges', {}, [{ field: 'month', order: 'desc' }])
  const usual = { month: '', percent: 0, indexName: last?.indexName ?? USUAL_INDEX }
  const values = { ...usual, ...saidSurcharge(input) }
  assertNoErrors(checkSurcharge(values))
  await refuseTakenMonth(context, values.month, undefined)
  return { values }
}

export async function changedSurcharge(context: RuleContext, surcharge: Surcharge, input: FuelSurchargeInput) {
  const values = saidSurcharge(input)
  assertNoErrors(checkSurcharge({ ...surcharge, ...values }))
  if (values.month !== undefined) await refuseTakenMonth(context, values.month, surcharge.id)
  return { values }
}

/** The month it had may be another one's by now. */
export const surchargeUndo: KindUndo<'fuelSurcharges'> = {
  async refuseUpdate(context, { id }, { values }) {
    if (values.month !== undefined) await refuseTakenMonth(context, values.month, id)
  },
  async comesBack(context, row) {
    await refuseTakenMonth(context, row.month, row.id)
    return row
  },
}
