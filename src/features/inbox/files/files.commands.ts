import { focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Attachment } from '#src/contract/emails/email.ts'
import { documentReader, isUnderWay } from '#src/entities/documents/reading/document-reader.ts'
import { attachmentReadings, readableOf, readerIdOf } from '#src/entities/emails/attachment-readings.ts'
import { mailHandles } from '../mail/mail-handle.ts'

const email = (context: CommandContext) => focusedOf(context, 'email')
const readable = (context: CommandContext) => readableOf(email(context)?.record ?? { attachments: [] })
const shown = (context: CommandContext) => context.services.sessionValue(mailHandles).of(context)?.attachment()
const isRunning = (context: CommandContext, { index }: Attachment) =>
  isUnderWay(context.services.sessionValue(documentReader).of(readerIdOf(email(context)?.id ?? '', index)))

/** The one that is meant: that which is shown, else the first that has not been read. */
function wanted(context: CommandContext): Attachment | undefined {
  const all = readable(context)
  const read = context.services
    .sessionValue(attachmentReadings)
    .current()
    .get(email(context)?.id ?? '')
  const current = shown(context)
  return all.find(({ index }) => index === current?.index) ?? all.find(({ index }) => !read?.has(index)) ?? all[0]
}

const needsReadable: Condition = {
  check: (context) => readable(context).length > 0,
  reason: 'inbox.reason.noReadable',
  lasting: true,
}
const needsRest: Condition = {
  check: (context) => readable(context).every((one) => !isRunning(context, one)),
  reason: 'ocr.reason.underWay',
}
const needsUnderWay: Condition = {
  check: (context) => readable(context).some((one) => isRunning(context, one)),
  reason: 'ocr.reason.notUnderWay',
}

const shared = {
  group: 'email',
  scope: ['list:inboxNew', 'list:inboxMine', 'list:inboxFollowUp', 'list:inboxDone', 'own:mail', 'record:email'],
  permission: 'emails.use',
} as const

/** Reading what came with an e-mail. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'emails.readFile',
    title: 'inbox.file.read',
    keys: ['r'],
    needs: [needsRecord('email'), needsOneRecord, needsReadable, needsRest, needsConnection],
    trivial: true,
    icon: 'search',
    placements: ['row'],
    async run(context) {
      const attachment = wanted(context)
      if (attachment) await (await import('./read-file.late.ts')).readAttachment(context, attachment)
    },
  },
  {
    ...shared,
    id: 'emails.cancelReading',
    title: 'ocr.cancel',
    keys: ['shift+b'],
    needs: [needsRecord('email'), needsOneRecord, needsUnderWay],
    trivial: true,
    icon: 'close',
    run(context) {
      const reader = context.services.sessionValue(documentReader)
      for (const { index } of readable(context)) reader.cancel(readerIdOf(email(context)?.id ?? '', index))
    },
  },
]
