import { choiceCommand, type Command } from '#src/commands/gate/command.ts'
import { needsOneRecord, needsRecord } from '#src/commands/gate/conditions.ts'
import { listScope } from '#src/commands/gate/scopes.ts'
import { tariffEndpoints } from '#src/contract/partners/tariffs.ts'

/** What they take is fetched when somebody begins. */
const contacts = () => import('./changes/contacts.late.ts')
const papers = () => import('./changes/papers.late.ts')
const tariffs = () => import('./changes/tariffs.late.ts')
const pallets = () => import('./changes/pallets.late.ts')
const floaters = () => import('./changes/floaters.late.ts')
const merging = () => import('./changes/merge.late.ts')

const shared = {
  group: 'partner',
  scope: [listScope('partners'), 'record'],
  permission: 'partners.write',
  changesData: true,
  placements: ['row'],
  needs: [needsRecord('partner'), needsOneRecord],
} as const
const change = { ...shared, opensField: true, icon: 'edit' } as const
const remove = { ...shared, icon: 'delete', section: 'remove' } as const
const tariff = { permission: tariffEndpoints['tariffs.create'].permission } as const
const floater = { permission: tariffEndpoints['fuelSurcharges.create'].permission } as const

/** The parts of a partner: people, papers, tariffs, pallets, and the months of the diesel surcharge; and merging two records of one. */
export const commands: readonly Command[] = [
  choiceCommand({
    ...change,
    id: 'partners.contact',
    calls: 'partners.saveContact',
    title: 'partners.contact.title',
    keys: ['a'],
    choicesTitle: 'partners.contact.choose',
    choices: async (context) => (await contacts()).manageChoices(context),
    run: async (context, chosen) => (await contacts()).openContact(context, chosen),
  }),
  choiceCommand({
    ...remove,
    id: 'partners.removeContact',
    title: 'partners.contact.remove',
    choicesTitle: 'partners.contact.choose',
    choices: async (context) => (await contacts()).contactChoices(context),
    run: async (context, chosen) => (await contacts()).removeContact(context, chosen),
  }),
  choiceCommand({
    ...change,
    id: 'partners.paper',
    calls: 'partners.savePaper',
    title: 'partners.paper.title',
    keys: ['u'],
    choicesTitle: 'partners.paper.choose',
    choices: async (context) => (await papers()).manageChoices(context),
    run: async (context, chosen) => (await papers()).openPaper(context, chosen),
  }),
  choiceCommand({
    ...remove,
    id: 'partners.removePaper',
    title: 'partners.paper.remove',
    choicesTitle: 'partners.paper.choose',
    choices: async (context) => (await papers()).paperChoices(context),
    run: async (context, chosen) => (await papers()).removePaper(context, chosen),
  }),
  choiceCommand({
    ...change,
    ...tariff,
    id: 'tariffs.manage',
    calls: 'tariffs.create',
    title: 'tariffs.title',
    keys: ['t'],
    choicesTitle: 'tariffs.choose',
    choices: async (context) => (await tariffs()).manageChoices(context),
    run: async (context, chosen) => (await tariffs()).openTariff(context, chosen),
  }),
  choiceCommand({
    ...remove,
    ...tariff,
    id: 'tariffs.delete',
    title: 'tariffs.delete',
    choicesTitle: 'tariffs.choose',
    choices: async (context) => (await tariffs()).tariffChoices(context),
    run: async (context, chosen) => (await tariffs()).deleteTariff(context, chosen),
  }),
  choiceCommand({
    ...change,
    id: 'palletBookings.manage',
    calls: 'palletBookings.create',
    title: 'pallets.title',
    keys: ['b'],
    choicesTitle: 'pallets.choose',
    choices: async (context) => (await pallets()).manageChoices(context),
    run: async (context, chosen) => (await pallets()).openBooking(context, chosen),
  }),
  choiceCommand({
    ...remove,
    id: 'palletBookings.delete',
    title: 'pallets.delete',
    choicesTitle: 'pallets.choose',
    choices: async (context) => (await pallets()).bookingChoices(context),
    run: async (context, chosen) => (await pallets()).deleteBooking(context, chosen),
  }),
  choiceCommand({
    ...change,
    ...floater,
    id: 'fuelSurcharges.manage',
    calls: 'fuelSurcharges.create',
    title: 'floater.title',
    scope: 'everywhere',
    needs: [],
    placements: [],
    choicesTitle: 'floater.choose',
    choices: async (context) => (await floaters()).manageChoices(context),
    run: async (context, chosen) => (await floaters()).openFloater(context, chosen),
  }),
  choiceCommand({
    ...remove,
    ...floater,
    id: 'fuelSurcharges.delete',
    title: 'floater.delete',
    scope: 'everywhere',
    needs: [],
    placements: [],
    choicesTitle: 'floater.choose',
    choices: async (context) => (await floaters()).floaterChoices(context),
    run: async (context, chosen) => (await floaters()).deleteFloater(context, chosen),
  }),
  choiceCommand({
    ...shared,
    id: 'partners.merge',
    title: 'partners.merge.title',
    keys: ['shift+v'],
    icon: 'copy',
    choicesTitle: 'partners.merge.choose',
    choices: async (context) => (await merging()).duplicateChoices(context),
    run: async (context, pair) => (await merging()).openMerge(context, pair),
  }),
]
