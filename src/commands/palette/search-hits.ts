import type { SignName } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'

/** The hits of one kind of records, or of a category that only the server knows, by its name for it; `total` counts those on the server too. */
export type SearchGroup = { total: number; hits: readonly SearchHit[] } & (
  | { kind: RecordKind }
  | { kind: 'foreign'; type: string; label: string }
)

/** A hit of the search, ready to be shown: words are already in the person's language. */
export interface SearchHit {
  /** `foreign`: the product has no records of that kind. */
  kind: RecordKind | 'foreign'
  id: string
  title: string
  context?: string
  status?: string
  /** The raw status, for the sign before the word. */
  statusCode?: SignName
  date?: string
  amount?: string
  /** Name of its sign, where that is not its kind's. */
  icon?: string
  /** Set: it can be seen but not opened, and this sentence says why. */
  blocked?: string
  /** Where Enter leads; with Ctrl the panel opens instead. */
  to: string
  panel?: PanelRef
}
