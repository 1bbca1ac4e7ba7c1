import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { tourEndpoints } from '#src/contract/tours.ts'
import { boardState } from '../board/state/state.ts'
import { carriedFacts, isCarrying } from '../board/state/carried-facts.ts'

/** Judging and sending is fetched when somebody picks something up. */
const carry = () => import('./acts.late.ts')

const factsOf = ({ services }: CommandContext) => services.sessionValue(carriedFacts).current()
const boardOf = ({ services }: CommandContext) => services.sessionValue(boardState)

const needsTour: Condition = {
  check: (context) => boardOf(context).tour() !== undefined || boardOf(context).selection.current().size > 0,
  reason: 'carry.reason.noTour',
}
const needsSomething: Condition = {
  check: (context, targets) => needsTour.check(context, targets) || context.focus?.kind === 'order',
  reason: 'carry.reason.nothing',
}
const needsAnswer: Condition = { check: (context) => !factsOf(context).isSending, reason: 'carry.reason.sending' }
/** Onto a tour the stops come in front first: there may be a better place among them. */
const needsFree: Condition = {
  check: (context) => {
    const { violations = 0, joins, isAtStops } = factsOf(context)
    return violations === 0 || (joins && !isAtStops)
  },
  reason: 'carry.blocked',
  values: (context) => ({ count: factsOf(context).violations ?? 0 }),
}
const needsJudged: Condition = {
  check: (context) => factsOf(context).violations !== undefined,
  reason: 'carry.loading',
}
const needsCarried: Condition = { check: (context) => isCarrying(factsOf(context)), reason: 'carry.reason.notCarrying' }
const needsChoice = (number: number): Condition => ({
  check: (context) => factsOf(context).choices >= number,
  reason: 'carry.reason.noChoice',
})

const planning = {
  group: 'dispatch',
  calls: 'board.get',
  permission: tourEndpoints['tours.plan'].permission,
} as const
const onBoard = { ...planning, scope: 'grid:board' } as const
const inHand = { ...planning, scope: ['own:carrying', 'panel:joining'], needs: [needsCarried, needsAnswer] } as const
/** Steps of what is in hand: too small for the palette. */
const step = { ...inHand, scope: 'own:carrying', hiddenInPalette: true, trivial: true, repeatable: true } as const

const steps = [
  ['left', ['left', 'h'], { slots: -1 }],
  ['right', ['right', 'l'], { slots: 1 }],
  ['hourLeft', ['shift+left'], { slots: -4 }],
  ['hourRight', ['shift+right'], { slots: 4 }],
  ['up', ['up', 'k'], { rows: -1 }],
  ['down', ['down', 'j'], { rows: 1 }],
] as const

/** Picking up, carrying and dropping on the planning board. */
export const commands: readonly Command[] = [
  {
    ...planning,
    id: 'carry.pickUp',
    calls: 'board.get',
    title: 'carry.pickUp',
    keys: ['m'],
    scope: ['list:work', 'grid:board'],
    needs: [needsSomething, needsConnection, needsAnswer],
    icon: 'move',
    run: async (context) => (await carry()).pickUpHere(context),
  },
  {
    ...planning,
    id: 'orders.plan',
    title: 'carry.plan',
    group: 'order',
    scope: ['list', 'record'],
    needs: [needsRecord('order'), needsConnection],
    placements: ['row', 'bulk'],
    section: 'plan',
    icon: 'dispatch',
    run: async (context) => (await carry()).planOrders(context),
  },
  ...steps.map(([name, keys, by]): Command => ({
    ...step,
    id: `carry.${name}`,
    title: `carry.step.${name}`,
    keys: [...keys],
    run: async (context) => (await carry()).moveBy(context, by),
  })),
  ...[1, 2, 3, 4, 5].map((number): Command => ({
    ...inHand,
    id: `carry.choice${number}`,
    title: 'carry.choice',
    titleValues: () => ({ number }),
    keys: [String(number)],
    needs: [...inHand.needs, needsChoice(number)],
    trivial: true,
    run: async (context) => (await carry()).choose(context, number),
  })),
  {
    ...inHand,
    id: 'carry.drop',
    title: 'carry.drop',
    keys: ['enter'],
    needs: [...inHand.needs, needsFree],
    changesData: true,
    run: async (context) => (await carry()).drop(context),
  },
  {
    ...inHand,
    id: 'carry.dropWithReason',
    title: 'carry.dropWithReason',
    keys: ['shift+enter'],
    needs: [...inHand.needs, needsJudged],
    opensField: true,
    permission: 'orders.override',
    changesData: true,
    run: async (context) => (await carry()).dropWithReason(context),
  },
  {
    ...inHand,
    id: 'carry.putBack',
    trivial: true,
    title: 'carry.putBack',
    keys: ['escape'],
    scope: 'own:carrying',
    run: async (context) => (await carry()).putBack(context),
  },
  {
    ...onBoard,
    id: 'tours.unplan',
    title: 'carry.unplan',
    keys: ['delete', 'backspace'],
    needs: [needsTour],
    changesData: true,
    icon: 'delete',
    run: async (context) => (await import('./tour-acts.late.ts')).unplan(context),
  },
  {
    ...onBoard,
    id: 'tours.split',
    title: 'carry.split',
    keys: ['t'],
    needs: [needsTour, needsConnection, needsAnswer],
    run: async (context) => (await carry()).split(context),
  },
  {
    ...onBoard,
    id: 'tours.merge',
    title: 'carry.merge',
    keys: ['shift+t'],
    needs: [needsTour, needsConnection, needsAnswer],
    run: async (context) => (await carry()).merge(context),
  },
  {
    ...onBoard,
    id: 'carry.stops',
    title: 'carry.stops.title',
    needs: [needsTour, needsConnection],
    run: async (context) => (await carry()).openStops(context),
  },
  ...([-1, 1] as const).map((by): Command => ({
    ...inHand,
    id: by < 0 ? 'carry.stopUp' : 'carry.stopDown',
    title: by < 0 ? 'carry.stopUp' : 'carry.stopDown',
    keys: [by < 0 ? 'mod+up' : 'mod+down'],
    scope: 'panel:joining',
    trivial: true,
    repeatable: true,
    run: async (context) => (await carry()).moveStop(context, by),
  })),
  {
    ...onBoard,
    id: 'carry.cut',
    title: 'carry.cut',
    keys: ['mod+x'],
    needs: [needsTour],
    run: async (context) => (await import('./clipboard.late.ts')).cut(context),
  },
  {
    ...onBoard,
    id: 'carry.copy',
    title: 'carry.copy',
    keys: ['mod+c'],
    needs: [needsTour],
    run: async (context) => (await import('./clipboard.late.ts')).copy(context),
  },
  choiceCommand({
    ...planning,
    id: 'carry.paste',
    title: 'carry.paste',
    keys: ['mod+v'],
    scope: ['grid:board', 'own:carrying'],
    needs: [needsConnection],
    choicesTitle: 'carry.paste.choose',
    choices: async (context) => (await import('./clipboard.late.ts')).pasteChoices(context),
    run: async (context, kept) => (await import('./clipboard.late.ts')).paste(context, kept),
  }),
]
