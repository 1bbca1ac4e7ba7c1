import { isLicencePlate, normalisedPlate } from '../vehicles/licence-plate.ts'

/** What on a paper may say which order it belongs to, as it is written in the books: `NK-2026-004711`, `HB-FK 310`, `PO-47110815`. */
export interface OrderMarks {
  orderNumbers: readonly string[]
  plates: readonly string[]
  references: readonly string[]
}

/** What is known of an order that may be meant. Dates as `2026-11-23`. */
export interface MarkedOrder {
  id: string
  orderNumber: string
  customerReference?: string | undefined
  pickupReference?: string | undefined
  deliveryReference?: string | undefined
  vehiclePlate?: string | undefined
  trailerPlate?: string | undefined
  pickupPostalCode?: string | undefined
  deliveryPostalCode?: string | undefined
  pickupDate?: string | undefined
  deliveryDate?: string | undefined
}

/** Which order a paper belongs to: one for sure, some of which a person chooses, or none. */
export type OrderOfPaper<T extends MarkedOrder> = { sure: T } | { doubtful: readonly T[] }

/** Marks of one sort that are looked at, and orders that are offered. */
const MOST_MARKS = 6
const MOST_OFFERED = 3

const NUMBER = /(?<![\p{L}\d])([A-Z]{2,3})[\s_–-]{1,3}(20\d{2})[\s_–-]{1,3}(\d{6})(?!\d)/giu
const PLATE = /(?<![\p{L}\d-])[A-ZÄÖÜ]{1,3}\s?-\s?[A-Z]{1,2}\s?[1-9]\d{0,3}[EH]?(?![\p{L}\d-])/gu
const REFERENCE = /(?<![\p{L}\d-])[A-Z]{2,5}-\d{4,10}(?![\p{L}\d-])/giu
const LABELLED =
  /(?:referenz|reference|bestell\p{L}*|ihre?\s+nr|kunden-?(?:nr|ref)|p\.?o\.?|ref)\p{L}*[\s.:#-]*(?:nr|no)?[\s.:#]*([A-Z\d](?:[A-Z\d]|[-_./](?=[A-Z\d])){4,30})/giu

/** The marks of a paper: in the name of its file, in which blanks may be underscores, and in the lines of its text. */
export function orderMarks(fileName: string, lines: readonly string[]): OrderMarks {
  const name = fileName.replace(/\.[^.]*$/, '')
  const texts = [name.replaceAll('_', ' '), ...lines]
  const found = (pattern: RegExp, read: (match: RegExpMatchArray) => string | undefined) => {
    const all = texts.flatMap((text) => [...text.matchAll(pattern)].flatMap((match) => read(match) ?? []))
    return [...new Set(all)].slice(0, MOST_MARKS)
  }
  const orderNumbers = found(NUMBER, ([, prefix = '', year, count]) => `${prefix.toUpperCase()}-${year}-${count}`)
  const plates = found(PLATE, ([plate]) => (isLicencePlate(plate) ? normalisedPlate(plate) : undefined))
  const isReference = (text: string) =>
    /\d{3}/.test(text) && !orderNumbers.includes(text) && !/^\d+[./]\d+[./]/.test(text)
  const references = [
    ...found(LABELLED, ([, text = '']) => (isReference(text) ? text.toUpperCase() : undefined)),
    ...found(REFERENCE, ([text]) => (isReference(text) ? text.toUpperCase() : undefined)),
  ]
  return { orderNumbers, plates, references: [...new Set(references)].slice(0, MOST_MARKS) }
}

const bare = (text: string | undefined): string => (text ?? '').toUpperCase().replace(/[^\p{L}\d]/gu, '')

/** `23.11.2026`, as papers say it */
const onPaper = (date: string | undefined): string => (date ?? '').slice(0, 10).split('-').toReversed().join('.')

/**
 * Finds the order a paper belongs to among those its marks have led to. Sure is one number, or the only order with one of its
 * references, or the only one with a plate of which the paper also says a place or a day. Marks that name different orders, and a
 * plate by itself, which drives many of them, are doubtful.
 */
export function orderOfPaper<T extends MarkedOrder>(
  marks: OrderMarks,
  lines: readonly string[],
  orders: readonly T[],
): OrderOfPaper<T> {
  const text = lines.join('\n')
  const [numbers, references, plates] = [
    marks.orderNumbers.map(bare),
    marks.references.map(bare),
    marks.plates.map(bare),
  ]
  const has = (all: readonly string[], value: string | undefined) => bare(value) !== '' && all.includes(bare(value))
  const known = [...new Map(orders.map((order) => [order.id, order])).values()]
  const byNumber = known.filter(({ orderNumber }) => has(numbers, orderNumber))
  const byReference = known.filter((order) =>
    [order.customerReference, order.pickupReference, order.deliveryReference].some((value) => has(references, value)),
  )
  const named = [...new Set([...byNumber, ...byReference])]
  const [first, second] = named
  if (first !== undefined) return second === undefined ? { sure: first } : { doubtful: named.slice(0, MOST_OFFERED) }
  const byPlate = known.filter((order) => has(plates, order.vehiclePlate) || has(plates, order.trailerPlate))
  const isSaid = (value: string | undefined) => value !== undefined && value !== '' && text.includes(value)
  const told = byPlate.filter(
    ({ pickupPostalCode, deliveryPostalCode, pickupDate, deliveryDate }) =>
      (isSaid(pickupPostalCode) && isSaid(deliveryPostalCode)) ||
      ((isSaid(pickupPostalCode) || isSaid(deliveryPostalCode)) &&
        (isSaid(onPaper(pickupDate)) || isSaid(onPaper(deliveryDate)))),
  )
  const [only, another] = told
  if (only !== undefined && another === undefined) return { sure: only }
  return { doubtful: (told.length > 0 ? told : byPlate).slice(0, MOST_OFFERED) }
}
