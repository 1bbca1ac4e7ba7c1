import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import type { Command } from '#src/commands/gate/command.ts'
import { defineCommands, type CommandRegistry } from '#src/commands/gate/registry.ts'
import { effectiveKeymap, noKeymapChanges } from '#src/commands/keys/keymap.ts'
import { createSequenceStore, useShortcuts } from '#src/commands/keys/use-shortcuts.ts'
import { context } from '#tests/commands/support.ts'
import { userEvent } from '#tests/support/typing.ts'

const lateAfterG: Command = {
  id: 'vehicles.park',
  title: 'vehicles.title',
  group: 'vehicle',
  keys: ['g y'],
  scope: 'everywhere',
  run: () => undefined,
}

const atHand: Command = { ...lateAfterG, id: 'vehicles.refuel', keys: ['g x'] }

const late: Command = {
  id: 'vehicles.wash',
  title: 'vehicles.title',
  group: 'vehicle',
  keys: ['y'],
  scope: 'everywhere',
  run: () => undefined,
}

/** A page whose one command is still on its way; `arrive` lets it come. */
async function openPage() {
  const ran: string[] = []
  const arrival = Promise.withResolvers<void>()
  const sequence = createSequenceStore()
  function Page() {
    const [registry, setRegistry] = useState<CommandRegistry>(() => defineCommands([atHand]))
    const more = async () => {
      await arrival.promise
      setRegistry(defineCommands([atHand, late, lateAfterG]))
    }
    useShortcuts({
      registry,
      more: registry.all.length === 1 ? more : undefined,
      keymap: effectiveKeymap(registry.all, noKeymapChanges),
      mac: false,
      context,
      run: (id) => ran.push(id),
      local: () => undefined,
      sequence,
    })
    return (
      <>
        <button>Liste</button>
        <button>Anderes</button>
        <input aria-label="Text" />
      </>
    )
  }
  const element = document.createElement('div')
  document.body.append(element)
  const root = createRoot(element)
  root.render(<Page />)
  onTestFinished(() => {
    root.unmount()
    element.remove()
  })
  await expect.poll(() => element.querySelectorAll('button').length).toBe(2)
  const [list, other] = element.querySelectorAll('button')
  list?.focus()
  return { ran, arrive: arrival.resolve, other, field: element.querySelector('input') }
}

test('the key of a command that is still on its way works as soon as it is there, and only once', async () => {
  const { ran, arrive } = await openPage()
  await userEvent.keyboard('y')
  expect(ran).toEqual([])
  arrive()
  await expect.poll(() => ran).toEqual(['vehicles.wash'])
  await userEvent.keyboard('y')
  expect(ran).toEqual(['vehicles.wash', 'vehicles.wash'])
})

test('a key pressed where the keyboard is no more, and one that was text, do nothing when the command comes', async () => {
  const { ran, arrive, other, field } = await openPage()
  await userEvent.keyboard('y')
  field?.focus()
  await userEvent.keyboard('y')
  arrive()
  other?.focus()
  await userEvent.keyboard('y')
  await expect.poll(() => ran).toEqual(['vehicles.wash'])
})

test('of two keys the second may belong to what is still on its way', async () => {
  const { ran, arrive } = await openPage()
  await userEvent.keyboard('gy')
  expect(ran).toEqual([])
  arrive()
  await expect.poll(() => ran).toEqual(['vehicles.park'])
})

test('what a part of the screen has done with a key is not done again when the command comes', async () => {
  const { ran, arrive, other } = await openPage()
  const clicks: string[] = []
  other?.addEventListener('keydown', ({ key }) => clicks.push(key))
  other?.focus()
  await userEvent.keyboard('y')
  arrive()
  await expect.poll(() => ran).toEqual(['vehicles.wash'])
  expect(clicks).toEqual(['y'])
})
