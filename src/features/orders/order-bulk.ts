import type { CommandContext } from '#src/commands/command.ts'
import type { Order } from '#src/contract/order.ts'
import type { OrderBulkChange } from '#src/contract/order-bulk.ts'
import type { OrderStatus } from '#src/domain/order-status.ts'

type Of<Kind extends OrderBulkChange['kind']> = Extract<OrderBulkChange, { kind: Kind }>

/** What is to be done with many orders; texts are as typed and may be changed in the dialog. */
export type BulkInput =
  | { kind: 'status'; statusOf(order: Order): OrderStatus | undefined }
  | { kind: 'carrier'; carrierId: string | null }
  | { kind: 'priority'; priority: Of<'priority'>['priority'] }
  | { kind: 'price'; text: string; field: Of<'price'>['field'] }
  | { kind: 'dates'; text: string; stops: Of<'dates'>['stops'] }

/** A bulk change a person has begun: first looked at in a dry run, then sent. */
export interface BulkWish {
  id: string
  commandId: string
  /** In words: "Status Bestätigt", "Termine verschieben". */
  title: string
  /** Who began it, from where. */
  context: CommandContext
  orders: readonly Order[]
  input: BulkInput
  /** Told of each order the server has changed. */
  done?(order: Order): void
}

let current: BulkWish | undefined
const listeners = new Set<() => void>()

function set(next: BulkWish | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

/** The one bulk change in front of the person; the dialog reads it, commands open it. */
export const orderBulk = {
  current: () => current,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  async open(wish: Omit<BulkWish, 'id'>): Promise<void> {
    // Its code first: what is typed next must find the dialog.
    await import('./order-bulk-dialog.tsx')
    set({ ...wish, id: crypto.randomUUID() })
  },
  close: () => set(undefined),
}
