import { focusedOf, type Command } from '#src/commands/gate/command.ts'
import { needsConnection, needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'

const needsFile: Condition = {
  check: (context) => focusedOf(context, 'message')?.record?.fileName !== undefined,
  reason: 'message.noFile',
  lasting: true,
}

/** Kinds a link goes along with; who may not use it is not told it. */
const LINKED: ReadonlySet<string> = new Set(['transportOrder', 'orderConfirmation', 'driver'])

const needsLink: Condition = {
  check: (context) => {
    const message = focusedOf(context, 'message')?.record
    return message === undefined || LINKED.has(message.kind)
  },
  reason: 'message.noLink',
  lasting: true,
}

const needsOpenAnswer: Condition = {
  check: (context) => {
    const message = focusedOf(context, 'message')?.record
    return message === undefined || (message.kind === 'transportOrder' && message.status === 'sent')
  },
  reason: 'reason.send.nothingToRemind',
  lasting: true,
}

const shared = {
  group: 'message',
  scope: ['record:message', 'list:outbox'],
  needs: [needsRecord('message'), needsOneRecord],
  placements: ['row'],
} as const

/** What is done with messages that went out. */
export const commands: readonly Command[] = [
  {
    id: 'outbox.open',
    calls: 'messages.list',
    trivial: true,
    title: 'outbox.title',
    group: 'general',
    keys: ['g z'],
    scope: 'everywhere',
    permission: 'documents.read',
    icon: 'goto',
    run: ({ services }) => services.navigate('/outbox'),
  },
  {
    ...shared,
    id: 'messages.openFile',
    title: 'message.openFile',
    keys: ['i'],
    permission: 'documents.read',
    needs: [...shared.needs, needsFile, needsConnection],
    icon: 'document',
    run: async (context) => (await import('./message-acts.late.ts')).openMessageFile(context),
  },
  {
    ...shared,
    id: 'messages.copyLink',
    calls: 'messages.get',
    title: 'message.copyLink',
    permission: 'documents.read',
    needs: [...shared.needs, needsLink],
    run: async (context) => (await import('./message-acts.late.ts')).copyLink(context),
  },
  {
    ...shared,
    id: 'messages.remind',
    title: 'message.remind',
    keys: ['shift+r'],
    permission: 'transports.write',
    needs: [...shared.needs, needsOpenAnswer],
    changesData: true,
    run: async (context) => (await import('./message-acts.late.ts')).remind(context),
  },
]
