import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runCommand } from '#src/commands/gate/command-runner.ts'
import { defineCommands } from '#src/commands/gate/registry.ts'
import { holdingKeys } from '#src/commands/keys/hold-keys.ts'
import { createKeptKeys } from '#src/commands/keys/kept-keys.ts'
import { command, context } from '../commands/support.ts'

let field: HTMLInputElement
beforeEach(() => {
  field = document.createElement('input')
  document.body.append(field)
})
afterEach(() => document.body.replaceChildren())

/** Presses a key where the focus is; true where it was held back. */
function strike(key: string, more: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
  return !(document.activeElement ?? document.body).dispatchEvent(event)
}
const type = (keys: string) => [...keys].map((key) => strike(key))

describe('what is typed while a field is on its way', () => {
  /** A field that comes when it is told to. */
  function opening() {
    const code = Promise.withResolvers<void>()
    const done = holdingKeys(() => code.promise, { isOpening: () => true })
    return { arrive: () => (code.resolve(), done) }
  }

  test('stands in it as soon as it has the focus', async () => {
    const { arrive } = opening()
    expect(type('mo')).toEqual([true, true])
    await arrive()
    field.focus()
    await expect.poll(() => field.value).toBe('mo')
  })

  test('is given up by Esc, and the keys behind it are nobody else’s', async () => {
    const { arrive } = opening()
    type('mo')
    expect([strike('Escape'), strike('x')]).toEqual([false, false])
    await arrive()
    field.focus()
    // Whatever was still held would be in the field by the next turn.
    await new Promise((resolve) => setTimeout(resolve))
    expect([strike('y'), field.value]).toEqual([false, ''])
  })
})

describe('a chord pressed again while its command is at work', () => {
  const chord = { ctrlKey: true }

  /** The keys that were heard once the command, begun with this key, is done. */
  async function heardAfter(key: string, begunWith: KeyboardEventInit, presses: () => void): Promise<string[]> {
    const code = Promise.withResolvers<boolean>()
    const ports = {
      registry: defineCommands([
        command({ id: 'a', changesData: true, run: () => code.promise.then(() => undefined) }),
      ]),
      context: () => context(),
      underWay: new Set<string>(),
      recent: () => [],
      setRecent: () => undefined,
      holding: holdingKeys,
    }
    const done = runCommand(ports, 'a', { event: new KeyboardEvent('keydown', { key, ...begunWith }) })
    presses()
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    document.addEventListener('keydown', listen)
    onTestFinished(() => document.removeEventListener('keydown', listen))
    code.resolve(true)
    await done
    strike('last')
    await expect.poll(() => heard).toContain('last')
    return heard
  }

  test('is the same intent; what is typed behind it is pressed', async () => {
    const heard = await heardAfter('Enter', chord, () => {
      strike('Enter', chord)
      strike('Enter', chord)
      strike('j')
      strike('Enter', chord)
    })
    expect(heard).toEqual(['j', 'Enter', 'last'])
  })

  test('is another one as a key alone, which may be the first letter of a reason', async () => {
    expect(await heardAfter('z', {}, () => type('z'))).toEqual(['z', 'last'])
  })
})

describe('keys that are kept back', () => {
  function keeping() {
    const keys = createKeptKeys()
    onTestFinished(() => keys.end())
    return { keys, letGo: keys.keep() }
  }

  test('are pressed in their order once nobody waits any more, each once', async () => {
    const { keys, letGo } = keeping()
    const letOtherGo = keys.keep()
    type('ab')
    field.focus()
    letGo()
    // Who has let go once has: somebody else still waits.
    letGo()
    expect(strike('c')).toBe(true)
    expect([keys.text(), field.value]).toEqual(['abc', ''])
    letOtherGo()
    await expect.poll(() => field.value).toBe('abc')
    expect([keys.text(), strike('d')]).toEqual(['', false])
  })

  test('are pressed also where there is one alone', async () => {
    const { letGo } = keeping()
    type('a')
    field.focus()
    letGo()
    await expect.poll(() => field.value).toBe('a')
  })

  test('wait on where one of them makes somebody wait', async () => {
    const { keys, letGo } = keeping()
    const later: (() => void)[] = []
    field.addEventListener('keydown', ({ key }) => void (key === 'a' && later.push(keys.keep())))
    type('abc')
    field.focus()
    letGo()
    await expect.poll(() => later.length).toBe(1)
    await expect.poll(keys.text).toBe('bc')
    expect([field.value, strike('d')]).toEqual(['a', true])
    later[0]?.()
    await expect.poll(() => field.value).toBe('abcd')
  })

  test('go with Esc, which by itself goes where it always goes', () => {
    const { keys } = keeping()
    expect(strike('Escape')).toBe(false)
    type('ab')
    expect([keys.text(), strike('Escape'), keys.text(), strike('Escape')]).toEqual(['ab', true, '', false])
  })

  test('read as letters: without chords and names of keys, with a blank between two fields', () => {
    const { keys } = keeping()
    type('abx')
    for (const key of ['Backspace', 'Tab', 'ArrowLeft', 'F2']) strike(key)
    for (const chord of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) strike('s', chord)
    expect(strike('Shift', { shiftKey: true })).toBe(false)
    strike('D', { shiftKey: true })
    expect(keys.text()).toBe('ab D')
  })
})
