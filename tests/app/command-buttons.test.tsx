import { useEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CommandsProvider, useCommandState } from '#src/commands/gate/commands-provider.tsx'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { createOverlays } from '#src/commands/gate/overlays/overlays.ts'
import { command, context, recordingServices } from '#tests/commands/support.ts'
import { clear, draw, press } from './keyboard-support.tsx'

const BUTTONS = 30
const letters = 'abcdefg'
const services = recordingServices([])

let contexts: number
let checks: number
let draws: number
let online: boolean
let tell: () => void

const registry = defineCommands(
  Array.from({ length: BUTTONS }, (_, index) =>
    command({
      id: `button.${index}`,
      title: 'commands.form.save',
      keys: index < letters.length ? [`g ${letters[index]}`] : [],
      // The first one alone is blocked offline.
      changesData: index === 0,
      needs: [
        {
          check: () => {
            checks += 1
            return true
          },
          reason: 'reasons.noList',
        },
      ],
    }),
  ),
)

function Shown({ id }: { id: string }) {
  useEffect(() => {
    draws += 1
  })
  return <p>{useCommandState(id)?.availability.state}</p>
}

beforeEach(() => {
  online = true
  const current = (): CommandContext => {
    contexts += 1
    return context({ services, online })
  }
  const listeners = new Set<() => void>()
  tell = () => {
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  draw(
    <CommandsProvider
      registry={registry}
      source={{ current, subscribe }}
      overlays={createOverlays({ ...services.ui })}
      storage={{ read: () => undefined, write: () => undefined }}
    >
      {registry.all.map(({ id }) => (
        <Shown key={id} id={id} />
      ))}
    </CommandsProvider>,
  )
  expect(listeners.size).toBe(1)
})
afterEach(clear)

const turn = () => new Promise<void>((done) => setTimeout(done))

/** What the changes of one event cost. */
async function costOf(change: () => void) {
  await turn()
  contexts = checks = draws = 0
  change()
  await turn()
  return { contexts, checks, draws }
}

test('an event makes one context for all buttons, and asks the gate once for each of them', async () => {
  const event = () => {
    for (let change = 0; change < 3; change += 1) tell()
  }
  expect(await costOf(event)).toEqual({ contexts: 1, checks: BUTTONS, draws: 0 })
})

test('only the button whose command is another one now is drawn', async () => {
  const goOffline = () => {
    online = false
    tell()
  }
  expect(await costOf(goOffline)).toMatchObject({ draws: 1 })
  const states = [...document.querySelectorAll('p')].map((shown) => shown.textContent)
  expect(states).toEqual(['blocked', ...Array.from({ length: BUTTONS - 1 }, () => 'available')])
})

test('a key asks those commands alone that have it', async () => {
  expect(await costOf(() => press('k'))).toEqual({ contexts: 1, checks: 0, draws: 0 })
  expect(await costOf(() => press('g'))).toEqual({ contexts: 1, checks: letters.length, draws: 0 })
  expect(await costOf(() => press('k'))).toMatchObject({ checks: 0 })
})
