import { hasSeveral, type OrderPlace, type WithPlaces } from '#src/domain/stops/further-stops.ts'
import { placeNumber } from '#src/domain/stops/goods-line-text.ts'
import type { Translate } from '#src/i18n/keys.ts'

/** What a place of an order is called: "Entladestelle", of several "Entladestelle 2". */
export function placeTitle(order: WithPlaces, place: OrderPlace, t: Translate): string {
  const title = t(`orders.section.${place.kind}`)
  return hasSeveral(order, place.kind) ? `${title} ${placeNumber(order, place)}` : title
}
