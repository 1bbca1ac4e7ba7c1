import { parseAmount, toEuros } from '../../basics/money.ts'
import { isEmail, isPhone } from '../../refusals/field-issue.ts'
import { isLicencePlate, normalisedPlate } from '../../vehicles/licence-plate.ts'
import type { Doubt, FieldCandidate } from '../fields.ts'
import { sideOf } from './stops.ts'
import type { Layout, PlacedCell } from '../layout.ts'

const at = (cell: PlacedCell, from: number, length: number) => ({
  line: cell.line,
  from: cell.from + from,
  to: cell.from + from + length,
})

const MONEY = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:(€|EUR)\\s?)?(\\d[\\d. ]*?(?:,\\d{2}|,-)?)\\s?(€|EUR(?:o)?)?(?![\\p{L}\\d]|[.,]\\d)`,
  'giu',
)
const PER = /^\s*(?:\/|je\b|pro\b|per\b)/i
/** Prices of orders, in euros. Source: decision B4 */
const MOST = 99_999.99

/** The price of the carriage, net. What stands beside standing times, values of goods and pallets is none. */
export function findPrices(layout: Layout): FieldCandidate[] {
  return layout.cells.flatMap((cell) =>
    [...cell.figures.matchAll(MONEY)].flatMap((match): FieldCandidate[] => {
      const [whole, front, written = '', back] = match
      const label = layout.contextAt(cell, cell.from + match.index).value
      const isMoney = front !== undefined || back !== undefined
      if (label === 'noPrice' || (!isMoney && (label !== 'price' || !/[.,]\d{2,3}$/.test(written)))) return []
      const behind = cell.text.slice(match.index + whole.length)
      if (PER.test(behind)) return []
      const cents = parseAmount(written.trim().replace(/,-$/, ''))
      if (cents === undefined || cents <= 0) return []
      const value = toEuros(cents)
      const isAllIn = /^\s*all[- ]in\b/i.test(behind)
      const isGross = /^\s*(?:brutto|inkl|incl|einschl)/i.test(behind)
      const hasLetters = cell.text.slice(match.index, match.index + whole.length) !== whole
      const doubts: Doubt[] = [
        ...(isGross ? (['gross'] as const) : []),
        ...(hasLetters ? (['letters'] as const) : []),
        ...(value > MOST || value < 20 ? (['bounds'] as const) : []),
        ...(label === 'price' || isAllIn ? [] : (['unlabelled'] as const)),
      ]
      const isNet = /^[^.]*\b(?:netto|all[- ]in|zzgl|zuzügl|plus|\+ ?VAT)/i.test(behind)
      const confidence =
        (label === 'price' || isAllIn ? 95 : 84) +
        (isNet ? 2 : 0) -
        (isGross ? 30 : 0) -
        (hasLetters ? 14 : 0) -
        (doubts.includes('bounds') ? 30 : 0)
      return [
        { field: 'price.customer', value, source: at(cell, match.index, whole.trimEnd().length), confidence, doubts },
      ]
    }),
  )
}

const GERMAN = /(?<![\p{L}\d-])[A-ZÄÖÜ]{1,3}\s?-\s?[A-Z]{1,2}\s?[1-9]\d{0,3}[EH]?(?![\p{L}\d-])/gu
const POLISH = /(?<![\p{L}\d-])[A-Z]{2,3}\s[A-Z\d]{4,5}(?![\p{L}\d-])/gu

/** Plates of tractor and trailer: as they are labelled, else the first is the tractor's. */
export function findPlates(layout: Layout): FieldCandidate[] {
  const seen = { count: 0 }
  return layout.cells.flatMap((cell) => {
    const labelOf = (index: number) => layout.contextAt(cell, cell.from + index).value
    const all = [
      ...cell.text.matchAll(GERMAN),
      ...[...cell.text.matchAll(POLISH)].filter(
        (match) => ['plate', 'trailer'].includes(labelOf(match.index) ?? '') && /\d/.test(match[0]),
      ),
    ]
    return all
      .filter(([text]) => isLicencePlate(text))
      .toSorted((a, b) => a.index - b.index)
      .map((match, index): FieldCandidate => {
        const label = labelOf(match.index)
        const isTrailer = label === 'trailer' || (label === 'plate' ? index > 0 : seen.count > 0)
        seen.count += 1
        const isSaid = label === 'trailer' || label === 'plate'
        // Marks of goods look like Polish plates.
        const isMark = !match[0].includes('-') && cell.labels.length === 0
        const confidence = (isSaid ? 96 : 86) - (isMark ? 20 : 0) - (index > 0 && label !== 'trailer' ? 4 : 0)
        return {
          field: isTrailer ? 'vehicle.trailerPlate' : 'vehicle.plate',
          value: normalisedPlate(match[0]),
          source: at(cell, match.index, match[0].length),
          confidence,
          doubts: isSaid ? [] : ['unlabelled'],
        }
      })
  })
}

const REFERENCE =
  /^[\s:.#]*(?:(?:Nr|No|ist|lautet)\.?[\s:]*)?([A-Z\d](?:[A-Z\d]|[-_./](?=[A-Z\d])){2,34})(?![\p{L}\d])/iu
/** A running number of an order of ours. Source: decision B8 */
const OWN = /(?<![\p{L}\d])[A-Z]{2,3}-20\d{2}-\d{6}(?![\d])/gu

/** References of the customer and of both stops, and numbers of our own orders, which begin with one of the prefixes. */
export function findReferences(layout: Layout, ownPrefix: string | undefined): FieldCandidate[] {
  const found: FieldCandidate[] = []
  for (const cell of layout.cells) {
    for (const match of cell.text.matchAll(OWN))
      if (ownPrefix === undefined || match[0].startsWith(`${ownPrefix}-`))
        found.push({
          field: 'order.number',
          value: match[0],
          source: at(cell, match.index, match[0].length),
          confidence: 97,
          doubts: [],
        })
    for (const label of cell.labels)
      if (!cell.isLabel) found.push(...referenceAt(cell, label.value, label.part, label.to, ownPrefix))
    const { value, part } = layout.contextAt(cell, cell.from)
    if (cell.labels.length === 0) found.push(...referenceAt(cell, value, part, 0, ownPrefix))
  }
  return found
}

function referenceAt(
  cell: PlacedCell,
  value: string | undefined,
  part: string | undefined,
  from: number,
  ownPrefix: string | undefined,
): FieldCandidate[] {
  if (value !== 'reference' && value !== 'stopReference') return []
  const rest = cell.figures.slice(from)
  const [whole = '', text = ''] = REFERENCE.exec(rest) ?? []
  if (!/\d/.test(text) || /^\d{1,2}[./]\d{1,2}[./]/.test(text) || /^\d{1,2}$/.test(text)) return []
  if (ownPrefix !== undefined && text.startsWith(`${ownPrefix}-20`)) return []
  const source = at(cell, from + whole.lastIndexOf(text), text.length)
  const hasLetters = cell.text.slice(0, source.to - cell.from) !== cell.figures.slice(0, source.to - cell.from)
  const mended: Doubt[] = hasLetters ? ['letters'] : []
  const lost = hasLetters ? 14 : 0
  if (value === 'stopReference' || part === 'pickup' || part === 'delivery') {
    const side = part === 'pickup' || part === 'delivery' ? part : undefined
    return side === undefined
      ? []
      : [{ field: `${side}.reference`, value: text, source, confidence: 95 - lost, doubts: mended }]
  }
  const words = cell.text.slice(0, from)
  const isOrder = /auftrag|zlecenie|order/i.test(words)
  const confidence = isOrder ? 96 : /unsere|kunden/i.test(words) ? 97 : /lieferschein|bestell/i.test(words) ? 82 : 92
  return [
    {
      field: 'customer.customerReference',
      value: text,
      source,
      confidence,
      doubts: confidence < 90 ? ['ambiguous'] : [],
    },
  ]
}

const EMAIL = /[\p{L}\d][\p{L}\d._%+-]*@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu
const PHONE = /(?<![\p{L}\d.,/-])(?:\+|00?)\d[\d\s()/-]{5,22}\d/gu

/** Addresses and numbers of the customer, or of a stop where they stand with it; our own are left out. */
export function findContacts(layout: Layout, isOwn: (text: string) => boolean): FieldCandidate[] {
  return layout.cells.flatMap((cell) => {
    const emails = [...cell.text.matchAll(EMAIL)]
      .filter(([text]) => isEmail(text) && !isOwn(text))
      .map((match): FieldCandidate => ({
        field: 'customer.email',
        value: match[0],
        source: at(cell, match.index, match[0].length),
        confidence: 93,
        doubts: [],
      }))
    const phones = [...cell.figures.matchAll(PHONE)]
      .filter(([text]) => isPhone(text) && !isOwn(text))
      .flatMap((match): FieldCandidate[] => {
        const { value, part } = layout.contextAt(cell, cell.from + match.index)
        const isPlain = sideOf(part)?.lost === 0 && /^(?:0|\+)\d+[ /-]/.test(match[0])
        if ((value !== 'phone' && !isPlain) || /fax/i.test(cell.text.slice(Math.max(0, match.index - 8), match.index)))
          return []
        const side = sideOf(part)
        const field = side?.lost === 0 ? (`${side.side}.phone` as const) : 'customer.phone'
        return [
          {
            field,
            value: match[0].trim(),
            source: at(cell, match.index, match[0].trim().length),
            confidence: 93,
            doubts: [],
          },
        ]
      })
    return [...emails, ...phones, ...peopleIn(layout, cell)]
  })
}

const PERSON =
  /^[\s:]*(?:(?:Herr|Frau|Hr\.|Fr\.|Pan|Pani)\s)?(\p{Lu}[\p{L}'’-]+(?:\s(?:de|von|van|der))?(?:\s\p{Lu}[\p{L}'’-]+){1,2})(?=\s*(?:[,(·|]|$|Tel))/u

function peopleIn(layout: Layout, cell: PlacedCell): FieldCandidate[] {
  const label = cell.labels.find(({ value }) => value === 'contact')
  if (cell.isLabel || (label === undefined && layout.contextAt(cell, cell.from).value !== 'contact')) return []
  const start = label?.to ?? 0
  const [whole = '', name = ''] = PERSON.exec(cell.text.slice(start)) ?? []
  if (name === '') return []
  return [
    {
      field: 'customer.contactPerson',
      value: name,
      source: at(cell, start + whole.lastIndexOf(name), name.length),
      confidence: 92,
      doubts: [],
    },
  ]
}
