/** The papers an order is printed as: the forwarding order to the carrier, the consignment note, the delivery note. */
export const ORDER_PAPERS = ['forwarding', 'cmr', 'delivery'] as const
export type OrderPaper = (typeof ORDER_PAPERS)[number]

/** The copies of a consignment note by their number: for the sender, the consignee, the carrier, the office. */
export const NOTE_COPIES = ['1', '2', '3', '4'] as const
export type NoteCopy = (typeof NOTE_COPIES)[number]
