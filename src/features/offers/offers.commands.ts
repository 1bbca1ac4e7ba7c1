import { choiceCommand, focusedOf, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsPanel, needsRecord, type Condition } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { offerEndpoints } from '#src/contract/offers.ts'
import { editCommand } from '#src/records/fields/edit-command.ts'
import { heldOffer } from './changes/held-offer.ts'

const offer = needsRecord('offer')
const one = [offer, needsOneRecord] as const
const LISTS = [
  listScope('offersOpen'),
  listScope('offersAccepted'),
  listScope('offersRejected'),
  listScope('offersExpired'),
  listScope('offers'),
] as const

/** What they send and ask is fetched when somebody begins. */
const changes = () => import('./changes/offer-changes.late.ts')
const booking = () => import('./changes/booking.late.ts')

const shared = {
  group: 'offer',
  scope: ['list', 'record'],
  permission: offerEndpoints['offers.update'].permission,
  changesData: true,
  placements: ['row'],
} as const

/** Each of them can still be decided. */
const needsOpen: Condition = {
  check: (_context, targets) =>
    targets.every(({ kind, record }) => kind !== 'offer' || record === undefined || record.status === 'open'),
  reason: 'reason.offer.notOpen',
  lasting: true,
}

/** It is open or accepted, and there is no order of it yet. */
const needsNoOrder: Condition = {
  check(context) {
    const held = heldOffer(context)
    if (held === undefined) return true
    return held.orderId === undefined && (held.status === 'open' || held.status === 'accepted')
  },
  reason: (context) => (heldOffer(context)?.orderId === undefined ? 'reason.offer.notOpen' : 'reason.offer.hasOrder'),
  values: (context) => ({ order: heldOffer(context)?.orderId ?? '' }),
  lasting: true,
}

const needsOrder: Condition = {
  check: (context) => heldOffer(context)?.orderId !== undefined,
  reason: 'offers.reason.noOrder',
  lasting: true,
}

const needsCustomer: Condition = {
  check: (context) => heldOffer(context)?.customerId !== undefined,
  reason: 'offers.reason.noCustomer',
  lasting: true,
}

/** Opens a record the offer names beside it. */
const beside = (kind: 'order' | 'partner', idOf: (context: CommandContext) => string | undefined) =>
  function openBeside(context: CommandContext) {
    const id = idOf(context)
    if (id !== undefined) context.services.openPanel({ kind, id }, 'add')
  }

/** What can be done with offers. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'offers.accept',
    title: 'offers.accept.title',
    keys: ['+'],
    needs: [offer, needsOpen],
    placements: ['row', 'bulk'],
    icon: 'add',
    section: 'status',
    run: async (context) => (await changes()).accept(context),
  },
  {
    ...shared,
    id: 'offers.reject',
    title: 'offers.reject.title',
    keys: ['-'],
    needs: [offer, needsOpen],
    placements: ['row', 'bulk'],
    icon: 'close',
    section: 'status',
    run: async (context) => (await changes()).reject(context),
  },
  {
    ...shared,
    id: 'offers.createOrder',
    title: 'offers.createOrder.title',
    keys: ['shift+o'],
    needs: [...one, needsNoOrder],
    icon: 'order',
    section: 'status',
    run: async (context) => (await changes()).createOrder(context),
  },
  {
    ...shared,
    id: 'offers.acceptBest',
    title: 'offers.acceptBest.title',
    keys: ['b'],
    permission: 'matching.use',
    needs: [...one, needsNoOrder],
    icon: 'partner',
    section: 'plan',
    run: async (context) => (await booking()).acceptBest(context),
  },
  choiceCommand({
    ...shared,
    id: 'offers.acceptMatch',
    title: 'offers.acceptMatch.title',
    keys: ['c'],
    permission: 'matching.use',
    needs: [...one, needsNoOrder],
    icon: 'partner',
    section: 'plan',
    choicesTitle: 'offers.acceptMatch.choose',
    choices: async (context) => (await booking()).matchChoices(context),
    run: async (context, match) => (await booking()).acceptMatch(context, match),
  }),
  {
    ...shared,
    id: 'offers.bulkMatch',
    title: 'offers.bulkMatch.title',
    keys: ['shift+b'],
    scope: LISTS,
    permission: 'matching.use',
    needs: [offer],
    placements: ['bulk'],
    icon: 'partner',
    run: async (context) => (await import('./changes/bulk-match.late.ts')).bulkMatch(context),
  },
  editCommand(
    {
      ...shared,
      id: 'offers.edit',
      title: 'offers.edit.title',
      keys: ['e', 'f2'],
      needs: [...one, needsOpen],
      changesData: false,
      icon: 'edit',
    },
    async () => (await import('./record/offer-fields.ts')).editableOffer,
  ),
  {
    ...shared,
    id: 'offers.openOrder',
    trivial: true,
    title: 'offers.openOrder.title',
    keys: ['o'],
    permission: 'orders.read',
    needs: [...one, needsOrder],
    changesData: false,
    icon: 'order',
    run: beside('order', (context) => heldOffer(context)?.orderId),
  },
  {
    ...shared,
    id: 'offers.openCustomer',
    trivial: true,
    title: 'offers.openCustomer.title',
    keys: ['u'],
    permission: 'partners.read',
    needs: [...one, needsCustomer],
    changesData: false,
    icon: 'partner',
    run: beside('partner', (context) => heldOffer(context)?.customerId),
  },
  {
    ...shared,
    id: 'offers.openPage',
    trivial: true,
    title: 'offers.openPage.title',
    keys: ['p'],
    scope: 'record',
    permission: offerEndpoints['offers.get'].permission,
    needs: [offer, { ...needsPanel, lasting: true }],
    changesData: false,
    icon: 'view',
    run(context) {
      const focus = focusedOf(context, 'offer')
      if (focus) context.services.navigate(`/offers/${encodeURIComponent(focus.id)}`)
    },
  },
  {
    ...shared,
    id: 'offers.create',
    opensField: true,
    title: 'offers.create.title',
    keys: ['shift+n'],
    scope: LISTS,
    needs: [],
    about: 'offer',
    icon: 'add',
    placements: ['toolbar'],
    run: async (context) => (await import('./changes/create.late.ts')).openCreate(context),
  },
  {
    id: 'offers.quickSearch',
    opensField: true,
    title: 'offers.quickSearch.title',
    group: 'offer',
    keys: ['q'],
    scope: LISTS,
    permission: offerEndpoints['offers.list'].permission,
    about: 'offer',
    icon: 'search',
    run: async (context) => (await import('./changes/quick-search.late.ts')).quickSearch(context),
  },
  {
    id: 'offers.analytics',
    trivial: true,
    title: 'offers.analytics.title',
    group: 'offer',
    keys: ['w a'],
    scope: [...LISTS, 'record:offer'],
    permission: 'matching.use',
    icon: 'view',
    run: ({ services }) => services.openPanel({ kind: 'offerAnalytics' }),
  },
]
