import { orderPlacesText } from '#src/domain/stops/route.ts'
import { goodsInWords } from '#src/domain/orders/goods-in-words.ts'
import type { Row } from '../../../store/models.ts'

/** What a paper of an order says under its title, line by line; its file is made of that. */
export function orderPaper(order: Row<'orders'>, title: string): Record<string, string> {
  const facts: Record<string, string | undefined> = {
    title,
    Auftrag: order.orderNumber,
    Referenz: order.customerReference,
    Absender: order.pickupCompany,
    Ladestelle: orderPlacesText(order, 'pickup'),
    Ladedatum: order.pickupDate,
    Empfänger: order.deliveryCompany,
    Entladestelle: orderPlacesText(order, 'delivery'),
    Lieferdatum: order.deliveryDate,
    Ware: goodsInWords(order),
    Gewicht: order.weight === undefined ? undefined : `${order.weight} kg`,
    Packstücke: order.packageCount === undefined ? undefined : String(order.packageCount),
    Lademeter: order.loadingMeters === undefined ? undefined : String(order.loadingMeters),
    Kennzeichen: order.vehiclePlate,
  }
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1])))
}
