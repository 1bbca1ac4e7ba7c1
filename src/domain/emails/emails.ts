/** What has become of an e-mail. Source: decision B6 */
export const EMAIL_STATUSES = ['new', 'processed', 'ignored'] as const
export type EmailStatus = (typeof EMAIL_STATUSES)[number]

/** What an e-mail is about, as far as its words tell. */
export const EMAIL_KINDS = [
  'loadOrder',
  'tourList',
  'priceRequest',
  'quote',
  'proof',
  'driverReport',
  'notice',
  'other',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** Most bytes of an e-mail as it comes, with all its attachments. */
export const MOST_EMAIL_BYTES = 25 * 1024 * 1024

/** Most characters of pasted text that becomes an e-mail. */
export const MOST_PASTED_LETTERS = 100_000

/** How long an answer waits before it leaves, milliseconds: until then it can be stopped. */
export const REPLY_PAUSE = 10_000

/** Most attachments of one e-mail; what comes behind them is named and not kept. */
export const MOST_ATTACHMENTS = 20
