/**
 * What a column of an import can say of an order. Dates and times of a stop stand in a column each, or as a window in one. `price` is
 * the customer's, net in euros.
 */
export const IMPORT_FIELDS = [
  'reference',
  'customer',
  'pickup.date',
  'pickup.window',
  'pickup.timeFrom',
  'pickup.timeTo',
  'pickup.company',
  'pickup.street',
  'pickup.postalCode',
  'pickup.city',
  'pickup.country',
  'pickup.reference',
  'delivery.date',
  'delivery.window',
  'delivery.timeFrom',
  'delivery.timeTo',
  'delivery.company',
  'delivery.street',
  'delivery.postalCode',
  'delivery.city',
  'delivery.country',
  'delivery.reference',
  'packageCount',
  'packageType',
  'weight',
  'loadingMeters',
  'description',
  'vehicleType',
  'price',
  'note',
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number]

/** What a column can say of either stop. */
export type StopField = Extract<ImportField, `pickup.${string}`> extends `pickup.${infer Part}` ? Part : never

/** What becomes of a column: the field it says, or nothing. */
export type ColumnTarget = ImportField | 'skip'

export const COLUMN_TARGETS = [...IMPORT_FIELDS, 'skip'] as const satisfies readonly ColumnTarget[]

/** Most that one file may have; sizes in bytes. */
export const IMPORT_BOUNDS = { rows: 20_000, columns: 200, expandedBytes: 50_000_000, fileBytes: 20_000_000 } as const

/** A column as a reader found it: its letter as in a spreadsheet, what its head says, and the first value below. */
export interface SourceColumn {
  letter: string
  header: string
  sample: string
}

/** What was read: text as a person would see it. Every row has a text for each column. `firstLine`: where the first row stood. */
export interface SourceTable {
  columns: readonly SourceColumn[]
  rows: readonly (readonly string[])[]
  firstLine: number
}

/** A column and what it says. */
export interface MappedColumn extends SourceColumn {
  target: ColumnTarget
  /** Nobody has said so yet, and it may be otherwise. */
  isNew: boolean
  /** 0 to 1; 1 where it was remembered. */
  confidence: number
}

/** One row with what the person has done to it: `line` counts from 1 below the head, `parts` are the orders it becomes. */
export interface ImportLine {
  line: number
  fingerprint: string
  cells: readonly string[]
  left?: boolean
  parts?: number
}

/** In which column each field stands. */
export type FieldColumns = ReadonlyMap<ImportField, number>

export function columnsOf(mapping: readonly Pick<MappedColumn, 'target'>[]): FieldColumns {
  const found = new Map<ImportField, number>()
  for (const [column, { target }] of mapping.entries()) {
    if (target !== 'skip' && !found.has(target)) found.set(target, column)
  }
  return found
}
