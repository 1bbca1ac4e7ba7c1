import { expect, onTestFinished, test } from 'vitest'
import type { Command } from '#src/commands/gate/command.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { runCommand } from '#src/commands/gate/command-runner.ts'
import { dropHeldKeys, holdingKeys } from '#src/commands/keys/hold-keys.ts'
import { press } from '#tests/support/keyboard.ts'
import { command, context, recordingServices } from '#tests/commands/support.ts'

/** A list with the keyboard in it, a field elsewhere, and what keys do in the list. */
function openPage() {
  const element = document.createElement('div')
  element.innerHTML = '<button>Liste</button><input aria-label="Grund" />'
  document.body.append(element)
  onTestFinished(() => element.remove())
  const ran: string[] = []
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLButtonElement) ran.push(event.key)
  }
  document.addEventListener('keydown', onKeyDown, { capture: true })
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown, { capture: true }))
  const [list, field] = [element.querySelector('button'), element.querySelector('input')]
  list?.focus()
  const answer = Promise.withResolvers<never>()
  const services = recordingServices([], { call: () => answer.promise })
  const run = (planted: Command) =>
    runCommand(
      {
        registry: defineCommands([planted]),
        context: () => context({ services }),
        underWay: new Set(),
        recent: () => [],
        setRecent: () => undefined,
        holding: holdingKeys,
      },
      planted.id,
    )
  return { ran, field, run, answer }
}

test('a change that asks once its code is there, and never said so, is waited for: what is typed stands in its field', async () => {
  const { ran, field, run } = openPage()
  const code = Promise.withResolvers<void>()
  void run(command({ id: 'a', changesData: true, run: () => code.promise.then(() => field?.focus()) }))
  await press('+', 'x', ' ', 'a')
  expect(ran).toEqual([])
  code.resolve()
  await expect.poll(() => field?.value).toBe('+x a')
  expect(ran).toEqual([])
})

test('a change that asks nothing lets the keys go on as soon as it is sent, in their order', async () => {
  const { ran, run, answer } = openPage()
  const code = Promise.withResolvers<void>()
  const change = run(
    command({
      id: 'a',
      changesData: true,
      async run({ services }) {
        await code.promise
        await services.call('orders.delete', { params: { id: 'NK-2026-004711' }, ifMatch: 1, idempotencyKey: 'one' })
      },
    }),
  )
  await press('j', 'j')
  expect(ran).toEqual([])
  code.resolve()
  await expect.poll(() => ran).toEqual(['j', 'j'])
  await press('x')
  expect(ran).toEqual(['j', 'j', 'x'])
  answer.reject(new Error('Aufgegeben'))
  await change
})

test('what was typed behind a change that failed is no key of the list', async () => {
  const { ran, run } = openPage()
  const code = Promise.withResolvers<void>()
  const change = run(command({ id: 'a', changesData: true, run: () => code.promise }))
  await press('+', 'Delete')
  code.reject(new Error('Ohne Verbindung'))
  await change
  await press('j')
  expect(ran).toEqual(['j'])
})

test('Esc gives up what is waited for', async () => {
  const { ran, run } = openPage()
  const code = Promise.withResolvers<void>()
  const change = run(command({ id: 'a', changesData: true, run: () => code.promise }))
  await press('+', 'Escape', 'j')
  expect(ran).toEqual(['Escape', 'j'])
  code.resolve()
  await change
})

test('once the page is left, what was typed for it is pressed nowhere, and the next one has its keys', async () => {
  const { ran, field, run } = openPage()
  const code = Promise.withResolvers<void>()
  const change = run(command({ id: 'a', changesData: true, run: () => code.promise.then(() => field?.focus()) }))
  await press('+', 'x')
  dropHeldKeys()
  await press('j')
  expect(ran).toEqual(['j'])
  code.resolve()
  await change
  expect(field?.value).toBe('')
})
