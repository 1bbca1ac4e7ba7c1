import { handle } from '../../core/handle.ts'

/** What is done with messages, fetched with the first call of its kind: nobody's first screen waits for it. */
const lists = () => import('./lists.ts')
const sending = () => import('./send.ts')
const answers = () => import('./answer.ts')

export const messageHandlers = {
  'messages.list': handle('messages.list', async ({ store, query }) => (await lists()).findMessages(store, query)),
  'messages.get': handle('messages.get', async ({ store, params, session }) => {
    const { readMessage, shownMessage } = await lists()
    return shownMessage(store, await readMessage({ store }, params.id), session.role)
  }),
  'messages.file': handle('messages.file', async ({ store, params }) => (await lists()).readFile(store, params.id)),
  'messages.sendTransportOrder': handle(
    'messages.sendTransportOrder',
    async (context) => {
      const token = context.server.newLinkToken(context.tenantId)
      return (await sending()).sendTransportOrder(context, context.body, token)
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
