import type { MessageChannel } from '../messages/messages.ts'

/** An address with an @ is a mailbox, anything else a mobile phone. */
export const channelOf = (recipient: string): MessageChannel => (recipient.includes('@') ? 'email' : 'sms')

/** Whether something may be an address to send to: a mailbox, or a phone number. */
export function isRecipient(text: string): boolean {
  const given = text.trim()
  return /^[^\s@<>",;]+@[^\s@<>",;]+\.[^\s@<>",;]{2,}$/.test(given) || /^\+?[\d\s()/-]{6,25}$/.test(given)
}

/** Whether something may be a mailbox. */
export const isMailbox = (text: string): boolean => text.includes('@') && isRecipient(text)
