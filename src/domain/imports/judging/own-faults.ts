import { toEuros } from '../../basics/money.ts'
import { checkDraft, type OrderDraft, withOrderDefaults } from '../../orders/draft.ts'
import { findCountry } from '../../places/postal-codes.ts'
import { checkPrices } from '../../prices/price-checks.ts'
import type { FieldIssue } from '../../refusals/field-issue.ts'
import type { FieldColumns, ImportField } from '../fields.ts'
import type { ImportContext } from './context.ts'
import { partOf } from './draft.ts'
import type { RowFault } from './faults.ts'
import type { SaidRow } from './said.ts'

/** The field of a list behind the path of an issue. */
const FIELDS: Readonly<Record<string, ImportField>> = {
  'customer.customerId': 'customer',
  'customer.customerReference': 'reference',
  'cargo.description': 'description',
  'cargo.weightKg': 'weight',
  'cargo.packageCount': 'packageCount',
  'cargo.quantity': 'packageCount',
  'cargo.loadingMeters': 'loadingMeters',
  customerPrice: 'price',
}

const STOP_PARTS = ['date', 'timeFrom', 'timeTo', 'postalCode', 'city', 'reference'] as const

function fieldOf(path: string, columns: FieldColumns): ImportField {
  const known = FIELDS[path]
  if (known !== undefined) return known
  const [side, name] = path.split('.')
  const part = STOP_PARTS.find((one) => one === name)
  if ((side !== 'pickup' && side !== 'delivery') || part === undefined) return 'vehicleType'
  const isTime = part === 'timeFrom' || part === 'timeTo'
  return isTime && columns.has(`${side}.window`) ? `${side}.window` : `${side}.${part}`
}

/** Digits of the postal codes of countries that have nothing else in them. */
const DIGITS: Readonly<Record<string, number>> = {
  DE: 5,
  FR: 5,
  ES: 5,
  IT: 5,
  AT: 4,
  CH: 4,
  BE: 4,
  DK: 4,
  HU: 4,
  RO: 6,
}

interface JudgedRow {
  said: SaidRow
  draft: OrderDraft
  columns: FieldColumns
  cells: readonly string[]
}

/** What the rules of new orders say of one row, as faults and warnings of its cells. Source: decision B4 */
export function ownFaults(
  row: JudgedRow,
  { context, parts, readFaults }: { context: ImportContext; parts: number; readFaults: readonly RowFault[] },
): { faults: RowFault[]; warnings: RowFault[] } {
  const { draft, priceCents } = partOf({ draft: row.draft, priceCents: row.said.priceCents }, 0, parts)
  const price = priceCents === undefined ? {} : { customerPrice: toEuros(priceCents) }
  const issues = [...checkDraft(withOrderDefaults(draft), { today: context.today }), ...checkPrices(price)]
  const unread = new Set(readFaults.map(({ field }) => field))
  const own = (severity: FieldIssue['severity']) =>
    issues.flatMap((issue): RowFault[] => {
      const field = fieldOf(issue.path, row.columns)
      // What cannot be read is not missing besides.
      if (issue.severity !== severity || unread.has(field)) return []
      return [{ field, column: row.columns.get(field), ...said(issue, row, field) }]
    })
  return { faults: [...readFaults, ...unknownCustomer(row), ...own('error')], warnings: own('warning') }
}

function unknownCustomer({ said, draft, columns }: JudgedRow): RowFault[] {
  if (said.customer === undefined || draft.customer.customerId !== undefined) return []
  return [{ field: 'customer', column: columns.get('customer'), code: 'unknown', values: { text: said.customer } }]
}

/** An issue in the words of lists, where these have words for it. */
function said(issue: FieldIssue, row: JudgedRow, field: ImportField): Pick<RowFault, 'code' | 'values' | 'issue'> {
  const { draft } = row
  const text = row.cells[row.columns.get(field) ?? -1]?.trim() ?? ''
  const side = field.startsWith('delivery.') ? 'delivery' : 'pickup'
  const { values = {} } = issue
  switch (issue.code) {
    case 'required':
    case 'customerRequired':
      return { code: 'required', values: {} }
    case 'postalCode': {
      const digits = DIGITS[findCountry(draft[side].country)?.code ?? '']
      return digits === undefined
        ? { code: 'postalCode', values: { text, ...values } }
        : { code: 'postalCodeDigits', values: { text, digits } }
    }
    case 'weight':
    case 'loadingMeters':
    case 'wholeNumber':
    case 'priceRange':
      return beyond(issue, row, field)
    case 'tooLong':
      return { code: 'tooLong', values: { count: text.length, max: values['max'] ?? 0 } }
    case 'descriptionLength':
      return text.length < 3
        ? { code: 'tooShort', values: { text, min: 3 } }
        : { code: 'tooLong', values: { count: text.length, max: 350 } }
    case 'windowOrder':
      return { code: 'windowOrder', values: { from: draft[side].timeFrom ?? '', to: draft[side].timeTo ?? '' } }
    case 'deliveryBeforePickup':
      if (draft.delivery.date === draft.pickup.date) break
      return {
        code: 'deliveryFirst',
        values: { delivery: draft.delivery.date ?? '', pickup: draft.pickup.date ?? '' },
      }
  }
  return { code: 'issue', values, issue }
}

function beyond(issue: FieldIssue, { said: row }: JudgedRow, field: ImportField): Pick<RowFault, 'code' | 'values'> {
  const figures: Partial<Record<ImportField, number | undefined>> = {
    weight: row.weightKg,
    loadingMeters: row.loadingMeters,
    packageCount: row.packages.count,
    price: row.priceCents === undefined ? undefined : toEuros(row.priceCents),
  }
  const value = figures[field] ?? 0
  const max = Number(issue.values?.['max'] ?? 0)
  const min = Number(issue.values?.['min'] ?? 0)
  return value > max ? { code: 'above', values: { value, max } } : { code: 'below', values: { value, min } }
}
