import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { wizardLogic } from '#machines/order-wizard.machine.ts'
import type { WizardEvent, WizardInput } from '#machines/wizard-session.ts'
import { restoreWizard, storedWizard } from '#machines/wizard-storage.ts'
import { patches, TODAY, typed } from './wizard-world.ts'

function core() {
  let keys = 0
  return wizardLogic({ newKey: () => `key-${++keys}`, today: () => TODAY, now: () => 0 })
}
type Snapshot = SnapshotFrom<ReturnType<typeof core>>

const issue = { path: 'cargo.weightKg', code: 'weight', severity: 'error', message: 'Gewicht' } as const

/** What people do and the world answers, with the one draft that has no errors. */
const happenings: WizardEvent[] = [
  ...patches.map((patch): WizardEvent => ({ type: 'edit', patch })),
  { type: 'next' },
  { type: 'back' },
  { type: 'goTo', step: 'cargo' },
  { type: 'goTo', step: 'create' },
  { type: 'chooseCarrier', carrierId: 'car-007' },
  { type: 'recalculate' },
  { type: 'create' },
  { type: 'retry' },
  { type: 'discard' },
  { type: 'started', session: { sessionId: 'ses-1', version: 1 } },
  { type: 'saved', session: { version: 2, issues: [] } },
  { type: 'reread', session: { version: 3 } },
  { type: 'priced', price: { netPrice: 1480, vatRate: 19 } },
  { type: 'matched', matches: [{ carrierId: 'car-007', blockers: [] }] },
  { type: 'created', orderId: 'NK-2026-004711' },
  { type: 'refused', issues: [issue] },
  { type: 'gone' },
  { type: 'conflicted' },
  { type: 'failed', kind: 'offline', message: '' },
  { type: 'failed', kind: 'failed', message: 'HTTP 500' },
  { type: 'sessionExpired' },
  { type: 'wentOffline' },
  { type: 'wentOnline' },
]

const place = (snapshot: Snapshot): string => {
  const { value } = snapshot
  return typeof value === 'string' ? value : Object.entries(value).flat().join('.')
}
const filled: WizardInput = { data: typed }

/** What the chart decides by; the counters and the words of errors left out. */
function identity(snapshot: Snapshot): string {
  const { currentStep, goal, savedSteps, sessionId, price, carriers, intentKey } = snapshot.context
  const known = [savedSteps.length, sessionId, price, carriers, intentKey].map((value) => Boolean(value))
  return JSON.stringify([snapshot.value, currentStep, goal, savedSteps.length, known])
}

/** How much has been typed: every field that is not empty. */
function typedFields(snapshot: Snapshot): string[] {
  const { data } = snapshot.context
  return Object.entries(data).flatMap(([step, values]) => Object.keys(values).map((field) => `${step}.${field}`))
}

const ways = ['edit', 'wentOffline', 'wentOnline', 'chooseCarrier', 'reread']
const paths = getShortestPaths(core(), {
  input: filled,
  events: happenings.filter(({ type }) => !ways.includes(type)),
  serializeState: identity,
  limit: 20_000,
  stopWhen: (snapshot) => snapshot.context.recoveries > 0,
})

test('every state of the wizard is reachable', () => {
  const reached = new Set(paths.map((path) => place(path.state)))
  expect([...reached].sort()).toEqual([
    'created',
    'creating',
    'discarded',
    'filling.idle',
    'filling.interrupted',
    'unconfirmed',
    'working.matching',
    'working.pricing',
    'working.rereading',
    'working.saving',
    'working.starting',
  ])
})

test('every step is reached on some path, and an order on some', () => {
  expect(paths.length).toBeGreaterThan(100)
  expect([...new Set(paths.map((path) => path.state.context.currentStep))].sort()).toEqual(
    ['cargo', 'carrier', 'create', 'customer', 'delivery', 'pickup', 'price'].sort(),
  )
  expect(paths.some((path) => path.state.context.orderId === 'NK-2026-004711')).toBe(true)
})

test('on no path is anything typed ever lost', () => {
  for (const path of paths) {
    expect(path.state.context.data).toEqual(typed)
  }
})

test('on no path is an order made before everything is on the server, priced and seen', () => {
  for (const path of paths.filter(({ state }) => place(state) === 'creating')) {
    const { savedSteps, price, carriers, intentKey, sessionId } = path.state.context
    expect([savedSteps, price?.netPrice, carriers?.length, typeof intentKey, sessionId]).toEqual([
      ['customer', 'cargo', 'pickup', 'delivery'],
      1480,
      1,
      'string',
      'ses-1',
    ])
  }
})

test('on no path can “create” be acted on while an order is being made', () => {
  for (const path of paths.filter(({ state }) => place(state) === 'creating')) {
    expect([path.state.can({ type: 'create' }), path.state.can({ type: 'discard' })]).toEqual([false, false])
  }
})

/** Waiting always ends with the server's answer, whatever it is. */
function afterFault(machine: ReturnType<typeof core>, snapshot: Snapshot): string {
  return place(transition(machine, snapshot, { type: 'failed', kind: 'failed', message: 'HTTP 500' })[0])
}

const anything = fc.array(fc.constantFrom(...happenings), { maxLength: 80 })

test('whatever happens in whatever order: typed fields only grow, one key is one order, and there is always a way on', () => {
  fc.assert(
    fc.property(anything, fc.boolean(), (events, startFilled) => {
      const machine = core()
      let [snapshot] = initialTransition(machine, startFilled ? filled : {})
      let refusedSince = true
      let key: string | undefined
      for (const event of events) {
        const before = snapshot
        const [after, actions] = transition(machine, before, event)
        snapshot = after
        expect(typedFields(snapshot)).toEqual(expect.arrayContaining(typedFields(before)))
        const creations = actions.filter((action) => action.type === 'createOrder')
        expect(creations.length).toBeLessThanOrEqual(1)
        if (event.type === 'refused' && place(before) === 'creating') refusedSince = true
        if (creations.length === 1) {
          expect(place(before)).not.toBe('creating')
          if (!refusedSince) expect(snapshot.context.intentKey).toBe(key)
          key = snapshot.context.intentKey
          refusedSince = false
        }
        if (snapshot.hasTag('busy')) expect(afterFault(machine, snapshot)).toBe('filling.interrupted')
        if (snapshot.hasTag('unconfirmed')) {
          expect(snapshot.can({ type: 'retry' })).toBe(snapshot.context.online)
        }
      }
    }),
  )
})

test('while offline no call is started', () => {
  const calls = ['startSession', 'saveStep', 'readVersion', 'calculatePrice', 'findCarriers', 'createOrder']
  const people = happenings.filter(({ type }) => type !== 'wentOnline')
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...people), { maxLength: 40 }), (events) => {
      const machine = core()
      let [snapshot] = initialTransition(machine, { ...filled, online: false })
      for (const event of events) {
        const [after, actions] = transition(machine, snapshot, event)
        snapshot = after
        expect(actions.map(({ type }) => type).filter((type) => calls.includes(type))).toEqual([])
      }
    }),
  )
})

test('at any moment what is kept brings back everything typed, the step and the key', () => {
  fc.assert(
    fc.property(anything, (events) => {
      const machine = core()
      let [snapshot] = initialTransition(machine, filled)
      for (const event of events) {
        snapshot = transition(machine, snapshot, event)[0]
        const { data, currentStep, intentKey } = snapshot.context
        const kept: unknown = JSON.parse(JSON.stringify(storedWizard(snapshot.context)))
        expect(restoreWizard(kept)).toMatchObject({ data, currentStep, ...(intentKey && { intentKey }) })
      }
    }),
  )
})

test('restoring never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (stored, data) => {
      restoreWizard(stored)
      const input = restoreWizard({ version: 1, data, completedSteps: stored, savedSteps: stored, session: data })
      const [snapshot] = initialTransition(core(), input ?? {})
      expect(snapshot.status).toBe('active')
    }),
  )
})

test('answers to an earlier call are dropped', () => {
  const machine = core()
  const events: WizardEvent[] = [
    { type: 'next' },
    { type: 'back' },
    { type: 'next' },
    { type: 'started', request: 1, session: { sessionId: 'ses-late', version: 1 } },
    { type: 'failed', request: 1, kind: 'offline', message: '' },
  ]
  const [start] = initialTransition(machine, filled)
  const snapshot = events.reduce((current, event) => transition(machine, current, event)[0], start)
  expect([place(snapshot), snapshot.context.sessionId, snapshot.context.request]).toEqual([
    'working.starting',
    undefined,
    2,
  ])
})
