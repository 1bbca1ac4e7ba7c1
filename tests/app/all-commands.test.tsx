import { afterAll, expect, test } from 'vitest'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import type { Command } from '#src/commands/gate/command.ts'
import { isTextField } from '#src/commands/keys/own-keys.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp } from '#tests/support/open-app.tsx'

// Every command there is, asked on the screens where it can be run: does it open something to type in, and if so, is what is
// typed at once behind its key typed there? Nobody keeps a list of them.

/** Each of them has a key of its own here, beside its usual ones, also those that have none. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const strokesAt = (at: number) => [
  'F8',
  LETTERS.charAt(Math.floor(at / LETTERS.length)),
  LETTERS.charAt(at % LETTERS.length),
]
const all = createRegistry(allCommands).all.map((command, at) => ({ command, strokes: strokesAt(at) }))

/** What has run, in order: told by the commands themselves. */
const ran: string[] = []
const before = all.map(({ command }) => ({ command, keys: command.keys, run: command.run }))
for (const { command, strokes } of all) {
  const { id, run, keys = [] } = command
  Object.assign(command, {
    keys: [...keys, strokes.join(' ').toLowerCase()],
    run(context: Parameters<Command['run']>[0]) {
      ran.push(id)
      return run(context)
    },
  })
}
afterAll(() => {
  for (const { command, ...own } of before) Object.assign(command, own)
})

/** All but those that end what is being tested, lead to a place, move on while a key is held, or open the palette by the gate. */
const isAsked = ({ id, group, choices, repeatable }: Command) =>
  group !== 'goto' && choices === undefined && repeatable !== true && id !== 'auth.logout'

/** Whether the keyboard is in something to type in, or in a dialog that has such a thing. */
function isAtField(): boolean {
  const { activeElement } = document
  const fields = activeElement?.closest('dialog[open]')?.querySelectorAll('input, textarea') ?? []
  return isTextField(activeElement) || [...fields].some(isTextField)
}

/** Until nothing is drawn any more. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(finish, 120)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(finish, 120)
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}

/** Keys as close together as can be: nothing but what is done at once comes between two of them. */
async function pressWithoutATask(...strokes: string[]): Promise<void> {
  const pressed: Promise<void>[] = []
  for (const stroke of strokes) {
    pressed.push(press(stroke))
    for (let at = 0; at < 5; at += 1) await Promise.resolve()
  }
  await Promise.all(pressed)
}

const ROW = 'main tr[data-index], main [role="row"]'
/** Where the keyboard is when it begins: a row of a list, the planning board, a record, the wizard. */
const PLACES = [
  ['/orders?status=CREATED', ROW],
  ['/orders?status=ASSIGNED', ROW],
  ['/orders?status=IN_TRANSIT', ROW],
  ['/dispatcher', 'body *'],
  ['/transports', ROW],
  ['/vehicles', ROW],
  ['/vehicles?tab=drivers', ROW],
  ['/loads', ROW],
  ['/dispatcher/enhanced', ROW],
] as const

const asked = new Set<string>()

async function openAt(path: string, place: string) {
  const app = await openApp({ path })
  await expect.poll(() => document.activeElement?.closest(place) ?? null).not.toBeNull()
  await quiet()
  return app
}

/** Runs one command by its own key, and, where it opens something, once more with keys of the list right behind it. */
async function ask(path: string, place: string, { command, strokes }: (typeof all)[number], app: { close(): void }) {
  ran.length = 0
  await press(...strokes)
  if (!ran.includes(command.id)) return app
  asked.add(command.id)
  await quiet()
  const isOpen = isAtField()
  const anew = async () => {
    app.close()
    app = await openAt(path, place)
  }
  await anew()
  if (!isOpen) return app
  ran.length = 0
  // `+` sets the next status, `x` ticks the row, `Entf` deletes.
  await pressWithoutATask(...strokes, '+', 'x', 'ö')
  await quiet()
  expect({ [command.id]: ran.join(' ') }).toEqual({ [command.id]: command.id })
  await anew()
  return app
}

test.each(PLACES)(
  'what opens something to type in at %s gets what is typed behind its key',
  async (path, place) => {
    let app: { close(): void } = await openAt(path, place)
    for (const one of all)
      if (isAsked(one.command) && !asked.has(one.command.id)) app = await ask(path, place, one, app)
    app.close()
  },
  280_000,
)

test('most commands could be asked: the others need something carried, a wizard or a map', () => {
  expect(asked.size).toBeGreaterThanOrEqual(60)
})
