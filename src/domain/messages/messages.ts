/**
 * What goes out by the mail port: the order to a carrier, its reminder, a message to a driver, a request for the proof of delivery, the
 * answer to an e-mail, what a customer's order is confirmed with, a question for a price, a request for papers,
 * an invoice or its cancellation, the reminder of one that is not paid, the credit note to a carrier, the invitation of a colleague, a mail
 * of a campaign, that an order is late, or when it is delivered or fetched (`NOTICE_KINDS`).
 */
export const MESSAGE_KINDS = [
  'transportOrder',
  'reminder',
  'driver',
  'proofRequest',
  'reply',
  'orderConfirmation',
  'priceRequest',
  'invoice',
  'paymentReminder',
  'creditNote',
  'paperRequest',
  'invitation',
  'campaign',
  'delayNotice',
  'deliveryNotice',
  'pickupNotice',
] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

/**
 * What has become of it. The answer to an e-mail waits a moment before it leaves; only an order to a carrier is answered, or replaced by
 * a newer version of itself.
 */
export const MESSAGE_STATUSES = ['waiting', 'sent', 'accepted', 'declined', 'replaced'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** By which port it goes. */
export const MESSAGE_CHANNELS = ['email', 'sms'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

/** What a carrier may still do with an order that was sent to him; why not, where he may nothing. */
export const ANSWER_STATES = ['open', 'accepted', 'declined', 'replaced', 'expired', 'closed'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

/** How long a link lets a carrier answer, or a driver report, in days. */
export const ANSWER_DAYS = 14

const ANSWER_PAGES = '/answer/'

/** Where a carrier answers, or names his price: the address in his mail, below the app's origin. */
export const answerPathOf = (token: string): string => ANSWER_PAGES + token

const DRIVER_PAGES = '/driver/'

/** Where a driver reports his stops: the address in his message, below the app's origin. */
export const driverPathOf = (token: string): string => DRIVER_PAGES + token

const INVITATION_PAGES = '/invitation/'

/** Where an invitation is accepted. */
export const invitationPathOf = (token: string): string => INVITATION_PAGES + token

/** Whether an address is the page of a carrier, customer or driver, which is no one's of the house and knows no session. */
export const isAnswerPath = (path: string): boolean => path.startsWith(ANSWER_PAGES) || path.startsWith(DRIVER_PAGES)

/** Whether an address is one of these: whoever opens it is no one yet. */
export const isInvitationPath = (path: string): boolean => path.startsWith(INVITATION_PAGES)

/** Most bytes of a file that goes along. */
export const MOST_FILE_BYTES = 5 * 1024 * 1024

/** Most papers that come by one link. */
export const MOST_ANSWER_PAPERS = 20
