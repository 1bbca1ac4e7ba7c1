import { useEffect, useRef } from 'react'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { useSessionValue, type SessionValue } from '#src/workspace/session/session-values.tsx'
import type { CommandContext } from './command.ts'

/** What records on the screen let commands do with how they are shown, by record: several may stand beside each other. */
export interface RecordHandles<T> {
  /** That of the record the keyboard is on. */
  of(context: Pick<CommandContext, 'focus'>): T | undefined
  /** Returns how to take it away again. */
  add(kind: RecordKind, id: string, handle: () => T): () => void
}

/** Handles of one sort, for the session. */
export const recordHandles = <T>(): SessionValue<RecordHandles<T>> => ({
  create() {
    const known = new Map<string, () => T>()
    return {
      of: ({ focus }) => (focus === undefined ? undefined : known.get(`${focus.kind}:${focus.id}`)?.()),
      add(kind, id, handle) {
        const key = `${kind}:${id}`
        known.set(key, handle)
        return () => {
          if (known.get(key) === handle) known.delete(key)
        }
      },
    }
  },
})

/** Lets commands do with this record what the handle can, for as long as it is on the screen; undefined while it can do nothing. */
export function useRecordHandle<T>(
  handles: SessionValue<RecordHandles<T | undefined>>,
  { kind, id }: { kind: RecordKind; id: string },
  handle: T | undefined,
): void {
  const all = useSessionValue(handles)
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  })
  useEffect(() => all.add(kind, id, () => latest.current), [all, kind, id])
}
