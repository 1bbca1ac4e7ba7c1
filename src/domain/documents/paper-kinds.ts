/**
 * The papers an order is printed as: the forwarding order to the carrier, the consignment note, the delivery note, the
 * confirmation to the customer. Source: decision A32
 */
export const ORDER_PAPERS = ['forwarding', 'cmr', 'delivery', 'confirmation'] as const
export type OrderPaper = (typeof ORDER_PAPERS)[number]

/** The copies of a consignment note by their number: for the sender, the consignee, the carrier, the office. */
export const NOTE_COPIES = ['1', '2', '3', '4'] as const
export type NoteCopy = (typeof NOTE_COPIES)[number]
