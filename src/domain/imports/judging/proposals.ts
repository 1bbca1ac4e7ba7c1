import { addDays, germanDate, isPlainDate, pad } from '../../basics/dates.ts'
import { foldText } from '../../basics/fold-text.ts'
import { lettersOff } from '../../basics/letters-off.ts'
import { parseAmount, toEuros } from '../../basics/money.ts'
import { asDigits } from '../../extraction/look-alikes.ts'
import { germanPlaces } from '../../places/german/known.ts'
import { findPlace } from '../../places/places.ts'
import type { FieldColumns } from '../fields.ts'
import { readNumber, readWeight } from '../reading/cell-values.ts'
import type { ImportContext } from './context.ts'
import type { RowFault, RowProposal } from './faults.ts'
import type { ListFacts, ReadLine } from './list-facts.ts'

/** What a proposal is made of. `before`: the row above, where there is one. */
export interface ProposalContext extends ReadLine {
  columns: FieldColumns
  facts: ListFacts
  before: ReadLine | undefined
  context: ImportContext
}

/** Loading metres one order can have, and of one Euro pallet. */
const MOST_METERS = 15.4
const PALLET_METERS = 0.4
const MOST_PARTS = 4
const MOST_REFERENCE = 35

const german = (value: number) => String(value).replace('.', ',')
const sideOf = (field: string) => (field.startsWith('delivery.') ? 'delivery' : 'pickup')

const cell = (
  { column }: RowFault,
  code: RowProposal['code'],
  text: string,
  values: RowProposal['values'] = { text },
): RowProposal | undefined => (column === undefined ? undefined : { code, values, cells: [{ column, text }] })

/** The one way out of a fault, where there is one. Whether it helps is for the caller to try. */
export function proposalFor(fault: RowFault, row: ProposalContext): RowProposal | undefined {
  switch (fault.code) {
    case 'postalCodeDigits':
      return rightCode(fault, row)
    case 'dateWrong':
      return nextDay(fault)
    case 'required':
      return fault.field.endsWith('.date') ? asBefore(fault, row) : undefined
    case 'above':
      return beyond(fault)
    case 'twice':
      return { code: 'leave', values: {}, cells: [], left: true }
    case 'windowOrder':
      return swappedWindow(fault, row)
    case 'unknown':
      return nearName(fault, row)
    case 'deliveryFirst':
      return swappedDays(row)
    case 'numberWrong':
      return figures(fault)
    case 'tooLong':
      return fault.field === 'reference' ? cutReference(fault, row) : undefined
    case 'palletsMissing': {
      const count = Math.round(Number(fault.values['meters']) / PALLET_METERS)
      return count < 1 ? undefined : cell(fault, 'packages', `${count} EP`, { count })
    }
    default:
      return undefined
  }
}

/** A code that has lost a digit: the zero a spreadsheet has dropped, or one of the town's whose digits these are. */
function rightCode(fault: RowFault, { said }: ProposalContext): RowProposal | undefined {
  const typed = String(fault.values['text'] ?? '')
  if (!/^\d{3,6}$/.test(typed)) return undefined
  const { city } = said[sideOf(fault.field)]
  const zero = typed.padStart(5, '0')
  const ofZero = typed.length < 5 ? germanPlaces()?.codes.get(zero) : undefined
  const isOfTown = ofZero?.towns.some((town) => foldText(town) === foldText(city ?? '')) === true
  if (ofZero && (city === undefined || isOfTown))
    return cell(fault, 'text', zero, { text: `${zero} ${ofZero.towns[0]}` })
  if (city === undefined) return undefined
  const [town] = germanPlaces()?.beginning(city, 1) ?? []
  const own = town && foldText(town.city) === foldText(city) ? town.codes.map(({ postalCode }) => postalCode) : []
  const known = findPlace('DE', '', city)?.postalCode
  const codes = [...(known === undefined ? [] : [known]), ...own]
  const code = codes.find((one) => isWithin(typed, one) || isWithin(one, typed)) ?? codes[0]
  return code === undefined ? undefined : cell(fault, 'text', code, { text: `${code} ${city}` })
}

/** Whether the digits of one stand in the other in their order. */
function isWithin(few: string, many: string): boolean {
  let at = 0
  for (const digit of many) if (digit === few[at]) at += 1
  return at === few.length
}

/** The day after the last of its month. */
function nextDay(fault: RowFault): RowProposal | undefined {
  const [, day = '', month = '', year = ''] =
    /(\d{1,2})[./-]\s?(\d{1,2})[./-](\d{2,4})/.exec(String(fault.values['text'] ?? '')) ?? []
  if (Number(day) < 29 || Number(day) > 31) return undefined
  const first = `${year.length === 2 ? `20${year}` : year}-${pad(Number(month))}-01`
  if (!isPlainDate(first)) return undefined
  const date = `${addDays(first, 31).slice(0, 8)}01`
  return cell(fault, 'date', germanDate(date), { date })
}

function asBefore(fault: RowFault, { before }: ProposalContext): RowProposal | undefined {
  const date = before?.said[sideOf(fault.field)].date
  if (date === undefined || before === undefined) return undefined
  return cell(fault, 'dateAs', germanDate(date), { date, line: before.row.line })
}

function beyond(fault: RowFault): RowProposal | undefined {
  const value = Number(fault.values['value'])
  if (fault.field === 'weight') {
    const weight = Math.round(value / 10)
    return weight > Number(fault.values['max']) ? undefined : cell(fault, 'weight', german(weight), { weight })
  }
  if (fault.field !== 'loadingMeters') return undefined
  const parts = Math.ceil(value / MOST_METERS)
  return parts > MOST_PARTS ? undefined : { code: 'split', values: { count: parts }, cells: [], parts }
}

function swappedWindow({ field }: RowFault, { said, columns }: ProposalContext): RowProposal | undefined {
  const side = sideOf(field)
  const { timeFrom: to = '', timeTo: from = '' } = said[side]
  const [window, first, last] = [
    columns.get(`${side}.window`),
    columns.get(`${side}.timeFrom`),
    columns.get(`${side}.timeTo`),
  ]
  const text = `${from}–${to}`
  if (window !== undefined) return { code: 'text', values: { text }, cells: [{ column: window, text }] }
  if (first === undefined || last === undefined) return undefined
  return {
    code: 'text',
    values: { text },
    cells: [
      { column: first, text: from },
      { column: last, text: to },
    ],
  }
}

function nearName(fault: RowFault, { facts, context }: ProposalContext): RowProposal | undefined {
  const typed = foldText(String(fault.values['text'] ?? ''))
  if (fault.field === 'customer') {
    const near = context.customers
      .map(({ name }) => ({ name, off: lettersOff(foldText(name), typed) }))
      .filter(({ off }) => off <= 3)
      .toSorted((a, b) => a.off - b.off)[0]
    return near && cell(fault, 'text', near.name)
  }
  if (!fault.field.endsWith('.company')) return undefined
  const name = facts.meant[sideOf(fault.field)].get(typed)
  return name === undefined ? undefined : cell(fault, 'text', name)
}

function swappedDays({ row, columns }: ProposalContext): RowProposal | undefined {
  const [pickup, delivery] = [columns.get('pickup.date'), columns.get('delivery.date')]
  if (pickup === undefined || delivery === undefined) return undefined
  const cells = [
    { column: pickup, text: row.cells[delivery] ?? '' },
    { column: delivery, text: row.cells[pickup] ?? '' },
  ]
  return { code: 'swapDays', values: {}, cells }
}

/** Letters among the figures that look like figures: `6I2,00`. */
function figures(fault: RowFault): RowProposal | undefined {
  const text = asDigits(String(fault.values['text'] ?? ''))
  if (fault.field === 'price') {
    const cents = parseAmount(text)
    return cents === undefined ? undefined : cell(fault, 'price', text, { price: toEuros(cents) })
  }
  const value = fault.field === 'weight' ? readWeight(text) : readNumber(text)
  if (value === undefined) return undefined
  return fault.field === 'weight'
    ? cell(fault, 'weight', text, { weight: value })
    : cell(fault, 'number', text, { value })
}

function cutReference(fault: RowFault, { said }: ProposalContext): RowProposal | undefined {
  return cell(fault, 'cut', (said.reference ?? '').slice(0, MOST_REFERENCE).trimEnd(), { max: MOST_REFERENCE })
}
