import type { PriceAnswer } from '#src/contract/price-requests.ts'
import { furtherStop, type OrderPlace, placesOf } from '#src/domain/stops/further-stops.ts'
import { placeTitle } from '#src/entities/stops/place-title.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { DefinitionList, Section } from '#src/ui/page/panel-frame.tsx'
import { known, useCargoRows } from '../cargo-rows.ts'

/** What is to be carried: where, when, what. Whose it is, and what is paid for it, is not in it. */
export function PriceFacts({ asked }: { asked: PriceAnswer }) {
  const { t } = useText()
  const format = useFormat()
  const { cargo, distanceKm, targetPrice, text } = asked
  const rows = useCargoRows()({
    ...{ ...cargo, cargoDescription: cargo.description, weight: cargo.weightKg },
    ...{ requiredVehicleType: cargo.vehicleType, furtherStops: asked.furtherStops },
  })
  return (
    <>
      {placesOf(asked).map((place) => (
        <Stop key={`${place.kind} ${place.part}`} asked={asked} at={place} />
      ))}
      <Section title={t('orders.cargo')}>
        <DefinitionList
          rows={[
            ...rows,
            ...known([
              [t('answer.price.distance'), distanceKm === undefined ? '' : format.way(distanceKm)],
              [t('answer.price.target'), targetPrice === undefined ? '' : format.money(targetPrice)],
            ]),
          ]}
        />
        {text !== '' && <p className="mt-2 whitespace-pre-line wrap-anywhere text-text-2">{text}</p>}
      </Section>
    </>
  )
}

function Stop({ asked, at }: { asked: PriceAnswer; at: OrderPlace }) {
  const { t } = useText()
  const format = useFormat()
  const { postalCode, city, country, date, from, to } = furtherStop(asked, at) ?? asked[at.kind]
  const time = [format.dateWithYear(date), format.timeWindow(from, to)].filter((part) => part !== '' && part !== '–')
  return (
    <Section title={placeTitle(asked, at, t)}>
      <DefinitionList
        rows={known([
          [t('records.address'), [`${postalCode} ${city}`.trim(), country].filter(Boolean).join(', ')],
          [t(`orders.field.${at.kind}Date`), time.join(', ')],
        ])}
      />
    </Section>
  )
}
