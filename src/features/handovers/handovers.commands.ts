import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, type Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { shownHandover } from './shown-handover.ts'

const shownOf = ({ services }: CommandContext) => services.sessionValue(shownHandover).current()

const needsShown: Condition = {
  check: (context) => shownOf(context) !== undefined,
  reason: 'handovers.reason.notShown',
}
const needsKept: Condition = {
  check: (context) => shownOf(context)?.handover !== undefined,
  reason: 'handovers.reason.notShown',
}
const needsWaiting: Condition = {
  check: (context) => shownOf(context)?.handover?.takenOverAt === undefined,
  reason: 'handovers.reason.taken',
}
const needsOthers: Condition = {
  check: (context) => shownOf(context)?.handover?.createdById !== context.session.userId,
  reason: 'reason.handover.own',
}

const shared = { group: 'general', permission: 'handovers.use' } as const
const HERE = listScope('handover')

/** Handing a shift over, and taking it over. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'handovers.create',
    opensField: true,
    title: 'handovers.create.title',
    keys: ['a'],
    scope: HERE,
    changesData: true,
    needs: [needsShown],
    placements: ['toolbar'],
    icon: 'add',
    run: async (context) => (await import('./acts.late.ts')).handOver(context),
  },
  {
    ...shared,
    id: 'handovers.takeOver',
    title: 'handovers.takeOver.title',
    keys: ['q'],
    scope: HERE,
    changesData: true,
    needs: [needsKept, needsWaiting, needsOthers, needsConnection],
    placements: ['toolbar'],
    icon: 'save',
    run: async (context) => (await import('./acts.late.ts')).takeOver(context),
  },
  {
    ...shared,
    id: 'handovers.send',
    trivial: true,
    title: 'handovers.send.title',
    keys: ['l'],
    scope: HERE,
    needs: [needsKept],
    placements: ['toolbar'],
    icon: 'goto',
    run: async (context) => (await import('./acts.late.ts')).sendOn(context),
  },
]
