import type { ImportLine, MappedColumn } from '#src/domain/imports/fields.ts'
import type { ImportContext } from '#src/domain/imports/judging/context.ts'
import type { JudgedRow } from './engine.ts'

/** Where the rows come from. */
export interface ImportSource {
  kind: 'file' | 'paste' | 'email'
  name: string
  /** Bytes. */
  size: number
  sheet?: string | undefined
  /** Whose they are, in words: "E-Mail von Nordkorn Mühlen". */
  origin?: string | undefined
  emailId?: string | undefined
  /** Under which the mapping is remembered. */
  sender?: string | undefined
  /** The customer whose orders they are. */
  customerId?: string | undefined
}

/** What the server has said of a row. */
export interface RowResult {
  state: 'created' | 'refused' | 'known'
  orderId?: string | undefined
  /** Why it was refused. */
  message?: string | undefined
  /** When it was imported before, ISO stamp. */
  at?: string | undefined
}

/** Creating orders of what is right, part by part. */
export interface Creation {
  state: 'running' | 'halted' | 'over'
  /** Rows the server has answered, of so many. */
  settled: number
  count: number
  stopping: boolean
  /** Why it did not go on, in words. */
  message?: string | undefined
}

/** What is kept of an import: enough to go on after a reload. */
export interface ImportData {
  /** Of this import, on the server too. */
  id: string
  file: File
  source: ImportSource
  /** Of the file's bytes. */
  hash: string
  sheets: readonly string[]
  mapping: readonly MappedColumn[]
  /** Since when this sender's mapping is remembered; undefined: it is not. */
  since: string | undefined
  rows: readonly ImportLine[]
  results: ReadonlyMap<string, RowResult>
  creation: Creation | undefined
  /** Asked for anew after a reload. */
  context: ImportContext
}

/** A row with what is wrong with it and what has become of it. */
export interface WorkRow extends JudgedRow {
  state: 'faulty' | 'good' | 'left' | 'known' | 'created' | 'refused'
  result: RowResult | undefined
}

/** How many rows are what. */
export interface RowCounts {
  all: number
  faulty: number
  good: number
  /** Created by the next press. */
  ready: number
  created: number
  known: number
  /** Neither created nor left out. */
  open: number
}

/** How an import stands. */
export interface ImportState {
  phase: 'empty' | 'reading' | 'problem' | 'rows'
  /** The file that is read, or could not be. */
  name: string
  problem: string | undefined
  data: ImportData | undefined
  source: ImportSource | undefined
  sheets: readonly string[]
  mapping: readonly MappedColumn[]
  rows: readonly WorkRow[]
  counts: RowCounts
  /** Of the rows that would be created: loading metres, and customer prices in cents. */
  sums: { meters: number; net: number }
  /** When rows of it were imported before, ISO stamp. */
  known: { at: string } | undefined
  creation: Creation | undefined
  /**
   * Rows are judged still, the share of it that is done (0 to 1); those shown were judged as it was before. `isAnew`: by another
   * mapping or for another customer, so that what is wrong with them is no longer true.
   */
  judging: { share: number; isAnew: boolean } | undefined
  rowAt(line: number | undefined): WorkRow | undefined
}

const NO_COUNTS: RowCounts = { all: 0, faulty: 0, good: 0, ready: 0, created: 0, known: 0, open: 0 }

/** Without rows: nothing is loaded, or what is cannot be read. */
export function withoutRows(phase: 'empty' | 'reading' | 'problem', name = '', problem?: string): ImportState {
  const none = { data: undefined, source: undefined, sheets: [], mapping: [], rows: [], known: undefined }
  return {
    ...none,
    phase,
    name,
    problem,
    creation: undefined,
    judging: undefined,
    counts: NO_COUNTS,
    sums: { meters: 0, net: 0 },
    rowAt: () => undefined,
  }
}

/** What follows of what is kept: how each row stands, and how many are what. */
export function stateOf(data: ImportData, judged: readonly JudgedRow[]): ImportState {
  const rows = judged.map((row): WorkRow => {
    const result = data.results.get(row.key)
    return { ...row, result, state: rowState(row, result) }
  })
  const byLine = new Map(rows.map((row) => [row.line, row]))
  const count = (...states: WorkRow['state'][]) => rows.filter(({ state }) => states.includes(state)).length
  const ready = rows.filter(({ state }) => state === 'good')
  const faulty = count('faulty', 'refused')
  const knownAt = rows.find(({ state }) => state === 'known')?.result?.at
  return {
    phase: 'rows',
    name: data.source.name,
    problem: undefined,
    data,
    source: data.source,
    sheets: data.sheets,
    mapping: data.mapping,
    rows,
    counts: {
      all: rows.length,
      faulty,
      good: rows.length - faulty - count('left', 'known'),
      ready: ready.length,
      created: count('created'),
      known: count('known'),
      open: faulty + ready.length,
    },
    sums: {
      meters: ready.reduce((sum, { judged }) => sum + (judged.said.loadingMeters ?? 0), 0),
      net: ready.reduce((sum, { judged }) => sum + (judged.priceCents ?? 0), 0),
    },
    known: knownAt === undefined ? undefined : { at: knownAt },
    creation: data.creation,
    judging: undefined,
    rowAt: (line) => (line === undefined ? undefined : byLine.get(line)),
  }
}

function rowState(row: JudgedRow, result: RowResult | undefined): WorkRow['state'] {
  if (row.isLeft) return 'left'
  if (result?.state === 'created' || result?.state === 'known') return result.state
  if (row.faults.length > 0) return 'faulty'
  return result?.state === 'refused' ? 'refused' : 'good'
}
