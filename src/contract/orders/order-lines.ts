import * as z from 'zod/mini'
import { ADR_CARRIAGES } from '#src/domain/goods/adr-line-text.ts'
import {
  camelised,
  filledRecords,
  optionalDate,
  optionalFlag,
  optionalNumber,
  optionalText,
  optionalTime,
  preprocess,
  text,
} from '../basics/tolerant.ts'

/** How goods are carried; what is none of it is left out, and is taken for packages. */
const CarriageField = preprocess(
  (value) => ADR_CARRIAGES.find((known) => known === value),
  z.optional(z.enum(ADR_CARRIAGES)),
)

/** One substance of dangerous goods, in the particulars of ADR 2025, 5.4.1.1.1. What `quantity` is of each kind says `AdrLine`. */
const DangerousGoods = preprocess(
  camelised,
  z.object({
    unNumber: text(),
    name: optionalText,
    /** Class alone, of explosives with division and group: `3`, `1.4S`. */
    class: optionalText,
    /** Labels of the subsidiary risks: `6.1`, `3, 8`. */
    risks: optionalText,
    packingGroup: optionalText,
    tunnelCode: optionalText,
    /** Dangerous for the aquatic environment. */
    environmental: optionalFlag,
    /** Number and kind of the packages of this substance: 10, `Fässer`. */
    packages: optionalNumber,
    packaging: optionalText,
    /** In `unit`, kg or l. */
    quantity: optionalNumber,
    unit: optionalText,
    /** Empty and not cleaned. */
    empty: optionalFlag,
    /** Packed in limited (ADR 3.4), or excepted quantities (ADR 3.5). */
    limited: optionalFlag,
    excepted: optionalFlag,
    carriage: CarriageField,
  }),
)

const StopKindField = z.catch(z.enum(['pickup', 'delivery']), 'delivery')

/** What each property is says `FurtherStop`. */
const FurtherStopField = preprocess(
  camelised,
  z.object({
    kind: StopKindField,
    company: optionalText,
    address: optionalText,
    postalCode: text(),
    city: text(),
    country: text('Deutschland'),
    date: optionalDate,
    timeFrom: optionalTime,
    timeTo: optionalTime,
    fixed: optionalFlag,
    contactPerson: optionalText,
    phone: optionalText,
    reference: optionalText,
  }),
)
/** Missing where an order is loaded at one place and unloaded at one. */
export const FurtherStops = preprocess(filledRecords, z.optional(z.array(FurtherStopField)))

/** Places between the first and the last of what is made of an order; missing where there are none. */
export const FurtherPlaces = preprocess(
  filledRecords,
  z.optional(
    z.array(
      preprocess(
        camelised,
        z.object({ kind: StopKindField, postalCode: text(), city: text(), country: text('Deutschland') }),
      ),
    ),
  ),
)

/** What each property is says `GoodsLine`. */
const GoodsLineField = preprocess(
  camelised,
  z.object({
    description: text(),
    packageCount: optionalNumber,
    packageType: optionalText,
    weight: optionalNumber,
    loadingMeters: optionalNumber,
    dimensions: optionalText,
    loadedAt: optionalNumber,
    unloadedAt: optionalNumber,
  }),
)
/** Missing where the order's own fields say all there is of its goods. */
export const GoodsLines = preprocess(filledRecords, z.optional(z.array(GoodsLineField)))

/** Missing where the goods are not dangerous. */
export const DangerousGoodsLines = preprocess(filledRecords, z.optional(z.array(DangerousGoods)))
