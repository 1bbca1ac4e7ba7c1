import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { needsConnection, type Condition } from '#src/commands/gate/conditions.ts'
import type { TextKey } from '#src/i18n/keys.ts'
import { viewers, type ViewerHandle } from './viewer-handle.ts'

const viewerOf = (context: CommandContext) => context.services.sessionValue(viewers).of(context)

const needsView: Condition = {
  check: (context) => (viewerOf(context)?.pages ?? 0) > 0,
  reason: 'viewer.reason.none',
}
const needsPage = (by: -1 | 1): Condition => ({
  check(context) {
    const { page = 0, pages = 0 } = viewerOf(context) ?? {}
    return by < 0 ? page > 0 : page <= pages
  },
  reason: 'viewer.reason.none',
})

interface ViewerCommand {
  name: string
  title: TextKey
  keys: readonly string[]
  run(viewer: ViewerHandle): void
  /** Moving is not worth a row in the palette. */
  isMove?: true
}

const entries: readonly ViewerCommand[] = [
  { name: 'zoomIn', title: 'viewer.zoomIn', keys: ['+'], run: (viewer) => viewer.act('zoomIn') },
  { name: 'zoomOut', title: 'viewer.zoomOut', keys: ['-'], run: (viewer) => viewer.act('zoomOut') },
  { name: 'fit', title: 'viewer.fit', keys: ['0'], run: (viewer) => viewer.act('fit') },
  { name: 'turn', title: 'viewer.turn', keys: ['d'], run: (viewer) => viewer.act('turn') },
  { name: 'boxes', title: 'viewer.boxes', keys: ['l'], run: (viewer) => viewer.act('boxes') },
  { name: 'nextPage', title: 'viewer.nextPage', keys: ['pagedown'], run: (viewer) => viewer.pageBy(1), isMove: true },
  {
    name: 'previousPage',
    title: 'viewer.previousPage',
    keys: ['pageup'],
    run: (viewer) => viewer.pageBy(-1),
    isMove: true,
  },
  { name: 'panLeft', title: 'viewer.panLeft', keys: ['shift+left'], run: (viewer) => viewer.pan(-1, 0), isMove: true },
  {
    name: 'panRight',
    title: 'viewer.panRight',
    keys: ['shift+right'],
    run: (viewer) => viewer.pan(1, 0),
    isMove: true,
  },
  { name: 'panUp', title: 'viewer.panUp', keys: ['shift+up'], run: (viewer) => viewer.pan(0, -1), isMove: true },
  { name: 'panDown', title: 'viewer.panDown', keys: ['shift+down'], run: (viewer) => viewer.pan(0, 1), isMove: true },
]

/** How a document is looked at, and its file for other programs. */
export const commands: readonly Command[] = [
  ...entries.map(({ name, title, keys, run, isMove }): Command => ({
    id: `viewer.${name}`,
    title,
    group: 'viewer',
    about: 'document',
    keys,
    scope: 'own:viewer',
    needs: [name === 'nextPage' ? needsPage(1) : name === 'previousPage' ? needsPage(-1) : needsView],
    trivial: true,
    ...(isMove && { hiddenInPalette: true, repeatable: true }),
    run(context) {
      const viewer = viewerOf(context)
      if (viewer) run(viewer)
    },
  })),
  {
    id: 'documents.download',
    title: 'viewer.download',
    group: 'document',
    about: 'document',
    keys: ['shift+y'],
    scope: ['own:viewer', 'list:documents'],
    permission: 'documents.read',
    needs: [needsConnection],
    icon: 'save',
    placements: ['row'],
    run: async (context) => (await import('./download.late.ts')).download(context),
  },
]
