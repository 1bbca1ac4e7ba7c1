import type { ImportField } from '#src/domain/imports/fields.ts'
import type { RowFault, RowProposal } from '#src/domain/imports/judging/faults.ts'
import type { Format } from '#src/i18n/format.ts'
import { explain } from '#src/i18n/issue-text.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { packageWord } from '../goods/package-word.ts'
import type { TableProblem } from './read/problem.ts'

interface Words {
  t: Translate
  format: Format
}

const SIDES = ['pickup', 'delivery'] as const
const PARTS = [
  'date',
  'window',
  'timeFrom',
  'timeTo',
  'company',
  'street',
  'postalCode',
  'city',
  'country',
  'reference',
] as const
const PLAIN = [
  'reference',
  'customer',
  'packageCount',
  'packageType',
  'weight',
  'loadingMeters',
  'description',
  'vehicleType',
  'price',
  'note',
] as const satisfies readonly ImportField[]

/** The parts of a stop that are about its place. */
const OF_PLACE: ReadonlySet<string> = new Set(['company', 'street', 'postalCode', 'city', 'country'])

/** A field as columns are given to it: "Beladung: Datum", "Ladestelle: PLZ", "Gewicht (kg)". */
export function fieldText(field: ImportField, t: Translate): string {
  for (const side of SIDES) {
    const part = PARTS.find((one) => `${side}.${one}` === field)
    if (part === undefined) continue
    const head = OF_PLACE.has(part) ? t(`importRows.place.${side}`) : t(`importRows.stop.${side}`)
    return `${head}: ${t(`importRows.part.${part}`)}`
  }
  const plain = PLAIN.find((one) => one === field)
  return plain === undefined ? field : t(`importRows.field.${plain}`)
}

/** A field as a sentence names it: "Ladedatum", "Entladung PLZ". */
function fieldName(field: ImportField, t: Translate): string {
  switch (field) {
    case 'pickup.date':
      return t('importRows.name.pickupDate')
    case 'delivery.date':
      return t('importRows.name.deliveryDate')
    case 'pickup.window':
      return t('importRows.name.pickupWindow')
    case 'delivery.window':
      return t('importRows.name.deliveryWindow')
    case 'pickup.company':
      return t('importRows.place.pickup')
    case 'delivery.company':
      return t('importRows.place.delivery')
    case 'pickup.postalCode':
      return `${t('importRows.stop.pickup')} ${t('importRows.part.postalCode')}`
    case 'delivery.postalCode':
      return `${t('importRows.stop.delivery')} ${t('importRows.part.postalCode')}`
    case 'weight':
      return t('importRows.name.weight')
    case 'price':
      return t('importRows.name.price')
    default:
      return fieldText(field, t)
  }
}

const LENGTHS: ReadonlySet<string> = new Set(['loadingMeters', 'packageCount'])

/** A number of a fault as its field is written. */
function figure({ field }: RowFault, name: string, value: number, format: Format): string {
  if (name === 'line' || name === 'count' || name === 'digits') return format.number(value, 0)
  if (field === 'price') return format.money(value)
  if (field === 'weight' && name === 'value') return format.weight(value)
  if (LENGTHS.has(field) && name === 'meters') return format.number(value, 1, true)
  return format.number(value)
}

/** What is wrong with a row, in one sentence. */
export function faultText(fault: RowFault, { t, format }: Words): string {
  const field = fieldName(fault.field, t)
  if (fault.code === 'issue') {
    return fault.issue === undefined ? field : `${field}: ${explain('issue.', fault.issue, t, format)}`
  }
  const said = Object.entries(fault.values).map(([name, value]) => {
    if (typeof value === 'number') return [name, figure(fault, name, value, format)]
    return [name, name === 'pickup' || name === 'delivery' ? format.dayMonth(value) : value]
  })
  return t(`importRows.fault.${fault.code}`, { ...Object.fromEntries(said), field })
}

/** What one key makes of a row, in a few words. */
export function proposalText({ code, values }: RowProposal, { t, format }: Words): string {
  const number = (name: string) => Number(values[name] ?? 0)
  const text = (name: string) => String(values[name] ?? '')
  switch (code) {
    case 'text':
      return text('text')
    case 'date':
      return format.dateWithYear(text('date'))
    case 'dateAs':
      return t('importRows.proposal.dateAs', { date: format.date(text('date')), line: number('line') })
    case 'weight':
      return format.weight(number('weight'))
    case 'price':
      return format.money(number('price'))
    case 'number':
      return format.number(number('value'))
    case 'split':
      return t('importRows.proposal.split', { count: number('count') })
    case 'leave':
      return t('importRows.proposal.leave')
    case 'swapDays':
      return t('importRows.proposal.swapDays')
    case 'cut':
      return t('importRows.proposal.cut', { max: number('max') })
    case 'packages':
      return `${format.number(number('count'))} ${packageWord('Europalette', number('count'), t)}`
  }
}

/** Why a file cannot be read, in a sentence. */
export const problemText = ({ code, values }: TableProblem, { t, format }: Words): string =>
  t(
    `importRows.problem.${code}`,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? format.number(value) : value]),
    ),
  )
