import type { Order } from '#src/contract/orders/order.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { Company } from '#src/contract/accounts/tenants.ts'
import type { Tour } from '#src/contract/tours.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { dangerousGoods } from '#src/domain/documents/adr-papers.ts'
import type { Term } from '#src/domain/papers/carrier-terms.ts'
import { countryCode, isInEu } from '#src/domain/places/country-codes.ts'
import { isCrossBorder, paperPlace, paperText } from '#src/domain/documents/paper-text.ts'
import { placeNumber } from '#src/domain/stops/goods-line-text.ts'
import { hasSeveral, type OrderPlace, placesOf } from '#src/domain/stops/further-stops.ts'
import { placeOfOrder } from '#src/domain/stops/place-of-order.ts'
import type { StopKind } from '#src/domain/stops/window.ts'
import { type Adr, adrOf } from './adr-values.ts'
import { type GoodsRow, goodsRowsOf } from './goods-rows.ts'
import { words } from './paper-words.ts'
import {
  exemptionText,
  format,
  joined,
  type PaperText,
  paperWindow,
  type Party,
  shown,
  temperatureText,
} from './paper-values.ts'
import { vehicleText, wantedText } from './vehicle-facts.ts'
import { type ChargeLine, chargeLines, type Price, priceOf, termsText } from './price-facts.ts'
import { freightTax, termsOf } from './term-facts.ts'
import { type TourPaper, tourPaper } from './tour-facts.ts'

/** A party with when and whom to meet there. */
export interface Stop extends Party {
  date: PaperText
  time: PaperText
  contact: PaperText
  reference: PaperText
  bookingNumber: PaperText
  ramp: PaperText
  openingHours: PaperText
  driverHints: PaperText
  fixed: boolean
}

/** One of the places of an order; of several of a kind the title says which. */
export interface PlaceOnPaper extends Stop {
  kind: StopKind
  title: string
}

/** Everything the papers name, as printed; what is undefined stays an empty line to be filled in by hand. */
export interface PaperFacts {
  number: string
  today: string
  crossBorder: boolean
  /** The goods cross a border of the European Union, or may: customs have to see them. */
  customs: boolean
  /** The tour the order is part of, where it rides with others. */
  tour: TourPaper | undefined
  /** Who prints: the person to ask. */
  contact: PaperText
  company: Company | undefined
  sender: Party
  client: PaperText
  reference: PaperText
  carrier: Party
  /** Whom the company asks at the carrier's. */
  carrierContact: PaperText
  /** The one who drives: the carrier, or the company itself with a vehicle of its own. */
  haulier: Party
  pickup: Stop
  delivery: Stop
  /** All its places in the order of the ride. */
  places: readonly PlaceOnPaper[]
  /** What is carried: line by line where the order tells lines. */
  goodsRows: readonly GoodsRow[]
  temperature: PaperText
  tailLift: boolean
  palletExchange: boolean
  /** Why driving bans do not bind what is carried. */
  exemption: PaperText
  palletsExchanged: PaperText
  adr: Adr | undefined
  vehicleType: PaperText
  /** The type somebody has asked for, and what it has to bring. */
  wanted: PaperText
  plate: PaperText
  trailer: PaperText
  driver: PaperText
  driverPhone: PaperText
  /** What the carrier gets, what for, and when; on no paper with what the customer pays. */
  freight: PaperText
  freightCharges: readonly ChargeLine[]
  terms: PaperText
  /** How it is taxed. */
  freightTax: string
  /** What he agrees to with it. */
  carrierTerms: readonly Term[]
  /** Whom the confirmation goes to, and what he pays. */
  customer: Party
  price: Price
}

export interface PaperSources {
  order: Order
  company: Company | undefined
  carrier: Partner | undefined
  customer: Partner | undefined
  tour: Tour | undefined
  contact: string
  /** Milliseconds since 1970. */
  now: number
}

/** What the papers of an order say. Never throws, whatever the order holds. */
export function paperFacts({ order, company, carrier, customer, tour, contact, now }: PaperSources): PaperFacts {
  const sender = companyParty(company)
  const hired: Party = {
    name: paperText(order.carrierName) ?? paperText(carrier?.name),
    street: paperText(carrier?.street),
    place: paperPlace(carrier?.postalCode, carrier?.city),
    country: carrier && paperText(carrier.country),
  }
  const onTour = tourPaper(order, tour)
  const drivesItself = hired.name === undefined && order.assignedVehicleId !== undefined
  return {
    number: paperText(order.orderNumber) ?? order.id,
    today: format.dateWithYear(epochToZoned(now).date),
    crossBorder: crossesBorder(order),
    customs: passesCustoms(order),
    tour: onTour,
    contact: paperText(contact),
    company,
    sender,
    client: paperText(order.customerName),
    reference: paperText(order.customerReference),
    carrier: hired,
    carrierContact: joined(order.carrierContactPerson, order.carrierContactPhone, order.carrierContactEmail),
    haulier: drivesItself ? sender : hired,
    pickup: stopOf(order, { kind: 'pickup', part: 0 }),
    delivery: stopOf(order, { kind: 'delivery', part: 0 }),
    places: placesOf(order).map((place) => ({
      ...stopOf(order, place),
      kind: place.kind,
      title: hasSeveral(order, place.kind) ? `${words[place.kind]} ${placeNumber(order, place)}` : words[place.kind],
    })),
    goodsRows: goodsRowsOf(order),
    temperature: temperatureText(order.temperatureMin, order.temperatureMax),
    tailLift: order.tailLift === true,
    palletExchange: order.palletExchange === true,
    exemption: exemptionText(order.banExemption),
    palletsExchanged: shown(format.number(order.palletsExchanged, 0)),
    adr: adrOf(dangerousGoods(order)),
    vehicleType: vehicleText(order.vehicleType ?? order.requiredVehicleType),
    wanted: wantedText(order, onTour === undefined ? [order] : (tour?.orders ?? [order])),
    plate: paperText(order.vehiclePlate),
    trailer: paperText(order.trailerPlate),
    driver: paperText(order.driverName),
    driverPhone: paperText(order.driverPhone),
    freight: order.carrierPrice === undefined ? undefined : format.money(order.carrierPrice, order.currency),
    freightCharges: chargeLines(order.carrierCharges, order.carrierPrice, order.currency),
    // The order's own terms are the customer's: they are nothing the carrier may read, let alone be offered.
    terms: termsText(carrier?.paymentTerms, 'freight'),
    freightTax: freightTax({ order, company, carrier }),
    carrierTerms: termsOf({ order, company, carrier, tour: onTour === undefined ? undefined : tour }),
    customer: {
      name: paperText(order.customerName),
      street: paperText(customer?.street),
      place: paperPlace(customer?.postalCode, customer?.city),
      country: customer && paperText(customer.country),
    },
    price: priceOf(order, company, customer),
  }
}

function companyParty(company: Company | undefined): Party {
  return {
    name: paperText(company?.name),
    street: paperText(company?.street),
    place: paperPlace(company?.postalCode, company?.city),
    country: company && paperText(company.country),
  }
}

function stopOf(order: Order, at: OrderPlace): Stop {
  const place = placeOfOrder(order, at)
  return {
    name: paperText(place.company),
    street: paperText(place.address),
    place: paperPlace(place.postalCode, place.city),
    country: paperText(place.country),
    date: shown(format.dateWithYear(place.date)),
    time: paperWindow(place.timeFrom, place.timeTo, place.timesAssumed),
    contact: joined(place.contactPerson, place.phone),
    reference: paperText(place.reference),
    bookingNumber: paperText(place.bookingNumber),
    ramp: paperText(place.ramp),
    openingHours: paperText(place.openingHours),
    driverHints: paperText(place.driverHints),
    fixed: place.fixed,
  }
}

/** Between two countries that are not both known as members of the European Union. Source: Regulation (EU) 952/2013, Art. 4 and 134 */
function passesCustoms(order: Order): boolean {
  const codes = countriesOf(order).map(countryCode)
  return crossesBorder(order) && !codes.every((code) => code !== undefined && isInEu(code))
}

const countriesOf = (order: Order): string[] => placesOf(order).map((place) => placeOfOrder(order, place).country)

const crossesBorder = (order: Order): boolean =>
  countriesOf(order).some((country) => isCrossBorder(order.pickupCountry, country))
