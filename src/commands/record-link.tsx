import { usePanels } from '#src/workspace/panels/panels.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'

/** Opens another record beside; plain text where there is none. */
export function RecordLink({ kind, id, label }: { kind: RecordKind; id: string | undefined; label: string }) {
  const panels = usePanels()
  if (id === undefined || id === '') return <bdi>{label}</bdi>
  return (
    <button
      type="button"
      className="max-w-full truncate text-left align-bottom text-accent hover:underline"
      onClick={() => panels.open({ kind, id }, { how: 'add' })}
    >
      <bdi>{label}</bdi>
    </button>
  )
}
