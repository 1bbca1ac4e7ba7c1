import * as z from 'zod/mini'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { ImportRow } from '#src/contract/imports/import.ts'
import { IMPORT_FIELDS, type ImportField, type SourceColumn, type SourceTable } from '#src/domain/imports/fields.ts'
import { checkDraft, type OrderDraft } from '#src/domain/orders/draft.ts'
import type { Format } from '#src/i18n/format.ts'
import type { Translate } from '#src/i18n/keys.ts'
import type { ColumnMapping, ImportData, ImportSource } from './state.ts'

export type { ImportField }
export type TableColumnFact = SourceColumn
export const FIELDS = IMPORT_FIELDS

export const KeptRow = z.object({
  line: z.number(),
  fingerprint: z.string(),
  cells: z.array(z.string()),
  isLeft: z.optional(z.boolean()),
})
export type SourceRow = z.output<typeof KeptRow>

export interface Fault {
  field: ImportField
  code: string
  /** What stands in the cell. */
  text: string
  message: string
}
export type Proposal = { kind: 'leave' }

export interface JudgedRow {
  key: string
  line: number
  fingerprint: string
  cells: readonly string[]
  isLeft: boolean
  faults: readonly Fault[]
  proposal: Proposal | undefined
  name: string
  route: { from: { postalCode: string; place: string }; to: { postalCode: string; place: string } }
  loadingDate: string | undefined
  meters: number | undefined
  netCents: number | undefined
  draft: OrderDraft
}

interface Words {
  t: Translate
  format: Format
}

export type Reading =
  | { ok: true; table: SourceTable & { sheet?: string; sheets: readonly string[]; hash: string } }
  | { ok: false; problem: string }

export async function readTable(file: File, _sheet?: string): Promise<Reading> {
  const { default: Papa } = await import('papaparse')
  const { data } = Papa.parse<string[]>(await file.text(), { skipEmptyLines: true })
  const [head = [], ...rows] = data
  if (rows.length === 0) return { ok: false, problem: 'empty' }
  const columns = head.map((header, at) => ({
    letter: String.fromCharCode(65 + at),
    header,
    sample: rows[0]?.[at] ?? '',
  }))
  return { ok: true, table: { columns, rows, firstLine: 1, sheets: [], hash: await hashOf(JSON.stringify(rows)) } }
}

async function hashOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const problemText = (problem: string, _t: Translate) => problem

const HEADS: readonly (readonly [RegExp, ImportField])[] = [
  [/auftrag|referenz/i, 'reference'],
  [/^ladedatum/i, 'pickup.date'],
  [/von/i, 'pickup.window'],
  [/^ladestelle/i, 'pickup.company'],
  [/^plz empf/i, 'delivery.postalCode'],
  [/^plz/i, 'pickup.postalCode'],
  [/^ort empf/i, 'delivery.city'],
  [/^ort/i, 'pickup.city'],
  [/^lieferdatum/i, 'delivery.date'],
  [/^anlief/i, 'delivery.window'],
  [/^empf/i, 'delivery.company'],
  [/^pal/i, 'packageCount'],
  [/kg/i, 'weight'],
  [/ldm/i, 'loadingMeters'],
  [/fracht/i, 'price'],
  [/ware/i, 'description'],
  [/kunde/i, 'customer'],
]

export async function guessMapping(
  _context: CommandContext,
  table: SourceTable,
  _source: ImportSource,
): Promise<{ mapping: ColumnMapping[]; since: string | undefined }> {
  const mapping = table.columns.map((column) => {
    const target = HEADS.find(([head]) => head.test(column.header))?.[1]
    return { ...column, target, isNew: target === undefined }
  })
  return { mapping, since: undefined }
}

export const sourceRows = (table: SourceTable): SourceRow[] =>
  table.rows.map((cells, at) => ({ line: table.firstLine + at, cells: [...cells], fingerprint: fingerprintOf(cells) }))

function fingerprintOf(cells: readonly string[]): string {
  let hash = 0n
  for (const letter of cells.join('\u0001'))
    hash = (hash * 1099511628211n + BigInt(letter.codePointAt(0) ?? 0)) & 0xffffffffffffffffn
  return hash.toString(16).padStart(16, '0')
}

const numberOf = (text: string) => (text === '' ? undefined : Number(text.replaceAll('.', '').replace(',', '.')))
const dateOf = (text: string) => text.split('.').toReversed().join('-')

export function judge({ rows, mapping }: ImportData): JudgedRow[] {
  return rows.map((row) => {
    const at = (field: ImportField) => row.cells[mapping.findIndex(({ target }) => target === field)] ?? ''
    const stop = (kind: 'pickup' | 'delivery') => ({
      company: at(`${kind}.company`),
      postalCode: at(`${kind}.postalCode`),
      city: at(`${kind}.city`),
      date: dateOf(at(`${kind}.date`)),
    })
    const draft: OrderDraft = {
      customer: { name: at('customer') || 'Nordkorn Mühlen', customerReference: at('reference') },
      cargo: {
        description: at('description') || 'Mehl',
        weightKg: numberOf(at('weight')),
        packageCount: numberOf(at('packageCount')),
        packageType: 'EUR',
        loadingMeters: numberOf(at('loadingMeters')),
      },
      pickup: stop('pickup'),
      delivery: stop('delivery'),
    }
    const issues = checkDraft(draft, { today: '2026-11-23' }).filter(({ severity }) => severity === 'error')
    const faults = issues.map(({ path, code, message }) => {
      const field = fieldOfPath(path)
      return { field, code, message, text: at(field) }
    })
    return {
      key: String(row.line),
      line: row.line,
      fingerprint: row.fingerprint,
      cells: row.cells,
      isLeft: row.isLeft === true,
      faults,
      proposal: faults.length > 0 ? { kind: 'leave' as const } : undefined,
      name: at('reference'),
      route: {
        from: { postalCode: at('pickup.postalCode'), place: at('pickup.city') },
        to: { postalCode: at('delivery.postalCode'), place: at('delivery.city') },
      },
      loadingDate: draft.pickup.date,
      meters: draft.cargo.loadingMeters,
      netCents: Math.round((numberOf(at('price')) ?? 0) * 100),
      draft,
    }
  })
}

function fieldOfPath(path: string): ImportField {
  const found = IMPORT_FIELDS.find((field) => field === path)
  if (found !== undefined) return found
  if (path === 'cargo.weightKg') return 'weight'
  if (path === 'cargo.loadingMeters') return 'loadingMeters'
  if (path === 'customer.customerReference') return 'reference'
  return 'description'
}

export const ordersOf = ({ line, fingerprint, draft, netCents }: JudgedRow): ImportRow[] => [
  { line, fingerprint, part: 0, draft, ...(netCents !== undefined && { price: netCents / 100 }) },
]

export function applyProposal(rows: readonly SourceRow[], _m: readonly ColumnMapping[], row: JudgedRow, _p: Proposal) {
  return rows.map((one) => (one.line === row.line ? { ...one, isLeft: true } : one))
}

export function retyped(
  rows: readonly SourceRow[],
  mapping: readonly ColumnMapping[],
  row: JudgedRow,
  field: ImportField,
  text: string,
) {
  const at = mapping.findIndex(({ target }) => target === field)
  return rows.map((one) => (one.line === row.line ? { ...one, cells: one.cells.with(at, text) } : one))
}

export const fieldWord = (field: ImportField, _t: Translate): string => field
export const faultText = (fault: Fault, { t: _t }: Words): string => `${fault.field}: ${fault.message}`
export const proposalText = (_p: Proposal, { t }: Words): string => t('imports.mapping.skip')
