import { type CsvCell, csvLine, CSV_START } from '#src/domain/basics/csv.ts'
import type { Document } from '#src/contract/documents/document.ts'
import { epochToZoned } from '#src/domain/basics/dates.ts'
import type { FileAnswer } from '../../core/bodies/file-answer.ts'
import type { Store } from '../../store/store.ts'
import { sameTag } from './values.ts'

/** How many documents a tenant has, and of what sort. */
export async function documentStatistics(store: Store) {
  const [total, totalSize, verified, ocrProcessed, byKind, byMimeType] = [
    await store.count('documents'),
    await store.sum('documents', 'size'),
    await store.count('documents', { verified: true }),
    await store.count('documents', { ocrProcessed: true }),
    await store.countBy('documents', 'kind'),
    await store.countBy('documents', 'mimeType'),
  ]
  const byTag = await tagCounts(store)
  return { total, totalSize, verified, unverified: total - verified, ocrProcessed, byKind, byMimeType, byTag }
}

/** The words documents are marked with and how often, each as it is written most; counted by sets of them, of which there are few. */
async function tagCounts(store: Store): Promise<Record<string, number>> {
  const bySet = Object.entries(await store.countBy('documents', 'tags')).toSorted(([, a], [, b]) => b - a)
  const counts = new Map<string, { tag: string; count: number }>()
  for (const [set, count] of bySet) {
    for (const tag of tagsOf(set)) {
      const known = counts.get(sameTag(tag))
      counts.set(sameTag(tag), { tag: known?.tag ?? tag, count: (known?.count ?? 0) + count })
    }
  }
  return Object.fromEntries([...counts.values()].map(({ tag, count }) => [tag, count]))
}

/** A set of tags out of the text it is kept as. */
function tagsOf(set: string): string[] {
  const tags: unknown = JSON.parse(set)
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

const text = (value: string | undefined): CsvCell => ({ kind: 'text', value })

const HEADER = [
  'Dokument',
  'Art',
  'Auftrag',
  'Partner',
  'Größe (Bytes)',
  'Geprüft',
  'Ausgelesen',
  'Schlagwörter',
  'Hochgeladen',
  'Von',
]

/** What papers are called in a file; what no one knows is "Sonstiges". */
const KINDS: Readonly<Record<string, string>> = {
  cmr: 'CMR-Frachtbrief',
  deliveryNote: 'Lieferschein',
  pod: 'Ablieferbeleg',
  invoice: 'Rechnung',
  cancellationInvoice: 'Stornorechnung',
  transportOrder: 'Transportauftrag',
  orderConfirmation: 'Auftragsbestätigung',
}

const yesOrNo = (value: boolean) => text(value ? 'ja' : 'nein')

/** Documents as a CSV file, named after the day. */
export function documentCsv(rows: readonly Document[], now: number): FileAnswer {
  const lines = rows.map((row) =>
    csvLine([
      ...[text(row.name), text(KINDS[row.kind] ?? 'Sonstiges'), text(row.orderId), text(row.partnerName)],
      { kind: 'number', value: row.size },
      ...[yesOrNo(row.verified), yesOrNo(row.ocrProcessed), text(row.tags.join(', '))],
      { kind: 'date', value: epochToZoned(Date.parse(row.uploadedAt)).date },
      text(row.uploadedBy),
    ]),
  )
  const bytes = new TextEncoder().encode(CSV_START + csvLine(HEADER.map(text)) + lines.join(''))
  const { date } = epochToZoned(now)
  return { name: `Dokumente ${date}.csv`, type: 'text/csv; charset=utf-8', size: bytes.length, content: { bytes } }
}
