import type { Row } from '../../../store/models.ts'

/** What a paper of an order says under its title, line by line; its file is made of that. */
export function orderPaper(order: Row<'orders'>, title: string): Record<string, string> {
  const place = (code: string | undefined, city: string | undefined) => [code, city].filter(Boolean).join(' ')
  const facts: Record<string, string | undefined> = {
    title,
    Auftrag: order.orderNumber,
    Referenz: order.customerReference,
    Absender: order.pickupCompany,
    Ladestelle: place(order.pickupPostalCode, order.pickupCity),
    Ladedatum: order.pickupDate,
    Empfänger: order.deliveryCompany,
    Entladestelle: place(order.deliveryPostalCode, order.deliveryCity),
    Lieferdatum: order.deliveryDate,
    Ware: order.cargoDescription,
    Gewicht: order.weight === undefined ? undefined : `${order.weight} kg`,
    Packstücke: order.packageCount === undefined ? undefined : String(order.packageCount),
    Lademeter: order.loadingMeters === undefined ? undefined : String(order.loadingMeters),
    Kennzeichen: order.vehiclePlate,
  }
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => Boolean(fact[1])))
}
