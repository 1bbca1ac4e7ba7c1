import { recordHandles } from '#src/commands/gate/record-handles.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'

/** The order that stands in an e-mail, as its panel shows it. Money in euros, net. */
export interface EmailOrderHandle {
  draft: OrderDraft
  customerPrice: number | undefined
  /** Fields somebody has to look at before. */
  doubtful: number
  toFirstDoubtful(): void
  /** Whether the confirmation is prepared once the order is made. */
  toggleConfirm(): void
  /** The order is made: what was chosen for its fields needs to be kept no longer. */
  made(orderId: string): void
}

export const emailOrders = recordHandles<EmailOrderHandle | undefined>()
