import type { Command, CommandContext } from '#src/commands/gate/command.ts'
import { needsList, type Condition } from '#src/commands/gate/conditions.ts'
import type { FileRowsHandle } from '#src/commands/gate/screen-handles.ts'

const filesOf = ({ services }: CommandContext): FileRowsHandle | undefined => services.list?.files

const needs = (act: keyof FileRowsHandle, reason: Condition['reason']): Condition => ({
  check: (context) => filesOf(context)?.[act] !== undefined,
  reason,
})

const shared = { group: 'list', scope: 'own:uploads', trivial: true } as const

/** What is done with files on their way. */
export const commands: readonly Command[] = [
  {
    ...shared,
    id: 'uploads.remove',
    title: 'upload.remove',
    keys: ['delete'],
    needs: [needsList, needs('remove', 'upload.reason.select')],
    icon: 'delete',
    run: (context) => filesOf(context)?.remove?.(),
  },
  {
    ...shared,
    id: 'uploads.goOn',
    title: 'upload.goOn',
    keys: ['r'],
    needs: [needsList, needs('remove', 'upload.reason.select'), needs('goOn', 'upload.reason.goesOn')],
    run: (context) => filesOf(context)?.goOn?.(),
  },
  {
    ...shared,
    id: 'uploads.goOnAll',
    title: 'upload.goOnAll',
    keys: ['shift+r'],
    needs: [needsList, needs('goOnAll', 'upload.reason.noneHeld')],
    run: (context) => filesOf(context)?.goOnAll?.(),
  },
  {
    ...shared,
    id: 'uploads.clear',
    title: 'upload.clear',
    keys: ['shift+x'],
    needs: [needsList, needs('clear', 'upload.reason.noneDone')],
    run: (context) => filesOf(context)?.clear?.(),
  },
  ...[1, 2, 3].map((number): Command => ({
    ...shared,
    id: `uploads.choose${number}`,
    title: 'upload.choose',
    titleValues: () => ({ number }),
    keys: [String(number)],
    scope: 'own:uploadChoice',
    needs: [
      needsList,
      { check: (context) => (filesOf(context)?.proposals ?? 0) >= number, reason: 'upload.reason.noChoice' },
    ],
    hiddenInPalette: true,
    changesData: true,
    run: (context) => filesOf(context)?.choose?.(number),
  })),
]
