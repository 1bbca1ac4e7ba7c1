import type { Order } from '#src/contract/orders/order.ts'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { Company } from '#src/contract/accounts/tenants.ts'
import type { Tour } from '#src/contract/tours.ts'
import { chargeLabel } from '#src/domain/prices/charge-lines.ts'
import { chargesOf, isPlainFreight } from '#src/domain/prices/charges.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import { dangerousGoods } from '#src/domain/documents/adr-papers.ts'
import { grossOf, isVatRate, toCents, vatOf } from '#src/domain/basics/money.ts'
import { isCrossBorder, paperPlace, paperText } from '#src/domain/documents/paper-text.ts'
import { orderTreatment } from '#src/domain/prices/vat-treatment.ts'
import { vehicleLabels } from '#src/domain/vehicles/labels.ts'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import {
  type Adr,
  adrOf,
  format,
  goodsOf,
  joined,
  type PaperText,
  type PaperGoods,
  paperWindow,
  type Party,
  shown,
  temperatureText,
} from './paper-values.ts'
import { words } from './paper-words.ts'
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

/** A position of a price as printed. */
export interface ChargeLine {
  label: string
  amount: string
}

/** What the customer pays, what for, and when. */
export interface Price {
  charges: readonly ChargeLine[]
  net: PaperText
  vatRate: PaperText
  vat: PaperText
  gross: PaperText
  /** Why there is no VAT, as invoices have to state it. */
  vatReason: PaperText
  terms: PaperText
}

/** Everything the papers name, as printed; what is undefined stays an empty line to be filled in by hand. */
export interface PaperFacts {
  number: string
  today: string
  crossBorder: boolean
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
  goods: PaperGoods
  temperature: PaperText
  tailLift: boolean
  palletExchange: boolean
  palletsExchanged: PaperText
  adr: Adr | undefined
  vehicleType: PaperText
  plate: PaperText
  trailer: PaperText
  driver: PaperText
  driverPhone: PaperText
  /** What the carrier gets, what for, and when; on no paper with what the customer pays. */
  freight: PaperText
  freightCharges: readonly ChargeLine[]
  terms: PaperText
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
  const drivesItself = hired.name === undefined && order.assignedVehicleId !== undefined
  return {
    number: paperText(order.orderNumber) ?? order.id,
    today: format.dateWithYear(epochToZoned(now).date),
    crossBorder: isCrossBorder(order.pickupCountry, order.deliveryCountry),
    tour: tourPaper(order, tour),
    contact: paperText(contact),
    company,
    sender,
    client: paperText(order.customerName),
    reference: paperText(order.customerReference),
    carrier: hired,
    carrierContact: joined(order.carrierContactPerson, order.carrierContactPhone, order.carrierContactEmail),
    haulier: drivesItself ? sender : hired,
    pickup: stopOf(order, 'pickup'),
    delivery: stopOf(order, 'delivery'),
    goods: goodsOf(order),
    temperature: temperatureText(order.temperatureMin, order.temperatureMax),
    tailLift: order.tailLift === true,
    palletExchange: order.palletExchange === true,
    palletsExchanged: shown(format.number(order.palletsExchanged, 0)),
    adr: adrOf(dangerousGoods(order)),
    vehicleType: vehicleText(order.vehicleType ?? order.requiredVehicleType),
    plate: paperText(order.vehiclePlate),
    trailer: paperText(order.trailerPlate),
    driver: paperText(order.driverName),
    driverPhone: paperText(order.driverPhone),
    freight: order.carrierPrice === undefined ? undefined : format.money(order.carrierPrice, order.currency),
    freightCharges: chargeLines(order.carrierCharges, order.carrierPrice, order.currency),
    // The order's own terms are the customer's: they are nothing the carrier may read, let alone be offered.
    terms: termsText(carrier?.paymentTerms, 'freight'),
    customer: {
      name: paperText(order.customerName),
      street: paperText(customer?.street),
      place: paperPlace(customer?.postalCode, customer?.city),
      country: customer && paperText(customer.country),
    },
    price: priceOf(order, company, customer),
  }
}

function priceOf(order: Order, company: Company | undefined, customer: Partner | undefined): Price {
  const { customerPrice, customerCharges, currency, paymentTerms } = order
  const net = customerPrice === undefined ? undefined : toCents(customerPrice)
  const { rate, reason } = vatOfPaper(order, company, customer)
  const money = (cents: number | undefined) => (cents === undefined ? undefined : shown(format.cents(cents, currency)))
  const isKnown = net !== undefined && rate !== undefined
  return {
    charges: chargeLines(customerCharges, customerPrice, currency),
    net: money(net),
    vatRate: rate !== undefined && isVatRate(rate) ? format.percent(rate) : undefined,
    vat: money(isKnown ? vatOf(net, rate) : undefined),
    gross: money(isKnown ? grossOf(net, rate) : undefined),
    vatReason: reason,
    terms: termsText(paymentTerms, 'price'),
  }
}

/** The VAT as the invoice will state it; of a customer nobody knows what the order says. */
function vatOfPaper(order: Order, company: Company | undefined, customer: Partner | undefined) {
  if (customer === undefined)
    return { rate: order.vatRate, reason: order.vatRate === 0 ? words['price.vatUnknown'] : undefined }
  const vat = orderTreatment({ ...order, sellerCountry: company?.country, customerCountry: customer.country })
  return { rate: vat?.ratePercent, reason: vat ? vat.reason : words['price.vatUnknown'] }
}

/** The positions of a price; none where it is freight and nothing else, which its own line says. */
function chargeLines(charges: Order['customerCharges'], price: number | undefined, currency: string): ChargeLine[] {
  const all = chargesOf(charges, price)
  if (isPlainFreight(all)) return []
  return all.map(({ code, text, amount }) => ({
    label: [chargeLabel(code), paperText(text)].filter(Boolean).join(' '),
    amount: format.money(amount, currency),
  }))
}

function companyParty(company: Company | undefined): Party {
  return {
    name: paperText(company?.name),
    street: paperText(company?.street),
    place: paperPlace(company?.postalCode, company?.city),
    country: company && paperText(company.country),
  }
}

function stopOf(order: Order, kind: 'pickup' | 'delivery'): Stop {
  return {
    name: paperText(order[`${kind}Company`]),
    street: paperText(order[`${kind}Address`]),
    place: paperPlace(order[`${kind}PostalCode`], order[`${kind}City`]),
    country: paperText(order[`${kind}Country`]),
    date: shown(format.dateWithYear(order[`${kind}Date`])),
    time: paperWindow(order[`${kind}TimeFrom`], order[`${kind}TimeTo`], order[`${kind}TimesAssumed`]),
    contact: joined(order[`${kind}ContactPerson`], order[`${kind}Phone`]),
    reference: paperText(order[`${kind}Reference`]),
    bookingNumber: paperText(order[`${kind}BookingNumber`]),
    ramp: paperText(order[`${kind}Ramp`]),
    openingHours: paperText(order[`${kind}OpeningHours`]),
    driverHints: paperText(order[`${kind}DriverHints`]),
    fixed: order[`${kind}Fixed`] === true,
  }
}

function vehicleText(type: string | undefined): PaperText {
  return isVehicleType(type) ? vehicleLabels[`vehicle.type.${type}`] : paperText(type)
}

function termsText(days: number | undefined, of: 'freight' | 'price'): PaperText {
  if (days === undefined) return undefined
  return days > 0 ? `${format.number(days, 0)} ${words[`${of}.days`]}` : words[`${of}.now`]
}
