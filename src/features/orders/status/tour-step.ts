import type { CommandContext, FocusedRecord } from '#src/commands/gate/command.ts'
import { FILTER_STATUSES, forwardStatus, type OrderStatus } from '#src/domain/workflow/order-status.ts'
import { heldOrder } from '../order-targets.ts'

/**
 * Of orders that go together, as those of a tour do, the ones that are furthest behind: what is loaded waits for what is not.
 * An order by itself, one whose status no one knows here, and one that can go no further stand in no one's way.
 */
export function furthestBehind(
  targets: readonly FocusedRecord[],
  statusOf: (target: FocusedRecord) => OrderStatus | undefined,
): readonly FocusedRecord[] {
  if (targets.every(({ group }) => group === undefined)) return targets
  const step = (target: FocusedRecord) => {
    const status = statusOf(target)
    return status === undefined || forwardStatus(status) === undefined ? Infinity : FILTER_STATUSES.indexOf(status)
  }
  const least = new Map<string, number>()
  for (const target of targets) {
    const { group = target.id } = target
    least.set(group, Math.min(step(target), least.get(group) ?? Infinity))
  }
  return targets.filter((target) => step(target) === least.get(target.group ?? target.id))
}

/** The same of what the client holds. */
export const heldBehind = (context: CommandContext, targets: readonly FocusedRecord[]): readonly FocusedRecord[] =>
  furthestBehind(targets, (target) => heldOrder(context, target)?.status)
