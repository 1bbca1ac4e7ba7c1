import { ENTITY_KINDS, entities } from '#src/contract/entities.ts'
import { repeatCommand } from './gate/repeat.ts'
import type { Command, CommandContext } from './gate/command.ts'
import { needsAnyRecord, needsPanel, needsRedo, needsUndo } from './gate/conditions.ts'

async function copy({ services }: CommandContext, text: string, what: string): Promise<void> {
  await services.copy(text)
  services.notify({ type: 'success', message: services.t('ui.copied', { what }) })
}

/** The row or record as text; the message names its kind, and where it has none its first line. */
async function copyRecord(context: CommandContext): Promise<void> {
  const { focus, services } = context
  const text = focus?.text?.() ?? services.list?.text?.() ?? focus?.id ?? ''
  const [firstLine = ''] = text.split('\n')
  await copy(context, text, focus === undefined ? firstLine : services.t(`commands.group.${focus.kind}`))
}

const palette: readonly Command[] = [
  {
    id: 'palette.open',
    title: 'commands.palette.open',
    group: 'general',
    keys: ['mod+k'],
    scope: 'everywhere',
    inInputs: true,
    hiddenInPalette: true,
    icon: 'search',
    run: ({ services }) => services.ui.openPalette(),
  },
  {
    id: 'palette.search',
    title: 'commands.palette.search',
    group: 'general',
    keys: ['/'],
    scope: 'everywhere',
    icon: 'search',
    trivial: true,
    run: ({ services }) => services.ui.openPalette({ kind: 'search' }),
  },
  {
    id: 'palette.actions',
    title: 'commands.palette.actions',
    group: 'general',
    keys: ['.'],
    scope: 'everywhere',
    needs: [needsAnyRecord],
    placements: ['bulk'],
    hiddenInPalette: true,
    run: ({ services }) => services.ui.openPalette({ kind: 'actions' }),
  },
  {
    id: 'help.cheatSheet',
    title: 'commands.help.cheatSheet',
    group: 'general',
    keys: ['?'],
    scope: ['everywhere', 'dialog'],
    icon: 'keyboard',
    trivial: true,
    run: ({ services }) => services.ui.openCheatSheet(),
  },
  {
    id: 'help.keymap',
    title: 'commands.help.keymap',
    group: 'general',
    scope: 'everywhere',
    icon: 'keyboard',
    run: ({ services }) => services.ui.openKeymapSettings(),
  },
  {
    id: 'navigation.toggle',
    title: 'commands.navigation.toggle',
    group: 'general',
    scope: 'everywhere',
    trivial: true,
    run: ({ services }) => services.ui.toggleNav(),
  },
]

/** Where nothing can be taken back there is no history of it either. */
const undoCalls = ENTITY_KINDS.flatMap((kind) => {
  const { undo } = entities[kind]
  return undo === 'none' ? [] : [undo]
})

const undo: readonly Command[] = [
  {
    id: 'undo.undo',
    calls: undoCalls,
    title: 'undo.undo',
    group: 'general',
    keys: ['mod+z'],
    scope: 'everywhere',
    changesData: true,
    inTurn: true,
    needs: [needsUndo],
    icon: 'undo',
    trivial: true,
    run: ({ services }) => services.undo(),
  },
  {
    id: 'undo.redo',
    calls: undoCalls,
    title: 'undo.redo',
    group: 'general',
    keys: ['mod+shift+z'],
    scope: 'everywhere',
    changesData: true,
    inTurn: true,
    needs: [needsRedo],
    icon: 'redo',
    trivial: true,
    run: ({ services }) => services.redo(),
  },
  {
    id: 'undo.history',
    calls: undoCalls,
    title: 'undo.history',
    group: 'general',
    scope: 'everywhere',
    icon: 'history',
    trivial: true,
    run: ({ services }) => services.ui.openUndoHistory(),
  },
]

const panels: readonly Command[] = [
  {
    id: 'panels.left',
    title: 'commands.panels.left',
    group: 'panels',
    // The sequence types letters in a field; the function key leaves one.
    keys: ['w h', 'shift+f6'],
    scope: 'everywhere',
    inInputs: true,
    hiddenInPalette: true,
    run: ({ services }) => services.panels.focusNeighbour(-1),
  },
  {
    id: 'panels.right',
    title: 'commands.panels.right',
    group: 'panels',
    keys: ['w l', 'f6'],
    scope: 'everywhere',
    inInputs: true,
    hiddenInPalette: true,
    run: ({ services }) => services.panels.focusNeighbour(1),
  },
  ...[1, 2, 3, 4].map((number): Command => ({
    id: `panels.focus${number}`,
    title: 'commands.panels.focus',
    titleValues: () => ({ number }),
    group: 'panels',
    keys: [`w ${number}`],
    scope: 'everywhere',
    hiddenInPalette: true,
    run: ({ services }) => services.panels.focus(number),
  })),
  {
    id: 'panels.zoom',
    title: 'commands.panels.zoom',
    group: 'panels',
    keys: ['w z'],
    scope: 'everywhere',
    trivial: true,
    run: ({ services }) => services.panels.toggleZoom(),
  },
  {
    id: 'panels.close',
    title: 'commands.panels.close',
    group: 'panels',
    keys: ['w x'],
    scope: 'everywhere',
    needs: [needsPanel],
    trivial: true,
    run: ({ services }) => services.closePanel(),
  },
  {
    id: 'panels.escape',
    title: 'commands.panels.close',
    group: 'panels',
    keys: ['escape'],
    scope: ['record', 'form', 'panel'],
    hiddenInPalette: true,
    run: ({ services }) => services.closePanel(),
  },
]

const clipboard: readonly Command[] = [
  {
    id: 'copy.record',
    title: 'commands.copy.record',
    group: 'general',
    keys: ['y y'],
    scope: 'everywhere',
    needs: [needsAnyRecord],
    icon: 'copy',
    placements: ['row'],
    run: copyRecord,
  },
  {
    id: 'copy.link',
    title: 'commands.copy.link',
    group: 'general',
    keys: ['y l'],
    scope: 'everywhere',
    icon: 'link',
    run: (context) => copy(context, context.services.panels.link(), context.services.t('ui.link')),
  },
]

const form: readonly Command[] = [
  {
    id: 'form.save',
    title: 'commands.form.save',
    group: 'form',
    keys: ['mod+enter', 'mod+s'],
    scope: 'form',
    inInputs: true,
    icon: 'save',
    trivial: true,
    run: ({ services }) => services.form?.save(),
  },
]

/** What works on every screen: palette, help, undo, panels, clipboard, and saving the form that has the focus. */
export const workspaceCommands: readonly Command[] = [
  ...palette,
  ...undo,
  ...panels,
  ...clipboard,
  ...form,
  repeatCommand,
]
