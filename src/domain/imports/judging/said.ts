import { parseAmount } from '../../basics/money.ts'
import { parseTypedPackages, type TypedPackages } from '../../goods/typed-packages.ts'
import type { VehicleType } from '../../vehicles/vehicles.ts'
import { columnsOf, type FieldColumns, type ImportField, type ImportLine, type MappedColumn } from '../fields.ts'
import {
  readCountry,
  readDay,
  readNumber,
  readPostalCode,
  readTime,
  readVehicle,
  readWeight,
  readWindow,
} from '../reading/cell-values.ts'
import type { ImportContext } from './context.ts'
import type { FaultCode, RowFault } from './faults.ts'

type Side = 'pickup' | 'delivery'

/** What a row says of a stop; days plain, times `HH:MM`. */
export interface SaidStop {
  date?: string
  timeFrom?: string
  timeTo?: string
  company?: string
  street?: string
  postalCode?: string
  city?: string
  country?: string
  reference?: string
}

/** What a row says, as far as it can be read. Weight in kg, price in cents. */
export interface SaidRow {
  reference?: string
  customer?: string
  pickup: SaidStop
  delivery: SaidStop
  packages: TypedPackages
  weightKg?: number
  loadingMeters?: number
  description?: string
  vehicleType?: VehicleType
  priceCents?: number
  note?: string
}

/** The mapping of a list, made ready for its rows. */
export interface ReadingPlan {
  columns: FieldColumns
  /** What the head of the packages calls them. */
  packages: TypedPackages
}

export function readingPlan(mapping: readonly MappedColumn[]): ReadingPlan {
  const columns = columnsOf(mapping)
  const at = columns.get('packageCount')
  const head = at === undefined ? undefined : parseTypedPackages(mapping[at]?.header ?? '')
  return { columns, packages: head?.type === undefined ? {} : { type: head.type } }
}

/** Reads the cells of a row; what cannot be read is a fault and is missing. */
export function readRow(
  { cells }: Pick<ImportLine, 'cells'>,
  { columns, packages }: ReadingPlan,
  { today }: Pick<ImportContext, 'today'>,
): { said: SaidRow; faults: RowFault[] } {
  const faults: RowFault[] = []
  const textAt = (field: ImportField) => cells[columns.get(field) ?? -1]?.trim() ?? ''
  const text = (field: ImportField) => textAt(field) || undefined
  function read<T>(field: ImportField, code: FaultCode, reader: (typed: string) => T | undefined): T | undefined {
    const typed = textAt(field)
    if (typed === '') return undefined
    const value = reader(typed)
    if (value === undefined) faults.push({ field, column: columns.get(field), code, values: { text: typed } })
    return value
  }
  const stop = (side: Side): SaidStop => {
    const day = read(`${side}.date`, 'dateWrong', (typed) => readDay(typed, today))
    const window = read(`${side}.window`, 'timeWrong', readWindow)
    const code = text(`${side}.postalCode`)
    const postal = code === undefined ? undefined : readPostalCode(code)
    return given<SaidStop>({
      date: day?.date,
      timeFrom: read(`${side}.timeFrom`, 'timeWrong', readTime) ?? window?.from ?? day?.time,
      timeTo: read(`${side}.timeTo`, 'timeWrong', readTime) ?? window?.to,
      company: text(`${side}.company`),
      street: text(`${side}.street`),
      postalCode: postal?.code,
      city: text(`${side}.city`),
      country: read(`${side}.country`, 'unknown', readCountry) ?? postal?.country,
      reference: text(`${side}.reference`),
    })
  }
  const count = read('packageCount', 'numberWrong', countOf)
  const type = read('packageType', 'unknown', (typed) => parseTypedPackages(typed)?.type)
  const said = {
    ...given<Omit<SaidRow, 'pickup' | 'delivery' | 'packages'>>({
      reference: text('reference'),
      customer: text('customer'),
      weightKg: read('weight', 'numberWrong', readWeight),
      loadingMeters: read('loadingMeters', 'numberWrong', readNumber),
      description: text('description'),
      vehicleType: read('vehicleType', 'unknown', readVehicle),
      priceCents: read('price', 'numberWrong', parseAmount),
      note: text('note'),
    }),
    pickup: stop('pickup'),
    delivery: stop('delivery'),
    packages: { ...packages, ...count, ...(type !== undefined && { type }) },
  }
  return { said, faults }
}

function countOf(typed: string): TypedPackages | undefined {
  const packages = parseTypedPackages(typed)
  return packages?.count === undefined ? undefined : packages
}

/** The entries that have a value. */
function given<T extends object>(values: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}
