import { recordHandles } from '#src/commands/gate/record-handles.ts'
import type { Attachment } from '#src/contract/emails/email.ts'

/** The e-mail that stands beside the list, as the keyboard drives it. */
export interface MailHandle {
  /** Gives it the keyboard; false where it has no room on the screen. */
  focus(): boolean
  /** Gives the keyboard back to its row in the list, or to the one beside that. */
  toList(by: -1 | 0 | 1): void
  /** Shows the next of its parts, or the one before: the message, then each attachment. */
  showBy(by: -1 | 1): void
  /** Shows a part: 0 is the message, each attachment the one behind its number. */
  show(part: number): void
  /** The attachment that is shown. */
  attachment(): Attachment | undefined
}

export const mailHandles = recordHandles<MailHandle | undefined>()
