import type { Order } from '#src/contract/orders/order.ts'
import { isOfKind, type CommandContext, type FocusedRecord } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { readOnlyRefusal } from '#src/domain/orders/permissions.ts'
import type { Refusal } from '#src/domain/refusals/refusal.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import type { Actor } from '#src/domain/orders/facts.ts'
import { chosenTargets, newestRecords } from '#src/records/changes/newest-records.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'

/** The order of a target as far as the client holds it; lets the gate answer without asking the server. */
export function heldOrder(context: CommandContext, target: FocusedRecord): Order | undefined {
  if (!isOfKind(target, 'order')) return undefined
  return target.record ?? knownRecord(context.services.queryClient, 'order', target.id)
}

/** The orders a command that takes many works on, as new as the client knows them. */
export const targetOrders = (context: CommandContext): Promise<Order[]> =>
  newestRecords(context, 'order', chosenTargets(context))

/** Who asks the rules, and when. */
export function actorOf(context: CommandContext): Actor {
  return { role: context.session.role, now: Date.now() }
}

/** Which of the targets are meant. */
type TargetFilter = (context: CommandContext, targets: readonly FocusedRecord[]) => readonly FocusedRecord[]

type Objection = (order: Order, context: CommandContext) => TextKey | Refusal | undefined

/**
 * Something at least one of the orders must allow; an order the client does not hold is the server's to judge. Asked at
 * every key, for a thousand selected orders too: it ends at the first that allows it, and is remembered for a selection.
 */
export function needsOrder(objection: Objection, narrowed: TargetFilter = (_context, targets) => targets): Condition {
  const known = new WeakMap<readonly FocusedRecord[], { answer: TextKey | Refusal | undefined }>()
  const find = (context: CommandContext, targets: readonly FocusedRecord[]) => {
    let first: TextKey | Refusal | undefined
    for (const target of narrowed(context, targets)) {
      const order = heldOrder(context, target)
      const found = order && objection(order, context)
      if (found === undefined) return undefined
      first ??= found
    }
    return first
  }
  const first = (context: CommandContext, targets: readonly FocusedRecord[]) => {
    const kept = targets === context.selection ? known.get(targets) : undefined
    const { answer } = kept ?? { answer: find(context, targets) }
    known.set(targets, { answer })
    return answer
  }
  return {
    check: (context, targets) => first(context, targets) === undefined,
    reason: (context, targets) => {
      const reason = first(context, targets)
      return typeof reason === 'object' ? reason.reason : (reason ?? 'reasons.select.order')
    },
    values: (context, targets) => {
      const reason = first(context, targets)
      return typeof reason === 'object' ? reason.values : undefined
    },
  }
}

/** Billed and cancelled orders are read-only. Source: decision B1 */
export const needsOpenOrder: Condition = {
  ...needsOrder(({ status }) => readOnlyRefusal(status)),
  lasting: true,
}
