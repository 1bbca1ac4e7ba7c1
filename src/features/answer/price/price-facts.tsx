import type { PriceAnswer } from '#src/contract/price-requests.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { packageWord } from '#src/entities/goods/package-word.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section, type DefinitionRow } from '#src/ui/page/panel-frame.tsx'

/** Rows with a value; the others say nothing. */
const known = (rows: readonly (readonly [label: string, value: string | undefined])[]): DefinitionRow[] =>
  rows.flatMap(([label, value]) => (value === undefined || value === '' || value === '–' ? [] : [{ label, value }]))

/** What is to be carried: where, when, what. Whose it is, and what is paid for it, is not in it. */
export function PriceFacts({ asked }: { asked: PriceAnswer }) {
  const { t } = useText()
  const format = useFormat()
  const { cargo, distanceKm, targetPrice, text } = asked
  const temperature = [cargo.temperatureMin, cargo.temperatureMax]
    .filter((degrees) => degrees !== undefined)
    .map((degrees) => `${format.number(degrees, 1)} °C`)
  const needs = [
    cargo.vehicleType && isVehicleType(cargo.vehicleType) ? t(`vehicle.type.${cargo.vehicleType}`) : cargo.vehicleType,
    cargo.tailLift && t('orders.field.tailLift'),
    cargo.adr && t('orders.field.dangerousGoods'),
  ].filter(Boolean)
  return (
    <>
      <Stop asked={asked} stop="pickup" />
      <Stop asked={asked} stop="delivery" />
      <Section title={t('orders.cargo')}>
        <DefinitionList
          rows={known([
            [t('orders.label.goods'), cargo.description],
            [
              t('orders.field.packageCount'),
              cargo.packageCount === undefined
                ? undefined
                : `${format.number(cargo.packageCount, 0)} ${packageWord(cargo.packageType ?? '', cargo.packageCount, t)}`.trim(),
            ],
            [t('orders.field.loadingMeters'), format.loadingMeters(cargo.loadingMeters)],
            [t('orders.label.weight'), format.weight(cargo.weightKg)],
            [t('orders.field.temperature'), [...new Set(temperature)].join(' – ')],
            [t('orders.label.wantedVehicle'), needs.join(', ')],
            [t('answer.price.distance'), format.way(distanceKm)],
            [t('answer.price.target'), format.money(targetPrice)],
          ])}
        />
        {text !== '' && <p className="mt-2 whitespace-pre-line wrap-anywhere text-text-2">{text}</p>}
      </Section>
    </>
  )
}

function Stop({ asked, stop }: { asked: PriceAnswer; stop: 'pickup' | 'delivery' }) {
  const { t } = useText()
  const format = useFormat()
  const { postalCode, city, country, date, from, to } = asked[stop]
  const time = [format.dateWithYear(date), format.timeWindow(from, to)].filter((part) => part !== '' && part !== '–')
  return (
    <Section title={t(`orders.section.${stop}`)}>
      <DefinitionList
        rows={known([
          [t('records.address'), [`${postalCode} ${city}`.trim(), country].filter(Boolean).join(', ')],
          [t(`orders.field.${stop}Date`), time.join(', ')],
        ])}
      />
    </Section>
  )
}
