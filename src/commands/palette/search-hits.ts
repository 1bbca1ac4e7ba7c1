import type { SignName } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'

/** The hits of one kind; `total` counts those on the server too. */
export interface SearchGroup {
  kind: RecordKind
  total: number
  hits: readonly SearchHit[]
}

/** A hit of the search, ready to be shown: words are already in the person's language. */
export interface SearchHit {
  kind: RecordKind
  id: string
  title: string
  context?: string
  status?: string
  /** The raw status, for the sign before the word. */
  statusCode?: SignName
  date?: string
  amount?: string
  /** Where Enter leads; with Ctrl the panel opens instead. */
  to: string
  panel?: PanelRef
}
