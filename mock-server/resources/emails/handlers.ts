import { handle } from '../../core/handle.ts'
import { HttpError, notFound } from '../../core/http-error.ts'
import { stamp } from '../../core/rule-context.ts'
import type { Jobs } from '../../write/noun.ts'
import { shownMessage } from '../messages/shown.ts'
import { createOrderOf } from './create-order.ts'
import { emails } from './email.resource.ts'
import { emailFile } from './files.ts'
import { takeEmail, takeRaw } from './intake.ts'
import { emailPeople } from './people.ts'
import { readEmail } from './read-email.ts'
import { reply } from './reply.ts'
import { comeBack } from './follow-up.ts'

const { read } = emails

export const emailNoun = {
  ...emails,
  handlers: {
    ...emails.handlers,
    'emails.reading': handle('emails.reading', async (context) =>
      readEmail(context, await read({ store: context.store }, context.params.id)),
    ),
    'emails.readFile': handle('emails.readFile', async (context) => {
      const { id, index } = context.params
      const email = await read({ store: context.store }, id)
      if (!email.attachments.some((one) => one.index === Number(index))) throw notFound()
      const { lines, scanned = false } = context.body
      return readEmail(context, email, { lines, scanned })
    }),
    'emails.file': handle('emails.file', async ({ store, params }) =>
      emailFile(store, await read({ store }, params.id), Number(params.index)),
    ),
    'emails.receive': handle(
      'emails.receive',
      async (context) => {
        const { session, body, now } = context
        const [first = ''] = body.text.trim().split('\n')
        const { row, eventId } = await takeEmail(context, {
          messageId: undefined,
          fromName: session.userName,
          fromAddress: '',
          to: [],
          subject: body.subject ?? first.slice(0, 100),
          sentAt: new Date(now).toISOString(),
          text: body.text.trim(),
          isReduced: false,
          files: [],
        })
        return { ...(await emails.shown(row, context)), eventId }
      },
      { status: 201 },
    ),
    'emails.receiveFile': handle(
      'emails.receiveFile',
      async (context) => {
        const bytes = await context.keptFiles.read(context.file.id)
        if (!bytes) throw notFound()
        const { row, eventId } = await takeRaw(context, bytes)
        return { ...(await emails.shown(row, context)), eventId }
      },
      { status: 201 },
    ),
    'emails.reply': handle(
      'emails.reply',
      async (context) => {
        const { store, session, params, body } = context
        const { message, eventId } = await reply(context, await read({ store }, params.id), body)
        const email = await emails.shown(await read({ store }, params.id), context)
        return { message: await shownMessage(store, message, session.role), email, eventId }
      },
      { status: 201 },
    ),
    'emails.open': handle('emails.open', async (context) => {
      const { store, params } = context
      const { id, readAt } = await read({ store }, params.id)
      // It is no change of anybody's work: whoever has it on the screen changes upon the same version.
      if (readAt === undefined) await store.patch('emails', id, { readAt: stamp(context) }, { keepsVersion: true })
      return emails.shown(await read({ store }, id), context)
    }),
    'emails.people': handle('emails.people', async ({ store }) => ({ data: await emailPeople(store) })),
    'emails.createOrder': handle(
      'emails.createOrder',
      async (context) => createOrderOf(context, await read(context, context.params.id), context.body),
      { status: 201 },
    ),
  },
}

/** What is done with e-mails by the clock: a mailbox hands them over one by one, and those that were put off come back. What is none is dropped. */
export const emailJobs: Jobs = {
  'emails.comeBack': (context, { emailId = '', followUpAt = '' }) => comeBack(context, emailId, followUpAt),
  'emails.arrive': async (context, { raw = '' }) => {
    await takeRaw(context, raw).catch((error: unknown) => {
      if (!(error instanceof HttpError)) throw error
    })
  },
}
