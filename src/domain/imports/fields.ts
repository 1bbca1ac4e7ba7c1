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

/** What becomes of a column: the field it says, or nothing. */
export type ColumnTarget = ImportField | 'skip'

export const COLUMN_TARGETS = [...IMPORT_FIELDS, 'skip'] as const satisfies readonly ColumnTarget[]

/** Most that one file may have. */
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
