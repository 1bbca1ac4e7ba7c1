import { useState } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import type { NoticeKind } from '#src/domain/notices/notices.ts'
import { NoticeDialog } from './dialog.tsx'

/** Notices for several orders, one after the other; where one is given up, so are those behind it. */
export function NoticeSequence(props: {
  context: CommandContext
  commandId: string
  kind: NoticeKind
  ids: readonly string[]
  onClose(): void
}) {
  const { ids, onClose, ...shared } = props
  const [at, setAt] = useState(0)
  const id = ids[at]
  if (id === undefined) return null
  const isLast = at === ids.length - 1
  return (
    <NoticeDialog
      key={id}
      {...shared}
      id={id}
      place={ids.length > 1 ? { number: at + 1, count: ids.length } : undefined}
      onDone={isLast ? onClose : () => setAt(at + 1)}
      // Of the orders of a tour those that are in time are passed over, as long as others come.
      onInTime={isLast ? undefined : () => setAt(at + 1)}
      onClose={onClose}
    />
  )
}
