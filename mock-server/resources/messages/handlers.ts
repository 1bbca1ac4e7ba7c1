import { handle } from '../../core/handle.ts'
import { messages } from './message.resource.ts'
import { readFile } from './shown.ts'

/** What is done with messages, fetched with the first call of its kind: nobody's first screen waits for it. */
const sending = () => import('./send.ts')
const answers = () => import('./answer.ts')

export const messageHandlers = {
  ...messages.handlers,
  'messages.file': handle('messages.file', async ({ store, params }) => readFile(store, params.id)),
  'messages.sendTransportOrder': handle(
    'messages.sendTransportOrder',
    async (context) => {
      const token = context.server.newLinkToken(context.tenantId)
      return (await sending()).sendTransportOrder(context, context.body, context.file, token)
    },
    { status: 201 },
  ),
  'messages.informDriver': handle(
    'messages.informDriver',
    async (context) => (await sending()).informDriver(context, context.body),
    { status: 201 },
  ),
  'messages.requestProof': handle(
    'messages.requestProof',
    async (context) => (await sending()).requestProof(context, context.body),
    { status: 201 },
  ),
  'messages.remind': handle('messages.remind', async (context) => {
    return (await sending()).remind(context, context.params.id)
  }),
  'answers.get': handle('answers.get', async (context) => (await answers()).readAnswer(context, context.params.token)),
  'answers.file': handle('answers.file', async (context) => {
    return (await answers()).readAnswerFile(context, context.params.token)
  }),
  'answers.give': handle('answers.give', async (context) => {
    return (await answers()).giveAnswer(context, context.params.token, context.body)
  }),
}
