import { choiceCommand, type Command, type CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { IMPORT_PATH } from './import-path.ts'
import { importScreen, ROW_TABS, type ImportScreen, type RowTab } from './work/import-screen.ts'
import { importWork } from './work/import-work.ts'

/** What they take is fetched when somebody begins. */
const acts = () => import('./work/acts.late.ts')

const stateOf = ({ services }: CommandContext) => services.sessionValue(importWork).current()
const screenOf = ({ services }: CommandContext) => services.sessionValue(importScreen)

const needsRows: Condition = {
  check: (context) => stateOf(context).phase === 'rows',
  reason: 'imports.reason.noRows',
}
const needsRest: Condition = {
  check: (context) => stateOf(context).creation?.state !== 'running',
  reason: 'imports.reason.creating',
}
const needsJudged: Condition = {
  check: (context) => stateOf(context).judging === undefined,
  reason: 'imports.reason.judging',
}
/** What is wrong with the rows is true still, though other rows may be judged. */
const needsTrue: Condition = {
  check: (context) => stateOf(context).judging?.isAnew !== true,
  reason: 'imports.reason.judging',
}
const needsRunning: Condition = {
  check: (context) => stateOf(context).creation?.state === 'running',
  reason: 'imports.reason.notCreating',
}
const rowOf = (context: CommandContext) => stateOf(context).rowAt(screenOf(context).line())
const needsFaulty: Condition = {
  check: (context) => rowOf(context)?.faults.some(({ column }) => column !== undefined) === true,
  reason: 'imports.reason.noFault',
}
const needsProposal: Condition = {
  check: (context) => rowOf(context)?.proposal !== undefined,
  reason: 'imports.reason.noProposal',
}
const needsGood: Condition = {
  check: (context) => stateOf(context).counts.ready > 0,
  reason: 'imports.reason.noGood',
}
const needsFaults: Condition = {
  check: (context) => stateOf(context).counts.faulty > 0,
  reason: 'imports.reason.noFaults',
}

const shared = { group: 'imports', permission: 'orders.create' } as const
/** Its parts have the keys to themselves: what the whole screen can do works in each of them. */
const PARTS = ['own:importStart', 'own:importPast', 'own:importColumns', 'own:importRows'] as const
/** Both have a row the keyboard is on. */
const ROWS = ['own:importRows', 'own:importPast', 'own:importStart'] as const
const onScreen = { ...shared, scope: PARTS } as const
const onRows = { ...shared, scope: 'own:importRows', needs: [needsRows, needsRest, needsTrue] } as const
const moving = { ...shared, hiddenInPalette: true, trivial: true } as const

const move = (
  id: string,
  title: TextKey,
  keys: readonly string[],
  act: (screen: ImportScreen) => void,
  scope: Command['scope'] = ROWS,
): Command => ({
  ...moving,
  id: `imports.${id}`,
  title,
  keys,
  scope,
  repeatable: true,
  run: (context) => act(screenOf(context)),
})

const TAB_TITLES: Readonly<Record<RowTab, TextKey>> = {
  all: 'imports.show.all',
  faulty: 'imports.show.faulty',
  good: 'imports.show.good',
}

/** Orders out of many rows. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'imports.open',
    calls: 'imports.create',
    title: 'imports.open',
    keys: ['g x'],
    scope: 'everywhere',
    about: 'order',
    icon: 'document',
    run: ({ services }) => services.navigate(IMPORT_PATH),
  },
  {
    ...onScreen,
    id: 'imports.pickFile',
    title: 'imports.pickFile',
    keys: ['d'],
    needs: [needsRest],
    icon: 'document',
    run: async (context) => (await import('./work/load.late.ts')).pickFile(context),
  },
  {
    ...onScreen,
    id: 'imports.paste',
    title: 'imports.paste',
    needs: [needsRest],
    run: async (context) => (await import('./work/load.late.ts')).pasteRows(context),
  },
  {
    ...onScreen,
    id: 'imports.create',
    title: 'imports.create',
    titleValues: (context) => ({ count: stateOf(context).counts.ready }),
    keys: ['mod+enter'],
    needs: [needsRows, needsRest, needsJudged, needsGood],
    changesData: true,
    icon: 'add',
    run: async (context) => (await import('./work/create.late.ts')).createGood(context),
  },
  {
    ...onScreen,
    id: 'imports.halt',
    title: 'imports.halt',
    keys: ['shift+b'],
    needs: [needsRunning],
    run: async (context) => (await import('./work/create.late.ts')).haltCreating(context),
  },
  {
    ...onScreen,
    id: 'imports.takeAll',
    title: 'imports.takeAll',
    keys: ['shift+a'],
    needs: [needsRows, needsRest, needsJudged, needsFaults],
    run: async (context) => (await acts()).takeAllProposals(context),
  },
  {
    ...onScreen,
    id: 'imports.faultList',
    title: 'imports.faultList',
    keys: ['shift+e'],
    needs: [needsRows, needsJudged, needsFaults],
    run: async (context) => (await acts()).saveFaultList(context),
  },
  {
    ...onScreen,
    id: 'imports.close',
    title: 'imports.close',
    keys: ['escape'],
    needs: [needsRest],
    run: async (context) => (await acts()).closeImport(context),
  },
  ...ROW_TABS.map((tab): Command => ({
    ...onScreen,
    id: `imports.show.${tab}`,
    title: TAB_TITLES[tab],
    needs: [needsRows],
    trivial: true,
    run: (context) => screenOf(context).show(tab),
  })),
  {
    ...onScreen,
    id: 'imports.nextFault',
    title: 'imports.nextFault',
    needs: [needsRows, needsFaults],
    trivial: true,
    run: (context) => void screenOf(context).toFault(1),
  },
  {
    ...onRows,
    id: 'imports.takeProposal',
    title: 'imports.takeProposal',
    keys: ['1'],
    needs: [...onRows.needs, needsProposal],
    run: async (context) => (await acts()).takeProposal(context),
  },
  {
    ...onRows,
    id: 'imports.editCell',
    title: 'imports.editCell',
    keys: ['e', 'f2'],
    needs: [...onRows.needs, needsFaulty],
    opensField: true,
    icon: 'edit',
    run: (context) => screenOf(context).editCell(),
  },
  {
    ...onRows,
    id: 'imports.openRow',
    title: 'imports.openRow',
    keys: ['enter', 'space'],
    needs: [needsRows],
    trivial: true,
    run: (context) => screenOf(context).openRow(),
  },
  choiceCommand({
    ...shared,
    id: 'imports.mapColumn',
    title: 'imports.mapColumn',
    keys: ['e', 'enter', 'f2'],
    scope: 'own:importColumns',
    needs: [needsRows, needsRest],
    icon: 'edit',
    choicesTitle: 'imports.mapColumn.choose',
    choices: async (context) => (await acts()).fieldChoices(context),
    run: async (context, field) => (await acts()).mapColumn(context, field),
  }),
  choiceCommand({
    ...onScreen,
    id: 'imports.setCustomer',
    title: 'imports.setCustomer',
    keys: ['u'],
    needs: [needsRows, needsRest],
    icon: 'edit',
    choicesTitle: 'imports.setCustomer.choose',
    choices: async (context) => (await acts()).customerChoices(context),
    run: async (context, customer) => (await acts()).setCustomer(context, customer),
  }),
  choiceCommand({
    ...onScreen,
    id: 'imports.chooseSheet',
    title: 'imports.chooseSheet',
    keys: ['b'],
    needs: [needsRest, { check: (context) => stateOf(context).sheets.length > 1, reason: 'imports.reason.oneSheet' }],
    choicesTitle: 'imports.chooseSheet',
    choices: (context) => stateOf(context).sheets.map((sheet) => ({ id: sheet, title: sheet, value: sheet })),
    run: async (context, sheet) => (await import('./work/load.late.ts')).chooseSheet(context, sheet),
  }),
  move('down', 'commands.list.down', ['j', 'down'], (screen) => screen.move(1)),
  move('up', 'commands.list.up', ['k', 'up'], (screen) => screen.move(-1)),
  move('pageDown', 'commands.list.pageDown', ['pagedown'], (screen) => screen.page(1)),
  move('pageUp', 'commands.list.pageUp', ['pageup'], (screen) => screen.page(-1)),
  move('first', 'commands.list.first', ['home'], (screen) => screen.toEnd('first')),
  move('last', 'commands.list.last', ['end'], (screen) => screen.toEnd('last')),
  move('columnDown', 'commands.list.down', ['j', 'down'], (screen) => screen.moveColumn(1), 'own:importColumns'),
  move('columnUp', 'commands.list.up', ['k', 'up'], (screen) => screen.moveColumn(-1), 'own:importColumns'),
]
