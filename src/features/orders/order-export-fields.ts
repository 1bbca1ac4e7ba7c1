import type { Order } from '#src/contract/order.ts'
import type { CsvCell } from '#src/domain/csv.ts'
import { epochToZoned, isPlainDate } from '#src/domain/dates.ts'
import { toCents } from '#src/domain/money.ts'
import type { Format } from '#src/i18n/format.ts'
import { NOTHING } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import { parseStamp } from '#src/i18n/stamp.ts'
import { fieldText, valueText } from './order-values.ts'

/** A column as the list shows it; `text` is its content as words, for what is put together of several fields. */
export interface ShownColumn {
  id: string
  header: string
  text?(order: Order): string
}

/** One column of the file. */
export interface ExportField {
  header: string
  cell(order: Order): CsvCell
}

type Field = keyof Order & string

/** What stands behind a column of the list; a column that is not named here is the one field it is called after. */
const BEHIND: ReadonlyMap<string, readonly Field[]> = new Map<string, readonly Field[]>([
  ['status', ['status', 'delayMinutes', 'disruption']],
  ['pickupDate', ['pickupDate', 'pickupTimeFrom', 'pickupTimeTo']],
  ['deliveryDate', ['deliveryDate', 'deliveryTimeFrom', 'deliveryTimeTo']],
  ['customerPrice', ['customerPrice', 'currency']],
  ['carrierPrice', ['carrierPrice', 'currency']],
  ['margin', ['margin', 'currency']],
])

/** The route is shown as one text; its places follow, each part by itself. */
const ROUTE: readonly Field[] = [
  'pickupPostalCode',
  'pickupCity',
  'pickupCountry',
  'deliveryPostalCode',
  'deliveryCity',
  'deliveryCountry',
]
const ROUTE_COLUMNS: readonly string[] = ['pickupPostalCode', 'route']

const MONEY: readonly string[] = ['customerPrice', 'carrierPrice', 'customerNetPrice', 'customerGrossPrice', 'margin']
const WORDS: readonly string[] = [
  'status',
  'priority',
  'orderType',
  'vehicleType',
  'requiredVehicleType',
  'transportStatus',
]

/**
 * The columns of the file: those of the list in their order, and behind each the raw fields it is made of. No field stands
 * there twice.
 */
export function exportFields(columns: readonly ShownColumn[], t: Translate, format: Format): ExportField[] {
  const taken = new Set<string>()
  const rawField = (field: Field, header: string): ExportField[] => {
    if (taken.has(field)) return []
    taken.add(field)
    return [{ header, cell: (order) => cellOf(field, order[field], t, format) }]
  }
  return columns.flatMap(({ id, header, text }) => {
    if (ROUTE_COLUMNS.includes(id)) {
      const shown: ExportField[] =
        text === undefined ? [] : [{ header, cell: (order) => ({ kind: 'text', value: text(order) }) }]
      return [...shown, ...ROUTE.flatMap((field) => rawField(field, fieldText(field, t)))]
    }
    const [first = id as Field, ...rest] = BEHIND.get(id) ?? []
    return [...rawField(first, header), ...rest.flatMap((field) => rawField(field, fieldText(field, t)))]
  })
}

/** A field's value as the file holds it; whatever the server sent, numbers stay numbers and text is guarded. */
function cellOf(field: string, value: unknown, t: Translate, format: Format): CsvCell {
  if (typeof value === 'number') {
    return MONEY.includes(field) && Number.isFinite(value)
      ? { kind: 'number', value: toCents(value) / 100, decimals: 2 }
      : { kind: 'number', value }
  }
  if (typeof value === 'boolean') return { kind: 'text', value: t(value ? 'orders.yes' : 'orders.no') }
  if (typeof value !== 'string' || value === '') return { kind: 'text', value: undefined }
  if (WORDS.includes(field)) return { kind: 'text', value: wordOf(valueText(field, value, t, format, undefined)) }
  if (isPlainDate(value)) return { kind: 'date', value }
  return { kind: 'text', value: /^\d{4}-\d{2}-\d{2}T/.test(value) ? stampText(value) : value }
}

const wordOf = (word: string) => (word === NOTHING ? undefined : word)

/** `23.11.2026 14:03`, wall time in Germany. */
function stampText(stamp: string): string {
  const epoch = parseStamp(stamp)
  if (epoch === undefined) return stamp
  const { date, time } = epochToZoned(epoch)
  return `${date.split('-').toReversed().join('.')} ${time}`
}
