import * as z from 'zod/mini'
import { Figure, WallTime } from '../basics/bounds.ts'
import { optionalNumber, optionalText, optionalTime, text } from '../basics/tolerant.ts'

/**
 * What an order begins with that has no days yet, in the words of an order: a recurring order and a template say the same. Weight kg,
 * price in euros net, times wall time in Europe/Berlin.
 */
export const orderParts = {
  cargoDescription: text(),
  weight: optionalNumber,
  packageCount: optionalNumber,
  packageType: optionalText,
  loadingMeters: optionalNumber,
  pickupCompany: optionalText,
  pickupAddress: text(),
  pickupPostalCode: text(),
  pickupCity: text(),
  pickupCountry: text('Deutschland'),
  pickupTimeFrom: optionalTime,
  pickupTimeTo: optionalTime,
  deliveryCompany: optionalText,
  deliveryAddress: text(),
  deliveryPostalCode: text(),
  deliveryCity: text(),
  deliveryCountry: text('Deutschland'),
  deliveryTimeFrom: optionalTime,
  deliveryTimeTo: optionalTime,
  customerPrice: optionalNumber,
}

/** Words a person says, at most so many letters; `null` clears. */
export const words = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))))
/** A number a person says; `null` clears. */
export const amount = z.optional(z.nullable(Figure))
const time = z.optional(z.nullable(z.union([WallTime, z.literal('')])))

/** The same as a person says it; `null` clears. Who the customer is says his id, else his name. */
export const orderPartsInput = {
  customerId: words(100),
  customerName: words(200),
  cargoDescription: words(350),
  weight: amount,
  packageCount: amount,
  packageType: words(40),
  loadingMeters: amount,
  pickupCompany: words(200),
  pickupAddress: words(200),
  pickupPostalCode: words(12),
  pickupCity: words(100),
  pickupCountry: words(60),
  pickupTimeFrom: time,
  pickupTimeTo: time,
  deliveryCompany: words(200),
  deliveryAddress: words(200),
  deliveryPostalCode: words(12),
  deliveryCity: words(100),
  deliveryCountry: words(60),
  deliveryTimeFrom: time,
  deliveryTimeTo: time,
  customerPrice: amount,
}
export type OrderPartsField = keyof typeof orderPartsInput
