import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { importScreen } from './work/import-screen.ts'

const pastOf = ({ services }: CommandContext) => services.sessionValue(importScreen).past()

const needsPast: Condition = {
  check: (context) => pastOf(context) !== undefined,
  reason: 'imports.reason.noPast',
}
const needsOrders: Condition = {
  check: (context) => (pastOf(context)?.created ?? 0) > 0,
  reason: 'imports.reason.noOrders',
}
const needsOwn: Condition = {
  check: (context) => context.session.role === 'admin' || pastOf(context)?.byId === context.session.userId,
  reason: 'imports.reason.notOwn',
}
const needsOpen: Condition = {
  check: (context) => pastOf(context)?.open !== undefined,
  reason: 'imports.reason.noOpen',
}

const shared = { group: 'imports', permission: 'orders.create', scope: 'own:importPast' } as const

/** What is done with an import of before. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'imports.past.orders',
    title: 'imports.past.orders',
    keys: ['enter', 'space'],
    needs: [needsPast, needsOrders],
    icon: 'open',
    run: async (context) => (await import('./work/past.late.ts')).showOrders(context),
  },
  {
    ...shared,
    id: 'imports.past.resume',
    title: 'imports.past.resume',
    keys: ['e', 'f2'],
    needs: [needsPast, needsOpen],
    icon: 'edit',
    run: async (context) => (await import('./work/aside.late.ts')).resumeImport(context),
  },
  {
    ...shared,
    id: 'imports.past.undo',
    title: 'imports.past.undo',
    keys: ['z'],
    needs: [needsPast, needsOrders, needsOwn],
    changesData: true,
    run: async (context) => (await import('./work/past.late.ts')).undoPast(context),
  },
  {
    ...shared,
    id: 'imports.past.discard',
    title: 'imports.past.discard',
    keys: ['delete'],
    needs: [needsPast, needsOpen],
    icon: 'delete',
    run: async (context) => (await import('./work/aside.late.ts')).discardAside(context),
  },
]
