import { recordHandles } from '#src/commands/gate/record-handles.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import type { ReadingField } from '#src/records/reading/reading-field.ts'
import { createObservable, type WritableObservable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

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

/** The fields that are shown of an e-mail, for whoever shows its text. */
interface ShownFields {
  emailId: string
  fields: readonly ReadingField[]
  current: string | undefined
  /** Its panel has the keyboard. */
  isActive: boolean
  choose(name: string): void
}

export const shownFields: SessionValue<WritableObservable<ShownFields | undefined>> = {
  create: () => createObservable<ShownFields | undefined>(undefined),
}
