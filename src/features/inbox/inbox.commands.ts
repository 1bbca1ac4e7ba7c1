import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, needsOneRecord, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import type { Email } from '#src/contract/emails/email.ts'
import { emailOrders } from './order/order-handle.ts'
import { mailHandles } from './mail/mail-handle.ts'

/** What they take is fetched when somebody begins. */
const triage = () => import('./triage.late.ts')

const held = (context: CommandContext) => focusedOf(context, 'email')?.record
const targets = ({ selection, focus }: CommandContext) => (selection.length > 0 ? selection : focus ? [focus] : [])
const every = (holds: (email: Email) => boolean) => (context: CommandContext) =>
  targets(context).every((one) => one.kind !== 'email' || one.record === undefined || holds(one.record))

const needsOpen: Condition = {
  check: every(({ status }) => status === 'new'),
  reason: 'inbox.reason.isDone',
  lasting: true,
}
const needsDone: Condition = {
  check: every(({ status }) => status !== 'new'),
  reason: 'inbox.reason.isNew',
  lasting: true,
}
const needsFollowUp: Condition = {
  check: every(({ followUpAt }) => followUpAt !== undefined),
  reason: 'inbox.reason.noFollowUp',
  lasting: true,
}
const needsOrder: Condition = {
  check: (context) => held(context)?.orderId !== undefined,
  reason: 'inbox.reason.noOrder',
  lasting: true,
}
const needsNoOrder: Condition = {
  check: (context) => held(context)?.orderId === undefined,
  reason: 'inbox.reason.hasOrder',
  lasting: true,
}
const needsShownOrder: Condition = {
  check: (context) => context.services.sessionValue(emailOrders).of(context) !== undefined,
  reason: 'inbox.reason.notShown',
}
const mailOf = (context: CommandContext) => context.services.sessionValue(mailHandles).of(context)
const needsFile: Condition = {
  check: (context) => mailOf(context)?.attachment() !== undefined,
  reason: 'inbox.reason.noFile',
}

const email = needsRecord('email')
const LISTS = ['list:inboxNew', 'list:inboxMine', 'list:inboxFollowUp', 'list:inboxDone'] as const
const shared = {
  group: 'email',
  scope: [...LISTS, 'own:mail', 'record:email'],
  permission: 'emails.use',
} as const
const ofMany = { ...shared, changesData: true, placements: ['row', 'bulk'], needs: [email] } as const
const inMail = { ...shared, scope: 'own:mail', needs: [email, needsOneRecord], trivial: true } as const

/** What is done with e-mails that have come in. */
export const commands: readonly Command[] = [
  {
    ...ofMany,
    id: 'emails.done',
    title: 'inbox.done',
    keys: ['e'],
    // In the panel of the order `e` means a field.
    scope: [...LISTS, 'own:mail'],
    needs: [email, needsOpen],
    icon: 'save',
    run: async (context) => (await triage()).setStatus(context, 'emails.done', 'processed'),
  },
  {
    ...ofMany,
    id: 'emails.ignore',
    title: 'inbox.ignore',
    needs: [email, needsOpen],
    icon: 'delete',
    run: async (context) => (await triage()).setStatus(context, 'emails.ignore', 'ignored'),
  },
  {
    ...ofMany,
    id: 'emails.reopen',
    title: 'inbox.reopen',
    keys: ['shift+r'],
    needs: [email, needsDone],
    icon: 'undo',
    run: async (context) => (await triage()).setStatus(context, 'emails.reopen', 'new'),
  },
  choiceCommand({
    ...shared,
    id: 'emails.reply',
    opensField: true,
    title: 'inbox.reply',
    keys: ['a'],
    needs: [email, needsOneRecord],
    changesData: true,
    icon: 'message',
    placements: ['row'],
    choicesTitle: 'inbox.reply.choose',
    choices: async (context) => (await import('./reply.late.ts')).replyChoices(context),
    run: async (context, template) => (await import('./reply.late.ts')).openReply(context, template),
  }),
  choiceCommand({
    ...ofMany,
    id: 'emails.assign',
    title: 'inbox.assign',
    keys: ['p'],
    icon: 'driver',
    choicesTitle: 'inbox.assign.choose',
    choices: async (context) => (await triage()).personChoices(context),
    run: async (context, person) => (await triage()).assign(context, person),
  }),
  {
    ...ofMany,
    id: 'emails.followUp',
    opensField: true,
    title: 'inbox.followUp',
    keys: ['t'],
    needs: [email, needsOpen],
    icon: 'history',
    run: async (context) => (await triage()).askFollowUp(context),
  },
  {
    ...ofMany,
    id: 'emails.clearFollowUp',
    title: 'inbox.followUp.clear',
    keys: ['shift+t'],
    needs: [email, needsFollowUp],
    icon: 'delete',
    run: async (context) => (await triage()).clearFollowUp(context),
  },
  {
    ...shared,
    id: 'emails.createOrder',
    title: 'inbox.create',
    keys: ['mod+enter'],
    scope: [...LISTS, 'own:mail', 'own:reading'],
    permission: 'orders.create',
    needs: [email, needsOneRecord, needsNoOrder, needsShownOrder],
    changesData: true,
    icon: 'order',
    placements: ['row'],
    run: async (context) => (await import('./order/create.late.ts')).createOrder(context),
  },
  {
    ...shared,
    id: 'emails.toggleConfirm',
    title: 'inbox.toggleConfirm',
    keys: ['b'],
    permission: 'orders.create',
    needs: [email, needsOneRecord, needsShownOrder],
    trivial: true,
    run: (context) => context.services.sessionValue(emailOrders).of(context)?.toggleConfirm(),
  },
  {
    ...shared,
    id: 'emails.openOrder',
    title: 'inbox.openOrder',
    keys: ['o'],
    needs: [email, needsOneRecord, needsOrder],
    icon: 'order',
    placements: ['row'],
    trivial: true,
    run(context) {
      const id = held(context)?.orderId
      if (id !== undefined) context.services.openPanel({ kind: 'order', id }, 'add')
    },
  },
  {
    ...inMail,
    id: 'emails.openReading',
    title: 'inbox.openReading',
    keys: ['space'],
    run(context) {
      const id = focusedOf(context, 'email')?.id
      if (id !== undefined) context.services.openPanel({ kind: 'email', id })
    },
  },
  { ...inMail, id: 'emails.next', title: 'inbox.next', keys: ['j'], run: (context) => mailOf(context)?.toList(1) },
  {
    ...inMail,
    id: 'emails.previous',
    title: 'inbox.previous',
    keys: ['k'],
    run: (context) => mailOf(context)?.toList(-1),
  },
  {
    ...inMail,
    id: 'emails.back',
    title: 'inbox.back',
    keys: ['escape'],
    run: (context) => mailOf(context)?.toList(0),
  },
  {
    ...inMail,
    scope: ['own:mail', 'own:parts'],
    id: 'emails.nextPart',
    title: 'inbox.nextPart',
    keys: ['right'],
    run: (context) => mailOf(context)?.showBy(1),
  },
  {
    ...inMail,
    scope: ['own:mail', 'own:parts'],
    id: 'emails.previousPart',
    title: 'inbox.previousPart',
    keys: ['left'],
    run: (context) => mailOf(context)?.showBy(-1),
  },
  {
    ...shared,
    id: 'emails.saveFile',
    title: 'inbox.saveFile',
    keys: ['shift+y'],
    scope: 'own:mail',
    needs: [email, needsOneRecord, needsFile, needsConnection],
    icon: 'document',
    run: async (context) => (await import('./mail/save-file.late.ts')).saveAttachment(context),
  },
  {
    id: 'emails.receive',
    opensField: true,
    title: 'inbox.receive',
    group: 'email',
    keys: ['mod+shift+v'],
    scope: 'inbox',
    permission: 'emails.use',
    about: 'email',
    changesData: true,
    icon: 'add',
    run: async (context) => (await import('./receive/receive.late.ts')).openReceive(context),
  },
  {
    id: 'emails.receiveFile',
    title: 'inbox.receiveFile',
    group: 'email',
    scope: 'inbox',
    permission: 'emails.use',
    about: 'email',
    changesData: true,
    icon: 'add',
    run: async (context) => (await import('./receive/receive.late.ts')).pickEmail(context),
  },
]
