import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { goodsLinesText } from '#src/domain/stops/goods-line-text.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { adrLineText } from '#src/domain/goods/adr-line-text.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { DefinitionRow } from '#src/ui/page/panel-frame.tsx'

type Cargo = Pick<Order, 'cargoDescription'> &
  Partial<
    Pick<
      Order,
      | 'packageCount'
      | 'quantity'
      | 'packageType'
      | 'weight'
      | 'loadingMeters'
      | 'temperatureMin'
      | 'temperatureMax'
      | 'tailLift'
      | 'palletExchange'
      | 'dangerousGoods'
      | 'goodsLines'
      | 'furtherStops'
      | 'requiredVehicleType'
    >
  >

/** Rows with a value; the others say nothing. */
export const known = (rows: readonly (readonly [label: string, value: string | undefined])[]): DefinitionRow[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]))

/** Each line of goods with the place it is loaded at and the one it is unloaded at. */
const linesOf = (cargo: Cargo): string => goodsLinesText(cargo.goodsLines ?? [], cargo).replaceAll('\n', '; ')

/** What is carried, and what it needs. */
export function useCargoRows(): (cargo: Cargo) => DefinitionRow[] {
  const { t } = useText()
  const format = useFormat()
  return (cargo) => {
    const count = cargo.packageCount ?? cargo.quantity
    const packages =
      count === undefined
        ? undefined
        : `${format.number(count, 0)} ${packageWord(cargo.packageType ?? '', count, t)}`.trim()
    const temperature = [cargo.temperatureMin, cargo.temperatureMax]
      .filter((degrees) => degrees !== undefined)
      .map((degrees) => `${format.number(degrees, 1)} °C`)
    const wanted = cargo.requiredVehicleType
    const needs = [
      wanted !== undefined && isVehicleType(wanted) ? t(`vehicle.type.${wanted}`) : wanted,
      cargo.tailLift === true && t('orders.field.tailLift'),
      cargo.palletExchange === true && t('orders.field.palletExchange'),
    ].filter(Boolean)
    return known([
      [t('orders.label.goods'), cargo.cargoDescription],
      [t('orders.field.goodsLines'), linesOf(cargo)],
      [t('orders.field.packageCount'), packages],
      [t('orders.label.weight'), cargo.weight === undefined ? undefined : format.weight(cargo.weight)],
      [
        t('orders.field.loadingMeters'),
        cargo.loadingMeters === undefined ? undefined : format.loadingMeters(cargo.loadingMeters),
      ],
      [t('orders.field.temperature'), [...new Set(temperature)].join(' – ')],
      [t('orders.field.dangerousGoods'), (cargo.dangerousGoods ?? []).map(adrLineText).join('; ')],
      [t('orders.label.wantedVehicle'), needs.join(', ')],
    ])
  }
}
