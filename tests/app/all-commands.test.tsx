import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer } from '#mock-server/index.ts'
import { createRegistry } from '#src/app/commands.ts'
import { allCommands } from '#src/app/all-commands.late.ts'
import { loadCommands } from '#src/app/use-registry.ts'
import type { Command } from '#src/commands/gate/command.ts'
import '#src/features/orders/status/workflow.ts'
import { isTextField } from '#src/commands/keys/own-keys.ts'
import { press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'

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
// What comes behind the first screen, with the rules it asks, is there from the first key on: nothing hangs on when it comes.
beforeAll(loadCommands)
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

/** Calls that the app waits for. */
let underWay = 0

/** A fresh backend that counts them. */
function countedServer() {
  const server = createMockServer({ now: () => TEST_NOW })
  const { fetch } = server
  server.fetch = async (input, init) => {
    underWay += 1
    try {
      return await fetch(input, init)
    } finally {
      underWay -= 1
    }
  }
  return server
}

/**
 * Whether keys are kept back for something that is still being opened. That outlives the page it was pressed on, as all pages of
 * this file are one: whoever opens the next one too early has the keys pressed there kept back as well.
 */
function areKeysHeld(): boolean {
  const probe = new KeyboardEvent('keydown', { key: 'F7', code: 'F7', bubbles: true, cancelable: true })
  return document.activeElement?.dispatchEvent(probe) === false
}

/** Turns of 120 ms after which no key is held any more, whatever was opened. */
const MOST_TURNS = 125

/** Until nothing is asked for and nothing is drawn any more, however slow the machine is. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    let turns = 0
    const finish = () => {
      turns += 1
      if (turns < MOST_TURNS && (underWay > 0 || areKeysHeld())) return void (timer = setTimeout(finish, 120))
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
  // With a carrier, with an own vehicle, and one whose proof of delivery nobody has verified: what is sent is asked there.
  ['/orders?status=ASSIGNED&row=NK-2026-004711', ROW],
  ['/orders?status=ASSIGNED&row=NK-2026-004727', ROW],
  ['/orders?status=DELIVERED&row=NK-2026-004635', ROW],
  ['/orders?status=CANCELLED', ROW],
  ['/documents', ROW],
  ['/dispatcher', 'body *'],
  ['/transports', ROW],
  ['/vehicles', ROW],
  ['/vehicles?tab=drivers', ROW],
  ['/loads', ROW],
  ['/dispatcher/enhanced', ROW],
] as const

const asked = new Set<string>()

async function openAt(path: string, place: string) {
  const app = await openApp({ path, server: countedServer() })
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

/** What is asked nowhere here, by what it needs that none of these places has. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  'the keyboard is on the planning board': [
    ...['board.today', 'board.zoom.day', 'board.zoom.days', 'board.zoom.week'],
    ...['tours.merge', 'tours.split', 'tours.unplan', 'carry.stops', 'carry.cut', 'carry.copy'],
  ],
  'something is carried': [
    ...['carry.choice1', 'carry.choice2', 'carry.choice3', 'carry.choice4', 'carry.choice5'],
    ...['carry.drop', 'carry.dropWithReason', 'carry.putBack', 'proposals.open'],
  ],
  'the panel of proposals is open': [
    ...['proposals.choice1', 'proposals.choice2', 'proposals.choice3', 'proposals.choice4', 'proposals.choice5'],
    ...['proposals.cancel', 'proposals.plan', 'proposals.planWithReason', 'proposals.show', 'proposals.showEntry'],
    'proposals.take',
  ],
  'the keyboard is in the line of commands': [...['line.earlier', 'line.later', 'line.examples', 'line.runWithReason']],
  'the keyboard is in the map': ['map.all', 'map.openTruck', 'map.toggleTable'],
  'the wizard is open': [...['wizard.back', 'wizard.discard', 'wizard.next', 'wizard.save', 'wizard.withoutCarrier']],
  'a draft was left': ['wizard.resumeLast'],
  'a form is open': ['form.save'],
  'a panel is open': ['orders.openPage', 'panels.close', 'panels.escape'],
  'the keyboard is in the list of disturbances': ['alerts.dismiss', 'alerts.read'],
  'something was changed, or taken back, before': ['change.repeat', 'undo.undo', 'undo.redo'],
  'an order was opened before': ['orders.last'],
  'a view is changed': ['list.resetView', 'list.saveViewChanges'],
  'something failed to load': ['connection.retry'],
  'something was sent': ['messages.openFile', 'messages.remind'],
  'a reminder is due, or in the list of them': ['reminders.open', 'reminders.remove'],
  'a load was typed by hand': ['loads.delete'],
  'a transport has a driver of our own': ['drivers.openOfTransport'],
  'an order was made of what was read': ['enhancedOrders.openOrder'],
}

test('every command is asked but those that are named here, each with what it needs', () => {
  const left = all.flatMap(({ command }) => (isAsked(command) && !asked.has(command.id) ? [command.id] : []))
  expect(left.toSorted()).toEqual(Object.values(NOT_ASKED).flat().toSorted())
})
