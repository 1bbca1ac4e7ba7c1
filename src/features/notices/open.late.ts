import { createElement } from 'react'
import type { CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import type { NoticeKind } from '#src/domain/notices/notices.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { formInFront } from '#src/workspace/session/form-in-front.tsx'
import { NoticeSequence } from './sequence.tsx'

/** Shows what is about to be told, one order after the other, over whatever screen it was asked for on. */
export async function openNotices(context: CommandContext, kind: NoticeKind, commandId: string): Promise<void> {
  const ids = await ordersOf(context, chosenTargets(context))
  if (ids.length === 0) return
  const front = context.services.sessionValue(formInFront)
  const onClose = () => front.set(null)
  front.set(createElement(NoticeSequence, { key: crypto.randomUUID(), context, commandId, kind, ids, onClose }))
}

/** The orders that are meant, each once: a transport stands for the one it carries. */
async function ordersOf(context: CommandContext, targets: readonly FocusedRecord[]): Promise<string[]> {
  const transports = targets.filter(({ kind }) => kind === 'transport')
  const carried = new Map(
    (await newestRecords(context, 'transport', transports)).map(({ id, orderId }) => [id, orderId]),
  )
  const ids = targets.map(({ kind, id }) => (kind === 'transport' ? carried.get(id) : id))
  return [...new Set(ids.filter((id) => id !== undefined))]
}
