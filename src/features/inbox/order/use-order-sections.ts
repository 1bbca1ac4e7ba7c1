import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { drivingMinutes, roadDistanceKm } from '#src/domain/places/places.ts'
import { useGermanPlaces } from '#src/entities/places/use-german-places.ts'
import { NOTHING } from '#src/i18n/format.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import type { ReadingField } from '#src/records/reading/reading-field.ts'
import type { ReadingSection } from '#src/records/reading/reading-fields.tsx'

interface OrderFacts {
  draft: OrderDraft
  customerPrice: number | undefined
  fields: readonly ReadingField[]
}

/** The headings of an order's fields, with what follows from them: how far it is, and the price per kilometre. */
export function useOrderSections({ draft, customerPrice, fields }: OrderFacts): ReadingSection[] {
  const { t } = useText()
  const format = useFormat()
  // Measured anew once all German places are known.
  useGermanPlaces()
  const { pickup, delivery } = draft
  const isRoute = Boolean(pickup.city ?? pickup.postalCode) && Boolean(delivery.city ?? delivery.postalCode)
  const km = isRoute ? roadDistanceKm(pickup, delivery).km : undefined
  const textOf = (name: string) => {
    const field = fields.find((one) => one.name === name)
    return field?.value === undefined || field.text === NOTHING ? undefined : field.text
  }
  const brief = (...facts: (string | undefined)[]) => facts.filter(Boolean).join(' · ')
  const stop = (side: 'pickup' | 'delivery') => {
    const { date, timeFrom, timeTo } = draft[side]
    return brief(textOf(`${side}.city`), date && format.stopTime(date, timeFrom, timeTo))
  }
  const days = textOf('customer.paymentTerms')
  return [
    {
      id: 'customer',
      title: t('wizard.step.customer'),
      brief: brief(textOf('customer.name'), textOf('customer.customerReference')),
    },
    { id: 'pickup', title: t('wizard.pickup.company'), brief: stop('pickup') },
    {
      id: 'delivery',
      title: t('wizard.delivery.company'),
      brief: stop('delivery'),
      fact: km !== undefined && km > 0 ? `${format.way(km)} · ${format.duration(drivingMinutes(km))}` : undefined,
    },
    {
      id: 'goods',
      title: t('wizard.step.cargo'),
      brief: brief(textOf('cargo.description'), textOf('cargo.weightKg')),
    },
    {
      id: 'price',
      title: t('wizard.step.price'),
      brief: brief(textOf('price.customer'), days && t('inbox.order.days', { days })),
      fact:
        km !== undefined && km > 0 && customerPrice !== undefined
          ? t('inbox.order.perKm', { price: format.money(customerPrice / km) })
          : undefined,
    },
  ]
}
