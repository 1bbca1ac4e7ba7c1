import { createContext, Fragment, use, type ReactNode } from 'react'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { AfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'

/** A record that is on the screen, and what people call it. */
export interface NamedRecord {
  kind: RecordKind
  id: string
  label: string
}

const Below = createContext<((record: NamedRecord) => ReactNode) | undefined>(undefined)

/** Tells what stands below every record, of whatever kind: the app says it once. */
export const BelowRecordProvider = Below

/** What stands below a record of any kind; a panel has it by itself, a page says where. */
export function BelowRecord(record: NamedRecord) {
  const draw = use(Below)
  if (draw === undefined) return null
  return (
    <AfterFirstPaint room={null}>
      <Fragment key={`${record.kind}:${record.id}`}>{draw(record)}</Fragment>
    </AfterFirstPaint>
  )
}
