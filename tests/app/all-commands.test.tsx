import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '#tests/support/test-server.ts'
import { createRegistry } from '#src/app/commands/commands.ts'
import { allCommands } from '#src/app/commands/all-commands.late.ts'
import { loadCommands } from '#src/app/commands/use-registry.ts'
import type { Command } from '#src/commands/gate/command.ts'
import { isTextField } from '#src/commands/keys/own-keys.ts'
import { areKeysHeld, press } from '#tests/support/keyboard.ts'
import { openApp, TEST_NOW } from '#tests/support/open-app.tsx'

// Every command there is, asked on the screens where it can be run: does it open something to type in, and if so, is there a
// moment between its key and that in which what is typed would be keys of the page? No one keeps a list of them.

/** Each of them has one key of its own here, beside its usual ones, also those that have none: nothing else is pressed by it. */
const all = createRegistry(allCommands).all.map((command, at) => ({ command, key: `F${at + 200}` }))

/** What has run on this page, and what of it is not done yet: told by the commands themselves. */
const ran: string[] = []
const atWork = new Set<object>()
const before = all.map(({ command }) => ({ command, keys: command.keys, run: command.run }))
for (const { command, key } of all) {
  const { id, run, keys = [] } = command
  Object.assign(command, {
    keys: [...keys, key.toLowerCase()],
    async run(context: Parameters<Command['run']>[0]) {
      ran.push(id)
      const work = {}
      atWork.add(work)
      try {
        await run(context)
      } finally {
        atWork.delete(work)
      }
    },
  })
}
afterAll(() => {
  for (const { command, ...own } of before) Object.assign(command, own)
})

beforeAll(async () => {
  await loadCommands()
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

/** Whether a dialog is in front of the page: no key is the page's. */
const isDialogOpen = () => document.querySelector('dialog[open]') !== null

/** Calls that the app waits for. */
let underWay = 0

/** A fresh backend that counts them. */
function countedServer() {
  const server = createTestServer({ now: () => TEST_NOW })
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
 * Until nothing is done, asked for, waited for or drawn any more, for so many milliseconds and for some pictures, as a busy
 * machine draws late; with `look`, which is called at each change and each picture, only until there is something to type in, and
 * no longer than the pictures where nothing is drawn at all. What is asked of a person is not waited for.
 */
async function quiet(length: number, look?: () => void): Promise<void> {
  let at = milliseconds()
  let frames = 0
  let isDrawn = look === undefined
  const isBusy = () => underWay > 0 || (!isAtField() && ((atWork.size > 0 && !isDialogOpen()) || areKeysHeld()))
  const again = () => {
    at = milliseconds()
    frames = 0
  }
  const observer = new MutationObserver(() => {
    isDrawn = true
    again()
    look?.()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true })
  while (frames < 5 || (isDrawn && milliseconds() - at < length)) {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    frames += 1
    look?.()
    if (look !== undefined && isAtField()) break
    if (isBusy()) again()
  }
  observer.disconnect()
}

/**
 * Once React has drawn that something is on its way, it puts nothing in the place of that for 300 ms of the page's clock, which
 * runs faster here.
 */
const SPEED = 20
const OPENED = 40
beforeEach(() => {
  const { performance } = window
  const now = performance.now.bind(performance)
  const start = now()
  performance.now = () => start + (now() - start) * SPEED
  onTestFinished(() => void Reflect.deleteProperty(performance, 'now'))
})
const milliseconds = () => performance.now() / SPEED

const ROW = 'main tr[data-index], main [role="row"]'
/** Where the keyboard is when it begins, by keys where need be: a row of a list, the planning board, a part of a screen. */
const PLACES: readonly (readonly [path: string, place: string, ...keys: string[]])[] = [
  ['/orders?status=CREATED', ROW],
  ['/orders?status=ASSIGNED', ROW],
  ['/orders?status=IN_TRANSIT', ROW],
  // With a carrier, with an own vehicle, and one whose proof of delivery no one has verified: what is sent is asked there.
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
  ['/recurring-orders', ROW],
  ['/dispatcher/enhanced', ROW],
  ['/angebots-matching', ROW],
  ['/angebots-matching?panels=offer:OFF-2026-0005', 'aside', 'w', '2'],
  // Five that fit, the best of which can be taken at once, and four that would with a wider search; an own vehicle.
  ['/matching?row=NK-2026-004811', '[data-option]', 'w', '2'],
  ['/matching?row=NK-2026-004784', '[data-option]', 'w', '2'],
  ['/matching?panels=priceRequest:PA-2026-0318', 'aside li', 'w', '3'],
  // A carrier who is not blocked, one who is, and one in a panel.
  ['/partners?kind=carrier', ROW],
  ['/partners?blocked=yes', ROW],
  ['/partners?panels=partner:car-004', 'aside', 'w', '2'],
  ['/reports', '[data-figure]'],
  ['/templates', ROW],
  ['/templates?tab=orders', ROW],
  ['/claims', ROW],
]

const asked = new Set<string>()

const channel = new MessageChannel()
channel.port1.start()

/** How many keys had nothing to run. Why is drawn for some of them at once. */
let refused = 0

/** Lets React draw; a timer would take 4 ms for each of some thousand keys. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    channel.port1.addEventListener('message', () => resolve(), { once: true })
    channel.port2.postMessage(undefined)
  })
}

/** The page as it was opened. */
let untouched = ''

async function openAt(path: string, place: string, keys: readonly string[]) {
  const app = await openApp({ path, server: countedServer() })
  atWork.clear()
  if (keys.length > 0) {
    await expect.poll(() => document.querySelector(place)).not.toBeNull()
    await quiet(30)
    await press(...keys)
  }
  await expect.poll(() => document.activeElement?.closest(place) ?? null).not.toBeNull()
  await quiet(200)
  untouched = state()
  return app
}

/** What is open, selected and where the keyboard is: what decides which commands can run. */
function state(): string {
  const { activeElement } = document
  const isSelected = (element: Element) => element.getAttribute('aria-selected') === 'true'
  return JSON.stringify([
    location.href,
    activeElement?.closest('main, aside, nav')?.getAttribute('data-panel'),
    [activeElement?.tagName, activeElement?.getAttribute('role')],
    [...document.querySelectorAll('[aria-selected]')].filter(isSelected).length,
  ])
}

/** Runs one command by its own key, and looks for as long as it opens something whether keys could be typed into the page. */
async function ask(
  [path, place, ...keys]: (typeof PLACES)[number],
  { command, key }: (typeof all)[number],
  app: { close(): void },
) {
  ran.length = 0
  void press(key)
  if (!ran.includes(command.id)) {
    refused += 1
    if (refused % 20 === 0) await nextTask()
    return app
  }
  asked.add(command.id)
  // As close together as keys can be: nothing but what is done at once comes between two of them.
  for (let at = 0; at < 5; at += 1) await Promise.resolve()
  let wasFree = false
  const look = () => {
    wasFree ||= !isAtField() && !isDialogOpen() && !areKeysHeld()
  }
  look()
  await quiet(OPENED, look)
  expect({ [command.id]: isAtField() && wasFree ? 'lets keys run until it is open' : 'is right' }).toEqual({
    [command.id]: 'is right',
  })
  // Where the keyboard is still in its place, and nothing new is open or selected, the page is as good as a new one.
  if (isDialogOpen()) {
    await press('Escape')
    await quiet(30)
  }
  if (state() === untouched && !isDialogOpen() && !isAtField() && !areKeysHeld() && atWork.size === 0) return app
  app.close()
  return openAt(path, place, keys)
}

test.each(PLACES)(
  'nothing that opens something to type in at %s lets keys run until it is there',
  async (path, place, ...keys) => {
    let app: { close(): void } = await openAt(path, place, keys)
    for (const one of all)
      if (isAsked(one.command) && !asked.has(one.command.id)) app = await ask([path, place, ...keys], one, app)
    app.close()
  },
  200_000,
)

/** What is asked nowhere here, by what it needs that none of these places has. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  'the page can control the mock, which would play dead for all others': [
    'mock.calls',
    'mock.copyAddress',
    'mock.day',
    'mock.dropSocket',
    'mock.expireCsrf',
    'mock.expireToken',
    'mock.exportWorld',
    'mock.goOn',
    'mock.heal',
    'mock.hour',
    'mock.importWorld',
    'mock.offline',
    'mock.online',
    'mock.open',
    'mock.reset',
    'mock.stopClock',
  ],
  'the keyboard is on an e-mail, or a list that is imported': [
    'emails.back',
    'emails.cancelReading',
    'emails.clearFollowUp',
    'emails.createOrder',
    'emails.done',
    'emails.followUp',
    'emails.ignore',
    'emails.next',
    'emails.nextPart',
    'emails.openOrder',
    'emails.openReading',
    'emails.previous',
    'emails.previousPart',
    'emails.readFile',
    'emails.receive',
    'emails.receiveFile',
    'emails.reopen',
    'emails.saveFile',
    'emails.toggleConfirm',
    'imports.close',
    'imports.create',
    'imports.editCell',
    'imports.faultList',
    'imports.halt',
    'imports.nextFault',
    'imports.openRow',
    'imports.past.discard',
    'imports.past.orders',
    'imports.past.resume',
    'imports.past.undo',
    'imports.paste',
    'imports.pickFile',
    'imports.show.all',
    'imports.show.faulty',
    'imports.show.good',
    'imports.takeAll',
    'imports.takeProposal',
    'wizard.fromEmail',
  ],
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
    ...[
      'proposals.better',
      'proposals.cancel',
      'proposals.plan',
      'proposals.planWithReason',
      'proposals.show',
      'proposals.showEntry',
    ],
    'proposals.take',
  ],
  'the keyboard is in the line of commands': [...['line.earlier', 'line.later', 'line.examples', 'line.runWithReason']],
  'the keyboard is in the map': ['map.all', 'map.openTruck', 'map.toggleTable'],
  'the wizard is open': [...['wizard.back', 'wizard.discard', 'wizard.next', 'wizard.save', 'wizard.withoutCarrier']],
  'a draft was left': ['wizard.resumeLast'],
  'a filter is set': ['matching.clearFilters'],
  'a form is open': ['form.save'],
  'a panel of an order is open': ['orders.openPage'],
  'an order was made of an offer': ['offers.openOrder'],
  'more than three carriers were asked': ['quotes.choice4', 'quotes.choice5'],
  'the keyboard is in the list of disturbances': ['alerts.dismiss', 'alerts.read'],
  'something was changed, or taken back, before': ['change.repeat', 'undo.undo', 'undo.redo'],
  'an order was opened before': ['orders.last'],
  'a view is changed': ['list.resetView', 'list.saveViewChanges'],
  'something failed to load': ['connection.retry'],
  'something was sent': ['messages.copyLink', 'messages.openFile', 'messages.remind'],
  'the keyboard is in a list of follow-ups': [...['followUps.openAbout', 'followUps.putOff', 'followUps.setDone']],
  'a hand-over is on the screen': ['handovers.create', 'handovers.send', 'handovers.takeOver'],
  'a load was typed by hand': ['loads.delete'],
  'a document that neither proves nor bills': ['documents.delete'],
  'a transport has a driver of our own': ['drivers.openOfTransport'],
  'the list of deliveries without a checked proof': ['documents.openProof'],
  'a document no one has checked, and its reading': ['documents.read', 'documents.cancelReading'],
  'a document is open beside what was read from it': [
    ...['documents.check', 'reading.edit', 'reading.nextDoubtful'],
    ...['reading.take1', 'reading.take2', 'reading.take3', 'reading.take4', 'reading.take5'],
    ...['viewer.boxes', 'viewer.fit', 'viewer.turn', 'viewer.zoomIn', 'viewer.zoomOut'],
  ],
  'files are on their way': [
    ...['uploads.choose1', 'uploads.choose2', 'uploads.choose3'],
    ...['uploads.clear', 'uploads.goOn', 'uploads.goOnAll', 'uploads.remove'],
  ],
  'the keyboard is in a list of billing, or on an invoice': [
    ...['billing.bill', 'billing.checkProof', 'billing.export', 'dunning.run'],
    ...['invoices.advance', 'invoices.cancel', 'invoices.compose', 'invoices.delete'],
    ...['invoices.issue', 'invoices.openCustomer', 'invoices.openOrder'],
    ...['invoices.pay', 'invoices.print', 'invoices.remind', 'invoices.send'],
    ...['creditNotes.cancel', 'creditNotes.create', 'creditNotes.openCarrier'],
    ...['creditNotes.openCarrierOfOrder', 'creditNotes.openOrder', 'creditNotes.pay', 'creditNotes.print'],
    ...['incomingInvoices.advance', 'incomingInvoices.approve', 'incomingInvoices.create', 'incomingInvoices.delete'],
    ...['incomingInvoices.dispute', 'incomingInvoices.openCarrier'],
    ...[
      'incomingInvoices.openOrder',
      'incomingInvoices.orders',
      'incomingInvoices.pay',
      'list.tab6',
      'list.tab7',
      'list.tab8',
    ],
  ],
  'a campaign, which sales works with': [
    ...['campaigns.create', 'campaigns.delete', 'campaigns.duplicate', 'campaigns.halt', 'campaigns.schedule'],
    ...['campaigns.send', 'campaigns.test', 'campaigns.unschedule'],
  ],
  'the administration, which admins work with': [
    ...['users.endSession', 'users.endSessions', 'users.invite', 'users.lock', 'users.resend', 'users.withdraw'],
  ],
  'the tab of templates of papers': ['documentTemplates.create', 'documentTemplates.remove'],
  'figures of a report have come': ['reports.csv', 'reports.orders'],
  'the page for tests': ['test.copy', 'test.crash', 'test.messages', 'test.missing'],
  'an order was made ahead': ['recurringOrders.openOfOrder'],
  'a company that is customer and carrier': ['partners.openTwin'],
}

test('every command is asked but those that are named here, each with what it needs', () => {
  const left = all.flatMap(({ command }) => (isAsked(command) && !asked.has(command.id) ? [command.id] : []))
  expect(left.toSorted()).toEqual(Object.values(NOT_ASKED).flat().toSorted())
})
