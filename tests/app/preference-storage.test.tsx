import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createPreferenceStorage } from '#src/app/commands/command-context.ts'
import { CommandOverlays, preloadOverlays } from '#src/commands/gate/overlays/command-overlays.tsx'
import { CommandsProvider } from '#src/commands/gate/commands-provider.tsx'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { createOverlays } from '#src/commands/gate/overlays/overlays.ts'
import { createUndoStore } from '#src/commands/undo/store.ts'
import { workspaceCommands } from '#src/commands/workspace-commands.ts'
import { command, context, recordingServices } from '#tests/commands/support.ts'
import { clear, draw, press, type } from './keyboard-support.tsx'

const again = command({
  id: 'orders.again',
  title: 'commands.form.save',
  keys: ['+'],
  run: ({ services }) => services.redo(),
})
const noUndo = createUndoStore({
  undoEvent: () => Promise.resolve({ kind: 'failed', message: '' }),
  keptReason: () => '',
  load: () => undefined,
  save: () => undefined,
})

/** The workspace of a person on this computer as it is after a (re)load; tells what commands have done. */
function openAs(userId: string): string[] {
  const log: string[] = []
  const overlays = createOverlays(recordingServices(log).ui)
  const services = { ...recordingServices(log), ui: overlays.ui }
  const session = { tenantId: 'nordkurs', userId, name: '', email: '', role: 'dispatcher', demo: true } as const
  draw(
    <CommandsProvider
      registry={defineCommands(workspaceCommands, [again])}
      source={{ current: () => context({ services }), subscribe: () => () => undefined }}
      overlays={overlays}
      storage={createPreferenceStorage(session)}
    >
      <CommandOverlays search={() => Promise.resolve([])} undo={noUndo} formatTime={() => '14:03'} />
    </CommandsProvider>,
  )
  return log
}

const firstCommand = () => document.querySelector('dialog [role="option"] bdi')?.textContent
const singleKeys = () => document.querySelector<HTMLInputElement>('dialog input[type="checkbox"]')

beforeEach(async () => {
  localStorage.clear()
  await preloadOverlays()
})
afterEach(() => {
  clear()
  localStorage.clear()
})

test('a change of keys and the last commands are there again after a reload, for this person alone', () => {
  const first = openAs('usr-1')
  press('+')
  expect(first).toEqual(['redo'])
  press('k', { ctrlKey: true })
  type('tasten ändern')
  press('Enter')
  flushSync(() => singleKeys()?.click())
  expect(singleKeys()?.checked).toBe(false)

  const reloaded = openAs('usr-1')
  press('+')
  expect(reloaded).toEqual([])
  press('k', { ctrlKey: true })
  expect(firstCommand()).toBe('Tasten ändern')

  const other = openAs('usr-2')
  press('+')
  expect(other).toEqual(['redo'])
  press('k', { ctrlKey: true })
  expect(firstCommand()).not.toBe('Tasten ändern')
})
