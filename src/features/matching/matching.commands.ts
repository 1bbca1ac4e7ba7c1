import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, type Condition } from '#src/commands/gate/conditions.ts'
import { PROPOSAL_SORTS } from '#src/domain/matching/proposal.ts'
import { mayBeAsked } from '#src/domain/matching/quotes.ts'
import { knownRecord } from '#src/records/changes/record-cache.ts'
import { matchingState } from './matching-state.ts'
import { acceptRefusal, chosenMiss, chosenProposal, FIRST_MISS, missAt } from './proposals/chosen.ts'

/** What it takes is fetched when somebody begins. */
const acts = () => import('./acts.late.ts')
const stateOf = ({ services }: CommandContext) => services.sessionValue(matchingState)

const needsProposals: Condition = {
  check: (context) => stateOf(context).proposals.current() !== undefined,
  reason: 'matching.reason.none',
}
const needsFit = (number: number): Condition => ({
  check: (context) => (stateOf(context).proposals.current()?.fits.length ?? 0) >= number,
  reason: 'matching.reason.none',
})
const needsChosen: Condition = {
  check: (context) => chosenProposal(stateOf(context)) !== undefined,
  reason: 'matching.reason.choose',
}
const needsAny: Condition = {
  check: (context) => (chosenProposal(stateOf(context)) ?? chosenMiss(stateOf(context))) !== undefined,
  reason: 'matching.reason.none',
}
const needsRecommended: Condition = {
  check: (context) => acceptRefusal(stateOf(context)) === undefined,
  reason: (context) => acceptRefusal(stateOf(context)) ?? 'matching.reason.choose',
}
const needsOwnVehicle: Condition = {
  check: (context) => chosenProposal(stateOf(context))?.vehicleId !== undefined,
  reason: 'matching.reason.noVehicle',
}

const needsFilters: Condition = {
  check: (context) => stateOf(context).filters.current() !== undefined,
  reason: 'matching.reason.onlyOrders',
}
const needsFiltered: Condition = {
  check: (context) => stateOf(context).filters.current()?.clear !== undefined,
  reason: 'reasons.noFilters',
}
/** The order the proposals are for; after a reload they may not be there yet. */
const orderAsked = (context: CommandContext) => {
  const about = stateOf(context).proposals.current()?.about
  if (about === undefined) return focusedOf(context, 'order')?.id
  return about.startsWith('order:') ? about.slice('order:'.length) : undefined
}
const needsOrder: Condition = {
  check: (context) => orderAsked(context) !== undefined,
  reason: 'matching.reason.onlyOrders',
}
/** Known before anything is typed: of an order under way nobody is asked any more. */
const needsAskable: Condition = {
  check: (context) => {
    const order = orderHeld(context)
    return order === undefined || mayBeAsked(order)
  },
  reason: 'reason.transport.orderUnderWay',
  values: (context) => ({ order: orderHeld(context)?.orderNumber ?? '' }),
}
const orderHeld = (context: CommandContext) =>
  knownRecord(context.services.queryClient, 'order', orderAsked(context) ?? '')

const shared = { group: 'matching', permission: 'matching.use' } as const
/** Wherever the keyboard is on the screen. */
const onScreen = { ...shared, scope: ['list:matching', 'own:proposals'] } as const
const inProposals = { ...shared, scope: 'own:proposals' } as const

/** Proposals: choosing and taking one, making another one fit, and how the search is set. */
export const commands: readonly Command[] = [
  ...[1, 2, 3, 4, 5].map((number): Command => ({
    ...onScreen,
    id: `matching.choice${number}`,
    title: 'proposals.choice',
    titleValues: () => ({ number }),
    keys: [String(number)],
    needs: [needsFit(number)],
    hiddenInPalette: true,
    trivial: true,
    run: (context) => stateOf(context).choose(number - 1),
  })),
  ...[6, 7, 8, 9].map((number): Command => ({
    ...onScreen,
    id: `matching.fit${number}`,
    title: 'matching.fitTitle',
    titleValues: (context) => ({ name: missAt(stateOf(context), number - FIRST_MISS)?.name ?? String(number) }),
    keys: [String(number)],
    needs: [
      {
        check: (context) => missAt(stateOf(context), number - FIRST_MISS)?.fit !== undefined,
        reason: 'matching.reason.noFit',
      },
    ],
    hiddenInPalette: true,
    run: async (context) => (await acts()).makeFit(context, number - FIRST_MISS),
  })),
  {
    ...inProposals,
    id: 'matching.accept',
    title: 'matching.accept',
    keys: ['enter'],
    needs: [needsChosen, needsRecommended],
    changesData: true,
    run: async (context) => (await acts()).accept(context, { withReason: false }),
  },
  {
    ...inProposals,
    id: 'matching.acceptWithReason',
    title: 'matching.acceptWithReason',
    keys: ['shift+enter'],
    opensField: true,
    permission: 'orders.override',
    needs: [needsChosen],
    changesData: true,
    run: async (context) => (await acts()).accept(context, { withReason: true }),
  },
  {
    ...inProposals,
    id: 'matching.show',
    title: 'matching.show',
    keys: ['space'],
    needs: [needsAny],
    trivial: true,
    run: async (context) => (await acts()).showChosen(context),
  },
  choiceCommand({
    ...inProposals,
    id: 'matching.sort',
    title: 'matching.sortTitle',
    keys: ['o'],
    needs: [needsProposals],
    trivial: true,
    choicesTitle: 'matching.sortTitle',
    choices: ({ services: { t } }) =>
      PROPOSAL_SORTS.map((sort) => ({ id: sort, title: t(`matching.sort.${sort}`), value: sort })),
    run: async (context, sort) => (await acts()).setSearch(context, { sort: sort === 'score' ? undefined : sort }),
  }),
  choiceCommand({
    ...inProposals,
    id: 'matching.radius',
    title: 'matching.radiusTitle',
    keys: ['shift+r'],
    trivial: true,
    choicesTitle: 'matching.radiusTitle',
    choices: async () => (await acts()).radiusChoices(),
    run: async (context, radius) => (await acts()).setRadius(context, radius),
  }),
  {
    ...inProposals,
    id: 'matching.filter',
    title: 'commands.list.filter',
    keys: ['f'],
    needs: [needsFilters],
    opensField: true,
    trivial: true,
    run: (context) => stateOf(context).filters.current()?.open(),
  },
  {
    ...inProposals,
    id: 'matching.clearFilters',
    title: 'commands.list.clearFilters',
    keys: ['shift+f'],
    needs: [needsFilters, needsFiltered],
    trivial: true,
    run: (context) => stateOf(context).filters.current()?.clear?.(),
  },
  {
    ...onScreen,
    id: 'matching.toggle',
    title: 'matching.toggle',
    trivial: true,
    run: async (context) => (await acts()).toggleTab(context),
  },
  {
    ...inProposals,
    id: 'matching.calculateCost',
    title: 'matching.calculateCost',
    keys: ['shift+k'],
    needs: [needsChosen, needsOwnVehicle, needsConnection],
    run: async (context) => (await acts()).calculateCost(context),
  },
  {
    ...inProposals,
    id: 'priceRequests.create',
    title: 'matching.askTitle',
    keys: ['shift+p'],
    opensField: true,
    needs: [needsOrder, needsAskable],
    changesData: true,
    run: async (context) => {
      const id = orderAsked(context)
      if (id !== undefined) await (await acts()).askPrices(context, id)
    },
  },
]
