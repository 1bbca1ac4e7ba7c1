import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { tourEndpoints } from '#src/contract/tours.ts'
import { boardState } from '../board/state/state.ts'
import { carriedFacts, isCarrying } from '../board/state/carried-facts.ts'
import { dayState, openEntries } from './day/state.ts'
import { openDay, openProposals } from './open.ts'
import { chosenOf, proposalsState } from './state.ts'

/** Judging and sending is fetched when it is needed; the panel itself is asked for at once, so that Esc finds it. */
const acts = () => import('./acts.late.ts')

const stateOf = ({ services }: CommandContext) => services.sessionValue(proposalsState)
const dayOf = ({ services }: CommandContext) => services.sessionValue(dayState)
const violationsOf = (context: CommandContext) => chosenOf(stateOf(context))?.violations.length ?? 0

const needsPicked: Condition = {
  check({ services }) {
    const board = services.sessionValue(boardState)
    const isInHand = isCarrying(services.sessionValue(carriedFacts).current())
    return isInHand || board.tour() !== undefined || board.selection.current().size > 0
  },
  reason: 'carry.reason.nothing',
}
const needsPlace = (number: number): Condition => ({
  check: (context) => (stateOf(context).proposals.current()?.best.length ?? 0) >= number,
  reason: 'proposals.reason.none',
})
const needsFree: Condition = {
  check: (context) => violationsOf(context) === 0,
  reason: 'carry.blocked',
  values: (context) => ({ count: violationsOf(context) }),
}
const needsEntry: Condition = {
  check: (context) => openEntries(dayOf(context).day.current()).length > 0,
  reason: 'proposals.reason.noEntry',
}
const needsValid: Condition = { check: (context) => dayOf(context).isValid(), reason: 'proposals.reason.stale' }
const needsIdle: Condition = {
  check: (context) => dayOf(context).day.current().sending === undefined,
  reason: 'carry.reason.sending',
}

const planning = {
  group: 'dispatch',
  calls: 'board.get',
  permission: tourEndpoints['tours.plan'].permission,
} as const
const inPanel = { ...planning, scope: 'panel:proposals' } as const
const inDay = { ...planning, scope: 'panel:day' } as const

/** Proposals: the best places for what is picked, and a plan for whole days. */
export const commands: readonly Command[] = [
  {
    ...planning,
    id: 'proposals.open',
    title: 'proposals.open',
    keys: ['shift+v'],
    scope: ['grid:board', 'own:carrying'],
    needs: [needsPicked, needsConnection],
    icon: 'dispatch',
    run: openProposals,
  },
  {
    ...planning,
    id: 'orders.proposals',
    title: 'proposals.open',
    group: 'order',
    keys: ['shift+v'],
    scope: ['list', 'record'],
    needs: [needsRecord('order'), needsConnection],
    placements: ['row', 'bulk'],
    section: 'plan',
    icon: 'dispatch',
    run: openProposals,
  },
  {
    ...planning,
    id: 'proposals.day',
    title: 'proposals.day.open',
    scope: 'everywhere',
    needs: [needsConnection],
    icon: 'dispatch',
    run: openDay,
  },
  ...[1, 2, 3, 4, 5].map((number): Command => ({
    ...inPanel,
    id: `proposals.choice${number}`,
    title: 'proposals.choice',
    titleValues: () => ({ number }),
    keys: [String(number)],
    needs: [needsPlace(number)],
    hiddenInPalette: true,
    trivial: true,
    run: async (context) => (await acts()).choose(context, number - 1),
  })),
  {
    ...inPanel,
    id: 'proposals.plan',
    title: 'proposals.plan',
    keys: ['enter'],
    needs: [needsPlace(1), needsFree],
    changesData: true,
    run: async (context) => (await acts()).planChosen(context, { withReason: false }),
  },
  {
    ...inPanel,
    id: 'proposals.planWithReason',
    title: 'carry.dropWithReason',
    keys: ['shift+enter'],
    opensField: true,
    permission: 'orders.override',
    needs: [needsPlace(1)],
    changesData: true,
    run: async (context) => (await acts()).planChosen(context, { withReason: true }),
  },
  {
    ...inPanel,
    id: 'proposals.show',
    title: 'proposals.show',
    keys: ['space'],
    needs: [needsPlace(1)],
    trivial: true,
    run: async (context) => (await acts()).showChosen(context),
  },
  {
    ...inDay,
    id: 'proposals.take',
    title: 'proposals.day.take',
    keys: ['enter'],
    needs: [needsEntry, needsValid, needsIdle],
    changesData: true,
    run: async (context) => (await acts()).takeEntry(context),
  },
  {
    ...inDay,
    id: 'proposals.showEntry',
    title: 'proposals.show',
    keys: ['space'],
    needs: [needsEntry, needsValid],
    trivial: true,
    run: async (context) => (await acts()).showEntry(context),
  },
  {
    ...inDay,
    id: 'proposals.again',
    title: 'proposals.day.againTitle',
    keys: ['shift+g'],
    scope: ['panel:day', 'dispatch'],
    needs: [needsConnection],
    run: async (context) => (await acts()).startDay(context),
  },
  {
    ...inDay,
    id: 'proposals.better',
    title: 'proposals.day.better',
    keys: ['b'],
    needs: [
      { check: (context) => dayOf(context).day.current().better !== undefined, reason: 'proposals.reason.noBetter' },
    ],
    trivial: true,
    run: async (context) => (await acts()).showBetterDay(context),
  },
  {
    ...inDay,
    id: 'proposals.cancel',
    title: 'proposals.day.cancel',
    keys: ['delete'],
    needs: [{ check: (context) => dayOf(context).day.current().isRunning, reason: 'proposals.reason.notRunning' }],
    run: async (context) => (await acts()).cancelDay(context),
  },
]
