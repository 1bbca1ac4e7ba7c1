/** What goes out to somebody outside of the house. */
export interface Mail {
  /** The message in the outbox; the same one always has the same id. */
  id: string
  tenantId: string
  channel: 'email' | 'sms'
  recipient: string
  subject: string
  text: string
}

/**
 * Hands a message to the one who carries it. A job calls it once the message stands in the outbox: again, with the same id, where it
 * has thrown or the program ended in between, so a real one lets an id out once (as a key of repetition, or the `Message-ID`). It
 * is called within the transaction that takes the job away, so it settles as soon as a queue of its own has the message for good,
 * and not when somebody has read it. Two messages may go out in any order.
 */
export type SendMail = (mail: Mail) => Promise<void>

/** Sends nothing: a demonstration writes to no one, and its outbox shows what would have gone out. */
export const nothingSent: SendMail = () => Promise.resolve()
