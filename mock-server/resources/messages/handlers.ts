import { handle } from '../../core/handle.ts'
import type { Jobs } from '../../write/noun.ts'
import { giveAnswer, readAnswer, readAnswerFile, takePaper } from './answer.ts'
import { sendConfirmation } from './confirmation.ts'
import { deliverMessage } from './delivery.ts'
import { messages } from './message.resource.ts'
import { sendNotice } from './notices.ts'
import { informDriver, remind, requestProof, sendTransportOrder, remindUnanswered } from './send.ts'
import { readFile } from './shown.ts'

export const messageHandlers = {
  ...messages.handlers,
  'messages.file': handle('messages.file', async ({ store, params }) => readFile(store, params.id)),
  'messages.sendTransportOrder': handle(
    'messages.sendTransportOrder',
    async (context) => {
      const token = context.server.newLinkToken(context.tenantId)
      return sendTransportOrder(context, context.body, context.file, token)
    },
    { status: 201 },
  ),
  'messages.sendConfirmation': handle(
    'messages.sendConfirmation',
    async (context) => {
      const token = context.server.newLinkToken(context.tenantId)
      return sendConfirmation(context, context.body, context.file, token)
    },
    { status: 201 },
  ),
  'messages.informDriver': handle(
    'messages.informDriver',
    async (context) => {
      const token = context.server.newLinkToken(context.tenantId)
      return informDriver(context, context.body, token)
    },
    { status: 201 },
  ),
  'messages.requestProof': handle('messages.requestProof', async (context) => requestProof(context, context.body), {
    status: 201,
  }),
  'messages.sendNotice': handle('messages.sendNotice', async (context) => sendNotice(context, context.body), {
    status: 201,
  }),
  'messages.remind': handle('messages.remind', async (context) => {
    return remind(context, context.params.id)
  }),
  'answers.get': handle('answers.get', async (context) => readAnswer(context, context.params.token)),
  'answers.file': handle('answers.file', async (context) => {
    return readAnswerFile(context, context.params.token)
  }),
  'answers.give': handle('answers.give', async (context) => {
    return giveAnswer(context, context.params.token, context.body)
  }),
  'answers.upload': handle(
    'answers.upload',
    async (context) => takePaper(context, context.params.token, context.file),
    { status: 201 },
  ),
}

/** What is done with messages by the clock. */
export const messageJobs: Jobs = {
  'messages.remind': (context, { messageId = '' }) => remindUnanswered(context, messageId),
  'messages.handOver': ({ store, sendMail, server: { origin } }, { messageId = '' }) =>
    deliverMessage(store, messageId, { sendMail, origin }),
}
