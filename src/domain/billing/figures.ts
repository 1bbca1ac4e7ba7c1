import { type PlainDate, pad } from '../basics/dates.ts'
import type { Cents } from '../basics/money.ts'
import { joinPlaces } from '../stops/route.ts'
import type { InvoiceLine, InvoiceOrder, InvoicePlace } from './invoice-document.ts'

/** Thousandths of a unit in one, and ten-thousandths of a euro in one. */
const QUANTITY_SCALE = 1_000
const PRICE_SCALE = 10_000

const grouped = (whole: string): string => whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** A scaled integer as a decimal number: at least `least` decimals, and no zeros beyond them. */
function decimal(value: number, scale: number, least: number): { sign: string; whole: string; rest: string } {
  const size = Math.abs(value)
  const digits = String(scale).length - 1
  const rest = pad(size % scale, digits).replace(/0+$/, '')
  return { sign: value < 0 ? '-' : '', whole: String(Math.floor(size / scale)), rest: rest.padEnd(least, '0') }
}

function german(value: number, scale: number, least: number): string {
  const { sign, whole, rest } = decimal(value, scale, least)
  return `${sign.replace('-', '−')}${grouped(whole)}${rest === '' ? '' : `,${rest}`}`
}

function plain(value: number, scale: number, least: number): string {
  const { sign, whole, rest } = decimal(value, scale, least)
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`
}

/** `1.234,50`, and below zero `−1.234,50`, as papers write cents. */
export const amountText = (cents: Cents): string => german(cents, 100, 2)
/** `1234.50`, as XML writes cents. */
export const amountXml = (cents: Cents): string => plain(cents, 100, 2)

/** `0,348`, `55,00`: a price of a line on paper. */
export const priceText = ({ unitPrice }: Pick<InvoiceLine, 'unitPrice'>): string => german(unitPrice, PRICE_SCALE, 2)
export const priceXml = ({ unitPrice }: Pick<InvoiceLine, 'unitPrice'>): string => plain(unitPrice, PRICE_SCALE, 2)

/** `775`, `1,5`; a percentage has one decimal at least. */
export const quantityText = ({ quantity, unit }: Pick<InvoiceLine, 'quantity' | 'unit'>): string =>
  german(quantity, QUANTITY_SCALE, unit === 'P1' ? 1 : 0)
export const quantityXml = ({ quantity }: Pick<InvoiceLine, 'quantity'>): string => plain(quantity, QUANTITY_SCALE, 0)

/** `19`, `7,5`: a rate in percent with at most two decimals. */
export const rateText = (percent: number): string => german(Math.round(percent * 100), 100, 0)
export const rateXml = (percent: number): string => plain(Math.round(percent * 100), 100, 2)

/** `23.11.2026` */
export const dayText = (day: PlainDate): string => day.split('-').toReversed().join('.')

/** `18.11.2026–20.11.2026`, of one day that day alone. */
export const periodText = ({ from, to }: { from: PlainDate; to: PlainDate }): string =>
  from === to ? dayText(from) : `${dayText(from)}–${dayText(to)}`

/** `20457 Hamburg`, abroad `CH-8005 Zürich`. */
export const placeText = ({ postalCode, city, country }: InvoicePlace): string =>
  `${country === 'DE' ? '' : `${country}-`}${postalCode} ${city}`.trim()

/** `20457 Hamburg → 28195 Bremen → 80331 München` */
export const routeText = ({ from, via = [], to }: Pick<InvoiceOrder, 'from' | 'via' | 'to'>): string =>
  joinPlaces([from, ...via, to].map(placeText))

/** The same of an order as the record of its invoice shows it: `Hamburg → Bremen → München`. */
export const billedRouteText = (order: { from: string; via?: readonly string[] | undefined; to: string }): string =>
  joinPlaces([order.from, ...(order.via ?? []), order.to])

/**
 * The net amount of a line in cents: quantity times price, divided by what the price is for, rounded half up. In whole numbers of any
 * size. Source: EN 16931 BT-131, PEPPOL-EN16931-R120
 */
export function lineNet({ quantity, unitPrice, per }: Pick<InvoiceLine, 'quantity' | 'unitPrice' | 'per'>): Cents {
  const product = BigInt(Math.abs(quantity)) * BigInt(Math.abs(unitPrice))
  const divisor = BigInt((QUANTITY_SCALE * PRICE_SCALE * per) / 100)
  const cents = Number((product * 2n + divisor) / (divisor * 2n))
  return cents === 0 || quantity < 0 === unitPrice < 0 ? cents : -cents
}

/** An amount as one piece: what a lump sum costs. Cents to ten-thousandths of a euro, the sign in the quantity. */
export const lumpSum = (cents: Cents): Pick<InvoiceLine, 'quantity' | 'unit' | 'unitPrice' | 'per' | 'netCents'> => ({
  quantity: cents < 0 ? -QUANTITY_SCALE : QUANTITY_SCALE,
  unit: 'LS',
  unitPrice: Math.abs(cents) * (PRICE_SCALE / 100),
  per: 1,
  netCents: cents,
})
