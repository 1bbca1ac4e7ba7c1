import { createActor } from 'xstate'
import { createOrderWizardMachine } from '#machines/order-wizard.machine.ts'
import {
  type DraftPatch,
  type OwnPrices,
  type StoredWizard,
  type WizardAct,
  WizardError,
  type WizardInput,
  type WizardPorts,
} from '#machines/wizard-session.ts'
import { customerMeant } from '#src/domain/partners/customer-draft.ts'
import { foldText } from '#src/domain/basics/fold-text.ts'
import type { OrderDraft } from '#src/domain/orders/draft.ts'
import { settle } from './settle.ts'

export const TODAY = '2026-11-23'

/** A draft without any errors: Hamburg to München. */
export const typed: OrderDraft = {
  customer: { customerId: 'cus-001', name: 'Elbtal Feinkost GmbH' },
  cargo: { description: 'Kaffee in Säcken', weightKg: 12_000, packageCount: 20, loadingMeters: 8 },
  pickup: { street: 'Am Sandtorkai 1', postalCode: '20457', city: 'Hamburg', date: '2026-11-24' },
  delivery: { street: 'Arnulfstraße 9', postalCode: '80331', city: 'München', date: '2026-11-25' },
}

export const patches: DraftPatch[] = [
  { step: 'customer', values: typed.customer },
  { step: 'cargo', values: typed.cargo },
  { step: 'pickup', values: typed.pickup },
  { step: 'delivery', values: typed.delivery },
]

type Call = 'findCustomer' | 'start' | 'saveStep' | 'readVersion' | 'calculatePrice' | 'findCarriers' | 'createOrder'

/** A server with sessions, versions and idempotency keys; `fail` makes the next calls of a name reject. */
export function wizardWorld(input: WizardInput = {}) {
  const calls: string[] = []
  const failures = new Map<Call, (WizardError | Error)[]>()
  const sessions = new Map<string, { version: number; data: Partial<OrderDraft>; orderId?: string }>()
  const ordersByKey = new Map<string, string>()
  const orders: { orderId: string; data: Partial<OrderDraft>; carrierId: string | undefined; reason?: string }[] = []
  const keys: string[] = []
  const bodies: { carrierId: string | undefined; key: string; reason: string | undefined; prices: OwnPrices }[] = []
  const customers = [ELBUFER, { customerId: 'cus-009', name: 'Elbtal Feinkost GmbH' }]
  let stored: StoredWizard | undefined
  let netPrice = 1480
  let loseNextAnswer = false

  async function call<T>(name: Call, detail: string, work: () => T): Promise<T> {
    calls.push(detail === '' ? name : `${name} ${detail}`)
    await Promise.resolve()
    const failure = failures.get(name)?.shift()
    if (failure) throw failure
    return work()
  }
  function open(sessionId: string) {
    const session = sessions.get(sessionId)
    if (!session) throw new WizardError('gone')
    return session
  }

  const ports: WizardPorts<Price, Match> = {
    newKey: () => {
      keys.push(`key-${keys.length + 1}`)
      return `key-${keys.length}`
    },
    today: () => TODAY,
    now: () => 1_790_000_000_000,
    findCustomer: (name) =>
      call('findCustomer', name, () =>
        customerMeant(
          name,
          customers.filter((one) => foldText(one.name).includes(foldText(name))),
        ),
      ),
    start: () =>
      call('start', '', () => {
        const sessionId = `ses-${calls.filter((made) => made === 'start').length}`
        sessions.set(sessionId, { version: 1, data: {} })
        return { sessionId, version: 1 }
      }),
    saveStep: (sessionId, step, values, version) =>
      call('saveStep', step, () => {
        const session = open(sessionId)
        if (session.version !== version) throw new WizardError('conflict')
        session.version += 1
        session.data = { ...session.data, [step]: values }
        return { version: session.version, issues: [] }
      }),
    readVersion: (sessionId) => call('readVersion', '', () => ({ version: open(sessionId).version })),
    calculatePrice: (sessionId, prices) =>
      call('calculatePrice', '', () => {
        open(sessionId)
        return { netPrice: prices.customerPrice ?? netPrice, vatRate: 19, distanceKm: 790 }
      }),
    findCarriers: (sessionId, radiusKm) =>
      call('findCarriers', String(radiusKm), () => {
        open(sessionId)
        return { matches: [MATCH, BLOCKED_MATCH], autoSelectedCarrierId: 'car-007' }
      }),
    createOrder: (sessionId, carrierId, key, reason, prices = {}) => {
      bodies.push({ carrierId, key, reason, prices })
      return call('createOrder', key, () => {
        const known = ordersByKey.get(key)
        if (known) return { orderId: known }
        const session = open(sessionId)
        const orderId = session.orderId ?? `NK-2026-00471${orders.length + 1}`
        if (!session.orderId) orders.push({ orderId, data: session.data, carrierId, ...(reason && { reason }) })
        session.orderId = orderId
        ordersByKey.set(key, orderId)
        if (loseNextAnswer) {
          loseNextAnswer = false
          throw new WizardError('offline')
        }
        return { orderId }
      })
    },
    persist: (draft) => {
      stored = draft && structuredClone(draft)
    },
  }
  const actor = createActor(createOrderWizardMachine(ports), { input }).start()

  const world = {
    actor,
    calls,
    orders,
    keys,
    bodies,
    ports,
    sessions,
    customers,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    is: (tag: 'editing' | 'interrupted' | 'busy' | 'creating' | 'unconfirmed' | 'created') =>
      actor.getSnapshot().hasTag(tag),
    stored: () => stored,
    fail: (name: Call, ...with_: (WizardError | Error)[]) => failures.set(name, with_),
    loseSession: () => sessions.clear(),
    loseNextAnswer: () => {
      loseNextAnswer = true
    },
    setNetPrice: (price: number) => {
      netPrice = price
    },
    async act(...acts: WizardAct[]) {
      for (const event of acts) {
        actor.send(event)
        await settle()
      }
    },
    /** Types everything and goes as far as asked. */
    async fillTo(step: 'price' | 'carrier' | 'create') {
      for (const patch of patches) await world.act({ type: 'edit', patch }, { type: 'next' })
      if (step !== 'price') await world.act({ type: 'next' })
      if (step === 'create') await world.act({ type: 'next' })
    },
  }
  return world
}

export const ELBUFER = {
  customerId: 'cus-002',
  name: 'Elbufer Maschinenbau AG',
  email: 'versand@elbufer.example',
  phone: '040 000 22-11',
  paymentTerms: 30,
}

export interface Price {
  netPrice: number
  vatRate: number
  distanceKm: number
}
export interface Match {
  carrierId: string
  carrierName: string
  blockers: { code: string }[]
}

export const MATCH: Match = { carrierId: 'car-007', carrierName: 'Trans-Havel GmbH', blockers: [] }
export const BLOCKED_MATCH: Match = {
  carrierId: 'car-013',
  carrierName: 'Oderland Spedition',
  blockers: [{ code: 'licenceExpired' }],
}
