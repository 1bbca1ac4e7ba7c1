import { foldText } from '../../basics/fold-text.ts'
import type { TypedPackages } from '../../goods/typed-packages.ts'
import type { OrderDraft } from '../../orders/draft.ts'
import { townFollowing } from '../../places/town-of-code.ts'
import type { ImportContext, KnownCustomer, KnownPlace } from './context.ts'
import type { SaidRow, SaidStop } from './said.ts'

/** The customer a row names, by name or number. */
export function customerNamed(name: string, customers: readonly KnownCustomer[]): KnownCustomer | undefined {
  const wanted = foldText(name)
  return customers.find((one) => foldText(one.name) === wanted || foldText(one.number ?? '') === wanted)
}

/** What goods are called that a list does not name: what they are packed in. Orders keep it in German. */
const PACKED: Readonly<Record<string, string>> = {
  Europalette: 'Europaletten',
  Industriepalette: 'Industriepaletten',
  Gitterbox: 'Gitterboxen',
  Colli: 'Colli',
  Coil: 'Coils',
}

function packedGoods({ count, type = 'Standard' }: TypedPackages): string | undefined {
  if (count === undefined) return undefined
  return `${count} ${count === 1 ? type.replace('Standard', 'Packstück') : (PACKED[type] ?? 'Packstücke')}`
}

/** The place of that name, where the row says no other postal code for it. */
function placeOf({ company = '', postalCode }: SaidStop, places: readonly KnownPlace[]): KnownPlace | undefined {
  if (company === '') return undefined
  const wanted = foldText(company)
  return places.find(
    (place) =>
      foldText(place.company) === wanted &&
      (postalCode === undefined || postalCode === (place.postalCode ?? postalCode)),
  )
}

/** A stop with what its place and its postal code tell. */
function stopOf(said: SaidStop, places: readonly KnownPlace[]): OrderDraft['pickup'] {
  const place = placeOf(said, places)
  const known = place === undefined ? said : { ...filled(place), ...said }
  const { city, ...rest } = known
  const where = { country: known.country ?? 'Deutschland', postalCode: known.postalCode ?? '' }
  const town = city ?? townFollowing({ ...where, postalCode: '' }, where)
  return town === undefined ? rest : { ...rest, city: town }
}

const filled = (place: KnownPlace): Partial<OrderDraft['pickup']> =>
  Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined && value !== ''))

/** The order a row says; the customer is whom it names, else whose list it is. */
export function draftOf(said: SaidRow, { customers, customer, places }: ImportContext): OrderDraft {
  const named = said.customer === undefined ? customer : customerNamed(said.customer, customers)
  const { count, type } = said.packages
  const description = said.description ?? packedGoods(said.packages)
  return {
    customer: {
      ...(named ? { customerId: named.id, name: named.name } : said.customer !== undefined && { name: said.customer }),
      ...(said.reference !== undefined && { customerReference: said.reference }),
    },
    cargo: {
      ...(description !== undefined && { description }),
      ...(said.weightKg !== undefined && { weightKg: said.weightKg }),
      ...(count !== undefined && { packageCount: count }),
      ...(type !== undefined && { packageType: type }),
      ...(said.loadingMeters !== undefined && { loadingMeters: said.loadingMeters }),
      ...(said.vehicleType !== undefined && { vehicleType: said.vehicleType }),
    },
    pickup: stopOf(said.pickup, places),
    delivery: stopOf(said.delivery, places),
  }
}

/** A whole share of a whole number: the shares of all parts are the number. */
const share = (total: number, part: number, parts: number) =>
  Math.floor((total * (part + 1)) / parts) - Math.floor((total * part) / parts)

/** The part of an order that is split evenly; lengths to the centimetre, prices to the cent. */
export function partOf(
  { draft, priceCents }: { draft: OrderDraft; priceCents: number | undefined },
  part: number,
  parts: number,
): { draft: OrderDraft; priceCents: number | undefined } {
  if (parts <= 1) return { draft, priceCents }
  const { weightKg, loadingMeters, packageCount, description } = draft.cargo
  const count = packageCount === undefined ? undefined : share(packageCount, part, parts)
  const own = packedGoods({ ...packagesOf(draft), ...(count !== undefined && { count }) })
  const cargo = {
    ...draft.cargo,
    ...(weightKg !== undefined && { weightKg: share(weightKg, part, parts) }),
    ...(loadingMeters !== undefined && { loadingMeters: share(Math.round(loadingMeters * 100), part, parts) / 100 }),
    ...(count !== undefined && { packageCount: count }),
    ...(own !== undefined && description === packedGoods(packagesOf(draft)) && { description: own }),
  }
  return {
    draft: { ...draft, cargo },
    priceCents: priceCents === undefined ? undefined : share(priceCents, part, parts),
  }
}

function packagesOf({ cargo }: OrderDraft): TypedPackages {
  const type = (['Standard', 'Europalette', 'Industriepalette', 'Gitterbox', 'Colli', 'Coil', 'Lose'] as const).find(
    (one) => one === cargo.packageType,
  )
  return { ...(cargo.packageCount !== undefined && { count: cargo.packageCount }), ...(type && { type }) }
}
