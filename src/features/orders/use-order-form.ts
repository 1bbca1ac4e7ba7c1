import { useState } from 'react'
import { isApiError } from '#src/api/api-error.ts'
import { useCommands } from '#src/commands/commands-provider.tsx'
import type { CommandContext } from '#src/commands/command.ts'
import type { Order, OrderChanged } from '#src/contract/orders.ts'
import { MAIN_PANEL, usePanelFocus } from '#src/workspace/panel-focus.tsx'
import { changeOrders, currentOf } from './order-changes.ts'
import { orderEditing, type EditablePart } from './order-editing.ts'
import { putOrder } from './orders.queries.ts'

type Values = Readonly<Record<string, string>>

/** One field that two people changed: mine as typed, theirs as it is on the server now. */
export interface FieldConflict {
  field: string
  mine: string
  theirs: string
}

export interface OrderForm {
  values: Values
  change(field: string, value: string): void
  save(): Promise<void>
  revert(): void
  isSending: boolean
  /** The last attempt failed; the text stays. */
  failure: { message: string; isOffline: boolean } | undefined
  conflicts: readonly FieldConflict[]
  /** Saves mine over theirs. */
  keepMine(): Promise<void>
  /** Puts theirs into the fields. */
  takeTheirs(): void
}

interface FormInput {
  order: Order
  part: EditablePart
  commandId: string
  title: string
  valuesOf(order: Order): Values
  send(context: CommandContext, values: Values, base: Order, ifMatch: number): Promise<OrderChanged>
}

/**
 * A form on a part of an order. It starts from a version; if somebody has changed the same fields meanwhile, both values
 * are shown and neither is lost (decision A21). Offline nothing is sent by itself later (decision A17).
 */
export function useOrderForm({ order, part, commandId, title, valuesOf, send }: FormInput): OrderForm {
  const { source } = useCommands()
  const panelFocus = usePanelFocus()
  const [draft, setDraft] = useState(
    () => orderEditing.draft(order.id, part) ?? { base: order, values: valuesOf(order) },
  )
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<OrderForm['failure']>()
  const [theirs, setTheirs] = useState<Order>()

  const keep = (next: typeof draft) => {
    setDraft(next)
    orderEditing.keep(order.id, part, next)
  }
  const finish = () => {
    orderEditing.forget(order.id, part)
    if (orderEditing.stop()) panelFocus.focus(MAIN_PANEL)
  }
  const attempt = async (base: Order): Promise<void> => {
    if (isSending) return
    setSending(true)
    setFailure(undefined)
    const context = source.current()
    try {
      await changeOrders(context, {
        commandId,
        title,
        orders: [base],
        send: () => sendMerged(context, base),
      })
      finish()
    } catch (error) {
      const current = currentOf(error)
      if (current !== undefined) {
        putOrder(context.services.queryClient, current)
        setTheirs(current)
      } else {
        const isOffline = isApiError(error) && (error.kind === 'offline' || error.kind === 'network')
        setFailure({ message: error instanceof Error ? error.message : '', isOffline })
      }
    } finally {
      setSending(false)
    }
  }
  /** Another field changed by somebody else is no conflict: mine goes onto the new version. */
  const sendMerged = async (context: CommandContext, base: Order): Promise<OrderChanged> => {
    try {
      return await send(context, draft.values, base, base.version)
    } catch (error) {
      const current = currentOf(error)
      if (current === undefined || conflictsOf(base, current).length > 0) throw error
      return send(context, draft.values, current, current.version)
    }
  }
  const conflictsOf = (base: Order, current: Order): FieldConflict[] => {
    const [before, now] = [valuesOf(base), valuesOf(current)]
    return Object.keys(now)
      .filter((field) => now[field] !== before[field] && now[field] !== draft.values[field])
      .map((field) => ({ field, mine: draft.values[field] ?? '', theirs: now[field] ?? '' }))
  }

  return {
    values: draft.values,
    change: (field, value) => keep({ ...draft, values: { ...draft.values, [field]: value } }),
    save: () => attempt(draft.base),
    revert: finish,
    isSending,
    failure,
    conflicts: theirs === undefined ? [] : conflictsOf(draft.base, theirs),
    keepMine: async () => {
      if (theirs === undefined) return
      keep({ ...draft, base: theirs })
      setTheirs(undefined)
      await attempt(theirs)
    },
    takeTheirs: () => {
      if (theirs === undefined) return
      keep({ base: theirs, values: valuesOf(theirs) })
      setTheirs(undefined)
    },
  }
}
